//! How far the game has come: sides, Honors, Battles fought, the end.

use fracas_core::{Problems, Seat};

use crate::BattleArena;
use crate::card::HeroId;
use crate::options::Mode;
use crate::state::{BATTLES, Phase, Player, State, WINS_TO_END};
use crate::turn::{can_substitute, is_last_battle};

impl BattleArena {
    /// Works out who won the Battles that are over. Without Plays their results follow from the Heroes (R11).
    pub(crate) fn settle_results(&self, state: &mut State) -> Result<(), Problems> {
        let fought = state.battle as usize;
        if BATTLES < fought {
            return Err(Problems::one(
                "battles_over",
                format!("a game has {BATTLES} Battles (R3)"),
            ));
        }
        if 0 < fought && state.players.iter().any(|player| player.line_up.len() < BATTLES) {
            return Err(Problems::one(
                "battles_over",
                "no Battle is fought before both line-ups are placed (R70)",
            ));
        }
        if self.mode == Mode::Playmaker {
            return check_results(state);
        }
        for battle in 0..fought {
            let heroes = state.players.each_ref().map(|player| player.line_up[battle]);
            self.record(state, battle as u8, heroes);
            let last = battle + 1;
            if is_last_battle(state, last as u8) && last < fought {
                let message =
                    format!("the game ended at the fourth win, after {last} Battles (R6)");
                return Err(Problems::one("battles_over", message));
            }
        }
        Ok(())
    }

    pub(super) fn check_flags(
        &self,
        state: &State,
        home: Option<Seat>,
        honors: Option<Seat>,
        problems: &mut Problems,
    ) {
        let is_early = matches!(state.phase, Phase::Side | Phase::Honors);
        if home.is_some() == (state.phase == Phase::Side) {
            problems.add("home", "is null exactly while the side is chosen (R60)");
        }
        let has_honors = self.mode != Mode::Rookie && !is_early;
        if honors.is_some() != has_honors {
            problems.add("honors", "are null in Rookie and until they are given (R82, R91)");
        }
        if honors.is_some() {
            self.check_holder(state, problems);
        }
        self.check_phase(state.phase, problems);
        if !state.decided.is_empty() && !self.may_have_decided(state.phase) {
            problems.add("decided", "is about substitution only");
        }
        for seat in Seat::all(2) {
            self.check_decision(state, seat, problems);
        }
        let is_over = state.phase == Phase::Over;
        if is_over != is_last_battle(state, state.battle) {
            problems.add(
                "phase",
                "is \"over\" exactly when a fourth Battle is won or seven are fought (R4, R5)",
            );
        }
        self.check_overtime(state, problems);
    }

    /// Checks whether it is kept in a phase who has decided about substitution: with Plays, until the Battle
    /// is over, since they ask for it.
    fn may_have_decided(&self, phase: Phase) -> bool {
        match self.mode {
            Mode::Rookie | Mode::Substitution => phase == Phase::Substitution,
            Mode::Playmaker => phase == Phase::Over || phase.is_battle() && phase != Phase::Start,
        }
    }

    /// Checks who has Honors, which Plays can give to anyone.
    fn check_holder(&self, state: &State, problems: &mut Problems) {
        let mut battles = (0..state.battle as usize).rev();
        let last_winner = battles
            .find_map(|battle| Seat::all(2).find(|&seat| state.player(seat).has_won(battle)));
        let is_settled = self.mode != Mode::Playmaker;
        if is_settled && last_winner.is_some_and(|winner| winner != state.honors) {
            problems.add("honors", "lie with the winner of the latest Battle that had one (R84)");
        }
    }

    /// Checks that the mode has such a phase.
    fn check_phase(&self, phase: Phase, problems: &mut Problems) {
        if self.mode == Mode::Rookie && matches!(phase, Phase::Honors | Phase::Substitution) {
            problems.add("phase", "Rookie has neither Honors nor substitutions (R81)");
        }
        let has_plays = phase.is_battle() && phase != Phase::Substitution;
        if self.mode != Mode::Playmaker && has_plays {
            problems.add("phase", "only Playmaker has Plays (R126)");
        }
    }

    fn check_overtime(&self, state: &State, problems: &mut Problems) {
        let [first, second] = state.players.each_ref().map(|player| player.overtime);
        let is_level = state.players[0].wins() == state.players[1].wins();
        let is_due = state.phase == Phase::Over && is_level && self.sudden_death;
        if !is_due && first.len() + second.len() != 0 {
            problems.add(
                "overtime",
                "sudden death comes only after a level game in which it was declared (R13, R24)",
            );
        }
        if first.len() != second.len() {
            problems.add("overtime", "both players turn over the same number of Heroes (R15)");
            return;
        }
        let differ =
            |(first, second): (&HeroId, &HeroId)| self.stronger([*first, *second]).is_some();
        let decisive = first.iter().zip(&second).position(differ);
        let went_on = decisive.is_some_and(|at| at + 1 < first.len());
        let stopped =
            decisive.is_none() && state.players.iter().all(|player| !player.deck.is_empty());
        if went_on || is_due && stopped {
            problems.add("overtime", "goes on until two Heroes differ, and no further (R17)");
        }
    }

    /// Checks what a player is said to have decided about substitution in the current Battle.
    fn check_decision(&self, state: &State, seat: Seat, problems: &mut Problems) {
        let player = state.player(seat);
        // Plays bring Heroes back from the Discard Pile and change what a substitution takes.
        let has_plays = self.mode == Mode::Playmaker;
        match (state.decided.contains(seat), state.substituted.contains(seat)) {
            (false, true) => problems.add("substituted", "whoever has substituted has decided"),
            (true, true) if !has_plays && player.discard.is_empty() => {
                problems
                    .add("substituted", "a substitution puts a Hero into the Discard Pile (R106)");
            }
            (true, false) if !has_plays && !can_substitute(player) => {
                problems.add(
                    "decided",
                    "whoever cannot substitute has nothing to decline (R111, R112)",
                );
            }
            (true, true | false) | (false, false) => {}
        }
    }
}

/// Checks the results of a game with Plays, which are written down.
fn check_results(state: &State) -> Result<(), Problems> {
    let mut problems = Problems::default();
    let fought = usize::from(state.battle);
    let is_decided = matches!(state.phase, Phase::Decided | Phase::HonorsSettled);
    let decided = fought + usize::from(is_decided);
    for seat in Seat::all(2) {
        if u16::from(state.player(seat).won) >> decided != 0 {
            let message = "names a Battle that is not decided yet (R153)";
            problems.add(format!("players[{seat}].playmaker.won"), message);
        }
    }
    if state.players[0].won & state.players[1].won != 0 {
        problems.add("players", "both have won the same Battle (R94)");
    }
    for battles in 1..fought {
        let wins = |player: &Player| (player.won & ((1 << battles) - 1)).count_ones();
        if state.players.iter().any(|player| WINS_TO_END <= wins(player)) {
            let message = format!("the game ended at the fourth win, after {battles} Battles (R6)");
            problems.add("battles_over", message);
            break;
        }
    }
    problems.or(())
}
