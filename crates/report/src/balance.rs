//! A balance report as a page.

mod cards;
mod charts;
mod decks;
mod words;

use fracas_lab::{
    Balance, CardChange, Comparison, Judgement, SeatReport, SimReport, TournamentReport,
};

use crate::page::{Html, Page, Tone};
use crate::page_table::{Cell, Column, Scale, Table};
pub use decks::{DECKS_NOT_COMPARED, best_and_worst, how_many_mismatches, mismatches};
pub use words::{
    HOW_SURE, clear_changes, nothing_changed, on_the_game, what_changed, what_was_chosen,
};
use words::{count, percent, points};

/// What a page on balance is made from.
#[derive(Clone, Debug)]
pub struct BalancePage<'a> {
    /// The game's title.
    pub title: &'a str,
    /// What was played: mode, decks, bot, seed.
    pub facts: Vec<(&'static str, String)>,
    /// What was found out.
    pub report: &'a Balance,
    /// Results with other numbers of seats.
    pub other_seats: &'a [SimReport],
    /// How decks fare against each other; none where there are no two that fit the table.
    pub decks: Option<&'a TournamentReport>,
    /// Limits: whether each holds, and what was found.
    pub limits: Vec<(bool, String)>,
}

/// Writes the page.
pub fn balance_page(page: &BalancePage<'_>) -> String {
    let report = page.report;
    let mut html = Page::new(&format!("{}: balance", page.title));
    html.facts(page.facts.iter().map(|(name, value)| (*name, value.as_str())));
    let tiles = tiles(page);
    html.tiles(tiles.iter().map(|(figure, meaning)| (figure.as_str(), meaning.as_str())));
    if !page.limits.is_empty() {
        html.section("Limits", &limits(&page.limits));
    }
    if let Some(comparison) = &report.comparison {
        html.section("What changed", &changes(comparison));
    }
    html.section("What stands out", &verdicts(report));
    if !report.cards.is_empty() {
        html.section("Cards", &cards::section(report));
    }
    if let Some(met) = page.decks {
        let is_compared = report.comparison.is_some();
        html.section("Decks", &decks::section(met, report.table.seats.len(), is_compared));
    }
    html.section("Seats", &seats(page));
    html.section("Length of games", &lengths(report));
    html.section("How to read this", &words::how_to_read(report));
    html.write()
}

/// The figures that say most.
fn tiles(page: &BalancePage<'_>) -> Vec<(String, String)> {
    let Balance { table, verdicts, cards, .. } = page.report;
    let even = 1.0 / table.seats.len().max(1) as f64;
    let best = table.seats.iter().max_by(|a, b| a.share.total_cmp(&b.share));
    let seat = best.map(|best| {
        let lead = points(best.share - even);
        (
            percent(best.share),
            format!("of first places go to seat {}, {lead} points from even", best.seat),
        )
    });
    let standing = verdicts.len().to_string();
    let stands = if verdicts.len() == 1 { "verdict on a card" } else { "verdicts on cards" };
    let broken = page.limits.iter().filter(|(holds, _)| !holds).count();
    let limits = (!page.limits.is_empty())
        .then(|| (broken.to_string(), format!("of {} limits broken", page.limits.len())));
    let rest = [
        (percent(table.ties as f64 / table.games.max(1) as f64), "of games are ties".to_owned()),
        (
            table.lengths.median.to_string(),
            format!("decisions in a game; 99% take up to {}", table.lengths.p99),
        ),
        (standing, format!("{stands}, of {} in play", cards.len())),
        (count(table.games), "games played".to_owned()),
    ];
    limits.into_iter().chain(seat).chain(rest).collect()
}

fn limits(limits: &[(bool, String)]) -> Html {
    let tone = |holds: bool| if holds { Tone::Good } else { Tone::Bad };
    Html::list(limits.iter().map(|(holds, sentence)| (tone(*holds), "", sentence.as_str())))
}

