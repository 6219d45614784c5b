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
