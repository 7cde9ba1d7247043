//! The reference and the JSON Schema say what the checks do.

use jsonschema::Validator;
use sandbox_schema::{check, json_schema, reference};
use serde_json::{Value, json};

const FIRST: &str = include_str!("../../../rulesets/five-by-five.json");
const SECOND: &str = include_str!("../../../rulesets/moving-portals.json");

const CASES: [&str; 2] = [
    include_str!("../../../rulesets/cases/validation.jsonl"),
    include_str!("../../../rulesets/cases/validation-more.jsonl"),
];

fn validator() -> Validator {
    jsonschema::draft202012::new(&json_schema()).expect("the schema is one")
}

/// The keys a schema names, at any depth.
fn keys(schema: &Value, found: &mut Vec<String>) {
    for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
        found.push(key.clone());
        keys(inner, found);
    }
    for inner in schema["anyOf"].as_array().into_iter().flatten() {
        keys(inner, found);
    }
    for inner in ["items", "additionalProperties"].iter().filter_map(|key| schema.get(key)) {
        keys(inner, found);
    }
}

/// The keys that the typed definition of the language states.
fn stated() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/spec");
    let mut stated = Vec::new();
    for file in std::fs::read_dir(folder).expect("the definition is there") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
        let fields = text.lines().filter_map(|line| line.strip_prefix("    pub "));
        stated.extend(
            fields.filter_map(|field| field.split_once(": ")).map(|(key, _)| key.to_owned()),
        );
    }
    // Their keys are "0" and "1".
    stated.retain(|key| key != "first" && key != "second");
    stated
}

#[test]
fn every_key_is_in_the_reference_and_in_the_json_schema() {
    let (reference, schema) = (reference(), json_schema());
    let mut in_schema = Vec::new();
    keys(&schema, &mut in_schema);
    let stated = stated();
    assert!(stated.len() > 120, "{} keys", stated.len());
    for key in stated {
        assert!(in_schema.contains(&key), "{key} is not in the JSON Schema");
        let heading = format!("`rules.{key}`:");
        let known = reference.contains(&format!("- `{key}`: ")) || reference.contains(&heading);
        assert!(known, "{key} is not in the reference");
    }
    for key in in_schema {
        assert!(reference.contains(&format!("`{key}`")) || reference.contains(&format!(".{key}`")));
    }
}

#[test]
fn every_property_is_described() {
    fn described(schema: &Value, path: &str) {
        for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
            let path = format!("{path}/{key}");
            let words = inner["description"].as_str().unwrap_or_default();
            assert!(key == "0" || key == "1" || !words.is_empty(), "{path} is not described");
            described(inner, &path);
            described(&inner["items"], &path);
        }
    }
    described(&json_schema(), "");
}

#[test]
fn defaults_in_the_json_schema_fit_it() {
    fn fits(schema: &Value, path: &str) {
        for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
            let path = format!("{path}/{key}");
            if let Some(default) = inner.get("default") {
                let validator = jsonschema::draft202012::new(inner).expect("a schema");
                assert!(validator.is_valid(default), "{path}");
            }
            fits(inner, &path);
            fits(&inner["items"], &path);
        }
    }
    fits(&json_schema(), "");
}

/// The cases of a shape that no JSON Schema can tell: how a number is written.
const BEYOND: [&str; 3] = ["V-011-f", "V-020-f", "V-020-g"];

#[test]
fn the_json_schema_knows_the_calendar() {
    let validator = validator();
    let mut file: Value = serde_json::from_str(FIRST).expect("an example is JSON");
    for year in [0, 1, 4, 100, 400, 1900, 1996, 1999, 2000, 2023, 2024, 2100, 2400, 9996] {
        for (month, day) in [(2, 28), (2, 29), (2, 30), (4, 30), (4, 31), (12, 31), (0, 1), (13, 1)]
        {
            let added = format!("{year:04}-{month:02}-{day:02}");
            file["provenance"] = json!({ "added": added });
            let right = check(file.to_string().as_bytes()).is_ok();
            assert_eq!(validator.is_valid(&file), right, "{added}");
        }
    }
}

#[test]
fn the_json_schema_judges_the_cases_as_the_shape_pass_does() {
    let validator = validator();
    let mut wrong = Vec::new();
    for line in CASES.into_iter().flat_map(str::lines) {
        let case: Value = serde_json::from_str(line).expect("a case a line");
        let id = case["id"].as_str().unwrap_or_default();
        let entry = case["entry"].as_str().unwrap_or_default();
        let number: Option<u32> = entry.strip_prefix("V-").and_then(|number| number.parse().ok());
        let file = match case["raw"].as_str() {
            Some(raw) => serde_json::from_str(raw).ok(),
            None => Some(case["spec"].clone()),
        };
        let Some(file) = file else { continue };
        let valid = validator.is_valid(&file);
        let of_shape = number.is_some_and(|number| (9..293).contains(&number));
        let refused = of_shape && case["valid"] == json!(false) && !BEYOND.contains(&id);
        let accepted = case["valid"] == json!(true) || number.is_some_and(|number| number >= 293);
        if refused && valid || accepted && !valid {
            wrong.push(id.to_owned());
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The lines that a wrong form of an example gets.
fn lines(example: &str, change: impl Fn(&mut Value)) -> Vec<String> {
    let mut file: Value = serde_json::from_str(example).expect("an example is JSON");
    change(&mut file);
    let problems = check(file.to_string().as_bytes()).err().unwrap_or_default();
    problems.into_iter().map(|problem| problem.message).collect()
}

#[test]
fn the_lines_in_the_reference_are_the_lines_printed() {
    let printed = [
        lines(FIRST, |file| file["pieces"][1]["stamina"] = json!(2)),
        lines(FIRST, |file| file["pieces"][2]["moves"][0]["kind"] = json!("teleport")),
        lines(FIRST, |file| file["setup"]["placements"][1]["squares"] = json!(["f1"])),
        lines(FIRST, |file| file["rules"]["promotion"]["to"] = json!(["Q", "A"])),
        lines(FIRST, |file| {
            file["rules"]["en_passant"] = json!(true);
            file["rules"].as_object_mut().map(|rules| rules.remove("promotion"));
        }),
        lines(SECOND, |file| file["schema_version"] = json!(18)),
    ];
    let reference = reference();
    for lines in printed {
        assert!(!lines.is_empty());
        let missing: Vec<_> = lines.iter().filter(|line| !reference.contains(*line)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
    assert_eq!(lines(FIRST, |_| ()), [""; 0]);
    assert_eq!(lines(SECOND, |_| ()), [""; 0]);
}
