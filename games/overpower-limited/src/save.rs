//! A state as people write it: packs in the order of the seats, cards by their ids, stacks by their number among all
//! packs.

use std::cmp::Ordering;

use fracas_core::{MAX_SEATS, Problems, Seat, SeatSet, check_choices, is_default};
use fracas_overpower::{Catalogue, CharacterId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tinyvec::{Array, ArrayVec};

use crate::OverPowerLimited;
use crate::options::Mode;
use crate::state::{Bench, CHARACTERS, Find, PACKS, Pack, Phase, Player, StackId, Stage, State};
use crate::turn::picker;

/// A state with cards by their ids. What is in the middle and who is due follows from it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedState {
    /// The Starter Deck, in Sealed alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    starter: Option<String>,
    /// Those of seat 0, then those of seat 1, and so on.
    packs: Vec<SavedPack>,
    players: Vec<SavedPlayer>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPack {
    characters: [String; CHARACTERS],
    /// Uncommons, then Rares.
    finds: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    /// Two for each pack, counted through all packs.
    stacks: Vec<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    deck: SavedBench,
    #[serde(default, skip_serializing_if = "is_default")]
    done: bool,
}

#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SavedBench {
    stage: Stage,
    front: Vec<String>,
    reserve: Option<String>,
    homebase: Option<String>,
    missions: Option<String>,
    cards: Vec<String>,
    under: Vec<String>,
}

impl OverPowerLimited {
    /// Writes a state.
    pub(crate) fn write_state(&self, state: &State) -> Value {
        let starter = state.starter.map(|at| self.products.starters()[usize::from(at)].id.clone());
        let saved = SavedState {
            starter,
            packs: state.packs.iter().map(|pack| self.write_pack(pack)).collect(),
            players: state.players.iter().map(|player| self.write_player(player)).collect(),
        };
        serde_json::to_value(saved).expect("a saved state is plain data")
    }

    fn write_pack(&self, pack: &Pack) -> SavedPack {
        let find = |find: &Find| match *find {
            Find::Card(card) => self.catalogue.card(card).id.clone(),
            Find::Homebase(homebase) => self.catalogue.homebase(homebase).id.clone(),
        };
        SavedPack {
            characters: pack.characters.map(|id| self.catalogue.character(id).id.clone()),
            finds: pack.finds.iter().map(find).collect(),
        }
    }

    fn write_player(&self, player: &Player) -> SavedPlayer {
        let catalogue = &self.catalogue;
        let who = |id: CharacterId| catalogue.character(id).id.clone();
        let cards = |cards: &[_]| cards.iter().map(|id| catalogue.card(*id).id.clone()).collect();
        let bench = &player.bench;
        let deck = SavedBench {
            stage: bench.stage,
            front: bench.front.iter().copied().map(who).collect(),
            reserve: bench.reserve.map(who),
            homebase: bench.homebase.map(|id| catalogue.homebase(id).id.clone()),
            missions: bench.missions.map(|id| catalogue.mission_set(id).id.clone()),
            cards: cards(&bench.cards),
            under: cards(&bench.under),
        };
        let stacks = player.stacks.iter().map(|stack| stack.0).collect();
        SavedPlayer { stacks, deck, done: player.is_done }
    }

    /// Reads a state and refuses an impossible one.
    pub(crate) fn read_state(&self, saved: &Value) -> Result<State, Problems> {
        let saved: SavedState = serde_json::from_value(saved.clone())
            .map_err(|why| Problems::one("state", why.to_string()))?;
        let mut reader = Reader { catalogue: &self.catalogue, problems: Problems::default() };
        let packs = self.read_packs(&saved.packs, &mut reader);
        let starter = self.read_starter(saved.starter.as_deref(), &mut reader);
        if saved.players.len() != self.seats {
            let message = format!("{} players at a table of {}", saved.players.len(), self.seats);
            reader.problems.add("players", message);
        }
        let mut players: ArrayVec<[Player; MAX_SEATS]> = ArrayVec::new();
        for (seat, player) in saved.players.iter().enumerate().take(self.seats) {
            players.push(reader.player(seat, player));
        }
        reader.problems.or(())?;
        let mut state = State {
            phase: Phase::Picking,
            due: SeatSet::EMPTY,
            opened: 0,
            packs,
            middle: ArrayVec::new(),
            starter,
            players,
        };
        self.set_course(&mut state)?;
        self.check_benches(&mut state)?;
        check_choices(self, &state)?;
        Ok(state)
    }

