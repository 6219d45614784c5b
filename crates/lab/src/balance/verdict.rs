//! Cards that stand out, and why.
//!
//! A verdict is a claim with a limit, tested against chance: the figure must be beyond the limit by
//! more than luck explains, and the tests of all cards are corrected together (see
//! [`findings`](crate::paired::findings)), since among hundreds of cards some are always lucky.

use fracas_core::CardName;
use serde::Serialize;

use super::card::{CardReport, Standing, Worth};
use super::dominated;
use super::tally::Tally;
use crate::paired::{above, findings};

/// A card taken less often than this, of the times it is available, is dead.
const DEAD: f64 = 0.05;
/// A card taken more often than this may be a must-have.
pub(super) const ALWAYS: f64 = 0.95;
/// Where more than this of everything available is taken, taking a card says nothing about it.
const NO_CHOICE: f64 = 0.95;
/// A card is overpowered when it is worth more than this part of an even share of first places.
const STRONG: f64 = 0.2;
/// The fewest times a card, or a pair of cards, must have been seen to be judged.
pub(super) const SEEN: u64 = 100;

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
    /// Another card is nearly always preferred to it, and does better. Not said of dead cards, of
    /// which it goes without saying, nor on account of must-haves, which beat everything.
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
                "when it and some other card, not itself a must-have, were open at once and one of them was taken, it was the other in more than {:.0}% of cases, and those who take the other win more",
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
        let found = match judgement {
            Judgement::Overpowered => {
                those_that_stand(judged.iter().filter_map(|card| too_strong(card, strong)))
            }
            Judgement::Underpowered => {
                those_that_stand(judged.iter().filter_map(|card| too_weak(card, strong)))
            }
            Judgement::MustHave | Judgement::Dead | Judgement::Dominated if !choice.is_free => {
                vec![]
            }
            Judgement::MustHave => {
                those_that_stand(judged.iter().filter_map(|card| must_have(card, choice)))
            }
            Judgement::Dead => those_that_stand(judged.iter().map(|card| dead(card))),
            Judgement::Dominated => dominated::find(&judged, names, tally, &verdicts),
        };
        verdicts.extend(found);
    }
    verdicts
}

/// Gets the worth that counts as strong.
fn strong(seats: usize) -> f64 {
    STRONG / seats.max(1) as f64
}

/// Keeps what chance does not explain, the surest first.
fn those_that_stand(suspicions: impl Iterator<Item = Suspicion>) -> Vec<Verdict> {
    let (chances, verdicts): (Vec<f64>, Vec<Verdict>) = suspicions.unzip();
    let stands = findings(&chances);
    let suspicions = chances.into_iter().zip(verdicts).zip(stands);
    let mut standing: Vec<Suspicion> =
        suspicions.filter_map(|(suspicion, stands)| stands.then_some(suspicion)).collect();
    standing.sort_by(|(left, _), (right, _)| left.total_cmp(right));
    standing.into_iter().map(|(_, verdict)| verdict).collect()
}

pub(super) fn verdict(judgement: Judgement, card: &CardReport, reason: String) -> Verdict {
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
        "{:.1} {more} wins in 100 games ({:+.1} to {:+.1}; {} deals played with and without it)",
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
        "taken {} of the times it is available (all cards: {}); those who take it win {}, {:.1} points more than usual",
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

/// Gets the probability that a share is above a limit by chance alone.
pub(super) fn rate_above(share: f64, limit: f64, trials: u64) -> f64 {
    above(share, limit, (limit * (1.0 - limit) / trials.max(1) as f64).sqrt())
}

fn games(standing: Option<Standing>) -> u64 {
    standing.map_or(0, |standing| standing.seat_games)
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}
