//! What one may believe of a deck list that is secret.

use std::sync::Arc;

use fracas_core::Chance;
use tinyvec::ArrayVec;

use super::style::{STYLES, Style, styles};
use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::catalogue::{Catalogue, MAX_HEROES};
use crate::deck::{Deck, PREMADE};
use crate::options::{Format, Mode};
use crate::state::{Heroes, MAX_DECK, MAX_PLAYS};

/// A known deck is strong if it has this part, in a hundred, of the Power of the strongest.
const STRONG_PERCENT: i32 = 94;

/// How surprising it is to see something, in parts of a bit: what is half as likely is a bit more surprising.
pub(super) type Surprise = u32;

/// The parts of a bit.
pub(super) const BIT: Surprise = 4;
/// What a strong deck that everyone knows is to be brought, compared with others.
const STRONG_DECK: Surprise = 0;
/// The same of a weak one.
const WEAK_DECK: Surprise = 3 * BIT;

impl BattleArena {
    /// Makes the same table for someone who takes the opponent's deck for this one, whatever is seen of it: worlds
    /// deal what it holds beside the cards seen, some of them twice where that is too little. A deck without
    /// Heroes says nothing, and one without Plays nothing of the Playbook.
    #[must_use]
    pub fn assuming(&self, deck: &Deck) -> BattleArena {
        let is_there = |hero: &&HeroId| usize::from(hero.0) < self.catalogue.len();
        let heroes: Vec<HeroId> =
            deck.heroes.iter().filter(is_there).take(MAX_DECK).copied().collect();
        let count = self.catalogue.plays().count();
        let plays = deck.plays.iter().filter(|play| usize::from(play.0) < count);
        let mut plays: Vec<PlayId> = plays.take(MAX_PLAYS).copied().collect();
        if plays.is_empty() {
            let likely = self.beliefs.styles.first().map_or(&[][..], |style| &style.plays);
            plays.extend(likely.iter().take(MAX_PLAYS));
        }
        let assumed = (!heroes.is_empty()).then(|| KnownDeck::new(&heroes, &plays, STRONG_DECK));
        let beliefs = Beliefs { assumed, ..Beliefs::clone(&self.beliefs) };
        BattleArena { beliefs: Arc::new(beliefs), ..self.clone() }
    }
}

/// What one may believe of a deck list that is secret.
#[derive(Clone, Debug)]
pub(crate) struct Beliefs {
    /// The deck that is taken for the opponent's, whatever is seen.
    assumed: Option<KnownDeck>,
    /// The premade decks of the format.
    decks: Vec<KnownDeck>,
    /// What decks are like that nobody knows.
    styles: Vec<Style>,
}

/// What the opponent is thought to have brought.
pub(super) enum Guess<'a> {
    /// This deck.
    Deck(&'a KnownDeck),
    /// Cards that are chosen like this.
    Style(&'a Style),
}

#[derive(Clone, Debug)]
pub(super) struct KnownDeck {
    pub(super) heroes: Heroes,
    pub(super) plays: Vec<PlayId>,
    /// How surprising it is that someone brings it.
    rarity: Surprise,
    /// The Heroes once more, one bit each.
    members: Vec<u64>,
}

impl Beliefs {
    pub(crate) fn new(catalogue: &Catalogue, format: &Format, mode: Mode) -> Beliefs {
        let premade = Deck::all_premade().map(|(_, deck)| deck);
        let fitting = premade.filter(|deck| deck.suits(catalogue, format));
        let mut decks: Vec<KnownDeck> =
            fitting.map(|deck| KnownDeck::new(&deck.heroes, &deck.plays, STRONG_DECK)).collect();
        let power = |deck: &KnownDeck| -> i32 {
            deck.heroes.iter().map(|hero| i32::from(catalogue.power(*hero))).sum()
        };
        let most = decks.iter().map(power).max().unwrap_or_default();
        for deck in &mut decks {
            if power(deck) * 100 < most * STRONG_PERCENT {
                deck.rarity = WEAK_DECK;
            }
        }
        let powers = decks.iter().flat_map(|deck| &deck.heroes).map(|hero| catalogue.power(*hero));
        let styles = styles(catalogue, &format.limits, mode, powers.max());
        Beliefs { assumed: None, decks, styles }
    }

    /// Knows a deck as it is now in place of what it was.
    pub(crate) fn exchange(&mut self, before: &Heroes, now: &Heroes) {
        for deck in self.decks.iter_mut().filter(|deck| deck.heroes == *before) {
            *deck = KnownDeck::new(now, &deck.plays, deck.rarity);
        }
    }

    /// Knows the Playbook of a deck as it is now in place of what it was.
    pub(crate) fn exchange_plays(&mut self, heroes: &Heroes, before: &[PlayId], now: &[PlayId]) {
        let is_meant = |deck: &&mut KnownDeck| deck.heroes == *heroes && deck.plays == before;
        for deck in self.decks.iter_mut().filter(is_meant) {
            deck.plays = now.to_vec();
        }
    }

    /// Guesses what the opponent has brought: the deck that is assumed, or else one of all that it may be, each as
    /// often as it is likely after what was seen.
    #[inline]
    pub(super) fn guess<'a>(
        &self,
        seen: &(impl Iterator<Item = &'a HeroId> + Clone),
        playbook: Option<SeenPlays<'_>>,
        chance: &mut impl Chance,
    ) -> Guess<'_> {
        if let Some(deck) = &self.assumed {
            return Guess::Deck(deck);
        }
        let decks = self.decks.iter().map(|deck| deck.surprise(seen, playbook));
        let styles = self.styles.iter().map(|style| Some(style.surprise(seen, playbook)));
        let surprises: Surprises = decks.chain(styles).collect();
        let at = likely(&surprises, chance);
        match at.checked_sub(self.decks.len()) {
            None => Guess::Deck(&self.decks[at]),
            Some(at) => Guess::Style(&self.styles[at]),
        }
    }
}

