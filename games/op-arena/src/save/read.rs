//! Reading a state, as far as its words are known; whether it is possible is checked afterwards.

use fracas_core::{Problems, Seat};

use super::{Known, SavedFallen, SavedFighter, SavedPlayer, SavedState, SavedToken};
use crate::OpArena;
use crate::dude::{DudeId, Slot};
use crate::dudes::DudeSet;
use crate::fighter::{Doom, Fighter, MAX_HEALTH, Mark};
use crate::state::{Eyes, Fallen, MAX_DUDES, MAX_FALLEN, Played, Player, State};

impl OpArena {
    /// Reads a state, or names all words in it that mean nothing.
    pub(super) fn understand(&self, saved: &SavedState) -> Result<State, Problems> {
        if saved.players.len() != self.seats {
            let message =
                format!("the table has {} players, not {}", self.seats, saved.players.len());
            return Err(Problems::one("players", message));
        }
        let mut reader = Reader { game: self, state: self.before, problems: Problems::default() };
        reader.course(saved);
        for (seat, player) in Seat::all(self.seats).zip(&saved.players) {
            reader.player(seat, player);
        }
        reader.state.deck = reader.dudes("deck", &saved.deck);
        reader.state.discard = reader.dudes("discard", &saved.discard);
        reader.arena(&saved.arena);
        reader.state.newcomers = reader.dudes("newcomers", &saved.newcomers);
        reader.fallen(&saved.fallen);
        reader.state.stack = saved.effects;
        let Reader { state, problems, .. } = reader;
        problems.or(state)
    }
}

/// Reads a saved state part by part.
struct Reader<'a> {
    game: &'a OpArena,
    /// What was read so far.
    state: State,
    problems: Problems,
}

