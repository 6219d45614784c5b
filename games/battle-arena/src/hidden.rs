//! Who knows what, and other possibilities for what they do not.
//!
//! A player knows the own deck list, hand and line-up (remembered, though not to be looked at
//! again), and of the opponent what was revealed. The opponent's deck list is secret: a world
//! deals the opponent a deck that is legal in the format and holds everything seen of it. Mostly
//! that is one of the decks that everyone knows, as long as one fits; otherwise it is as strong as
//! the format's limits allow, since nobody brings a weak one.

mod asked;
mod plays;

pub(crate) use plays::know_plays;

use std::hash::{Hash, Hasher};

use fracas_core::{Chance, Seat, Viewer};

use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::catalogue::{Catalogue, MAX_HEROES};
use crate::deck::{Deck, Tally};
use crate::options::{Format, Limits, Mode};
use crate::state::{BATTLES, BENCH, Heroes, Phase, Player, SUBSTITUTION_COST, State};

impl BattleArena {
    /// Re-deals what `viewer` cannot know.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        if self.mode == Mode::Playmaker {
            return self.redeal_until_asked(state, viewer, chance);
        }
        let (phase, fought) = (state.phase, state.battle as usize);
        for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
            let player = state.player_mut(seat);
            let drawn_yet = self.most_draws(phase, player);
            self.redeal_player(player, fought, drawn_yet, chance);
        }
    }

    /// Counts the Heroes that a player may yet draw: those below them are never seen by anyone, so
    /// that a world need not deal them.
    fn most_draws(&self, phase: Phase, player: &Player) -> usize {
        if self.sudden_death {
            return player.deck_size();
        }
        let line_up = if matches!(phase, Phase::Side | Phase::Honors) { BATTLES } else { 0 };
        let has_no_bench_yet = phase != Phase::Substitution && self.mode != Mode::Rookie;
        let bench = if has_no_bench_yet { BENCH } else { 0 };
        let substitutions = (player.hot_dogs.max(0) / SUBSTITUTION_COST) as usize;
        (line_up + bench + substitutions).min(player.deck_size())
    }

    fn redeal_player(
        &self,
        player: &mut Player,
        fought: usize,
        draws: usize,
        chance: &mut impl Chance,
    ) {
        player.beneath = (player.deck_size() - draws) as u8;
        player.deck.set_len(draws);
        let shown = fought.min(player.line_up.len());
        let (open, closed) = player.line_up.split_at_mut(shown);
        let seen = open.iter().chain(&player.discard).chain(&player.overtime);
        let hidden = closed.iter_mut().chain(&mut player.hand).chain(&mut player.deck);
        if let Some(deck) = self.beliefs.fitting_deck(&seen, &[], chance) {
            deal_the_rest(&deck.heroes, seen, hidden, chance);
        } else {
            self.deal_a_strong_deck(seen, hidden, chance);
        }
    }

    fn deal_a_strong_deck<'a>(
        &self,
        seen: impl Iterator<Item = &'a HeroId>,
        hidden: impl Iterator<Item = &'a mut HeroId>,
        chance: &mut impl Chance,
    ) {
        let mut tally = Tally::new(&self.catalogue, &self.limits);
        for &hero in seen {
            tally.add(hero);
        }
        for hero in hidden {
            *hero = self.possible_hero(&mut tally, chance);
        }
    }

    /// Draws a Hero that the deck may hold beside those tallied: a strong one, unless that takes long.
    /// There always is one: the game's own Heroes have far more than a deck's worth of Powers and
    /// names.
    #[inline]
    fn possible_hero(&self, tally: &mut Tally<'_>, chance: &mut impl Chance) -> HeroId {
        for _ in 0..STRONG_TRIES {
            let hero = chance.pick(&self.beliefs.strong).unwrap_or_default();
            if tally.allows(hero) {
                tally.add(hero);
                return hero;
            }
        }
        loop {
            let hero = HeroId(chance.below(self.catalogue.len() as u32) as u16);
            if tally.allows(hero) {
                tally.add(hero);
                return hero;
            }
        }
    }
}

/// How often a strong Hero is tried before any will do.
const STRONG_TRIES: u32 = 64;
/// A known deck is strong if it has this part, in a hundred, of the Power of the strongest.
const STRONG_PERCENT: i32 = 94;
/// How likely a strong deck is to be brought, compared with a weak one.
const STRONG_DECK: u32 = 8;
/// How likely a weak deck is to be brought, compared with a strong one.
const WEAK_DECK: u32 = 1;
/// One in so many decks is none of those that everyone knows, even if one of these fits.
const UNKNOWN_DECKS: u32 = 8;

/// Deals what a known deck holds beside the Heroes seen.
fn deal_the_rest<'a>(
    deck: &Heroes,
    seen: impl Iterator<Item = &'a HeroId>,
    hidden: impl Iterator<Item = &'a mut HeroId>,
    chance: &mut impl Chance,
) {
    let mut rest = *deck;
    for hero in seen {
        if let Some(at) = rest.iter().position(|held| held == hero) {
            rest.swap_remove(at);
        }
    }
    for hero in hidden {
        *hero = chance.draw(&mut rest).expect("a deck holds all Heroes of a player");
    }
}

