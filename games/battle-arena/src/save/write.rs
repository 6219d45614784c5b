//! Writing a state.

use fracas_core::SeatSet;

use super::{
    SavedBeside, SavedBook, SavedChange, SavedFight, SavedHeld, SavedKnown, SavedPlayer,
    SavedPlays, SavedRun, SavedSide, SavedSpent, SavedState, SavedTally, is_default,
};
use crate::BattleArena;
use crate::book::{Beside, Book, HeldPlay, KnownPlay, SpentPlay};
use crate::card::{HeroId, PlayId};
use crate::fight::{Change, Fight, FightSide, Run, Tally};
use crate::options::Mode;
use crate::state::{BATTLES, Phase, Player, State};

impl BattleArena {
    pub(super) fn to_saved(&self, state: &State) -> SavedState {
        let has_side = state.phase != Phase::Side;
        let has_honors = has_side && state.phase != Phase::Honors && self.mode != Mode::Rookie;
        let entries = state.agenda.entries().iter();
        SavedState {
            phase: state.phase,
            flip_winner: state.flip_winner,
            home: has_side.then_some(state.home),
            honors: has_honors.then_some(state.honors),
            decided: state.decided.into_iter().collect(),
            substituted: state.substituted.into_iter().collect(),
            battles_over: state.battle,
            players: state.players.each_ref().map(|player| self.write_player(player)),
            fight: self.write_fight(&state.fight),
            tally: self.write_tally(&state.tally),
            effects: state.stack,
            scheduled: entries.map(|entry| self.write_entry(entry)).collect(),
        }
    }

    fn write_heroes(&self, heroes: &[HeroId]) -> Vec<String> {
        heroes.iter().map(|&hero| self.catalogue.hero(hero).id.clone()).collect()
    }

    pub(super) fn write_play(&self, play: PlayId) -> String {
        self.catalogue.play(play).id.clone()
    }

    fn write_plays(&self, plays: &[PlayId]) -> Vec<String> {
        plays.iter().map(|&play| self.write_play(play)).collect()
    }

    fn write_player(&self, player: &Player) -> SavedPlayer {
        let has_plays = self.mode == Mode::Playmaker;
        SavedPlayer {
            deck: self.write_heroes(&player.deck),
            hand: self.write_heroes(&player.hand),
            line_up: self.write_heroes(&player.line_up),
            discard: self.write_heroes(&player.discard),
            overtime: self.write_heroes(&player.overtime),
            hot_dogs: player.hot_dogs,
            playmaker: has_plays.then(|| self.write_own(player)),
        }
    }

    fn write_own(&self, player: &Player) -> SavedPlays {
        let held =
            |held: &HeldPlay| SavedHeld { play: self.write_play(held.play), is_seen: held.is_seen };
        let spent = |spent: &SpentPlay| SavedSpent {
            play: self.write_play(spent.play),
            battle: spent.used,
        };
        let beside = |beside: &Beside| SavedBeside {
            play: self.write_play(beside.play),
            battle: beside.used,
            has_stayed: beside.has_stayed,
        };
        SavedPlays {
            won: battles(player.won),
            playbook: self.write_book(&player.book),
            hand: player.plays.iter().map(held).collect(),
            discard: player.spent.iter().map(spent).collect(),
            beside: player.beside.iter().map(beside).collect(),
            hot_dogs: self.write_plays(&player.ghosts),
            shown: self.write_plays(&player.shown_plays),
            shown_heroes: self.write_heroes(&player.shown_heroes),
            unseen: battles(player.forgotten),
            spied: battles(player.spied),
            seen_hand: self.write_heroes(&player.seen_hand),
            hidden_heroes: self.write_heroes(&player.hidden_heroes),
            hidden_plays: self.write_plays(&player.hidden_plays),
            ran: self.write_plays(&player.ran),
            last_play: player.last_play.map(|play| self.write_play(play)),
            plays_before: player.plays_before,
            extra_before: player.extra_before,
            luck: player.luck,
        }
    }

    fn write_book(&self, book: &Book) -> SavedBook {
        let known = |known: &KnownPlay| SavedKnown {
            play: self.write_play(known.play),
            known_to: known.known_to.into_iter().collect(),
        };
        SavedBook {
            bottom: book.bottom.iter().map(known).collect(),
            cards: self.write_plays(&book.bag),
            top: book.top.iter().map(known).collect(),
        }
    }

    fn write_fight(&self, fight: &Fight) -> SavedFight {
        let run = |run: &Run| SavedRun {
            seat: run.seat,
            play: self.write_play(run.play),
            paid: run.paid,
        };
        let change = |change: &Change| SavedChange {
            of: change.of,
            by: change.by,
            play: self.write_play(change.play),
            gain: change.gain,
            loss: change.loss,
        };
        let seats = |seats: SeatSet| seats.into_iter().collect();
        SavedFight {
            stopped: seats(fight.stopped),
            starved: seats(fight.starved),
            is_called_off: fight.is_called_off,
            brought_in: seats(fight.brought_in),
            runs: fight.runs.iter().map(run).collect(),
            sides: fight.sides.each_ref().map(write_side),
            changes: fight.ledger.changes().iter().map(change).collect(),
        }
    }

    fn write_tally(&self, tally: &Tally) -> SavedTally {
        if is_default(tally) {
            return SavedTally::default();
        }
        SavedTally {
            running: Some(self.write_play(tally.running)),
            hot_dogs_before: tally.dogs_before,
            heads: tally.heads,
            tails: tally.tails,
            sums: tally.sums,
            faces: tally.faces,
            throws: tally.throws,
            paid: tally.paid,
            discarded: tally.discarded,
            settled: tally.settled,
            looks: tally.looks.into_iter().collect(),
        }
    }
}

fn write_side(side: &FightSide) -> SavedSide {
    SavedSide {
        plays: side.plays,
        hot_dogs_spent: side.spent,
        plays_drawn: side.drawn,
        hot_dogs_recovered: side.recovered,
        flips: side.flips,
        floor: side.floor,
    }
}

/// Lists the Battles of a set of bits, counted from 1.
fn battles(bits: u8) -> Vec<u8> {
    (0..BATTLES as u8).filter(|battle| bits >> battle & 1 == 1).map(|battle| battle + 1).collect()
}
