//! Valid games at random, written as rule files.

use anyhow::Context;
use sandbox_random::Family;
use std::fs;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games of each family
    #[arg(long, value_name = "N")]
    count: usize,
    /// What the choices follow from: the same seed gives the same games
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Only games of this family, and of every other that is named; of all, if none is
    #[arg(long = "family", value_name = "NAME")]
    families: Vec<Family>,
    /// The folder of the files, FAMILY-NNN.json
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let families = if args.families.is_empty() { Family::ALL } else { &args.families };
    fs::create_dir_all(&args.out).with_context(|| format!("cannot make {}", args.out.display()))?;
    for family in families {
        let games = sandbox_random::games(args.count, args.seed, &[*family]);
        for (number, game) in games.iter().enumerate() {
            let path = args.out.join(format!("{family}-{number:03}.json"));
            let text = serde_json::to_string_pretty(game)? + "\n";
            fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_written_by_family() {
        let out = std::env::temp_dir().join(format!("xtask-random-{}", std::process::id()));
        let families = vec![Family::Turns, Family::Wrap];
        run(&Args { count: 2, seed: 1, families, out: out.clone() }).unwrap();
        let names = fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        assert_eq!(names, ["turns-000.json", "turns-001.json", "wrap-000.json", "wrap-001.json"]);
        let text = fs::read(out.join("wrap-001.json")).unwrap();
        assert!(sandbox_schema::check(&text).is_ok());
        fs::remove_dir_all(&out).unwrap();
    }
}
