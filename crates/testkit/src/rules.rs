//! The check that every rule has its test.

use std::collections::BTreeSet;
use std::path::Path;

use fracas_core::Rulebook;

/// Compares the rules with the tests named after them (`fn r012_...`) under some folders of sources.
/// Gives what is wrong, a line each: rules without test, pending rules that have one, tests of
/// rules that do not exist.
pub fn untested_rules(rules: &str, sources: &[&Path], pending: &[u16]) -> Vec<String> {
    let rules: BTreeSet<u16> = Rulebook::new(rules).rules().map(|text| text.rule.0).collect();
    let tested: BTreeSet<u16> = sources.iter().flat_map(|folder| tested_rules(folder)).collect();
    let pending: BTreeSet<u16> = pending.iter().copied().collect();
    let missing = rules.difference(&tested).filter(|rule| !pending.contains(rule));
    let mut wrong: Vec<String> =
        missing.map(|rule| format!("R{rule} has no test named r{rule:03}_...")).collect();
    wrong.extend(
        pending
            .intersection(&tested)
            .map(|rule| format!("R{rule} is listed as pending and has a test")),
    );
    wrong.extend(
        pending
            .difference(&rules)
            .map(|rule| format!("R{rule} is listed as pending and is no rule")),
    );
    wrong.extend(
        tested
            .difference(&rules)
            .map(|rule| format!("r{rule:03}_... tests a rule that does not exist")),
    );
    wrong
}

fn tested_rules(folder: &Path) -> BTreeSet<u16> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut tested = BTreeSet::new();
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            tested.extend(tested_rules(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).expect("a readable source");
            tested.extend(rules_tested_in(&source));
        }
    }
    tested
}

/// Finds functions named after a rule, or after several that one situation shows (`r030_r031_...`), that
/// follow a `#[test]`.
fn rules_tested_in(source: &str) -> BTreeSet<u16> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]");
    let names = tests.filter_map(|pair| pair[1].strip_prefix("fn "));
    let number = |word: &str| word.strip_prefix('r')?.parse().ok();
    names.flat_map(|name| name.split('_').map_while(number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "- **R1** [B] One.\n- **R2** [B] Two.\n- **R12** [B] Twelve.\n";

    #[test]
    fn only_functions_marked_as_tests_count() {
        let source =
            "#[test]\nfn r001_one() {}\nfn r002_helper() {}\n  #[test]\n  fn r012_twelve() {}";
        assert_eq!(rules_tested_in(source), BTreeSet::from([1, 12]));
        let source = "#[test]\nfn r030_r031_both_r005() {}\n#[test]\nfn rest_r006() {}";
        assert_eq!(rules_tested_in(source), BTreeSet::from([30, 31]));
    }

    #[test]
    fn missing_superfluous_and_pending_rules_are_named() {
        let folder = std::env::temp_dir().join(format!("fracas-rules-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(
            folder.join("a.rs"),
            "#[test]\nfn r001_one() {}\n#[test]\nfn r003_three() {}",
        )
        .unwrap();
        let wrong = untested_rules(RULES, &[&folder], &[1, 12]);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            wrong,
            [
                "R2 has no test named r002_...",
                "R1 is listed as pending and has a test",
                "r003_... tests a rule that does not exist",
            ]
        );
    }
}
