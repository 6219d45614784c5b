//! Every rule has its test.

use std::path::Path;

#[test]
fn every_rule_has_its_test() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    // Packs and drafts are a game of their own, played by the same rulebook.
    let folders = ["src", "tests", "../overpower-limited/tests"];
    let [source, tests, limited] = folders.map(|folder| crate_folder.join(folder));
    let wrong = fracas_testkit::untested_rules(crate::RULES, &[&source, &tests, &limited], &[]);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