/// How surprising what was seen is for each thing that may be brought; none where that cannot be.
type Surprises = ArrayVec<[Option<Surprise>; PREMADE.len() + STYLES]>;

/// Chooses one of what may be, each as often as it is likely.
#[inline]
fn likely(surprises: &Surprises, chance: &mut impl Chance) -> usize {
    /// What is left after a part of a bit, in parts of 65,536.
    const PARTS: [u32; BIT as usize] = [65_536, 55_109, 46_341, 38_968];
    let least = surprises.iter().flatten().min().copied().unwrap_or_default();
    let weight = |surprise: &Option<Surprise>| {
        let more = surprise.map_or(Surprise::MAX, |surprise| surprise - least);
        PARTS[(more % BIT) as usize].checked_shr(more / BIT).unwrap_or_default()
    };
    let mut left = chance.below(surprises.iter().map(weight).sum());
    let is_chosen = |surprise: &Option<Surprise>| {
        let rest = left.checked_sub(weight(surprise));
        left = rest.unwrap_or(left);
        rest.is_none()
    };
    surprises.iter().position(is_chosen).unwrap_or_default()
}

/// How surprising it is to see one of so many that are as likely.
pub(super) fn one_of(count: usize) -> Surprise {
    // A power makes bits of what would be parts of one.
    (count.max(1) as u64).pow(BIT).ilog2()
}

/// What was seen of a Playbook.
#[derive(Clone, Copy)]
pub(super) struct SeenPlays<'a> {
    /// The Plays seen.
    pub(super) plays: &'a [PlayId],
    /// How many Plays it has: a known deck may have more, or none.
    pub(super) size: usize,
}

impl SeenPlays<'_> {
    fn fits(self, playbook: &[PlayId]) -> bool {
        playbook.len() == self.size && self.plays.iter().all(|play| playbook.contains(play))
    }
}

impl KnownDeck {
    fn new(heroes: &[HeroId], plays: &[PlayId], rarity: Surprise) -> KnownDeck {
        let mut members = vec![0; MAX_HEROES / 64];
        for hero in heroes {
            members[hero.0 as usize / 64] |= 1 << (hero.0 % 64);
        }
        let plays = plays.to_vec();
        KnownDeck { heroes: heroes.iter().copied().collect(), plays, rarity, members }
    }

    #[inline]
    fn holds(&self, hero: HeroId) -> bool {
        self.members[hero.0 as usize / 64] >> (hero.0 % 64) & 1 == 1
    }

    /// Gets how surprising it is that someone brings the deck and just these cards of it are seen.
    #[inline]
    fn surprise<'a>(
        &self,
        seen: &(impl Iterator<Item = &'a HeroId> + Clone),
        playbook: Option<SeenPlays<'_>>,
    ) -> Option<Surprise> {
        let fits = seen.clone().all(|hero| self.holds(*hero))
            && playbook.is_none_or(|playbook| playbook.fits(&self.plays));
        let heroes = || seen.clone().count() as u32 * one_of(self.heroes.len());
        let plays = playbook.map_or(0, |playbook| playbook.plays.len() as u32);
        fits.then(|| self.rarity + heroes() + plays * one_of(self.plays.len()))
    }
}
