//! Reading a state, as far as its words are known; whether it is possible is checked afterwards.

use fracas_core::{Problems, SeatSet};

use super::reader::Reader;
use super::{SavedBook, SavedFight, SavedKnown, SavedPlayer, SavedPlays, SavedState, SavedTally};
use crate::BattleArena;
use crate::book::{Beside, Book, HeldPlay, KnownPlay, SpentPlay};
use crate::fight::{Change, Fight, FightSide, Ledger, Run, Tally};
use crate::options::Mode;
use crate::state::{Player, State};

impl BattleArena {
    /// Reads a state, or names all words in it that mean nothing.
    pub(super) fn understand(&self, saved: &SavedState) -> Result<State, Problems> {
        let mut reader = Reader { game: self, problems: Problems::default() };
        let players = [0, 1].map(|seat| reader.player(seat, &saved.players[seat]));
        for (place, seat) in [
            ("flip_winner", Some(saved.flip_winner)),
            ("home", saved.home),
            ("honors", saved.honors),
        ] {
            if let Some(seat) = seat {
                reader.seat(place, seat);
            }
        }
        let decided = reader.seats("decided", &saved.decided);
        let substituted = reader.seats("substituted", &saved.substituted);
        let state = State {
            phase: saved.phase,
            due: SeatSet::EMPTY,
            flip_winner: saved.flip_winner,
            home: saved.home.unwrap_or(saved.flip_winner),
            honors: saved.honors.unwrap_or(saved.flip_winner),
            decided,
            substituted,
            battle: saved.battles_over,
            players,
            fight: reader.fight(&saved.fight),
            tally: reader.tally(&saved.tally),
            stack: saved.effects,
            agenda: reader.agenda(&saved.scheduled),
        };
        if self.mode != Mode::Playmaker {
            reader.nothing_of_plays(saved);
        }
        reader.problems.or(state)
    }
}

