//! The analysis of a match as a page.

mod account;
mod course;
mod decision;
mod words;

use fracas_core::Seat;
use fracas_lab::Analysis;

use crate::page::{Html, Page};
pub use words::{how_it_ended, how_to_read, marks_of};

/// The looks of what only this page has.
const STYLE: &str = include_str!("analysis/analysis.css");

/// What a page on a match is made from.
#[derive(Clone, Debug)]
pub struct AnalysisPage<'a> {
    /// The game's title.
    pub title: &'a str,
    /// What was played: mode, seed, worlds.
    pub facts: Vec<(&'static str, String)>,
    /// Who sat where.
    pub names: &'a [String],
    /// What was found out.
    pub analysis: &'a Analysis,
}

impl AnalysisPage<'_> {
    /// Gets the name of who sat in a seat.
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Writes the page.
pub fn analysis_page(page: &AnalysisPage<'_>) -> String {
    let mut html = Page::new(&format!("{}: {}", page.title, page.names.join(" against ")));
    html.facts(page.facts.iter().map(|(name, value)| (*name, value.as_str())));
    let ended = Html::paragraph(&how_it_ended(page.analysis, page.names));
    let style = Html::markup(format!("<style>\n{STYLE}</style>\n"));
    html.section("The course of the match", &Html::all([style, ended, course::chart(page)]));
    html.section("Luck and play", &account::section(page));
    html.section("The choices that cost most", &decision::dearest(page));
    html.section("Every decision", &decision::all(page));
    let notes = how_to_read(page.analysis).into_iter().map(|note| Html::note(&note));
    html.section("How to read this", &Html::all(notes));
    html.write()
}

#[cfg(test)]
mod tests {
    use fracas_core::Outcome;
    use fracas_lab::{Account, Decision, Judged, Mark, Permille};

    use super::*;

    const NAME: &str = "<b>Ann & \"Co\"";

    fn judged(label: &str, value: i32) -> Judged {
        Judged { notation: "x".into(), label: label.into(), value: Permille(value) }
    }

    fn decision(cost: i32, mark: Option<Mark>) -> Decision {
        Decision {
            number: 1,
            seat: Seat(0),
            moment: NAME.into(),
            made: judged(NAME, 500 - cost),
            best: judged("<i>better</i>", 500),
            cost: Permille(cost),
            margin: Permille(20),
            mark,
            options: Vec::new(),
            line: Vec::new(),
            told: vec![NAME.into()],
        }
    }

    fn analysis(decisions: Vec<Decision>) -> Analysis {
        let account = |seat: u8, luck: i32, lost: i32, given: i32, end: i32| Account {
            seat: Seat(seat),
            start: Permille(500),
            luck: Permille(luck),
            lost: Permille(lost),
            given: Permille(given),
            end: Permille(end),
        };
        let moments = [[500, 500], [0, 1000]].map(|moment| moment.map(Permille).to_vec());
        Analysis {
            iterations: 10,
            expected: moments[..=decisions.len()].to_vec(),
            decisions,
            accounts: vec![account(0, -250, 250, 0, 0), account(1, 250, 0, 250, 1000)],
            outcome: Some(Outcome::by_score(&[0, 1])),
            ending: None,
        }
    }

    fn page(analysis: &Analysis) -> String {
        let names = [NAME.to_owned(), "Bob".to_owned()];
        let facts = vec![("seed", NAME.to_owned())];
        analysis_page(&AnalysisPage { title: NAME, facts, names: &names, analysis })
    }

    #[test]
    fn text_from_a_replay_cannot_become_markup() {
        let written = page(&analysis(vec![decision(250, Some(Mark::Blunder))]));
        assert!(!written.contains("<b>Ann") && !written.contains("<i>better"), "{written}");
        assert!(written.contains("&lt;b&gt;Ann &amp; &quot;Co&quot;"), "{written}");
    }

    #[test]
    fn a_choice_that_cost_much_is_told_and_marked_on_the_chart() {
        let written = page(&analysis(vec![decision(250, Some(Mark::Blunder))]));
        assert!(written.contains("a choice that cost much"), "on the chart");
        assert!(written.contains("blunder, −25.0 points"), "in full");
        assert!(written.contains("1 blunder<"), "counted");
        assert!(written.contains("Bob won."), "the result");
    }

    #[test]
    fn where_nothing_cost_much_or_nothing_was_decided_the_page_says_so() {
        let written = page(&analysis(vec![decision(9, None)]));
        assert!(written.contains("No choice cost as much as a point."));
        assert!(!written.contains("a choice that cost much"));
        assert!(page(&analysis(vec![])).contains("Nothing was decided yet."));
    }
}
