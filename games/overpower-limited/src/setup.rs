//! From what the players agreed on to the rules of their table, and the packs that they are given.

use fracas_core::{Chance, Log, Problems, Seat, SeatSet, Setup};
use fracas_overpower::Catalogue;
use tinyvec::ArrayVec;

use crate::OverPowerLimited;
use crate::event::Event;
use crate::options::{Mode, PASSPORT, read_mode};
use crate::products::Products;
use crate::state::{CHARACTERS, Pack, Phase, Player, StackId, State};

impl OverPowerLimited {
    /// Makes the rules of a table, or names all that is wrong with the setup.
    pub fn open(setup: &Setup) -> Result<OverPowerLimited, Problems> {
        let mut problems = PASSPORT.check(setup);
        let Some(mode) = read_mode(setup, &mut problems) else { return Err(problems) };
        if !setup.decks.is_empty() {
            problems.add("decks", "decks are made here of what is opened (R467); name none");
        }
        if !setup.packs.is_empty() {
            problems.add("packs", "all packs are of one set (R474); add no card files");
        }
        let seats = PASSPORT.seats_at(setup);
        let (catalogue, products) = (Catalogue::base().clone(), Products::world_legends().clone());
        problems.or(OverPowerLimited { mode, seats, catalogue, products })
    }

    /// Gives everyone sealed packs (R474, R491), and opens the first, or all of Sealed.
    pub(crate) fn start(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> State {
        let mut packs: ArrayVec<[Pack; crate::state::MAX_PACKS]> = ArrayVec::new();
        for _ in 0..self.seats * self.mode.packs() {
            packs.push(self.products.fill_pack(&self.catalogue, chance));
        }
        let mut players = ArrayVec::new();
        players.extend((0..self.seats).map(|_| Player::default()));
        let mut state = State {
            phase: Phase::Picking,
            due: SeatSet::EMPTY,
            opened: 0,
            packs,
            middle: ArrayVec::new(),
            starter: None,
            players,
        };
        match self.mode {
            Mode::Draft => self.open_packs(&mut state, log),
            Mode::Sealed { .. } => self.open_alone(&mut state, chance, log),
        }
        state
    }

    /// Opens a Starter Deck and all Booster Packs (R491).
    fn open_alone(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let starter = chance.below(self.products.starters().len() as u32) as u8;
        let seat = Seat(0);
        state.starter = Some(starter);
        state.opened = self.mode.packs() as u8;
        state.players[0].stacks.extend(
            (0..self.mode.packs())
                .flat_map(|pack| (0..CHARACTERS).map(move |slot| StackId::new(pack, slot))),
        );
        let stacks = state.players[0].stacks.len() as u8;
        let own = SeatSet::one(seat);
        log.reveal_to(own, Event::Starter { starter }, Some(Event::OpenedAlone { stacks }));
        self.tell_finds(state, seat, usize::from(state.opened), log);
        self.begin_building(state, log);
    }

    /// Tells a player which Uncommons and Rares are in the packs opened last.
    pub(crate) fn tell_finds(
        &self,
        state: &State,
        seat: Seat,
        packs: usize,
        log: &mut impl Log<Event, State>,
    ) {
        let skipped = usize::from(state.opened) - packs;
        for pack in state.packs_of(seat).skip(skipped).take(packs) {
            for find in pack.finds {
                log.reveal_to(SeatSet::one(seat), Event::Found { seat, find }, None);
            }
        }
    }
}
