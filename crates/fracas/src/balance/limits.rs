//! Limits that a card set must keep, from a file, and whether it does.

use fracas_cards::{Fields, File, Report};
use fracas_registry::{Balance, Interval, Judgement, Ranked, TournamentReport};
use serde::Serialize;

/// What a card set must keep to. None where the file sets no limit.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    /// Whether a figure counts as it is, however uncertain.
    strict: bool,
    seat_advantage: Option<f64>,
    deck_advantage: Option<f64>,
    ties: Option<f64>,
    length: Option<u32>,
    wins_least: Option<f64>,
    wins_most: Option<f64>,
    worth: Option<f64>,
    change: Option<f64>,
    /// The most cards of each judgement.
    judged: Vec<(Judgement, u32)>,
}

/// Whether a limit is kept.
#[derive(Debug, Serialize)]
pub(crate) struct Finding {
    /// The limit, by its key in the file.
    pub(crate) limit: &'static str,
    /// Whether it is kept.
    pub(crate) holds: bool,
    /// What was found.
    pub(crate) sentence: String,
}

/// The keys for the most cards of each judgement.
const JUDGED: [(&str, Judgement); 5] = [
    ("overpowered-cards", Judgement::Overpowered),
    ("underpowered-cards", Judgement::Underpowered),
    ("must-have-cards", Judgement::MustHave),
    ("dead-cards", Judgement::Dead),
    ("dominated-cards", Judgement::Dominated),
];

impl Limits {
    /// Reads a file, or says all that is wrong with it.
    pub(crate) fn read(name: &str, text: &str) -> Result<Limits, Report> {
        let file = File::read(name, text);
        let root = file.root();
        let mut limits = Limits {
            strict: root.flag_or("strict", false),
            seat_advantage: share(&root, "seat-advantage"),
            deck_advantage: share(&root, "deck-advantage"),
            ties: share(&root, "ties"),
            length: root.optional_number("length-p99", 1..=i64::from(u32::MAX)).map(|n| n as u32),
            worth: share(&root, "worth"),
            change: share(&root, "change"),
            ..Limits::default()
        };
        if let Some(wins) = root.optional_table("played-wins") {
            (limits.wins_least, limits.wins_most) = (share(&wins, "least"), share(&wins, "most"));
            wins.finish();
        }
        for (key, judgement) in JUDGED {
            let most = root.optional_number(key, 0..=i64::from(u32::MAX));
            limits.judged.extend(most.map(|most| (judgement, most as u32)));
        }
        root.finish();
        file.into_report().into_result().map(|()| limits)
    }

    /// Checks a report against every limit that is set.
    pub(crate) fn check(&self, report: &Balance, decks: Option<&TournamentReport>) -> Vec<Finding> {
        let mut findings = Vec::new();
        findings.extend(self.seat_advantage.map(|most| self.check_seats(report, most)));
        let seats = report.table.seats.len();
        findings.extend(self.deck_advantage.map(|most| self.check_decks(decks, seats, most)));
        findings.extend(self.ties.map(|most| self.check_ties(report, most)));
        findings.extend(self.length.map(|most| self.check_length(report, most)));
        findings.extend(self.wins_least.map(|least| self.check_least(report, least)));
        findings.extend(self.wins_most.map(|most| self.check_most(report, most)));
        findings.extend(self.worth.map(|most| self.check_worth(report, most)));
        findings
            .extend(self.judged.iter().map(|(judgement, most)| count(report, *judgement, *most)));
        findings.extend(self.change.map(|most| self.check_change(report, most)));
        findings
    }

    /// Gets the least that a figure is: itself, or the end of its interval.
    fn at_least(&self, figure: f64, interval: Interval) -> f64 {
        if self.strict { figure } else { interval.low }
    }

    /// Gets the most that a figure is.
    fn at_most(&self, figure: f64, interval: Interval) -> f64 {
        if self.strict { figure } else { interval.high }
    }

    /// Gets the least that a figure is away from 0.
    fn away(&self, figure: f64, interval: Interval) -> f64 {
        self.at_least(figure, interval).max(-self.at_most(figure, interval)).max(0.0)
    }

