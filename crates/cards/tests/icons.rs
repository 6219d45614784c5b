//! The list of icons.

use fracas_cards::{File, icon, is_id};

#[test]
fn the_names_are_ids_in_order_each_once() {
    let all = icon::all();
    assert!(4_000 < all.len(), "the whole collection: {}", all.len());
    assert!(all.is_sorted_by(|left, right| left < right));
    assert!(all.iter().all(|name| is_id(name)));
}

#[test]
fn every_listed_name_is_known_and_no_other() {
    assert!(icon::all().iter().all(|name| icon::is_known(name)));
    for name in ["", "Bison", "bison ", "bison-", "hot dog", "zzz", "0"] {
        assert!(!icon::is_known(name), "{name:?}");
    }
}

#[test]
fn a_word_of_a_name_suggests_it_before_names_spelt_alike() {
    assert_eq!(icon::nearest("bear"), Some("bear-face"), "not a beard");
    assert_eq!(icon::nearest("Hot_Dog"), Some("hot-dog"));
    assert_eq!(icon::nearest("swis-army-knife"), Some("swiss-army-knife"));
    assert_eq!(icon::nearest(""), None);
    assert_eq!(icon::nearest(&"bear".repeat(100)), None);
}

/// What was meant is looked for among thousands of names, so only as long as someone reads it.
#[test]
fn a_full_report_gets_no_more_suggestions() {
    let icons: Vec<String> = (0..20_000).map(|number| format!("\"bison{number}\"")).collect();
    let source = format!("first = \"bison-x\"\nicons = [\n{}\n]\n", icons.join(",\n"));
    let file = File::read("a.toml", &source);
    assert!(file.root().values("icons").iter().all(|value| value.as_icon().is_none()));
    assert!(file.is_full());
    assert_eq!(file.root().optional_icon("first"), None);
    let report = file.into_report();
    assert_eq!((report.diagnostics().len(), report.omitted()), (50, 19_951));
    let labels: Vec<&str> = report.diagnostics().iter().map(|wrong| &*wrong.label).collect();
    assert_eq!(labels[..2], ["not known here", "did you mean `bison`?"]);
}