impl Reader<'_> {
    fn player(&mut self, seat: usize, saved: &SavedPlayer) -> Player {
        let place = |part: &str| format!("players[{seat}].{part}");
        let player = Player {
            deck: self.heroes(&place("deck"), &saved.deck),
            hand: self.heroes(&place("hand"), &saved.hand),
            line_up: self.heroes(&place("line_up"), &saved.line_up),
            discard: self.heroes(&place("discard"), &saved.discard),
            overtime: self.heroes(&place("overtime"), &saved.overtime),
            hot_dogs: saved.hot_dogs,
            ..Player::default()
        };
        let player = match (&saved.playmaker, self.game.mode) {
            (Some(own), Mode::Playmaker) => self.own(&place("playmaker"), own, &player),
            (None, Mode::Playmaker) => {
                self.problems.add(place("playmaker"), "is missing; it has the Plays");
                player
            }
            (Some(_), Mode::Rookie | Mode::Substitution) => {
                self.problems.add(place("playmaker"), "is for Playmaker alone");
                player
            }
            (None, Mode::Rookie | Mode::Substitution) => player,
        };
        self.game.check_cards(&player, seat, &mut self.problems);
        player
    }

    fn own(&mut self, place: &str, saved: &SavedPlays, player: &Player) -> Player {
        let at = |part: &str| format!("{place}.{part}");
        let (hand, discard, beside) = (at("hand"), at("discard"), at("beside"));
        Player {
            won: self.battles(&at("won"), &saved.won),
            book: self.book(&at("playbook"), &saved.playbook),
            plays: self.row(&hand, &saved.hand, |reader, held| {
                let play = reader.play(&hand, &held.play)?;
                Some(HeldPlay { play, is_seen: held.is_seen })
            }),
            spent: self.row(&discard, &saved.discard, |reader, spent| {
                let play = reader.play(&discard, &spent.play)?;
                Some(SpentPlay { play, used: spent.battle })
            }),
            beside: self.row(&beside, &saved.beside, |reader, saved| {
                let play = reader.play(&beside, &saved.play)?;
                Some(Beside { play, used: saved.battle, has_stayed: saved.has_stayed })
            }),
            ghosts: self.plays(&at("hot_dogs"), &saved.hot_dogs),
            shown_plays: self.plays(&at("shown"), &saved.shown),
            shown_heroes: self.heroes(&at("shown_heroes"), &saved.shown_heroes),
            forgotten: self.battles(&at("unseen"), &saved.unseen),
            spied: self.battles(&at("spied"), &saved.spied),
            seen_hand: self.heroes(&at("seen_hand"), &saved.seen_hand),
            hidden_heroes: self.heroes(&at("hidden_heroes"), &saved.hidden_heroes),
            hidden_plays: self.plays(&at("hidden_plays"), &saved.hidden_plays),
            ran: self.plays(&at("ran"), &saved.ran),
            last_play: saved.last_play.as_ref().and_then(|id| self.play(&at("last_play"), id)),
            plays_before: saved.plays_before,
            extra_before: saved.extra_before,
            luck: saved.luck,
            ..*player
        }
    }

    fn book(&mut self, place: &str, saved: &SavedBook) -> Book {
        let mut known = |part: &str, plays: &[SavedKnown]| {
            let place = format!("{place}.{part}");
            self.row(&place, plays, |reader, known| {
                let known_to = reader.seats(&place, &known.known_to);
                Some(KnownPlay { play: reader.play(&place, &known.play)?, known_to })
            })
        };
        let (top, bottom) = (known("top", &saved.top), known("bottom", &saved.bottom));
        Book { bag: self.plays(&format!("{place}.cards"), &saved.cards), top, bottom }
    }

    fn fight(&mut self, saved: &SavedFight) -> Fight {
        let changes: Vec<Change> = saved
            .changes
            .iter()
            .filter_map(|change| {
                self.seat("fight.changes", change.of);
                self.seat("fight.changes", change.by);
                let play = self.play("fight.changes", &change.play)?;
                let (of, by) = (change.of, change.by);
                Some(Change { of, by, play, gain: change.gain, loss: change.loss })
            })
            .collect();
        let ledger = Ledger::from_changes(changes);
        if ledger.is_none() {
            self.problems.add("fight.changes", "are more than can be kept apart");
        }
        Fight {
            stopped: self.seats("fight.stopped", &saved.stopped),
            starved: self.seats("fight.starved", &saved.starved),
            is_called_off: saved.is_called_off,
            brought_in: self.seats("fight.brought_in", &saved.brought_in),
            runs: self.row("fight.runs", &saved.runs, |reader, run| {
                reader.seat("fight.runs", run.seat);
                let play = reader.play("fight.runs", &run.play)?;
                Some(Run { seat: run.seat, play, paid: run.paid })
            }),
            sides: saved.sides.each_ref().map(|side| FightSide {
                plays: side.plays,
                spent: side.hot_dogs_spent,
                drawn: side.plays_drawn,
                recovered: side.hot_dogs_recovered,
                flips: side.flips,
                floor: side.floor,
            }),
            ledger: ledger.unwrap_or_default(),
        }
    }

    fn tally(&mut self, saved: &SavedTally) -> Tally {
        let running = saved.running.as_ref().and_then(|id| self.play("tally.running", id));
        Tally {
            running: running.unwrap_or_default(),
            dogs_before: saved.hot_dogs_before,
            heads: saved.heads,
            tails: saved.tails,
            sums: saved.sums,
            faces: saved.faces,
            throws: saved.throws,
            paid: saved.paid,
            discarded: saved.discarded,
            settled: saved.settled,
            looks: self.seats("tally.looks", &saved.looks),
        }
    }

    /// Checks that a state of another mode has nothing that only Playmaker has.
    fn nothing_of_plays(&mut self, saved: &SavedState) {
        for (place, is_empty) in [
            ("fight", saved.fight == SavedFight::default()),
            ("tally", saved.tally == SavedTally::default()),
            ("effects", super::is_default(&saved.effects)),
            ("scheduled", saved.scheduled.is_empty()),
        ] {
            if !is_empty {
                self.problems.add(place, "is for Playmaker alone");
            }
        }
    }
}
