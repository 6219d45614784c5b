//! The beginning of a game: the board, who goes first, heroes and starting decks.

use fracas_cards::effect::Stack;
use fracas_core::{Chance, Log, Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::Rlyeh;
use crate::card::HeroId;
use crate::event::Event;
use crate::pile::Cards;
use crate::state::{HAND, Ledger, MAX_PLAYERS, Mind, Phase, Player, State};

impl Rlyeh {
    /// Sets the game up as far as its first decision.
    pub(crate) fn start(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> State {
        let mut state = empty();
        self.lay_board(&mut state, chance, log);
        state.first = match self.first {
            Some(seat) => seat,
            None => Seat(chance.below(self.seats as u32) as u8),
        };
        state.active = state.first;
        log.tell(Event::First { seat: state.first });
        self.deal_heroes(&mut state, chance, log);
        self.go_on(&mut state, chance, log);
        state
    }

    /// Deals everyone a hero (R20), or two to choose from (R58); no hero twice (R21).
    fn deal_heroes(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let mut left = self.heroes;
        for seat in self.in_order(state.first) {
            let hero = draw_hero(&mut left, chance);
            if self.are_heroes_chosen {
                let other = draw_hero(&mut left, chance);
                state.player_mut(seat).offered = Some([hero.min(other), hero.max(other)]);
            } else {
                self.give_hero(state, seat, hero, chance, log);
            }
        }
    }

    /// Iterates over all seats, clockwise from one.
    fn in_order(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(first).chain(self.others(first))
    }

    /// Lets the next player choose a hero; begins the first turn when all have one.
    pub(crate) fn choose_heroes(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let next = self.in_order(state.first).find(|seat| state.player(*seat).hero.is_none());
        if next.is_none() {
            self.begin_turn(state, state.first, log);
        }
        next
    }

    /// Gives a player a hero with its starting deck and first hand (R22 to R25).
    pub(crate) fn give_hero(
        &self,
        state: &mut State,
        seat: Seat,
        hero: HeroId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        log.tell(Event::Hero { seat, hero });
        let mut cards = self.starting_deck(hero);
        let drawn = (0..HAND).take_while(|_| cards.draw(chance).is_some()).count();
        log.tell(Event::Drew { seat, count: drawn as u8 });
        // R60: the hero that was not chosen is out of the game.
        *state.player_mut(seat) = Player { hero: Some(hero), cards, ..Player::default() };
    }

    /// Gets the deck that a hero starts with (R22, R23).
    pub(crate) fn starting_deck(&self, hero: HeroId) -> Cards {
        let hero = self.catalogue.hero(hero);
        let quarters = std::iter::repeat_n(self.catalogue.quarter(), hero.quarters.into());
        let tubes = std::iter::repeat_n(self.catalogue.tube(), hero.tubes.into());
        Cards::new(quarters.chain(tubes).chain(hero.start))
    }
}

/// Gets the state before anything is laid out or dealt.
fn empty() -> State {
    State {
        phase: Phase::Heroes,
        due: SeatSet::EMPTY,
        first: Seat(0),
        active: Seat(0),
        turn: 0,
        quiet: 0,
        tokens: 0,
        power: 0,
        ledger: Ledger::default(),
        mind: Mind::default(),
        players: [Player::default(); MAX_PLAYERS],
        stacks: ArrayVec::new(),
        bosses: ArrayVec::new(),
        pox: 0,
        glob: None,
        deleted: ArrayVec::new(),
        stack: Stack::default(),
    }
}

/// Draws one of the heroes that are left.
fn draw_hero(left: &mut u64, chance: &mut impl Chance) -> HeroId {
    let at = chance.below(left.count_ones());
    let after = (0..at).fold(*left, |set, _| set & set.wrapping_sub(1));
    let hero = after.trailing_zeros().min(u64::BITS - 1);
    *left &= !(1 << hero);
    HeroId(hero as u8)
}
