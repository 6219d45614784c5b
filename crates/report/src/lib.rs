//! What the lab found out, for people and programs: self-contained pages with charts, and files of
//! rows.
//!
//! A [`Page`] is one HTML file that needs nothing else: no network, no script to be read. A
//! [`Chart`] is drawn as SVG inside it, in the colours of the page.
#![expect(clippy::float_arithmetic, reason = "figures are drawn")]

mod analysis;
mod balance;
mod chart;
mod chart_draw;
mod page;
mod page_table;
pub mod rows;

pub use analysis::{AnalysisPage, analysis_page, how_it_ended, how_to_read, marks_of};
pub use balance::{
    BalancePage, DECKS_NOT_COMPARED, HOW_SURE, balance_page, best_and_worst, clear_changes,
    how_many_mismatches, mismatches, nothing_changed, on_the_game, what_changed, what_was_chosen,
};
pub use chart::{Axis, Chart, Ink, Mark, Unit};
pub use page::{Html, Page, Tone};
pub use page_table::{Cell, Column, Scale, Table};