    fn check_seats(&self, report: &Balance, most: f64) -> Finding {
        let even = 1.0 / report.table.seats.len() as f64;
        let advantage =
            |seat: &&fracas_registry::SeatReport| self.at_least(seat.share, seat.interval) - even;
        let worst = report.table.seats.iter().max_by(|a, b| advantage(a).total_cmp(&advantage(b)));
        let holds = worst.is_none_or(|worst| advantage(&worst) <= most);
        let said = worst.map_or_else(String::new, |worst| {
            format!("seat {} wins {}{}", worst.seat, percent(worst.share), between(worst.interval))
        });
        let limit = format!("at most {} above an even share of {}", percent(most), percent(even));
        finding("seat-advantage", holds, &said, &limit)
    }

    /// Looks at the best deck; where none met there is nothing to break.
    fn check_decks(&self, decks: Option<&TournamentReport>, seats: usize, most: f64) -> Finding {
        let even = 1.0 / seats as f64;
        let limit = format!("at most {} above an even share of {}", percent(most), percent(even));
        let advantage = |deck: &&Ranked| self.at_least(deck.share, deck.interval) - even;
        let decks = decks.into_iter().flat_map(|decks| &decks.standings);
        let Some(best) = decks.max_by(|a, b| advantage(a).total_cmp(&advantage(b))) else {
            return finding("deck-advantage", true, "no two decks fit the table", &limit);
        };
        let said = format!("{} wins {}{}", best.name, percent(best.share), between(best.interval));
        finding("deck-advantage", advantage(&best) <= most, &said, &limit)
    }

    fn check_ties(&self, report: &Balance, most: f64) -> Finding {
        let ties = report.table.ties as f64;
        let interval = fracas_registry::wilson(ties, report.table.games);
        let share = ties / report.table.games.max(1) as f64;
        let said = format!("{} of games are ties", percent(share));
        finding("ties", self.at_least(share, interval) <= most, &said, &at_most(most))
    }

    /// The length that 99 of 100 games do not exceed, as far as it is sure.
    fn check_length(&self, report: &Balance, most: u32) -> Finding {
        let games = report.table.games as f64;
        let doubt = if self.strict { 0.0 } else { 1.96 * (0.99 * 0.01 * games).sqrt() };
        let rank = (0.99 * games - doubt).ceil().max(1.0) as u64;
        let mut seen = 0;
        let reached = report.lengths.iter().find(|(_, count)| {
            seen += count;
            rank <= seen
        });
        let holds = reached.is_none_or(|(length, _)| *length <= most);
        let said = format!("99 of 100 games take up to {} decisions", report.table.lengths.p99);
        finding("length-p99", holds, &said, &format!("at most {most}"))
    }

    fn check_least(&self, report: &Balance, least: f64) -> Finding {
        let is_below = |share: f64, interval: Interval| self.at_most(share, interval) < least;
        check_cards("played-wins", report, &is_below, &format!("at least {}", percent(least)))
    }

    fn check_most(&self, report: &Balance, most: f64) -> Finding {
        let is_above = |share: f64, interval: Interval| most < self.at_least(share, interval);
        check_cards("played-wins", report, &is_above, &at_most(most))
    }

    fn check_worth(&self, report: &Balance, most: f64) -> Finding {
        let over = report.cards.iter().filter_map(|card| {
            let worth = card.worth?;
            let interval = among_many(worth.difference, worth.interval);
            let is_over = most < self.away(worth.difference, interval);
            is_over.then(|| format!("{} is worth {}", card.name, points(worth.difference)))
        });
        let over: Vec<String> = over.collect();
        let limit = format!("at most {} either way", percent(most));
        finding("worth", over.is_empty(), &listed(&over, "no card is worth more"), &limit)
    }

