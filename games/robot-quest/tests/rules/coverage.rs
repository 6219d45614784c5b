//! Every rule has its test.

use std::path::Path;

/// The rules that have no test yet.
const PENDING: &[u16] = &[
    // components
    1, 2, 3, 4, 5, // setup
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    // turn_frame
    28, 29, 30, 31, 32, 33, 34, 35, 36, // playing
    39, 40, 41, 42, // acquiring
    43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, // energy
    55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, // attacks
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