    fn read_packs(
        &self,
        saved: &[SavedPack],
        reader: &mut Reader<'_>,
    ) -> ArrayVec<[Pack; crate::state::MAX_PACKS]> {
        let mut packs = ArrayVec::new();
        let count = self.seats * self.mode.packs();
        if saved.len() != count {
            let message = format!("{} packs; there are {count} (R474, R491)", saved.len());
            reader.problems.add("packs", message);
            return packs;
        }
        for (at, pack) in saved.iter().enumerate() {
            packs.push(self.read_pack(at, pack, reader));
        }
        packs
    }

    fn read_pack(&self, at: usize, saved: &SavedPack, reader: &mut Reader<'_>) -> Pack {
        let place = format!("pack {at}");
        let characters = [0, 1]
            .map(|slot| reader.character(&place, &saved.characters[slot]).unwrap_or_default());
        let (uncommons, rares) = self.products.finds_in_pack();
        let mut finds = ArrayVec::new();
        if saved.finds.len() != uncommons + rares {
            let message = format!(
                "{} Uncommons and Rares; a pack has {uncommons} and {rares} (R475)",
                saved.finds.len()
            );
            reader.problems.add(place, message);
            return Pack { characters, finds };
        }
        for (slot, id) in saved.finds.iter().enumerate() {
            let (from, rarity) = if slot < uncommons {
                (self.products.uncommon(), "an Uncommon")
            } else {
                (self.products.rare(), "a Rare")
            };
            match reader.find(id).filter(|find| from.contains(find)) {
                Some(find) => finds.push(find),
                None => reader.problems.add(&place, format!("{id:?} is not {rarity}")),
            }
        }
        Pack { characters, finds }
    }

    fn read_starter(&self, saved: Option<&str>, reader: &mut Reader<'_>) -> Option<u8> {
        let starters = self.products.starters();
        let found = saved.and_then(|id| starters.iter().position(|starter| starter.id == id));
        match (self.mode, saved, found) {
            (Mode::Draft, None, _) => None,
            (Mode::Sealed { .. }, _, Some(at)) => Some(at as u8),
            (Mode::Draft, Some(_), _) => {
                reader.problems.add("starter", "drafters open no Starter Deck (R474)");
                None
            }
            (Mode::Sealed { .. }, _, None) => {
                let ids: Vec<&str> = starters.iter().map(|starter| starter.id.as_str()).collect();
                let message = format!("Sealed begins with one of {} (R491)", ids.join(", "));
                reader.problems.add("starter", message);
                None
            }
        }
    }

    /// Works out how far a table has come from who has which stacks, and refuses what no picks lead to.
    fn set_course(&self, state: &mut State) -> Result<(), Problems> {
        let mut problems = Problems::default();
        let stacks = state.packs.len() * CHARACTERS;
        let mut taken = vec![false; stacks];
        for (seat, player) in state.players.iter().enumerate() {
            for stack in &player.stacks {
                let at = usize::from(stack.0);
                if stacks <= at || std::mem::replace(&mut taken[at.min(stacks - 1)], true) {
                    let message = format!("stack {at} is not there, or is taken twice");
                    problems.add(format!("player {seat}, stacks"), message);
                }
            }
        }
        problems.or(())?;
        match self.mode {
            Mode::Sealed { boosters } => {
                state.opened = boosters as u8;
                let all: Vec<StackId> = (0..stacks as u8).map(StackId).collect();
                if state.players[0].stacks[..] != all {
                    return Err(Problems::one("player 0, stacks", "all stacks are opened (R491)"));
                }
                self.set_building(state);
                Ok(())
            }
            Mode::Draft => self.set_picking(state, &taken),
        }
    }

    fn set_picking(&self, state: &mut State, taken: &[bool]) -> Result<(), Problems> {
        let in_pack = self.seats * CHARACTERS;
        let picks = state.picks();
        for seat in Seat::all(self.seats) {
            let due = (0..picks).filter(|before| picker(self.seats, *before) == seat);
            let (due, had) = (due.count(), state.player(seat).stacks.len());
            if due != had {
                let message =
                    format!("{had} stacks; of {picks} picks {due} are this seat's (R480 to R485)");
                return Err(Problems::one(format!("player {seat}, stacks"), message));
            }
        }
        if picks == PACKS * in_pack {
            state.opened = PACKS as u8;
            self.set_building(state);
            return Ok(());
        }
        let pack = picks / in_pack;
        state.opened = pack as u8 + 1;
        for (at, is_taken) in taken.iter().enumerate() {
            let stack = StackId(at as u8);
            let number = stack.place().0 % PACKS;
            let wrong = match (number.cmp(&pack), is_taken) {
                (Ordering::Less, false) => "is of an earlier pack and not taken (R485)",
                (Ordering::Greater, true) => "is of a pack that is still sealed (R477)",
                (Ordering::Equal, false) => {
                    state.middle.push(stack);
                    continue;
                }
                (Ordering::Less | Ordering::Equal, true) | (Ordering::Greater, false) => continue,
            };
            return Err(Problems::one(format!("stack {at}"), wrong));
        }
        state.due = SeatSet::one(self.next_picker(state));
        if state.players.iter().any(|player| player.is_done || player.bench != Bench::default()) {
            return Err(Problems::one(
                "players",
                "decks are built when all stacks are picked (R487)",
            ));
        }
        Ok(())
    }

