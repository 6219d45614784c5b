//! The cards of a balance report: an overview, and every figure.

use fracas_lab::{Balance, CardChange, CardReport, Change, Standing};

use super::charts;
use super::words::{count, percent, points};
use crate::page::Html;
use crate::page_table::{Cell, Column, Scale, Table};

/// Writes charts and the table of all cards.
pub(super) fn section(report: &Balance) -> Html {
    let mut html = Html::default();
    html.push(&charts::worth(report));
    if report.choice.is_free {
        html.push(&charts::choices(report));
    }
    html.push(&table(report));
    html
}

/// Writes every figure of every card; those worth most come first.
fn table(report: &Balance) -> Html {
    let mut cards: Vec<&CardReport> = report.cards.iter().collect();
    cards.sort_by(|left, right| merit(right).total_cmp(&merit(left)));
    let mut table = Table::new(vec![
        Column::new("card", "The card"),
        Column::new("worth", "More wins in 100 games than with an ordinary card in its place"),
        Column::new(
            "won, available",
            "First places of those who had it available, against the usual",
        ),
        Column::new("won, taken", "First places of those who took it, against the usual"),
        Column::new("won, played", "First places of those who played it, against the usual"),
        Column::new("usual", "What those seats win over all games"),
        Column::new("taken", "Taken, of the times it was available"),
        Column::new("played", "Played, of the times it was available"),
        Column::new("available", "Seats and games in which it was available"),
    ]);
    let worths = cards.iter().filter_map(|card| card.worth);
    let worth = Scale::around(0.0, worths.flat_map(|one| [one.interval.low, one.interval.high]));
    let standings = cards
        .iter()
        .flat_map(|card| [Some(card.when_available), card.when_taken, card.when_played])
        .flatten();
    let lifts = standings
        .flat_map(|one| [one.interval.low, one.interval.high].map(|end| end - one.expected));
    let lift = Scale::around(0.0, lifts);
    for card in cards {
        table.row(row(card, worth, lift));
    }
    table.write()
}

fn row(card: &CardReport, worth: Scale, lift: Scale) -> Vec<Cell> {
    let shown = card.worth.map_or_else(Cell::default, |one| {
        Cell::bar(one.difference, &points(one.difference), one.interval, 0.0, worth)
    });
    let standing = |standing: Option<Standing>| {
        standing.map_or_else(Cell::default, |one| held_against(one, lift))
    };
    vec![
        Cell::text(&card.name),
        shown,
        standing(Some(card.when_available)),
        standing(card.when_taken),
        standing(card.when_played),
        Cell::figure(card.when_available.expected, &percent(card.when_available.expected)),
        Cell::figure(card.taken.share, &percent(card.taken.share)),
        Cell::figure(card.played.share, &percent(card.played.share)),
        Cell::figure(card.when_available.seat_games as f64, &count(card.when_available.seat_games)),
    ]
}

/// Draws how seats fared, against what is usual for them.
fn held_against(standing: Standing, lift: Scale) -> Cell {
    let Standing { share, interval, expected, .. } = standing;
    let scale = Scale { from: lift.from + expected, to: lift.to + expected, middle: expected };
    Cell::bar(share, &percent(share), interval, expected, scale)
}

/// Gets what cards are sorted by: what they are worth, or else how those fare who have them.
fn merit(card: &CardReport) -> f64 {
    card.worth.map_or_else(|| card.when_available.lift(), |worth| worth.difference)
}

/// Writes the differences of cards from another table.
pub(super) fn changes(cards: &[&CardChange]) -> Html {
    let mut cards = cards.to_vec();
    let largest = |card: &CardChange| {
        let changes = card.figures().into_iter().filter_map(|(_, change)| change);
        changes.map(|change| change.difference.abs()).fold(0.0, f64::max)
    };
    cards.sort_by(|left, right| largest(right).total_cmp(&largest(left)));
    let mut table = Table::new(vec![
        Column::new("card", "The card"),
        Column::new("taken", "Change of what was taken of what was available, in points"),
        Column::new("played", "Change of what was played of what was available, in points"),
        Column::new("won, played", "Change of first places of those who played it, in points"),
        Column::new("now", "First places of those who play it now"),
        Column::new("before", "First places of those who played it before"),
    ]);
    let all = cards.iter().flat_map(|card| card.figures()).filter_map(|(_, change)| change);
    let scale = Scale::around(0.0, all.map(|change| change.difference));
    for card in cards {
        table.row(change_row(card, scale));
    }
    table.write()
}

fn change_row(card: &CardChange, scale: Scale) -> Vec<Cell> {
    let bar = |change: Option<Change>| {
        change.map_or_else(Cell::default, |one| {
            Cell::bar(one.difference, &points(one.difference), one.interval, 0.0, scale)
        })
    };
    let share = |share: Option<f64>| {
        share.map_or_else(Cell::default, |share| Cell::figure(share, &percent(share)))
    };
    let name = match &card.name_before {
        Some(before) => Cell::text_with(&card.name, &format!("was {before}")),
        None => Cell::text(&card.name),
    };
    vec![
        name,
        bar(card.taken),
        bar(card.played),
        bar(card.firsts),
        share(card.firsts.map(|change| change.after)),
        share(card.firsts.map(|change| change.before)),
    ]
}
