//! Choosing cards for a deck, the dearest to the chooser first, within the limits of a format.

use std::cmp::Reverse;

use super::Tally;
use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;
use crate::options::{BonusPlays, Limits};

/// Chooses Heroes in the order given, as many as a deck holds if there are enough.
pub(super) fn choose_heroes(
    catalogue: &Catalogue,
    limits: &Limits,
    wishes: &[HeroId],
) -> Vec<HeroId> {
    let mut tally = Tally::new(catalogue, limits);
    let (mut chosen, mut beyond) = (Vec::new(), Vec::new());
    for &hero in wishes {
        let is_beyond = limits.is_beyond(catalogue.power(hero));
        if tally.allows(hero) && (is_beyond || chosen.len() < limits.heroes) {
            tally.add(hero);
            if is_beyond { &mut beyond } else { &mut chosen }.push(hero);
        }
    }
    chosen.append(&mut beyond);
    if let Some(most) = limits.total_power {
        lower_power(catalogue, limits, wishes, most, &mut chosen);
    }
    chosen
}

/// Exchanges the strongest Heroes for weaker ones until all together have no more Power than allowed.
fn lower_power(
    catalogue: &Catalogue,
    limits: &Limits,
    wishes: &[HeroId],
    most: i32,
    chosen: &mut [HeroId],
) {
    let power = |hero: HeroId| catalogue.power(hero);
    let mut others: Vec<HeroId> =
        wishes.iter().copied().filter(|hero| !chosen.contains(hero)).collect();
    others.sort_by_key(|&hero| Reverse(power(hero)));
    loop {
        let total: i32 = chosen.iter().map(|&hero| i32::from(power(hero))).sum();
        let strongest = (0..chosen.len()).max_by_key(|&at| power(chosen[at]));
        let Some(strongest) = strongest.filter(|_| most < total) else { return };
        let mut tally = Tally::new(catalogue, limits);
        chosen
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != strongest)
            .for_each(|(_, &hero)| tally.add(hero));
        let is_weaker =
            |&hero: &HeroId| power(hero) < power(chosen[strongest]) && tally.allows(hero);
        let Some(at) = others.iter().position(is_weaker) else { return };
        chosen[strongest] = others.remove(at);
    }
}

/// How many Plays may be dear.
pub(super) enum Curve {
    /// Any number.
    Any,
    /// So that Hot Dogs can pay for most of them.
    Payable,
}

/// Chooses Plays in the order given, as many as a Playbook holds if there are enough, and of the bonus Plays
/// beyond them the first so many.
pub(super) fn choose_plays(
    catalogue: &Catalogue,
    limits: &Limits,
    wishes: &[PlayId],
    bonus: usize,
    curve: &Curve,
) -> Vec<PlayId> {
    complete_plays(catalogue, limits, &[], wishes, bonus, curve)
}

/// The same for a Playbook that holds some of them already.
pub(super) fn complete_plays(
    catalogue: &Catalogue,
    limits: &Limits,
    begun: &[PlayId],
    wishes: &[PlayId],
    bonus: usize,
    curve: &Curve,
) -> Vec<PlayId> {
    let is_beyond = |play: &PlayId| limits.is_beyond_the_plays(catalogue.play(*play));
    let may_be = |play: &PlayId| limits.admits_play(catalogue, *play);
    let (beyond, counted): (Vec<PlayId>, Vec<PlayId>) =
        wishes.iter().copied().filter(may_be).partition(is_beyond);
    let (begun_beyond, begun): (Vec<PlayId>, Vec<PlayId>) =
        begun.iter().copied().partition(is_beyond);
    let mut book = Book { catalogue, limits, plays: Vec::new(), score: 0 };
    book.add_all(&begun);
    if let Curve::Payable = curve {
        book.fill(&counted, limits.plays.into(), |cost| dear_plays(cost, limits.plays));
    }
    // The score may ask for Plays that were passed over, so it goes on until nothing more fits.
    while book.fill(&counted, limits.plays.into(), |_| usize::MAX) {}
    let most = match limits.bonus {
        BonusPlays::Beyond(most) => bonus.min(most.into()),
        BonusPlays::Counted | BonusPlays::Forbidden => 0,
    };
    let size = book.plays.len() + most;
    book.add_all(&begun_beyond);
    book.fill(&beyond, size, |_| usize::MAX);
    book.plays
}

/// Gets how many Plays of a cost are enough in a Playbook of some size.
fn dear_plays(cost: u8, size: u8) -> usize {
    let of_thirty: usize = match cost {
        0 | 1 => return usize::MAX,
        2 => 8,
        3 => 3,
        _ => 1,
    };
    (of_thirty * usize::from(size)).div_ceil(30)
}

/// A Playbook that is being filled.
struct Book<'a> {
    catalogue: &'a Catalogue,
    limits: &'a Limits,
    plays: Vec<PlayId>,
    score: u32,
}

impl Book<'_> {
    /// Adds Plays that may be there, up to a size and so many of each cost; says whether any was added.
    fn fill(&mut self, wishes: &[PlayId], size: usize, most: impl Fn(u8) -> usize) -> bool {
        let before = self.plays.len();
        for &play in wishes {
            let cost = self.catalogue.play(play).cost.printed;
            let is_taken = |held: &&PlayId| self.catalogue.play(**held).cost.printed == cost;
            let enough = most(cost);
            let has_room = self.plays.len() < size
                && (enough == usize::MAX || self.plays.iter().filter(is_taken).count() < enough);
            if has_room && self.may_add(play, wishes, size) {
                self.add(play);
            }
        }
        before < self.plays.len()
    }

    fn add(&mut self, play: PlayId) {
        self.plays.push(play);
        self.score += self.score_of(play);
    }

    fn add_all(&mut self, plays: &[PlayId]) {
        for &play in plays {
            self.add(play);
        }
    }

    /// Checks whether a Play may be added so that the Playbook can still be filled.
    fn may_add(&self, play: PlayId, wishes: &[PlayId], size: usize) -> bool {
        let copies = |plays: &[PlayId]| plays.iter().filter(|held| **held == play).count();
        let most = if self.limits.one_per_play { 1 } else { copies(wishes) };
        if most <= copies(&self.plays) {
            return false;
        }
        let Some(cap) = self.limits.score else { return true };
        let others = wishes.iter().filter(|other| **other != play && !self.plays.contains(other));
        let mut scores: Vec<u32> = others.map(|&other| self.score_of(other)).collect();
        scores.sort_unstable();
        let rest: u32 = scores.iter().take(size - self.plays.len() - 1).sum();
        self.score + self.score_of(play) + rest <= cap
    }

    fn score_of(&self, play: PlayId) -> u32 {
        self.catalogue.play(play).score.unwrap_or_default().into()
    }
}
