//! Cards that have no place beside another.

use fracas_core::CardName;

use super::card::{CardReport, Standing};
use super::tally::Tally;
use super::verdict::{ALWAYS, Judgement, SEEN, Verdict, percent, rate_above, verdict};
use crate::paired::{above, findings};

/// Two cards that were open to the same seat at the same time.
struct Meeting<'a> {
    card: &'a CardReport,
    rival: &'a CardReport,
    /// How often the rival was taken and the card was left.
    lost: u32,
    /// How often one was taken and the other was left.
    met: u32,
    /// The probability that it only looks as if the rival were better.
    chance: f64,
}

/// Finds the cards that another clearly dominates, each with the rival it met most often.
pub(super) fn find(
    judged: &[&CardReport],
    names: &[CardName],
    tally: &Tally,
    so_far: &[Verdict],
) -> Vec<Verdict> {
    let is = |card: &CardReport, judgement: Judgement| {
        so_far.iter().any(|one| one.judgement == judgement && one.card == card.id)
    };
    let number = |card: &CardReport| names.iter().position(|name| name.id == card.id);
    let numbered: Vec<(u16, &CardReport)> =
        judged.iter().filter_map(|card| Some((number(card)? as u16, *card))).collect();
    let mut meetings = Vec::new();
    for &(own, card) in numbered.iter().filter(|(_, card)| !is(card, Judgement::Dead)) {
        for &(other, rival) in numbered.iter().filter(|(_, card)| !is(card, Judgement::MustHave)) {
            let (lost, won) = (tally.pairs.count(other, own), tally.pairs.count(own, other));
            meetings.extend(meet(card, rival, lost, lost + won));
        }
    }
    let chances: Vec<f64> = meetings.iter().map(|meeting| meeting.chance).collect();
    let mut stands = findings(&chances).into_iter();
    meetings.retain(|_| stands.next() == Some(true));
    meetings.sort_by_key(|meeting| std::cmp::Reverse(meeting.met));
    let mut verdicts: Vec<Verdict> = Vec::new();
    for meeting in meetings {
        if !verdicts.iter().any(|known| known.card == meeting.card.id) {
            verdicts.push(meeting.tell());
        }
    }
    verdicts
}

/// Compares two cards that met often enough.
fn meet<'a>(
    card: &'a CardReport,
    rival: &'a CardReport,
    lost: u32,
    met: u32,
) -> Option<Meeting<'a>> {
    if u64::from(met) < SEEN {
        return None;
    }
    let (better, worse) = (rival.when_taken?, takers(card));
    let often = rate_above(f64::from(lost) / f64::from(met), ALWAYS, u64::from(met));
    let error = better.error().hypot(worse.error());
    // Both must hold, so the weaker evidence counts.
    let chance = often.max(above(better.lift(), worse.lift(), error));
    Some(Meeting { card, rival, lost, met, chance })
}

/// Gets how those fare who take a card. One that nobody takes has none: those who had it stand for
/// them.
fn takers(card: &CardReport) -> Standing {
    card.when_taken.unwrap_or(card.when_available)
}

impl Meeting<'_> {
    fn tell(&self) -> Verdict {
        let Meeting { card, rival, lost, met, .. } = self;
        let reason = format!(
            "{} was preferred {lost} of {met} times that one of the two was taken and the other left, and those who take it win {} (with this card {})",
            rival.name,
            percent(takers(rival).share),
            percent(takers(card).share),
        );
        verdict(Judgement::Dominated, card, reason)
    }
}
