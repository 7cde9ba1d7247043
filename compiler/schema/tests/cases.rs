//! Every file of `rulesets/cases/validation.jsonl` and of `validation-more.jsonl` is judged as its
//! case says.

use sandbox_schema::{Pass, Problem, check};
use serde_json::Value;

const CASES: [&str; 2] = [
    include_str!("../../../rulesets/cases/validation.jsonl"),
    include_str!("../../../rulesets/cases/validation-more.jsonl"),
];

/// What the file looks like, and what is to be said of it.
struct Case {
    id: String,
    entry: String,
    valid: bool,
    bytes: Vec<u8>,
    expect: Vec<String>,
    exact: Option<Vec<String>>,
    lines: usize,
    /// How many entries the file unavoidably breaks as well.
    also: usize,
}

fn cases() -> Vec<Case> {
    let lines = CASES.into_iter().flat_map(str::lines);
    lines.map(|line| case(&serde_json::from_str(line).expect("a case a line"))).collect()
}

fn case(line: &Value) -> Case {
    let text = |key: &str| line[key].as_str().unwrap_or_default().to_owned();
    let texts = |key: &str| {
        let list = line[key].as_array()?;
        Some(list.iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect())
    };
    let bytes = match line["raw"].as_str() {
        Some(raw) => encode(raw, line["encoding"].as_str().unwrap_or("utf-8")),
        None => line["spec"].to_string().into_bytes(),
    };
    Case {
        id: text("id"),
        entry: text("entry"),
        valid: line["valid"] == Value::Bool(true),
        bytes,
        expect: texts("expect").unwrap_or_default(),
        exact: texts("exact"),
        also: line["also"].as_array().map_or(0, Vec::len),
        lines: line["lines"].as_u64().and_then(|n| n.try_into().ok()).unwrap_or(1),
    }
}

fn encode(text: &str, encoding: &str) -> Vec<u8> {
    match encoding {
        "utf-8" => text.as_bytes().to_vec(),
        "utf-8-sig" => [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        "utf-16" => {
            std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
        }
        "utf-32" => std::iter::once('\u{feff}')
            .chain(text.chars())
            .flat_map(|c| u32::from(c).to_le_bytes())
            .collect(),
        "latin-1" => text.chars().map(|c| u8::try_from(c).expect("a Latin letter")).collect(),
        other => panic!("no such encoding: {other}"),
    }
}

/// The number of a catalogue entry.
fn number(entry: &str) -> Option<u32> {
    entry.strip_prefix("V-")?.parse().ok()
}

/// Whether the shape pass and the version lines have the whole say about a case.
fn is_shape(case: &Case) -> bool {
    number(&case.entry).is_some_and(|number| number <= 308)
}

/// What is wrong with the verdict on a case, if anything is.
fn complaint(case: &Case) -> Option<String> {
    let problems = check(&case.bytes).err().unwrap_or_default();
    let lines: Vec<&str> = problems.iter().map(|problem| &*problem.message).collect();
    let missing: Vec<&String> =
        case.expect.iter().filter(|text| !lines.iter().any(|line| line.contains(*text))).collect();
    let wrong = if case.valid {
        !problems.is_empty()
    } else {
        !missing.is_empty()
            || problems.len() < case.lines
            || case.exact.as_ref().is_some_and(|exact| *exact != lines)
    };
    wrong.then(|| format!("{}: missing {missing:?} in {lines:#?}", case.id))
}

fn report(complaints: &[String]) {
    assert!(complaints.is_empty(), "{} cases:\n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn shape_and_version_cases() {
    let complaints: Vec<String> =
        cases().iter().filter(|c| is_shape(c)).filter_map(complaint).collect();
    report(&complaints);
}

#[test]
fn right_files_and_files_that_only_disagree_pass_the_shape_pass() {
    let early = |problem: &Problem| problem.pass != Pass::Agreement;
    let mut complaints = Vec::new();
    for case in cases().iter().filter(|case| case.valid || number(&case.entry) > Some(308)) {
        let problems = check(&case.bytes).err().unwrap_or_default();
        for problem in problems.iter().filter(|problem| early(problem)) {
            complaints.push(format!("{}: {}", case.id, problem.message));
        }
    }
    report(&complaints);
}

#[test]
fn lines_stand_in_order_and_point_into_the_file() {
    for case in cases() {
        let problems = check(&case.bytes).err().unwrap_or_default();
        let passes: Vec<Pass> = problems.iter().map(|problem| problem.pass).collect();
        assert!(passes.is_sorted(), "{}: {problems:#?}", case.id);
        for pass in [Pass::Shape, Pass::Agreement] {
            let places = problems.iter().filter(|problem| problem.pass == pass);
            assert!(places.is_sorted_by_key(|p| (p.line, p.column)), "{}: {problems:#?}", case.id);
        }
        if let Ok(file) = serde_json::from_slice::<Value>(&case.bytes) {
            let lost = problems.iter().find(|problem| file.pointer(&problem.path).is_none());
            assert!(lost.is_none(), "{}: {lost:?}", case.id);
        }
    }
}

#[test]
fn lines_of_the_shape_pass_do_not_cascade() {
    for case in cases().iter().filter(|case| is_shape(case) && !case.valid) {
        let problems = check(&case.bytes).err().unwrap_or_default();
        let shape = problems.iter().filter(|problem| problem.pass == Pass::Shape).count();
        let wrong = number(&case.entry) < Some(293);
        let whole = case.id == "V-003-g" || case.id == "V-003-f";
        assert!(whole || shape == usize::from(wrong), "{}: {problems:#?}", case.id);
    }
}

#[test]
fn one_mistake_is_one_line() {
    for case in cases().iter().filter(|case| !case.valid && !is_shape(case)) {
        let lines = check(&case.bytes).err().unwrap_or_default();
        let several = case.entry == "MULTI";
        assert!(several || lines.len() <= 1 + case.also, "{}: {lines:#?}", case.id);
    }
}

#[test]
fn every_case_is_judged_as_it_says() {
    let complaints: Vec<String> = cases().iter().filter_map(complaint).collect();
    report(&complaints);
}
