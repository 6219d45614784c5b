//! The decks of a balance report: how they fare against each other.

use fracas_lab::{Meeting, Ranked, System, TournamentReport};

use super::words::{between, count, percent};
use crate::page::{Html, Tone};
use crate::page_table::{Cell, Column, Scale, Table};

/// A pair of decks is a mismatch where one is surely ahead in more than this part of the games.
const MISMATCH: f64 = 0.6;

/// What a comparison of card files does not tell of decks.
pub const DECKS_NOT_COMPARED: &str = "The decks met with the cards of this table only. What the \
    other card file changed between them was not played.";

/// Says how many decks met, and which of them does best and worst.
pub fn best_and_worst(decks: &TournamentReport) -> String {
    let by_share = |one: &&Ranked, other: &&Ranked| one.share.total_cmp(&other.share);
    let standings = &decks.standings;
    let (Some(best), Some(worst)) =
        (standings.iter().max_by(by_share), standings.iter().min_by(by_share))
    else {
        return String::new();
    };
    let wins = |deck: &Ranked| format!("{} ({})", percent(deck.share), between(deck.interval));
    format!(
        "{} decks met, everyone with everyone, in every seat: {} games. {} does best with {} of the \
         first places, {} worst with {}.",
        standings.len(),
        count(decks.games),
        best.name,
        wins(best),
        worst.name,
        wins(worst),
    )
}

/// Lists the pairs of which one is clearly too good for the other, in sentences; the worst first.
pub fn mismatches(decks: &TournamentReport) -> Vec<String> {
    let pairs = decks.standings.iter().flat_map(|one| {
        let meetings = one.against.iter().zip(&decks.standings);
        meetings.filter_map(move |(meeting, other)| Some((one, other, (*meeting)?)))
    });
    let is_mismatch = |pair: &(&Ranked, &Ranked, Meeting)| MISMATCH < pair.2.interval.low;
    let mut found: Vec<_> = pairs.filter(is_mismatch).collect();
    found.sort_by(|one, other| other.2.ahead.total_cmp(&one.2.ahead));
    let line = |(one, other, meeting): &(&Ranked, &Ranked, Meeting)| {
        let (share, range) = (percent(meeting.ahead), between(meeting.interval));
        format!("{} is ahead of {} in {share} of games ({range})", one.name, other.name)
    };
    found.iter().map(line).collect()
}

/// Says how many mismatches there are, and what one is.
pub fn how_many_mismatches(mismatches: usize) -> String {
    let found = match mismatches {
        0 => "No pair of decks is a clear mismatch".to_owned(),
        1 => "One pair of decks is a clear mismatch".to_owned(),
        many => format!("{many} pairs of decks are clear mismatches"),
    };
    format!(
        "{found}: one ahead in more than {:.0}% of games, with its whole interval.",
        100.0 * MISMATCH
    )
}

/// Writes what decks do to each other.
pub(super) fn section(decks: &TournamentReport, seats: usize, is_compared: bool) -> Html {
    let mut html = Html::paragraph(&best_and_worst(decks));
    if is_compared {
        html.push(&Html::paragraph(DECKS_NOT_COMPARED));
    }
    html.push(&standings(decks, seats));
    html.push(&Html::note(
        "How often the deck of the row had a better place than the deck of the column, with half \
         the width of the 95% interval. The same place counts half.",
    ));
    html.push(&matrix(decks));
    let lines = mismatches(decks);
    html.push(&Html::paragraph(&how_many_mismatches(lines.len())));
    if !lines.is_empty() {
        html.push(&Html::long_list(lines.iter().map(|line| (Tone::Plain, "", line.as_str()))));
    }
    html
}

fn standings(decks: &TournamentReport, seats: usize) -> Html {
    let even = 1.0 / seats.max(1) as f64;
    let ends = decks.standings.iter().flat_map(|deck| [deck.interval.low, deck.interval.high]);
    let scale = Scale::around(even, ends);
    let about = match decks.system {
        System::Glicko2 => "Glicko-2: 400 points more are ten wins to one",
        System::WengLin => "Weng-Lin, from 25",
    };
    let mut table = Table::new(vec![
        Column::new("deck", "The deck"),
        Column::new("first places", "Its part of the first places, against all others together"),
        Column::new("95% interval", "The true share is in it in 95 of 100 reports"),
        Column::new("rating", about),
    ]);
    for (place, deck) in decks.standings.iter().enumerate() {
        let rating = deck.rating.rating;
        let shown = match decks.system {
            System::Glicko2 => format!("{rating:.0}"),
            System::WengLin => format!("{rating:.2}"),
        };
        table.row(vec![
            numbered(place, deck),
            Cell::bar(deck.share, &percent(deck.share), deck.interval, even, scale),
            Cell::figure(deck.interval.low, &between(deck.interval)),
            Cell::figure(rating, &shown),
        ]);
    }
    table.write()
}

/// Writes how each deck did against each other; columns go by number, or they would be too wide.
fn matrix(decks: &TournamentReport) -> Html {
    let mut columns = vec![Column::new("deck", "The deck")];
    columns.extend(decks.standings.iter().enumerate().map(|(place, deck)| {
        Column::new(&(place + 1).to_string(), &format!("Against {}", deck.name))
    }));
    let mut table = Table::new(columns);
    for (place, deck) in decks.standings.iter().enumerate() {
        let cells = deck.against.iter().map(|meeting| meeting.map_or_else(Cell::default, tinted));
        table.row([numbered(place, deck)].into_iter().chain(cells).collect());
    }
    table.write()
}

fn numbered(place: usize, deck: &Ranked) -> Cell {
    Cell::text(&format!("{} {}", place + 1, deck.name))
}

fn tinted(meeting: Meeting) -> Cell {
    let doubt = format!("±{:.1}", 100.0 * meeting.interval.half_width());
    Cell::tinted(meeting.ahead, &percent(meeting.ahead), &doubt, Scale::around(0.5, [0.0]))
}
