//! Every rule has its test.

use std::path::Path;

/// The rules that have no test yet.
const PENDING: &[u16] = &[
    // attacks
    68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, // sight
    82, 83, 84, 85, 86, 87, 88, 89, // movement
    90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, // pushing
    102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
    // pulling
    119, 120, 121, 122,
];

#[test]
fn every_rule_has_its_test() {
    let [tests, source] =
        ["tests/rules", "src"].map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    let rules = include_str!("../../RULES.md");
    let wrong = fracas_testkit::untested_rules(rules, &[&tests, &source], PENDING);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
