//! How far an experiment is.

use fracas_registry::Progress;
use indicatif::{ProgressBar, ProgressStyle};

use crate::figures::percent;

/// A bar that is drawn on a terminal only.
pub(crate) struct Bar {
    drawn: ProgressBar,
    until: Option<f64>,
    most: u64,
}

impl Bar {
    /// Starts a bar for at most so many games.
    pub(crate) fn new(most: u64, until: Option<f64>) -> Bar {
        let style = ProgressStyle::with_template(
            "{bar:40} {human_pos} of {human_len} games, {eta} left{msg}",
        );
        let bar = ProgressBar::new(most);
        Bar { drawn: style.map_or(bar.clone(), |style| bar.with_style(style)), until, most }
    }

    /// Takes in what is heard. Intervals shrink with the root of the number of games, which tells
    /// how many more there will be.
    pub(crate) fn hear(&self, heard: Progress) {
        match (heard, self.until) {
            (Progress::Played(games), _) => self.drawn.inc(games),
            (Progress::Known(known), Some(wanted)) => {
                let games = self.drawn.position() as f64 * (known / wanted).powi(2);
                self.drawn.set_length((games as u64).clamp(self.drawn.position(), self.most));
                self.drawn.set_message(format!(" (±{} of ±{})", percent(known), percent(wanted)));
            }
            (Progress::Known(_), None) => {}
        }
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        self.drawn.finish_and_clear();
    }
}
