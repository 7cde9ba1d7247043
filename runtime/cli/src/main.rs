//! The command with the shipped games.

fn main() -> std::process::ExitCode {
    chess_variant_sandbox::run(sandbox_games::GAMES)
}
