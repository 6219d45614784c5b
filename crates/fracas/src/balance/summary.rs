//! A balance report on a terminal: what stands out, in one screen.

use fracas_registry::{CardReport, Comparison, Interval, SimReport, TournamentReport};
use fracas_report::BalancePage;
use indicatif::HumanCount;

use crate::figures::table;
use crate::terminal::wrap;

/// How many cards are shown at each end.
const SHOWN: usize = 6;
/// How many verdicts of a kind, or mismatches of decks, are told.
const TOLD: usize = 5;

/// What the figures of cards mean.
const FIGURES: &str = "won: first places of those who play it; usual: of the same seats over all \
    games; worth: more wins in 100 games than with an ordinary card in its place, on the same deals.";

/// Draws the summary.
pub(crate) fn draw(page: &BalancePage<'_>) -> String {
    let report = page.report;
    let facts: Vec<String> =
        page.facts.iter().map(|(name, value)| format!("{name} {value}")).collect();
    let mut parts = vec![wrap("", "", &format!("{}: {}", page.title, facts.join("; ")))];
    parts.push(draw_seats(&report.table));
    parts.extend(page.other_seats.iter().map(draw_seats));
    parts.push(draw_cards(page));
    parts.push(draw_verdicts(page));
    parts.extend(page.decks.map(|decks| draw_decks(decks, report.comparison.is_some())));
    parts.extend(report.comparison.as_ref().map(draw_comparison));
    if !page.limits.is_empty() {
        let lines: Vec<String> =
            page.limits.iter().map(|(_, sentence)| wrap("  ", "    ", sentence)).collect();
        parts.push(format!("Limits:\n{}", lines.join("\n")));
    }
    parts.join("\n\n")
}

fn draw_seats(report: &SimReport) -> String {
    let header = ["seat", "wins", "shared", "share", "95% interval"];
    let mut table = table(1, header.map(String::from).to_vec());
    for seat in &report.seats {
        table.add_row([
            seat.seat.to_string(),
            HumanCount(seat.wins).to_string(),
            HumanCount(seat.shared).to_string(),
            percent(seat.share),
            format!("{} to {}", percent(seat.interval.low), percent(seat.interval.high)),
        ]);
    }
    let lengths = report.lengths;
    format!(
        "{table}\n{} games, {} ties. Decisions in a game: median {}, 99% up to {}, longest {}.",
        HumanCount(report.games),
        percent(report.ties as f64 / report.games.max(1) as f64),
        lengths.median,
        lengths.p99,
        lengths.longest,
    )
}

/// Shows the cards that do most and least.
fn draw_cards(page: &BalancePage<'_>) -> String {
    let report = page.report;
    let mut cards: Vec<&CardReport> = report.cards.iter().collect();
    let count = cards.len();
    if count == 0 {
        return "No card was available to anyone.".into();
    }
    cards.sort_by(|left, right| merit(right).total_cmp(&merit(left)));
    let header = ["card", "available", "taken", "won", "usual", "worth"];
    let mut table = table(1, header.map(String::from).to_vec());
    for (place, card) in cards.iter().enumerate() {
        if place < SHOWN || count - SHOWN <= place || count <= 2 * SHOWN + 1 {
            table.add_row(card_row(card));
        } else if place == SHOWN {
            table.add_row([format!("… {} more", count - 2 * SHOWN)]);
        }
    }
    format!(
        "{table}\n{}\n{}",
        wrap("", "", FIGURES),
        wrap("", "", &fracas_report::what_was_chosen(report))
    )
}

fn card_row(card: &CardReport) -> [String; 6] {
    let worth = card.worth.map_or_else(String::new, |worth| {
        format!("{} ±{:.1}", points(worth.difference), half(worth.interval))
    });
    [
        shorten(&card.name),
        HumanCount(card.when_available.seat_games).to_string(),
        percent(card.taken.share),
        card.when_played.map_or_else(String::new, |played| percent(played.share)),
        percent(card.when_available.expected),
        worth,
    ]
}

/// Gets what cards are sorted by: what they are worth, or else how those fare who have them.
fn merit(card: &CardReport) -> f64 {
    card.worth.map_or_else(|| card.when_available.lift(), |worth| worth.difference)
}

fn draw_verdicts(page: &BalancePage<'_>) -> String {
    let report = page.report;
    if report.verdicts.is_empty() {
        return "No card stands out clearly.".into();
    }
    let mut lines = Vec::new();
    for judgement in fracas_registry::Judgement::ALL {
        let mut found = report.verdicts.iter().filter(|one| one.judgement == judgement).peekable();
        if found.peek().is_none() {
            continue;
        }
        let definition = judgement.definition(report.table.seats.len());
        lines.push(wrap("", "  ", &format!("{}: {definition}", judgement.word())));
        let told: Vec<String> = found.map(|one| format!("{}: {}", one.name, one.reason)).collect();
        let common = fracas_report::on_the_game(told.len(), report.cards.len());
        lines.extend(common.map(|said| wrap("  ", "  ", &said)));
        lines.extend(told.iter().take(TOLD).map(|line| wrap("  - ", "    ", line)));
        if TOLD < told.len() {
            lines.push(format!("  … and {} more", told.len() - TOLD));
        }
    }
    lines.push(wrap("", "", fracas_report::HOW_SURE));
    lines.join("\n")
}

fn draw_decks(decks: &TournamentReport, is_compared: bool) -> String {
    let mismatches = fracas_report::mismatches(decks);
    let how_many = fracas_report::how_many_mismatches(mismatches.len());
    let mut lines =
        vec![wrap("", "", &fracas_report::best_and_worst(decks)), wrap("", "", &how_many)];
    lines.extend(mismatches.iter().take(TOLD).map(|line| wrap("  - ", "    ", line)));
    if TOLD < mismatches.len() {
        lines.push(format!("  … and {} more", mismatches.len() - TOLD));
    }
    lines.extend(is_compared.then(|| wrap("", "", fracas_report::DECKS_NOT_COMPARED)));
    lines.join("\n")
}

fn draw_comparison(comparison: &Comparison) -> String {
    if comparison.changed_games == 0 {
        return fracas_report::nothing_changed(comparison);
    }
    let mut lines = vec![wrap("", "", &fracas_report::what_changed(comparison))];
    lines.extend(
        fracas_report::clear_changes(comparison).iter().map(|line| wrap("  - ", "    ", line)),
    );
    lines.join("\n")
}

/// Cuts a long name.
fn shorten(name: &str) -> String {
    const WIDTH: usize = 26;
    if name.chars().count() <= WIDTH {
        return name.to_owned();
    }
    let cut: String = name.chars().take(WIDTH - 1).collect();
    format!("{}…", cut.trim_end())
}

fn half(interval: Interval) -> f64 {
    50.0 * (interval.high - interval.low)
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

fn points(difference: f64) -> String {
    format!("{:+.1}", 100.0 * difference)
}