    fn set_building(&self, state: &mut State) {
        let open = Seat::all(self.seats).filter(|seat| !state.player(*seat).is_done);
        state.due = open.collect();
        state.phase = if state.due.is_empty() { Phase::Over } else { Phase::Building };
    }

    /// Checks that every deck can be completed, that those handed in are legal, and notes which are.
    fn check_benches(&self, state: &mut State) -> Result<(), Problems> {
        if state.phase == Phase::Picking {
            return Ok(());
        }
        let mut problems = Problems::default();
        for seat in Seat::all(self.seats) {
            let pool = self.pool(state, seat);
            let bench = &mut state.player_mut(seat).bench;
            bench.is_legal = self.is_legal(bench, &pool);
            let is_legal = bench.is_legal;
            let place = format!("player {seat}, deck");
            let before = *bench;
            self.take_out_strangers(bench);
            if *bench != before || !self.is_of_pool(bench, &pool) {
                problems.add(&place, "holds what its pool or its team does not allow (R467, R470)");
            }
            if !is_legal && (bench.stage == Stage::Review || state.player(seat).is_done) {
                problems.add(&place, "is handed in or completed, and not legal (R470)");
            }
        }
        problems.or(())
    }
}

/// Reads what is named by ids.
struct Reader<'a> {
    catalogue: &'a Catalogue,
    problems: Problems,
}

impl Reader<'_> {
    fn character(&mut self, place: &str, id: &str) -> Option<CharacterId> {
        let found = self.catalogue.characters().find(|(_, it)| it.id == id).map(|(id, _)| id);
        self.known(place, id, found)
    }

    fn find(&self, id: &str) -> Option<Find> {
        let card = self.catalogue.find_card(id).map(Find::Card);
        card.or_else(|| {
            let mut bases = self.catalogue.homebases();
            bases.find(|(_, it)| it.id == id).map(|(id, _)| Find::Homebase(id))
        })
    }

    fn known<T>(&mut self, place: &str, id: &str, found: Option<T>) -> Option<T> {
        if found.is_none() {
            self.problems.add(place, format!("there is no {id:?}"));
        }
        found
    }

    fn player(&mut self, seat: usize, saved: &SavedPlayer) -> Player {
        let place = format!("player {seat}");
        let stacks = saved.stacks.iter().copied().map(StackId);
        let stacks = self.filled(&place, stacks);
        Player { stacks, bench: self.bench(&place, &saved.deck), is_done: saved.done }
    }

    fn bench(&mut self, place: &str, saved: &SavedBench) -> Bench {
        let catalogue = self.catalogue;
        let front = saved.front.iter().filter_map(|id| self.character(place, id));
        let front: Vec<_> = front.collect();
        let reserve = saved.reserve.as_deref().and_then(|id| self.character(place, id));
        let homebase = saved.homebase.as_deref().and_then(|id| {
            let found = catalogue.homebases().find(|(_, it)| it.id == id);
            self.known(place, id, found.map(|(id, _)| id))
        });
        let missions = saved.missions.as_deref().and_then(|id| {
            let found = catalogue.mission_sets().find(|(_, it)| it.id == id);
            self.known(place, id, found.map(|(id, _)| id))
        });
        let mut cards = |ids: &[String]| -> Vec<_> {
            let cards = ids.iter();
            cards.filter_map(|id| self.known(place, id, catalogue.find_card(id))).collect()
        };
        let (mut deck, under) = (cards(&saved.cards), cards(&saved.under));
        deck.sort_unstable();
        Bench {
            stage: saved.stage,
            front: self.filled(place, front.into_iter()),
            reserve,
            homebase,
            missions,
            cards: self.filled(place, deck.into_iter()),
            under: self.filled(place, under.into_iter()),
            is_legal: false,
        }
    }

    /// Gathers as many as there is room for.
    fn filled<A: Array>(
        &mut self,
        place: &str,
        items: impl Iterator<Item = A::Item>,
    ) -> ArrayVec<A> {
        let mut filled = ArrayVec::new();
        for item in items {
            if filled.try_push(item).is_some() {
                self.problems.add(place, format!("has more than {} of a kind", A::CAPACITY));
                break;
            }
        }
        filled
    }
}
