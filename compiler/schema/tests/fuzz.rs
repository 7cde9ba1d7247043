//! The bodies of the fuzz targets, run on stable for a while: no input makes the checks panic,
//! hang, or answer out of order.

#[allow(unreachable_pub, reason = "it is a library to the fuzz targets")]
#[path = "../fuzz/src/lib.rs"]
mod bodies;

use sandbox_schema::{Pass, check, json_schema};
use std::time::{Duration, Instant};

/// How long the two bodies run, together.
const SECONDS: u64 = 60;

/// How many games the JSON Schema is asked about.
const GAMES: usize = 2_000;

/// How long one file may take; a hang, however busy the machine.
const HANG: Duration = Duration::from_secs(10);

/// The first example and a wild text, from which the bytes of the first body are made.
const EXAMPLE: &[u8] = include_bytes!("../../../rulesets/moving-portals.json");

/// A small generator of numbers that look random, the same ones each time.
struct Seeded(u64);

impl Seeded {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() % most.max(1) as u64).unwrap_or(0)
    }

    fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.next().to_le_bytes()[0]).collect()
    }
}

/// Runs a body until its share of the time is over.
fn run(seed: u64, share: Duration, input: fn(&mut Seeded) -> Vec<u8>, body: fn(&[u8])) {
    let (start, mut seeded) = (Instant::now(), Seeded(seed));
    while start.elapsed() < share {
        let data = input(&mut seeded);
        let before = Instant::now();
        body(&data);
        assert!(before.elapsed() < HANG, "{data:?}");
    }
}

fn choices(seeded: &mut Seeded) -> Vec<u8> {
    let count = 8 + seeded.below(300);
    seeded.bytes(count)
}

/// Bytes alone, or an example with a few pieces of text and bytes put into it.
fn text(seeded: &mut Seeded) -> Vec<u8> {
    const PARTS: [&[u8]; 16] = [
        b"{",
        b"}",
        b"[",
        b"]",
        b"\"",
        b",",
        b":",
        b"\\u",
        b"\\ud800",
        b"1e999",
        b"-",
        b"null",
        b"true",
        b"\xff",
        b"\n",
        b"[[[[[[[[[[[[[[[[[[[[",
    ];
    if seeded.below(8) == 0 {
        let count = seeded.below(400);
        return seeded.bytes(count);
    }
    let mut text = EXAMPLE.to_vec();
    for _ in 0..=seeded.below(4) {
        let from = seeded.below(text.len());
        let to = (from + seeded.below(30)).min(text.len());
        let new = PARTS[seeded.below(PARTS.len())];
        let new = if seeded.below(3) == 0 { text[from..to].repeat(2) } else { new.to_vec() };
        text.splice(from..to, new);
    }
    text
}

#[test]
fn any_bytes_are_answered() {
    run(1, Duration::from_secs(SECONDS / 3), text, bodies::bytes);
}

#[test]
fn any_game_is_answered() {
    run(2, Duration::from_secs(SECONDS * 2 / 3), choices, bodies::specs);
}

#[test]
fn the_json_schema_and_the_shape_pass_agree_on_any_game() {
    let schema = jsonschema::draft202012::new(&json_schema()).expect("the schema is one");
    let mut seeded = Seeded(3);
    for _ in 0..GAMES {
        let file = bodies::game(&choices(&mut seeded));
        let problems = check(file.to_string().as_bytes()).err().unwrap_or_default();
        let right = problems.iter().all(|problem| problem.pass != Pass::Shape);
        assert_eq!(schema.is_valid(&file), right, "{problems:#?}\n{file}");
    }
}
