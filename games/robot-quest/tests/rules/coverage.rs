//! Every rule has its test.

use std::path::Path;

/// The rules that have no test yet.
const PENDING: &[u16] = &[
    // health
    123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    // knock_out
    142, 143, 144, 145, 146, 147, 148, 149, 150, // drawing
    151, 152, 153, 154, 155, 156, // end
    157, 158, 159, 160, 161, 162, 163, // two_players
    164, 165, 166, 167, 168, 169, 170, 171, 172, // teams
    173, 174, 175, 176, 177, // tiles
    178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,
    // robots
    195, 196, 197, 198, 199, // terms
    200, 201, 202, 203, 204, 205, 206, 207, // sample_turn
    208, 209, 210, // end
    211,
];

#[test]
fn every_rule_has_its_test() {
    let [tests, source] =
        ["tests/rules", "src"].map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    let rules = include_str!("../../RULES.md");
    let wrong = fracas_testkit::untested_rules(rules, &[&tests, &source], PENDING);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
