//! Dudes and tokens: each is somewhere, and nowhere twice.

use fracas_core::Seat;

use super::Check;
use crate::OpArena;
use crate::dude::{DudeId, Kind, Slot};
use crate::dudes::DudeSet;
use crate::fighter::{Fighter, MAX_HEALTH, Mark};
use crate::options::Mode;
use crate::state::{CUBES, MAX_POINTS, MOST_LAID, Phase, TOKENS};
use crate::words::{Token, When};

impl Check<'_> {
    pub(super) fn dudes(&mut self) {
        let state = self.state;
        let places = [("deck".to_owned(), state.deck), ("discard".to_owned(), state.discard)];
        let hands = Seat::all(self.game.seats)
            .map(|seat| (format!("players[{seat}].hand"), state.player(seat).hand));
        let in_play = state.arena.iter().enumerate();
        let in_play = in_play
            .map(|(at, it)| (format!("arena[{at}].dude"), std::iter::once(it.dude).collect()));
        let mut found = DudeSet::EMPTY;
        let places: Vec<(String, DudeSet)> =
            places.into_iter().chain(hands).chain(in_play).collect();
        for (place, dudes) in places {
            for dude in dudes.and(found).iter() {
                let name = &self.game.catalogue.dude(dude).name;
                self.add(
                    place.clone(),
                    format!("{name} is elsewhere already: there is only one (R1)"),
                );
            }
            found = found.or(dudes);
        }
        for dude in self.game.before.deck.without(found).iter() {
            let name = &self.game.catalogue.dude(dude).name;
            self.add("deck", format!("{name} is nowhere: put it on the deck or the discard pile"));
        }
        for dude in found.without(self.game.before.deck).iter() {
            let name = &self.game.catalogue.dude(dude).name;
            self.add("deck", format!("{name} is not one of the Dudes of this table"));
        }
        for (at, fighter) in self.state.arena.iter().enumerate() {
            self.fighter(&format!("arena[{at}]"), fighter);
        }
        self.laid();
    }

    fn fighter(&mut self, place: &str, fighter: &Fighter) {
        let is_asking = !self.state.stack.is_empty();
        let (damage, health) = (fighter.markers.total(), self.game.health(self.state, fighter));
        let fits =
            if fighter.is_doomed() || is_asking { damage <= MAX_HEALTH } else { damage < health };
        let message = format!("a Dude with {health} health dies at {health} damage (R100)");
        self.problems.expect(fits, &format!("{place}.damage"), &message);
        let message = "is dead only while an effect is carried out, and off the table then (R107)";
        self.problems.expect(
            !fighter.is_doomed() || is_asking,
            &format!("{place}.killed"),
            message,
        );
        let is_bounded = (0..=MAX_HEALTH as i8).contains(&fighter.growth);
        let message = format!("is between 0 and {MAX_HEALTH}");
        self.problems.expect(is_bounded, &format!("{place}.growth"), &message);
        self.late(place, fighter);
        self.pending(place, fighter);
    }

    fn late(&mut self, place: &str, fighter: &Fighter) {
        let is_late_time = matches!(
            self.state.phase,
            Phase::Roll
                | Phase::Place
                | Phase::Placed
                | Phase::React
                | Phase::Cleanup
                | Phase::Over
        );
        // Who comes late in a turn is late until the next roll.
        let fits = !fighter.has(Mark::Late) || is_late_time || 1 < self.state.turn;
        let message = "is about Dudes that came into play before the first turn's roll";
        self.problems.expect(fits, &format!("{place}.late"), message);
    }

    fn pending(&mut self, place: &str, fighter: &Fighter) {
        for slot in Slot::BOTH.into_iter().filter(|slot| fighter.has(Mark::Pending(*slot))) {
            let kind = &self.game.catalogue.dude(fighter.dude).ability(slot).kind;
            let triggers = match kind {
                Kind::When(When::Targeted) => self.state.is_answering,
                Kind::When(when) => !matches!(when, When::Dies | When::TargetedByToken),
                Kind::Reactive(number, _) => {
                    self.state.phase == Phase::React && *number == self.state.roll
                }
                Kind::Die(_) | Kind::Rule(_) => false,
            };
            let message = "has an ability that cannot have triggered (R88, R95)";
            self.problems.expect(triggers, &format!("{place}.pending"), message);
        }
        let fits = fighter.is_pending() || fighter.about == DudeId::default();
        let message = "is about abilities that are pending; leave it out";
        self.problems.expect(fits, &format!("{place}.about"), message);
    }

    fn laid(&mut self) {
        let state = self.state;
        let is_laying = state.phase == Phase::Laying;
        let message = "have Dudes laid only at the start (R15)";
        self.problems.expect(is_laying || state.laid.is_empty(), "players", message);
        if !is_laying {
            let message = "is about the start (R15); leave it out";
            return self.problems.expect(state.due.is_empty(), "laying", message);
        }
        let message = "is empty until starting Dudes are revealed (R17)";
        self.problems.expect(state.arena.is_empty(), "arena", message);
        self.problems.expect(state.discard.is_empty(), "discard", "is empty at the start (R7)");
        let message = "names somebody, or the first turn has begun (R17)";
        self.problems.expect(!state.due.is_empty(), "laying", message);
        for seat in Seat::all(self.game.seats) {
            self.laid_by(seat);
        }
    }

    fn laid_by(&mut self, seat: Seat) {
        let state = self.state;
        let laid = OpArena::laid_by(state, seat).len();
        let is_done = !state.due.contains(seat);
        let fits = if is_done {
            laid <= MOST_LAID && (0 < laid || !self.game.must_lay(state, seat))
        } else {
            laid < MOST_LAID
        };
        let message =
            "has 1 or 2 Dudes, or none for players 4 to 6 (R15, R16); with 2 the player is done";
        self.problems.expect(fits, &format!("players[{seat}].laid"), message);
        let is_dealt = state.player(seat).hand.len() == self.game.hand;
        let message = "is as it was dealt (R13)";
        self.problems.expect(is_dealt, &format!("players[{seat}].hand"), message);
    }

    pub(super) fn tokens(&mut self) {
        for token in Token::BOTH {
            let held: usize = Seat::all(self.game.seats)
                .map(|seat| usize::from(self.state.player(seat).tokens(token)))
                .sum();
            let on_dudes = self.state.arena.iter().map(|fighter| match token {
                Token::Shield => usize::from(fighter.has(Mark::Shield)),
                Token::Nerph => usize::from(fighter.nerphs()),
            });
            let played = self.state.token.is_some_and(|played| played.token() == token);
            let all = usize::from(self.state.supply(token))
                + held
                + on_dudes.sum::<usize>()
                + usize::from(played);
            let message = format!("makes {all} {}s in all, not {TOKENS} (R2)", token.name());
            self.problems.expect(
                all == usize::from(TOKENS),
                &format!("supply.{}s", token.word()),
                &message,
            );
        }
        for seat in Seat::all(self.game.seats) {
            let player = self.state.player(seat);
            let message = format!("is {CUBES} at most (R11, R67)");
            self.problems.expect(
                player.cubes <= CUBES,
                &format!("players[{seat}].cubes"),
                &message,
            );
            let message = format!("is {MAX_POINTS} at most");
            let place = format!("players[{seat}].points");
            self.problems.expect(player.points <= MAX_POINTS, &place, &message);
            let is_used = self.game.mode != Mode::LastDude || player.points == 0;
            self.problems.expect(is_used, &place, "is 0 where the last Dude wins (G14)");
        }
    }
}
