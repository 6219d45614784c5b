//! Cards that stand out, and why.
//!
//! A verdict is a claim with a limit, tested against chance: the figure must be beyond the limit by
//! more than luck explains, and the tests of all cards are corrected together (see
//! [`findings`](crate::paired::findings)), since among hundreds of cards some are always lucky.

use fracas_core::CardName;
use serde::Serialize;

use super::card::{CardReport, Standing, Worth};
use super::tally::Tally;
use crate::paired::{above, findings};

/// A card taken less often than this, of the times it is available, is dead.
const DEAD: f64 = 0.05;
/// A card taken more often than this may be a must-have.
const ALWAYS: f64 = 0.95;
/// Where more than this of everything available is taken, taking a card says nothing about it.
const NO_CHOICE: f64 = 0.95;
/// A card is overpowered when it is worth more than this part of an even share of first places.
const STRONG: f64 = 0.2;
/// The fewest times a card, or a pair of cards, must have been seen to be judged.
const SEEN: u64 = 100;

/// Whether there was anything to choose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// How much of all that was available was taken.
    pub taken: f64,
    /// Whether that is little enough for choices to tell something.
    pub is_free: bool,
}

/// A way of standing out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    /// Worth far more than an ordinary card.
    Overpowered,
    /// Worth far less than an ordinary card.
    Underpowered,
    /// Taken nearly always, and those who do win more.
    MustHave,
    /// Available often, and hardly ever taken.
    Dead,
    /// Another card is nearly always preferred to it, and does better.
    Dominated,
}

/// A card that stands out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// How it stands out.
    pub judgement: Judgement,
    /// The card, by its permanent id.
    pub card: String,
    /// The card's name.
    pub name: String,
    /// Why, in a sentence.
    pub reason: String,
}

impl Judgement {
    /// All ways of standing out, in the order they are told.
    pub const ALL: [Judgement; 5] = [
        Judgement::Overpowered,
        Judgement::Underpowered,
        Judgement::MustHave,
        Judgement::Dead,
        Judgement::Dominated,
    ];

    /// Gets the word for it.
    pub fn word(self) -> &'static str {
        match self {
            Judgement::Overpowered => "overpowered",
            Judgement::Underpowered => "underpowered",
            Judgement::MustHave => "must-have",
            Judgement::Dead => "dead",
            Judgement::Dominated => "dominated",
        }
    }

    /// Says what it means at a table with so many seats.
    pub fn definition(self, seats: usize) -> String {
        let points = 100.0 * strong(seats);
        match self {
            Judgement::Overpowered => format!(
                "those who have it win at least {points:.1} points more than on the same deals with an ordinary card in its place"
            ),
            Judgement::Underpowered => format!(
                "those who have it win at least {points:.1} points less than on the same deals with an ordinary card in its place"
            ),
            Judgement::MustHave => format!(
                "taken more than {:.0}% of the times it is available, and those who take it win more than their seats usually do",
                100.0 * ALWAYS
            ),
            Judgement::Dead => {
                format!("taken less than {:.0}% of the times it is available", 100.0 * DEAD)
            }
            Judgement::Dominated => format!(
                "when it and some other card were open at once and one of them was taken, it was the other in more than {:.0}% of cases, and those who take the other win more",
                100.0 * ALWAYS
            ),
        }
    }
}

impl Choice {
    pub(super) fn of(cards: &[CardReport]) -> Choice {
        let available: u64 = cards.iter().map(|card| card.when_available.seat_games).sum();
        let taken: u64 = cards.iter().map(|card| games(card.when_taken)).sum();
        let taken = taken as f64 / available.max(1) as f64;
        Choice { taken, is_free: 0 < available && taken <= NO_CHOICE }
    }
}

/// A verdict that chance may explain, with the probability that it does.
type Suspicion = (f64, Verdict);

/// Judges all cards.
pub(super) fn judge(
    cards: &[CardReport],
    names: &[CardName],
    tally: &Tally,
    choice: Choice,
) -> Vec<Verdict> {
    let judged: Vec<&CardReport> =
        cards.iter().filter(|card| SEEN <= card.when_available.seat_games).collect();
    let strong = strong(tally.seats);
    let mut verdicts = Vec::new();
    for judgement in Judgement::ALL {
        let suspicions: Vec<Suspicion> = match judgement {
            Judgement::Overpowered => {
                judged.iter().filter_map(|card| too_strong(card, strong)).collect()
            }
            Judgement::Underpowered => {
                judged.iter().filter_map(|card| too_weak(card, strong)).collect()
            }
            Judgement::MustHave | Judgement::Dead | Judgement::Dominated if !choice.is_free => {
                vec![]
            }
            Judgement::MustHave => {
                judged.iter().filter_map(|card| must_have(card, choice)).collect()
            }
            Judgement::Dead => judged.iter().map(|card| dead(card)).collect(),
            Judgement::Dominated => dominated(&judged, names, tally),
        };
        verdicts.extend(those_that_stand(suspicions));
    }
    verdicts
}

/// Gets the worth that counts as strong.
fn strong(seats: usize) -> f64 {
    STRONG / seats.max(1) as f64
}