/// What one may believe of a deck list that is secret.
#[derive(Clone, Debug)]
pub(crate) struct Beliefs {
    /// The premade decks of the format.
    decks: Vec<KnownDeck>,
    /// The Heroes of the highest Powers, as many Powers as a full deck needs.
    strong: Vec<HeroId>,
    /// The Plays that may be in a Playbook.
    plays: Vec<PlayId>,
}

#[derive(Clone, Debug)]
struct KnownDeck {
    heroes: Heroes,
    plays: Vec<PlayId>,
    /// How likely it is to be brought, compared with the others.
    weight: u32,
    /// The Heroes once more, one bit each.
    members: Vec<u64>,
}

impl Beliefs {
    pub(crate) fn new(catalogue: &Catalogue, format: &Format) -> Beliefs {
        let limits = &format.limits;
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
                deck.weight = WEAK_DECK;
            }
        }
        let plays = catalogue.plays().map(|(play, _)| play);
        let plays = plays.filter(|&play| limits.admits_play(catalogue, play)).collect();
        let powers = decks.iter().flat_map(|deck| &deck.heroes).map(|hero| catalogue.power(*hero));
        let strong = strong_heroes(catalogue, limits, powers.max());
        Beliefs { decks, strong, plays }
    }

    /// Knows a deck as it is now in place of what it was.
    pub(crate) fn exchange(&mut self, before: &Heroes, now: &Heroes) {
        for deck in self.decks.iter_mut().filter(|deck| deck.heroes == *before) {
            *deck = KnownDeck::new(now, &deck.plays, deck.weight);
        }
    }

    /// Chooses a known deck that holds the Heroes seen; none if there is none, and sometimes anyway.
    #[inline]
    fn fitting_deck<'a>(
        &self,
        seen: &(impl Iterator<Item = &'a HeroId> + Clone),
        plays: &[PlayId],
        chance: &mut impl Chance,
    ) -> Option<&KnownDeck> {
        if chance.below(UNKNOWN_DECKS) == 0 {
            return None;
        }
        let fits = |deck: &&KnownDeck| {
            seen.clone().all(|hero| deck.holds(*hero))
                && plays.iter().all(|play| deck.plays.contains(play))
        };
        let fitting = self.decks.iter().filter(fits);
        let mut left = chance.below(fitting.clone().map(|deck| deck.weight).sum());
        let is_chosen = |deck: &&KnownDeck| {
            let rest = left.checked_sub(deck.weight);
            left = rest.unwrap_or_default();
            rest.is_none()
        };
        fitting.into_iter().find(is_chosen)
    }
}

impl KnownDeck {
    fn new(heroes: &[HeroId], plays: &[PlayId], weight: u32) -> KnownDeck {
        let mut members = vec![0; MAX_HEROES / 64];
        for hero in heroes {
            members[hero.0 as usize / 64] |= 1 << (hero.0 % 64);
        }
        let plays = plays.to_vec();
        KnownDeck { heroes: heroes.iter().copied().collect(), plays, weight, members }
    }

    #[inline]
    fn holds(&self, hero: HeroId) -> bool {
        self.members[hero.0 as usize / 64] >> (hero.0 % 64) & 1 == 1
    }
}

/// Lists the Heroes of the highest Powers, until they fill a deck within the limit on one Power. Where
/// there is no such limit players use what they have opened, which may be anything. Few own the rarest
/// Heroes: none is expected beyond the highest Power of the decks that everyone knows.
fn strong_heroes(catalogue: &Catalogue, limits: &Limits, highest: Option<i16>) -> Vec<HeroId> {
    let mut heroes: Vec<HeroId> = (0..catalogue.len() as u16).map(HeroId).collect();
    heroes.retain(|&hero| limits.admits(catalogue, hero));
    heroes.retain(|&hero| highest.is_none_or(|most| catalogue.power(hero) <= most));
    let Some(per_power) = limits.per_power else { return heroes };
    heroes.sort_by_key(|hero| std::cmp::Reverse(catalogue.power(*hero)));
    let mut room = limits.heroes;
    let mut strong = Vec::new();
    for same in heroes.chunk_by(|one, other| catalogue.power(*one) == catalogue.power(*other)) {
        if room == 0 {
            break;
        }
        strong.extend_from_slice(same);
        room = room.saturating_sub(same.len().min(per_power.into()));
    }
    strong
}

/// Hashes what a seat knows: all that is open, and its own Heroes.
pub(crate) fn know(state: &State, seat: Seat, hasher: &mut impl Hasher) {
    let [own, other] = [state.player(seat), state.player(seat.opponent())];
    let open = usize::from(state.battle) + usize::from(state.phase.is_revealed());
    let shown = open.min(other.line_up.len());
    (seat, state.phase, state.flip_winner, state.home, state.honors).hash(hasher);
    (state.due, state.decided, state.substituted, state.battle).hash(hasher);
    (own.hot_dogs, other.hot_dogs).hash(hasher);
    for (battle, hero) in own.line_up.iter().enumerate() {
        (own.forgotten >> battle & 1 == 0).then_some(*hero).hash(hasher);
    }
    for heroes in [&own.hand, &own.discard, &other.discard] {
        heroes.hash(hasher);
    }
    other.line_up[..shown].hash(hasher);
    for player in [own, other] {
        player.overtime.hash(hasher);
        (player.deck_size(), player.hand.len(), player.line_up.len()).hash(hasher);
    }
}
