//! Every rule has its test.

use std::path::Path;

/// The rules of limited play, which is not there yet (chapters 16.4 to 16.6).
const PENDING: std::ops::RangeInclusive<u16> = 467..=493;

#[test]
fn every_rule_that_is_played_has_its_test() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let [source, tests] = ["src", "tests"].map(|folder| crate_folder.join(folder));
    let rules = include_str!("../../../RULES.md");
    let pending: Vec<u16> = PENDING.collect();
    let wrong = fracas_testkit::untested_rules(rules, &[&source, &tests], &pending);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