fn verdicts(report: &Balance) -> Html {
    let mut html = Html::default();
    for judgement in Judgement::ALL {
        let found: Vec<_> =
            report.verdicts.iter().filter(|one| one.judgement == judgement).collect();
        if found.is_empty() {
            continue;
        }
        html.push(&Html::heading(&format!("{} ({})", words::title(judgement), found.len())));
        html.push(&Html::note(&words::sentence(&judgement.definition(report.table.seats.len()))));
        let common = on_the_game(found.len(), report.cards.len());
        html.push(&Html::all(common.iter().map(|said| Html::paragraph(said))));
        let tone = words::tone(judgement);
        html.push(&Html::long_list(
            found.iter().map(|one| (tone, one.name.as_str(), one.reason.as_str())),
        ));
    }
    if report.verdicts.is_empty() {
        html.push(&Html::paragraph("No card stands out clearly."));
    }
    html.push(&Html::paragraph(&what_was_chosen(report)));
    html.push(&Html::note(HOW_SURE));
    html
}

fn seats(page: &BalancePage<'_>) -> Html {
    let tables = [&page.report.table].into_iter().chain(page.other_seats);
    let mut html = Html::default();
    for table in tables {
        let ties = percent(table.ties as f64 / table.games.max(1) as f64);
        let (games, number) = (count(table.games), table.seats.len());
        html.push(&Html::paragraph(&format!(
            "{number} seats, {games} games. Even would be {} each; {ties} of games are ties.",
            percent(1.0 / number.max(1) as f64)
        )));
        html.push(&seat_table(&table.seats));
    }
    html
}

fn seat_table(seats: &[SeatReport]) -> Html {
    let even = 1.0 / seats.len().max(1) as f64;
    let ends = seats.iter().flat_map(|seat| [seat.interval.low, seat.interval.high]);
    let scale = Scale::around(even, ends.chain([even + 0.05]));
    let mut table = Table::new(vec![
        Column::new("seat", "Where they sat"),
        Column::new("first places", "Their part of all first places; a shared one counts in parts"),
        Column::new("95% interval", "The true share is in it in 95 of 100 reports"),
        Column::new("won alone", "Games won alone"),
        Column::new("shared", "Games in which the first place was shared"),
        Column::new("mean score", "The mean of the scores"),
    ]);
    for seat in seats {
        let interval = seat.interval;
        table.row(vec![
            Cell::text(&format!("Seat {}", seat.seat)),
            Cell::bar(seat.share, &percent(seat.share), interval, even, scale),
            Cell::figure(interval.low, &words::between(interval)),
            Cell::figure(seat.wins as f64, &count(seat.wins)),
            Cell::figure(seat.shared as f64, &count(seat.shared)),
            Cell::figure(seat.score, &format!("{:.2}", seat.score)),
        ]);
    }
    table.write()
}

fn lengths(report: &Balance) -> Html {
    let lengths = report.table.lengths;
    let said = format!(
        "Half of the games take no more than {} decisions, 99 of 100 no more than {}, the longest {}.",
        lengths.median, lengths.p99, lengths.longest
    );
    Html::all([Html::paragraph(&said), charts::lengths(report)])
}

fn changes(comparison: &Comparison) -> Html {
    if comparison.changed_games == 0 {
        return Html::paragraph(&nothing_changed(comparison));
    }
    let mut html = Html::paragraph(&what_changed(comparison));
    let clear = clear_changes(comparison);
    html.push(&Html::long_list(clear.iter().map(|line| (Tone::Plain, "", line.as_str()))));
    let moved = |card: &&CardChange| {
        let figures = card.figures();
        figures.iter().any(|(_, change)| change.is_some_and(|change| change.difference != 0.0))
    };
    let cards: Vec<&CardChange> = comparison.cards.iter().filter(moved).collect();
    if !cards.is_empty() {
        html.push(&cards::changes(&cards));
    }
    html
}