    /// Compares with another table; a report without one has nothing to break.
    fn check_change(&self, report: &Balance, most: f64) -> Finding {
        let limit = format!("at most {}", percent(most));
        let Some(comparison) = &report.comparison else {
            let said = "nothing was compared: give --against";
            return finding("change", true, said, &limit);
        };
        let seats = comparison.seats.iter().enumerate();
        let seats = seats.map(|(seat, change)| (format!("seat {seat} wins"), *change));
        let ties = [("ties".to_owned(), comparison.ties)];
        let cards = comparison.cards.iter().flat_map(|card| {
            let named = move |(figure, change): (&str, Option<_>)| {
                Some((format!("{}, {figure}", card.name), change?))
            };
            card.figures().into_iter().filter_map(named)
        });
        let over = seats.chain(ties).chain(cards).filter_map(|(what, change)| {
            let interval = among_many(change.difference, change.interval);
            let is_over = most < self.away(change.difference, interval);
            is_over.then(|| format!("{what}: {}", points(change.difference)))
        });
        let over: Vec<String> = over.collect();
        finding("change", over.is_empty(), &listed(&over, "no share changed by more"), &limit)
    }
}

/// Doubles an interval: of hundreds of figures some are always outside of their own, and outside of
/// one twice as wide, hardly one in ten thousand.
fn among_many(estimate: f64, interval: Interval) -> Interval {
    Interval { low: 2.0 * interval.low - estimate, high: 2.0 * interval.high - estimate }
}

/// Checks how those fare who play each card.
fn check_cards(
    limit: &'static str,
    report: &Balance,
    is_beyond: &dyn Fn(f64, Interval) -> bool,
    said: &str,
) -> Finding {
    let beyond = report.cards.iter().filter_map(|card| {
        let played = card.when_played?;
        let is_beyond = is_beyond(played.share, among_many(played.share, played.interval));
        is_beyond.then(|| format!("those who play {} win {}", card.name, percent(played.share)))
    });
    let beyond: Vec<String> = beyond.collect();
    finding(limit, beyond.is_empty(), &listed(&beyond, "all cards are within it"), said)
}

fn count(report: &Balance, judgement: Judgement, most: u32) -> Finding {
    let cards = report.verdicts.iter().filter(|verdict| verdict.judgement == judgement);
    let names: Vec<String> = cards.map(|verdict| verdict.name.clone()).collect();
    let limit = JUDGED.iter().find(|(_, known)| *known == judgement).map_or("", |(key, _)| key);
    let said = format!("{} {}", crate::input::count(names.len(), "card"), judgement.word());
    let said = if names.is_empty() { said } else { format!("{said}: {}", listed(&names, "")) };
    finding(limit, names.len() <= most as usize, &said, &format!("at most {most}"))
}

fn finding(limit: &'static str, holds: bool, said: &str, wanted: &str) -> Finding {
    let mark = if holds { "holds" } else { "is broken" };
    Finding { limit, holds, sentence: format!("{limit} {mark}: {said} (limit: {wanted})") }
}

/// Lists the first few of many.
fn listed(sentences: &[String], none: &str) -> String {
    const SHOWN: usize = 5;
    match sentences.len() {
        0 => none.to_owned(),
        count if count <= SHOWN => sentences.join("; "),
        count => format!("{}; and {} more", sentences[..SHOWN].join("; "), count - SHOWN),
    }
}

/// Reads a share that is written as a percentage.
fn share(fields: &Fields<'_>, key: &str) -> Option<f64> {
    let value = fields.optional_value(key)?;
    let text = value.as_text()?;
    let number = text.strip_suffix('%').and_then(|number| number.trim().parse::<f64>().ok());
    let share = number.filter(|number| (0.0..=100.0).contains(number)).map(|number| number / 100.0);
    if share.is_none() {
        value.error(
            format!("`{key}` is not a percentage: {text:?}"),
            "expected 0% to 100%",
            Some("write it in quotes, such as \"2.5%\""),
        );
    }
    share
}

fn at_most(most: f64) -> String {
    format!("at most {}", percent(most))
}

fn between(interval: Interval) -> String {
    format!(" ({} to {})", percent(interval.low), percent(interval.high))
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

fn points(difference: f64) -> String {
    format!("{:+.1} points", 100.0 * difference)
}
