//! The report itself.

use fracas_cards::diagnostic::MAX_SHOWN;
use fracas_cards::{Diagnostic, File, Report};

#[test]
fn a_report_shows_the_first_fifty_and_counts_the_rest() {
    let source = "x y\n".repeat(MAX_SHOWN + 7);
    let report = File::read("a.toml", &source).into_report();
    assert_eq!(report.diagnostics().len(), MAX_SHOWN);
    assert_eq!(report.omitted(), 7);
    assert!(report.render().ends_with("\n\nand 7 more"));
    assert_eq!(report.lines().last().map(|(line, ..)| line), Some(MAX_SHOWN));
}

#[test]
fn a_report_sorts_drops_repeats_and_moves_spans_into_the_source() {
    let mut report = Report::new("a.toml", "é\nb");
    for span in [900..1000, 1..1, 3..4, 3..4] {
        report.push(Diagnostic::new(span, "wrong", "here\nand\u{1b}[31mthere"));
    }
    let places: Vec<_> = report.lines().map(|(line, column, _)| (line, column)).collect();
    assert_eq!(places, [(1, 1), (2, 1), (2, 2)]);
    assert!(report.render().contains("here\\u{a}and\\u{1b}[31mthere"), "labels stay on one line");
}

#[test]
fn a_styled_report_says_the_same_in_colour() {
    let report = File::read("a.toml", "a = x").into_report();
    let styled = report.render_styled();
    assert!(styled.contains("\u{1b}["));
    assert!(styled.contains("text must be in quotes"));
    assert!(!report.render().contains('\u{1b}'));
    assert_eq!(report.to_string(), report.render());
}
