//! What a simulation tells, as people read it.

use anyhow::Result;
use fracas_core::Seat;
use fracas_registry::{Interval, Pace, PairedReport, Played, SimReport};
use indicatif::HumanCount;
use serde_json::json;

use super::Decks;
use super::contenders::Field;
use crate::figures::{percent, table};

/// Draws a report.
pub(super) fn report(
    report: &SimReport,
    pace: &Pace,
    decks: Option<Decks>,
    until: Option<f64>,
) -> String {
    let mut parts = Vec::new();
    match &report.paired {
        Some(paired) => {
            parts.push(contenders(paired));
            parts.push(sets(paired, report.games));
            parts.extend(decks.map(about_decks));
            parts.push(seats_of(report, paired));
        }
        None => parts.push(seats(report)),
    }
    parts.push(summary(report));
    parts.extend(until.map(|wanted| reached(report, wanted)));
    parts.push(rate(pace));
    parts.join("\n")
}

/// Says how fast it went.
pub(crate) fn rate(pace: &Pace) -> String {
    let rate = |rate: f64| HumanCount(rate as u64);
    format!(
        "{} games/s, {} decisions/s ({:.2} s)",
        rate(pace.games_per_s),
        rate(pace.decisions_per_s),
        pace.seconds
    )
}

/// Writes an interval from end to end.
pub(crate) fn interval(interval: &Interval) -> String {
    format!("{} to {}", percent(interval.low), percent(interval.high))
}

fn contenders(paired: &PairedReport) -> String {
    let header = ["contender", "wins", "shared", "share", "95% interval", "mean score"];
    let mut table = table(1, header.map(String::from).to_vec());
    for contender in &paired.contenders {
        table.add_row([
            contender.name.clone(),
            contender.wins.to_string(),
            contender.shared.to_string(),
            percent(contender.share),
            interval(&contender.interval),
            format!("{:.3}", contender.score),
        ]);
    }
    table.to_string()
}

/// Says how sets went.
fn sets(paired: &PairedReport, games: u64) -> String {
    let turns = games.checked_div(paired.sets).unwrap_or(0);
    let sets = format!("{} sets of {turns} games", HumanCount(paired.sets));
    match (&paired.split, paired.contenders.as_slice()) {
        (Some(split), [first, second]) => format!(
            "{sets}, each with one deal:\n{} better in {}, {} better in {}, level in {}",
            first.name,
            HumanCount(split.first),
            second.name,
            HumanCount(split.second),
            HumanCount(split.level)
        ),
        _ => format!("{sets}, each with one deal"),
    }
}

/// Says what changed seats, and what that makes of the intervals.
fn about_decks(decks: Decks) -> String {
    let moved = match decks {
        Decks::Stay => "Bots changed seats; decks stayed in their seats.",
        Decks::Move => "Bots changed seats and took their decks along.",
    };
    format!("{moved} Intervals: t over sets.")
}

fn seats(report: &SimReport) -> String {
    let header = ["seat", "bot", "wins", "shared", "share", "95% interval", "mean score"];
    let mut table = table(2, header.map(String::from).to_vec());
    for seat in &report.seats {
        table.add_row([
            seat.seat.to_string(),
            seat.bot.clone(),
            seat.wins.to_string(),
            seat.shared.to_string(),
            percent(seat.share),
            interval(&seat.interval),
            format!("{:.3}", seat.score),
        ]);
    }
    table.to_string()
}

/// Draws the results by seat: of whoever sat there, and of each contender there.
fn seats_of(report: &SimReport, paired: &PairedReport) -> String {
    let header = ["seat", "share of all", "95% interval"].map(String::from);
    let shown = &paired.contenders;
    let names = shown.iter().map(|contender| contender.name.replacen(" with ", "\nwith ", 1));
    let mut table = table(1, header.into_iter().chain(names).collect());
    for seat in &report.seats {
        let row = [seat.seat.to_string(), percent(seat.share), interval(&seat.interval)];
        let there = shown.iter().map(|one| percent(one.from_seats[seat.seat.index()]));
        table.add_row(row.into_iter().chain(there));
    }
    table.to_string()
}

fn summary(report: &SimReport) -> String {
    let lengths = &report.lengths;
    format!(
        "{} games, {} of them ties; {} decisions\n\
         decisions in a game: median {}, 99% at most {}, longest {}",
        HumanCount(report.games),
        HumanCount(report.ties),
        HumanCount(report.decisions),
        lengths.median,
        lengths.p99,
        lengths.longest
    )
}

/// Says whether the intervals became as narrow as was wanted.
fn reached(report: &SimReport, wanted: f64) -> String {
    let contenders = report.paired.iter().flat_map(|paired| &paired.contenders);
    let intervals = contenders.map(|contender| contender.interval);
    let seats = report.seats.iter().map(|seat| seat.interval);
    let widths =
        if report.paired.is_some() { intervals.collect() } else { seats.collect::<Vec<_>>() };
    let widest = widths.iter().map(Interval::half_width).fold(0.0, f64::max);
    let (widest_text, wanted_text) = (percent(widest), percent(wanted));
    if widest <= wanted {
        format!("intervals are ±{widest_text} at most; ±{wanted_text} was asked for")
    } else {
        format!("intervals are still ±{widest_text}; ±{wanted_text} needs more games")
    }
}

/// Shows one match with its decisions.
pub(super) fn game(played: &Played<'_>, field: &Field, json: bool) -> Result<String> {
    let outcome = &played.outcome;
    let seats = Seat::all(outcome.seats());
    let name = |seat: Seat| field.contenders[played.sitter(seat)].name.as_str();
    let decisions = &played.notes.decisions;
    if json {
        let sitters: Vec<_> = seats
            .map(|seat| json!({ "seat": seat, "name": name(seat), "place": outcome.place(seat), "score": outcome.score(seat) }))
            .collect();
        let decisions: Vec<_> = decisions
            .iter()
            .map(
                |note| json!({ "seat": note.seat, "choices": note.choices, "action": note.action }),
            )
            .collect();
        let shown = json!({ "match": played.number, "set": played.set, "seats": sitters, "decisions": decisions });
        return Ok(serde_json::to_string_pretty(&shown)?);
    }
    let header = ["decision", "seat", "bot", "action", "choices"];
    let mut table = table(4, header.map(String::from).to_vec());
    for (number, note) in decisions.iter().enumerate() {
        let [number, choices] = [number.to_string(), note.choices.to_string()];
        let bot = name(note.seat).to_owned();
        table.add_row([number, note.seat.to_string(), bot, note.action.clone(), choices]);
    }
    let end = |seat: Seat| {
        format!(
            "seat {seat}, {}: place {}, score {}",
            name(seat),
            outcome.place(seat),
            outcome.score(seat)
        )
    };
    let ends: Vec<String> = seats.map(end).collect();
    Ok(format!("match {}, set {}\n{table}\n{}", played.number, played.set, ends.join("\n")))
}
