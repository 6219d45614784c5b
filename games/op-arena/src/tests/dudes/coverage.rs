//! Every Dude has its test.

use std::path::Path;

use crate::catalogue::Catalogue;

#[test]
fn every_dude_has_its_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/dudes");
    let tests: Vec<String> = sources(&folder).iter().flat_map(|source| tests_in(source)).collect();
    let is_tested = |id: &str| {
        let name = format!("{}_", id.replace('-', "_"));
        tests.iter().any(|test| test.starts_with(&name))
    };
    let dudes = Catalogue::base().dudes().map(|(_, dude)| dude.id.as_str());
    let missing: Vec<&str> = dudes.filter(|id| !is_tested(id)).collect();
    assert!(missing.is_empty(), "no test is named after: {}", missing.join(", "));
}

fn sources(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder of these tests");
    entries
        .map(|entry| std::fs::read_to_string(entry.expect("a file").path()).expect("a source"))
        .collect()
}

/// Lists the functions of a source that follow a `#[test]`.
fn tests_in(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]");
    tests.filter_map(|pair| pair[1].strip_prefix("fn ")).map(str::to_owned).collect()
}
