//! What was measured, for people and for programs.

use std::time::Duration;

use comfy_table::presets::UTF8_HORIZONTAL_ONLY;
use comfy_table::{CellAlignment, LineStyle, Table};
use serde::Serialize;

/// What was measured with one number of tables.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Figures {
    pub(crate) tables: usize,
    pub(crate) sockets: usize,
    /// How long it was measured.
    pub(crate) seconds: f64,
    /// The moves a second that were due; none when everyone played as soon as they could.
    pub(crate) offered_per_s: Option<u32>,
    /// The moves a second that were confirmed.
    pub(crate) moves_per_s: f64,
    /// From when a move was due until it was confirmed.
    #[serde(rename = "delay_ms")]
    pub(crate) delay: Delay,
    pub(crate) matches: u64,
    /// The pairs whose play failed, and moves that were due and never played.
    pub(crate) errors: u64,
    pub(crate) first_error: Option<String>,
    /// The cores that server and load kept busy.
    pub(crate) server_cores: f64,
    pub(crate) load_cores: f64,
    pub(crate) store: Store,
    pub(crate) memory: Memory,
}

/// How long moves took, in milliseconds.
#[derive(Debug, Default, PartialEq, Serialize)]
pub(crate) struct Delay {
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    pub(crate) max: f64,
}

/// What the store did meanwhile.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Store {
    /// Writes in a transaction, on average.
    pub(crate) writes_in_a_batch: f64,
    /// How long a commit took, on average.
    pub(crate) commit_ms: f64,
    /// How long one commit in a hundred took, of late.
    pub(crate) commit_p99_ms: f64,
}

/// The memory of the server, in kilobytes.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Memory {
    /// Before anyone came.
    pub(crate) empty: u64,
    /// With all matches dealt and nobody connected.
    pub(crate) tables: u64,
    /// With everybody connected, before the first move.
    pub(crate) connected: u64,
    /// After the play.
    pub(crate) played: u64,
    /// The tables in memory then: all that are played on, and finished ones not yet let go.
    pub(crate) tables_after: u64,
}

impl Delay {
    /// Takes the delays of all moves.
    pub(crate) fn of(mut delays: Vec<Duration>) -> Delay {
        delays.sort_unstable();
        let share = |share: usize| {
            let rank = (delays.len() * share).div_ceil(100).max(1);
            delays.get(rank - 1).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
        };
        Delay { p50: share(50), p99: share(99), max: share(100) }
    }
}

impl Figures {
    /// Gets the kilobytes of a table that nobody is connected to.
    fn per_table(&self) -> f64 {
        self.share(self.memory.tables)
    }

    /// Gets the kilobytes of a table with two people connected.
    fn per_connected_table(&self) -> f64 {
        self.share(self.memory.connected)
    }

    fn share(&self, memory: u64) -> f64 {
        memory.saturating_sub(self.memory.empty) as f64 / self.tables.max(1) as f64
    }

    /// Tells how it went, in a line.
    pub(crate) fn summary(&self) -> String {
        let Figures { tables, moves_per_s, delay, errors, .. } = self;
        format!(
            "{tables} tables: {moves_per_s:.0} moves/s, p99 {:.1} ms, {errors} errors",
            delay.p99
        )
    }
}

/// Draws what was measured.
pub(crate) fn draw(all: &[Figures]) -> String {
    let mut table = table();
    let header =
        [String::new()].into_iter().chain(all.iter().map(|it| format!("{} tables", it.tables)));
    table.set_header(header);
    let mut row = |name: &str, value: &dyn Fn(&Figures) -> String| {
        table.add_row([name.to_owned()].into_iter().chain(all.iter().map(value)));
    };
    row("sockets", &|it| it.sockets.to_string());
    row("moves due/s", &|it| {
        it.offered_per_s.map_or_else(|| "as fast as can be".into(), |rate| rate.to_string())
    });
    row("moves confirmed/s", &|it| format!("{:.0}", it.moves_per_s));
    row("delay p50, ms", &|it| format!("{:.1}", it.delay.p50));
    row("delay p99, ms", &|it| format!("{:.1}", it.delay.p99));
    row("delay max, ms", &|it| format!("{:.1}", it.delay.max));
    row("errors", &|it| it.errors.to_string());
    row("matches finished", &|it| it.matches.to_string());
    row("cores of the server", &|it| format!("{:.2}", it.server_cores));
    row("cores of the load", &|it| format!("{:.2}", it.load_cores));
    row("writes in a batch", &|it| format!("{:.1}", it.store.writes_in_a_batch));
    row("commit mean, ms", &|it| format!("{:.2}", it.store.commit_ms));
    row("commit p99, ms", &|it| format!("{:.2}", it.store.commit_p99_ms));
    row("MB, empty", &|it| megabytes(it.memory.empty));
    row("KB per table", &|it| format!("{:.1}", it.per_table()));
    row("KB per table, two connected", &|it| format!("{:.1}", it.per_connected_table()));
    row("MB after play", &|it| megabytes(it.memory.played));
    row("tables in memory after play", &|it| it.memory.tables_after.to_string());
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}

fn table() -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_HORIZONTAL_ONLY.row_separator(LineStyle::none()));
    table
}

fn megabytes(kilobytes: u64) -> String {
    format!("{:.1}", kilobytes as f64 / 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_sorted_delays() {
        let delays = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(Delay::of(delays), Delay { p50: 100.0, p99: 198.0, max: 200.0 });
        let one = Delay::of(vec![Duration::from_micros(1500)]);
        assert_eq!(one, Delay { p50: 1.5, p99: 1.5, max: 1.5 });
        assert_eq!(Delay::of(Vec::new()), Delay::default());
    }

    #[test]
    fn memory_is_shared_by_the_tables() {
        let memory = Memory { empty: 1_000, tables: 3_000, connected: 11_000, ..Memory::default() };
        let figures = Figures { tables: 100, memory, ..Figures::default() };
        assert!((figures.per_table() - 20.0).abs() < 1e-9);
        assert!((figures.per_connected_table() - 100.0).abs() < 1e-9);
    }
}