/// Keeps what chance does not explain, the surest first, one for each card.
fn those_that_stand(suspicions: Vec<Suspicion>) -> Vec<Verdict> {
    let chances: Vec<f64> = suspicions.iter().map(|(chance, _)| *chance).collect();
    let stands = findings(&chances);
    let mut standing: Vec<Suspicion> = suspicions
        .into_iter()
        .zip(stands)
        .filter_map(|(suspicion, stands)| stands.then_some(suspicion))
        .collect();
    standing.sort_by(|(left, _), (right, _)| left.total_cmp(right));
    let mut verdicts: Vec<Verdict> = Vec::new();
    for (_, verdict) in standing {
        if !verdicts.iter().any(|known| known.card == verdict.card) {
            verdicts.push(verdict);
        }
    }
    verdicts
}

fn verdict(judgement: Judgement, card: &CardReport, reason: String) -> Verdict {
    Verdict { judgement, card: card.id.clone(), name: card.name.clone(), reason }
}

fn too_strong(card: &CardReport, strong: f64) -> Option<Suspicion> {
    let worth = card.worth?;
    let chance = above(worth.difference, strong, worth.error);
    Some((chance, verdict(Judgement::Overpowered, card, worth_in_words(worth))))
}

fn too_weak(card: &CardReport, strong: f64) -> Option<Suspicion> {
    let worth = card.worth?;
    let chance = above(-worth.difference, strong, worth.error);
    Some((chance, verdict(Judgement::Underpowered, card, worth_in_words(worth))))
}

fn worth_in_words(worth: Worth) -> String {
    let more = if worth.difference < 0.0 { "fewer" } else { "more" };
    format!(
        "{:.1} {more} wins in 100 games than with an ordinary card in its place ({:+.1} to {:+.1}, {} games played twice)",
        100.0 * worth.difference.abs(),
        100.0 * worth.interval.low,
        100.0 * worth.interval.high,
        worth.games,
    )
}

fn must_have(card: &CardReport, choice: Choice) -> Option<Suspicion> {
    let takers = card.when_taken?;
    let often = rate_above(card.taken.share, ALWAYS, card.when_available.seat_games);
    // Both must hold, so the weaker evidence counts.
    let chance = often.max(above(takers.share, takers.expected, takers.error()));
    let reason = format!(
        "taken {} of the times it is available (all cards: {}); those who take it win {}, {:+.1} points more than usual",
        percent(card.taken.share),
        percent(choice.taken),
        percent(takers.share),
        100.0 * takers.lift(),
    );
    Some((chance, verdict(Judgement::MustHave, card, reason)))
}

fn dead(card: &CardReport) -> Suspicion {
    let available = card.when_available.seat_games;
    let chance = rate_above(1.0 - card.taken.share, 1.0 - DEAD, available);
    let taken = games(card.when_taken);
    let times = if taken == 1 { "once" } else { &format!("{taken} times") };
    let times = if taken == 0 { "never" } else { times };
    let reason = format!("available {available} times and {times} taken");
    (chance, verdict(Judgement::Dead, card, reason))
}

/// Compares every card with every other that was open to the same seat at the same time.
fn dominated(judged: &[&CardReport], names: &[CardName], tally: &Tally) -> Vec<Suspicion> {
    let number = |card: &CardReport| names.iter().position(|name| name.id == card.id);
    let numbers: Vec<u16> =
        judged.iter().map(|card| number(card).unwrap_or_default() as u16).collect();
    let mut suspicions = Vec::new();
    for (card, &own) in judged.iter().zip(&numbers) {
        for (rival, &other) in judged.iter().zip(&numbers) {
            let (lost, won) = (tally.pairs.count(other, own), tally.pairs.count(own, other));
            let met = u64::from(lost) + u64::from(won);
            if SEEN <= met && own != other {
                let often = rate_above(f64::from(lost) / met as f64, ALWAYS, met);
                suspicions.extend(beaten(card, rival, often, (lost, met)));
            }
        }
    }
    suspicions
}

/// Suspects a card of being dominated by a rival that was preferred `lost` of `met` times.
fn beaten(
    card: &CardReport,
    rival: &CardReport,
    often: f64,
    (lost, met): (u32, u64),
) -> Option<Suspicion> {
    let better = rival.when_taken?;
    // A card that nobody takes has no takers to compare: those who had it stand for them.
    let worse = card.when_taken.unwrap_or(card.when_available);
    let error = better.error().hypot(worse.error());
    let chance = often.max(above(better.lift(), worse.lift(), error));
    let reason = format!(
        "{} was preferred {lost} of {met} times that one of the two was taken, and those who take it win {} (with this card {})",
        rival.name,
        percent(better.share),
        percent(worse.share),
    );
    Some((chance, verdict(Judgement::Dominated, card, reason)))
}

/// Gets the probability that a share is above a limit by chance alone.
fn rate_above(share: f64, limit: f64, trials: u64) -> f64 {
    above(share, limit, (limit * (1.0 - limit) / trials.max(1) as f64).sqrt())
}

fn games(standing: Option<Standing>) -> u64 {
    standing.map_or(0, |standing| standing.seat_games)
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}
