//! Games as rows of a file.

use std::io;
use std::path::PathBuf;

use anyhow::{Context, Result};
use fracas_core::{Seat, Seed, Usage};
use fracas_registry::{Noting, Played};
use fracas_report::rows::{Cell, Column, Format, Kind, RowFile};

use super::contenders::Field;
use crate::input::bad;

/// Where rows go, and what a row is.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct RowArgs {
    /// Writes a row for each match to a file, once all are played: .csv, .json or .parquet.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// What a row of the file is.
    #[arg(long, value_enum, default_value_t = Rows::Matches, requires = "out")]
    rows: Rows,
}

/// What a row is.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Rows {
    /// A match: who sat where with which deck, place and score, and how many decisions it took.
    Matches,
    /// A decision: its match and number, the seat, how many actions it had, and what it chose.
    Decisions,
    /// A use of a card: its match, the seat, the card, and whether it was available, taken or
    /// played.
    Cards,
}

impl RowArgs {
    /// Gets what must be written down of each match.
    pub(crate) fn noting(&self) -> Noting {
        match (&self.out, self.rows) {
            (None, _) | (Some(_), Rows::Matches) => Noting::Results,
            (Some(_), Rows::Decisions) => Noting::Decisions,
            (Some(_), Rows::Cards) => Noting::Cards,
        }
    }

    /// Starts the file, if one is wanted.
    pub(crate) fn start<'a>(&self, table: TableOfRows<'a>) -> Result<Option<RowWriter<'a>>> {
        let Some(path) = &self.out else { return Ok(None) };
        let name = path.display();
        let format = Format::of(path).ok_or_else(|| {
            bad(format!("--out {name}: the name must end in .csv, .json or .parquet"))
        })?;
        let columns = match self.rows {
            Rows::Matches => match_columns(table.seats),
            Rows::Decisions => decision_columns(),
            Rows::Cards => card_columns(),
        };
        let file = RowFile::create(path, format, columns)
            .map_err(|why| bad(format!("--out {name} cannot be written: {why}")))?;
        Ok(Some(RowWriter { file, rows: self.rows, table, path: path.clone() }))
    }
}

/// What is the same for all rows.
#[derive(Clone, Copy)]
pub(crate) struct TableOfRows<'a> {
    /// Where all chance came from.
    pub(crate) seed: &'a Seed,
    /// How many seats there are.
    pub(crate) seats: usize,
    /// Who took part.
    pub(crate) field: &'a Field,
    /// The names of the decks that stay in the seats; none for the usual ones.
    pub(crate) seat_decks: &'a [String],
}

/// Writes games as rows.
pub(crate) struct RowWriter<'a> {
    file: RowFile,
    rows: Rows,
    table: TableOfRows<'a>,
    path: PathBuf,
}

impl RowWriter<'_> {
    /// Writes the rows of a game.
    pub(crate) fn write(&mut self, played: &Played<'_>) -> io::Result<()> {
        match self.rows {
            Rows::Matches => self.write_match(played),
            Rows::Decisions => self.write_decisions(played),
            Rows::Cards => self.write_cards(played),
        }
    }

    /// Gives the file its name.
    pub(crate) fn finish(self) -> Result<()> {
        let path = self.path;
        self.file.finish().with_context(|| format!("{} could not be written", path.display()))
    }

    fn write_match(&mut self, played: &Played<'_>) -> io::Result<()> {
        let TableOfRows { seed, seats, field, seat_decks } = self.table;
        let seed = seed.to_string();
        let bots: Vec<String> = Seat::all(seats)
            .map(|seat| field.contenders[played.sitter(seat)].mind.to_string())
            .collect();
        let mut row = vec![
            Cell::Text(&seed),
            Cell::Number(played.number as i64),
            Cell::Number(played.set as i64),
            Cell::Number(i64::from(played.decisions)),
        ];
        for seat in Seat::all(seats) {
            let brought = field.decks[played.sitter(seat)].as_ref();
            let deck = brought.or_else(|| seat_decks.get(seat.index()));
            row.extend([
                Cell::Text(&bots[seat.index()]),
                Cell::Text(deck.map_or("", String::as_str)),
                Cell::Number(i64::from(played.outcome.place(seat))),
                Cell::Number(i64::from(played.outcome.score(seat))),
            ]);
        }
        self.file.write(&row)
    }

    fn write_decisions(&mut self, played: &Played<'_>) -> io::Result<()> {
        played.notes.decisions.iter().enumerate().try_for_each(|(number, note)| {
            self.file.write(&[
                Cell::Number(played.number as i64),
                Cell::Number(number as i64),
                Cell::Number(i64::from(note.seat.0)),
                Cell::Number(i64::from(note.choices)),
                Cell::Text(&note.action),
            ])
        })
    }

    fn write_cards(&mut self, played: &Played<'_>) -> io::Result<()> {
        played.notes.cards.iter().try_for_each(|note| {
            self.file.write(&[
                Cell::Number(played.number as i64),
                Cell::Number(i64::from(note.seat.0)),
                Cell::Text(&note.card),
                Cell::Text(usage(note.usage)),
            ])
        })
    }
}

/// Names a use of a card.
fn usage(usage: Usage) -> &'static str {
    match usage {
        Usage::Available => "available",
        Usage::Taken => "taken",
        Usage::Played => "played",
    }
}

/// The number that all files have in common.
fn match_column() -> Column {
    Column::new("match", Kind::Large, "number of the match, from 0")
}

fn match_columns(seats: usize) -> Vec<Column> {
    let mut columns = vec![
        Column::new("seed", Kind::Text, "seed of the whole experiment"),
        match_column(),
        Column::new("set", Kind::Large, "number of the set, from 0; its matches share one deal"),
        Column::new("decisions", Kind::Small, "decisions in the match"),
    ];
    for seat in Seat::all(seats) {
        let of_seat = |name: &str, kind, about: &str| {
            Column::new(format!("{name}_{seat}"), kind, format!("{about} seat {seat}"))
        };
        columns.extend([
            of_seat("bot", Kind::Text, "who sat in"),
            of_seat("deck", Kind::Text, "the deck named for it; empty for the usual one of"),
            of_seat("place", Kind::Small, "place, from 1; those who tie share one:"),
            of_seat("score", Kind::Small, "score of"),
        ]);
    }
    columns
}

fn decision_columns() -> Vec<Column> {
    vec![
        match_column(),
        Column::new("number", Kind::Small, "number of the decision in the match, from 0"),
        Column::new("seat", Kind::Small, "who decided"),
        Column::new("choices", Kind::Small, "how many actions were legal"),
        Column::new("action", Kind::Text, "what was chosen, in notation"),
    ]
}

fn card_columns() -> Vec<Column> {
    vec![
        match_column(),
        Column::new("seat", Kind::Small, "who used it"),
        Column::new("card", Kind::Text, "permanent id of the card"),
        Column::new("usage", Kind::Text, "available, taken or played"),
    ]
}
