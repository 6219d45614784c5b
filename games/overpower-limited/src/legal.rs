//! What may be done.

use fracas_core::Seat;
use fracas_overpower::{
    Begun, CardId, CharacterId, Collection, HomebaseId, MOST, Merit, STOCK, TEAM, has_team,
    is_basic_power,
};

use crate::OverPowerLimited;
use crate::action::Action;
use crate::building::LIMITS;
use crate::state::{Bench, Phase, Stage, State};

/// The most cards that decks are filled with by hand: a few less than tables have room for, so that what starts the
/// game beside the deck has room too.
pub(crate) const ROOM: usize = MOST - 4;

impl OverPowerLimited {
    /// Lists what a due seat may do: in the middle in the order of the packs; while building by what it is done to, in
    /// the order of the catalogue.
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.phase {
            Phase::Picking => list_picks(state, out),
            Phase::Building => self.list_building(state, seat, out),
            Phase::Over => {}
        }
    }

    /// Lists what bots think about: every pick, and decks as the builder completes them.
    pub(crate) fn list_distinct(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.phase {
            Phase::Picking => list_picks(state, out),
            Phase::Building => out.push(if state.player(seat).bench.is_legal {
                Action::Done
            } else {
                Action::Complete
            }),
            Phase::Over => {}
        }
    }

    fn list_building(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let bench = &state.player(seat).bench;
        let pool = self.pool(state, seat);
        match bench.stage {
            Stage::Team => self.list_team(bench, &pool, out),
            Stage::Cards => self.list_cards(bench, &pool, out),
            Stage::Review => out.push(Action::Change),
        }
        out.push(if bench.is_legal { Action::Done } else { Action::Complete });
    }

    fn list_team(&self, bench: &Bench, pool: &Collection, out: &mut Vec<Action>) {
        let merits = self.plain_merits(pool);
        let characters = || pool.characters.iter().copied();
        out.extend(characters().filter(|id| self.may_join(bench, &merits, *id)).map(Action::Front));
        out.extend(
            characters().filter(|id| self.may_back(bench, &merits, *id)).map(Action::Reserve),
        );
        out.extend(characters().filter(|id| bench.has(*id)).map(Action::Drop));
        let bases = pool.homebases.iter().copied();
        out.extend(bases.filter(|id| self.may_settle(bench, pool, &merits, *id)).map(Action::Base));
        out.extend(bench.homebase.map(|_| Action::NoBase));
        let sets = pool.missions.iter().copied();
        out.extend(sets.filter(|id| bench.missions != Some(*id)).map(Action::Missions));
        out.extend(bench.is_team().then_some(Action::Cards));
    }

    /// Weighs characters for their threat and their versions alone.
    fn plain_merits(&self, pool: &Collection) -> Vec<Merit> {
        pool.characters.iter().map(|id| Merit::new(&self.catalogue, *id)).collect()
    }

    /// Checks whether a character may be put on the Front Line: there is room, and the team can still be completed.
    fn may_join(&self, bench: &Bench, merits: &[Merit], id: CharacterId) -> bool {
        let mut begun = self.begun(bench);
        let is_free = bench.front.len() < TEAM - 1 && !bench.has(id);
        is_free && {
            begun.front.push(id);
            has_team(merits, &begun)
        }
    }

    /// Checks whether a character may be put in Reserve.
    fn may_back(&self, bench: &Bench, merits: &[Merit], id: CharacterId) -> bool {
        let is_free = bench.reserve.is_none() && !bench.has(id);
        is_free && has_team(merits, &Begun { reserve: Some(id), ..self.begun(bench) })
    }

    /// Checks whether a Homebase may be chosen: the threat leaves room, and there is what starts under it (R26).
    fn may_settle(
        &self,
        bench: &Bench,
        pool: &Collection,
        merits: &[Merit],
        id: HomebaseId,
    ) -> bool {
        let homebase = self.catalogue.homebase(id).threat;
        bench.homebase != Some(id)
            && pool.has_stock(&self.catalogue, id)
            && has_team(merits, &Begun { homebase, ..self.begun(bench) })
    }

    fn begun(&self, bench: &Bench) -> Begun {
        bench.sheet().begun(&self.catalogue, bench.homebase)
    }

    fn list_cards(&self, bench: &Bench, pool: &Collection, out: &mut Vec<Action>) {
        let cards = || pool.cards.iter().map(|(card, _)| *card);
        out.extend(cards().filter(|id| self.may_add(bench, pool, *id)).map(Action::Add));
        let mut held = bench.cards.to_vec();
        held.dedup();
        out.extend(held.into_iter().map(Action::Take));
        out.extend(cards().filter(|id| self.may_lie_under(bench, pool, *id)).map(Action::Under));
        out.extend(bench.under.iter().copied().map(Action::Lift));
        out.push(Action::Team);
    }

    /// Checks whether a card may be put into the deck.
    fn may_add(&self, bench: &Bench, pool: &Collection, id: CardId) -> bool {
        bench.cards.len() < ROOM
            && self.is_left(bench, pool, id)
            && bench.sheet().objection(&self.catalogue, LIMITS, id).is_none()
    }

    /// Checks whether there is one more of a card (R467 to R469).
    pub(crate) fn is_left(&self, bench: &Bench, pool: &Collection, id: CardId) -> bool {
        let used = bench.cards.iter().chain(&bench.under).filter(|other| **other == id).count();
        is_basic_power(self.catalogue.card(id)) || used < pool.copies(id)
    }

    /// Checks whether a card may be put under the Homebase (R26).
    fn may_lie_under(&self, bench: &Bench, pool: &Collection, id: CardId) -> bool {
        let stock = bench.homebase.and_then(|base| self.catalogue.homebase(base).stock);
        bench.under.len() < STOCK
            && !bench.under.contains(&id)
            && stock.is_some_and(|stock| stock.takes(self.catalogue.card(id)))
            && self.is_left(bench, pool, id)
    }
}

/// Lists the different characters in the middle.
fn list_picks(state: &State, out: &mut Vec<Action>) {
    for (at, stack) in state.middle.iter().enumerate() {
        let character = state.character(*stack);
        let is_new = state.middle[..at].iter().all(|other| state.character(*other) != character);
        if is_new {
            out.push(Action::Pick(character));
        }
    }
}

impl Bench {
    /// Checks whether a character is on the team.
    pub(crate) fn has(&self, character: CharacterId) -> bool {
        self.front.contains(&character) || self.reserve == Some(character)
    }
}
