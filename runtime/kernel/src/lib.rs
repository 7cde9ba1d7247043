//! What the rules mean.