impl Reader<'_> {
    fn course(&mut self, saved: &SavedState) {
        self.seat("first", saved.first);
        self.seat("active", saved.active);
        for seat in &saved.laying {
            self.seat("laying", *seat);
        }
        if let Some(seat) = saved.last_killer {
            self.seat("last_killer", seat);
        }
        let last_dropped = saved.last_dropped.as_ref();
        let last_dropped = last_dropped.and_then(|id| self.dude("last_dropped", id));
        let token = saved.token.as_ref().and_then(|token| self.token(token));
        self.state = State {
            phase: saved.phase,
            first: saved.first,
            active: saved.active,
            turn: saved.turn,
            quiet: saved.quiet,
            due: saved.laying.iter().copied().collect(),
            called: saved.called,
            roll: saved.roll,
            die: saved.die,
            dropped: saved.dropped,
            last_dropped: last_dropped.unwrap_or_default(),
            last_killer: saved.last_killer,
            token,
            shields: saved.supply.shields,
            nerphs: saved.supply.nerphs,
            is_answering: saved.answering,
            ..self.state
        };
    }

    fn seat(&mut self, place: &str, seat: Seat) {
        self.problems.expect_seat(place, seat, self.game.seats);
    }

    fn dude(&mut self, place: &str, id: &str) -> Option<DudeId> {
        let dude = self.game.catalogue.find(id);
        if dude.is_none() {
            self.problems.add(place, self.game.catalogue.unknown_dude(id));
        }
        dude
    }

    fn dudes(&mut self, place: &str, ids: &[String]) -> DudeSet {
        let mut dudes = DudeSet::EMPTY;
        for dude in ids.iter().filter_map(|id| self.dude(place, id)).collect::<Vec<_>>() {
            if dudes.contains(dude) {
                let name = &self.game.catalogue.dude(dude).name;
                self.problems.add(place, format!("there is only one {name} (R1)"));
            }
            dudes.insert(dude);
        }
        dudes
    }

    fn slot(&mut self, place: &str, number: u8) -> Option<Slot> {
        match number {
            1 => Some(Slot::First),
            2 => Some(Slot::Second),
            _ => {
                let message = format!("{number} is not the number of an ability; they are 1 and 2");
                self.problems.add(place, message);
                None
            }
        }
    }

    fn token(&mut self, saved: &SavedToken) -> Option<Played> {
        let dude = self.dude("token.dude", &saved.dude)?;
        let nerphed = match saved.nerphs {
            Some(number) => Some(self.slot("token.nerphs", number)?),
            None => None,
        };
        Some(Played { dude, nerphed })
    }

    fn player(&mut self, seat: Seat, saved: &SavedPlayer) {
        let place = |part: &str| format!("players[{seat}].{part}");
        let hand = self.dudes(&place("hand"), &saved.hand);
        let laid = self.part_of(&place("laid"), &saved.laid, hand);
        let old = self.part_of(&place("old"), &saved.old, hand);
        self.state.laid = self.state.laid.or(laid);
        self.state.old = self.state.old.or(old);
        for dude in hand.iter() {
            self.state.seen[dude.index()] = Eyes::of(seat);
        }
        for (id, known) in &saved.known {
            if let Some(dude) = self.dude(&place("known"), id) {
                self.known(&place("known"), (seat, hand), dude, known);
            }
        }
        self.state.players[seat.index()] = Player {
            hand,
            points: saved.points,
            shields: saved.shields,
            nerphs: saved.nerphs,
            cubes: saved.cubes,
        };
    }

    /// Reads some Dudes of a hand.
    fn part_of(&mut self, place: &str, ids: &[String], hand: DudeSet) -> DudeSet {
        let part = self.dudes(place, ids);
        if !part.without(hand).is_empty() {
            self.problems.add(place, "names a Dude that is not in this hand");
        }
        part
    }

    fn known(&mut self, place: &str, (seat, hand): (Seat, DudeSet), dude: DudeId, known: &Known) {
        if !hand.contains(dude) {
            self.problems.add(place, "names a Dude that is not in this hand");
        }
        let eyes = match known {
            Known::Everyone(true) => Eyes::ALL,
            Known::Everyone(false) => {
                self.problems.add(place, "is true for everyone, or a list of seats");
                return;
            }
            Known::Seats(seats) => {
                for seat in seats {
                    self.seat(place, *seat);
                }
                if !seats.contains(&seat) {
                    self.problems.add(place, "has the holder of the hand among the seats");
                }
                let seats = seats.iter().filter(|seat| seat.index() < self.game.seats);
                seats.fold(Eyes::default(), |eyes, seat| eyes.with(*seat))
            }
        };
        self.state.seen[dude.index()] = eyes;
    }

    fn arena(&mut self, saved: &[SavedFighter]) {
        if MAX_DUDES < saved.len() {
            let message = format!("at most {MAX_DUDES} Dudes can be in play, not {}", saved.len());
            return self.problems.add("arena", message);
        }
        for (at, fighter) in saved.iter().enumerate() {
            if let Some(fighter) = self.fighter(&format!("arena[{at}]"), fighter) {
                self.state.add_fighter(fighter);
            }
        }
    }

    fn fighter(&mut self, place: &str, saved: &SavedFighter) -> Option<Fighter> {
        let dude = self.dude(&format!("{place}.dude"), &saved.dude)?;
        self.seat(&format!("{place}.controller"), saved.controller);
        let mut fighter = Fighter::new(dude, saved.controller);
        fighter.growth = saved.growth;
        for (seat, markers) in &saved.damage {
            let place = format!("{place}.damage");
            self.seat(&place, Seat(*seat));
            if MAX_HEALTH < *markers {
                self.problems.add(place, format!("is at most {MAX_HEALTH} for each seat"));
            } else if usize::from(*seat) < self.game.seats {
                fighter.markers.add(Seat(*seat), *markers);
            }
        }
        let marks = [(saved.shield, Mark::Shield), (saved.late, Mark::Late)];
        marks.into_iter().filter(|(is_set, _)| *is_set).for_each(|(_, mark)| fighter.mark(mark));
        for (part, numbers, mark) in [
            ("nerphed", &saved.nerphed, Mark::Nerph as fn(Slot) -> Mark),
            ("pending", &saved.pending, Mark::Pending as fn(Slot) -> Mark),
        ] {
            for number in numbers {
                if let Some(slot) = self.slot(&format!("{place}.{part}"), *number) {
                    fighter.mark(mark(slot));
                }
            }
        }
        if let Some(about) = &saved.about {
            fighter.about = self.dude(&format!("{place}.about"), about)?;
        }
        if let Some(doom) = &saved.killed {
            self.seat(&format!("{place}.killed.killer"), doom.killer);
            fighter.doom =
                Doom::new(doom.killer, self.dude(&format!("{place}.killed.by"), &doom.by)?);
        }
        Some(fighter)
    }

    fn fallen(&mut self, saved: &[SavedFallen]) {
        if MAX_FALLEN < saved.len() {
            let message = format!("has at most {MAX_FALLEN} Dudes, not {}", saved.len());
            return self.problems.add("fallen", message);
        }
        for fallen in saved {
            self.seat("fallen", fallen.controller);
            self.seat("fallen", fallen.killer);
            if let Some(dude) = self.dude("fallen", &fallen.dude) {
                let SavedFallen { controller, killer, .. } = *fallen;
                self.state.fallen.push(Fallen { dude, controller, killer });
            }
        }
    }
}
