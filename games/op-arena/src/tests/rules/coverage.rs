//! Every rule has its test.

use std::path::Path;

#[test]
fn every_rule_has_its_test() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let rules = include_str!("../../../RULES.md");
    let wrong = fracas_testkit::untested_rules(rules, &[&source], &[]);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
