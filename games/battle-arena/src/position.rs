//! What makes a position possible: the checks on a state written by hand.

use std::collections::BTreeMap;

use fracas_core::{Problems, Seat, SeatSet};

use crate::BattleArena;
use crate::card::HeroId;
use crate::options::Mode;
use crate::state::{BATTLES, BENCH, Phase, Player, SUBSTITUTION_COST, State};
use crate::turn::{can_substitute, is_last_battle, next_to_decide};

impl BattleArena {
    /// Checks that a player has exactly the cards of the deck.
    pub(crate) fn check_cards(&self, player: &Player, seat: usize, problems: &mut Problems) {
        let mut counts: BTreeMap<HeroId, i32> = BTreeMap::new();
        for &hero in &self.before.players[seat].deck {
            *counts.entry(hero).or_default() += 1;
        }
        let places: [&[HeroId]; 5] =
            [&player.deck, &player.hand, &player.line_up, &player.discard, &player.overtime];
        for &hero in places.into_iter().flatten() {
            *counts.entry(hero).or_default() -= 1;
        }
        for (hero, missing) in counts.into_iter().filter(|(_, missing)| *missing != 0) {
            let id = &self.catalogue.hero(hero).id;
            let message = match missing {
                1.. => format!("{id} is in the deck list and nowhere on the table"),
                _ => format!("{id} is on the table more often than in the deck list"),
            };
            problems.add(format!("players[{seat}]"), message);
        }
    }

    /// Works out who won the Battles that are over. Their results follow from the Heroes (R11).
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
        for battle in 0..fought {
            let heroes = state.players.each_ref().map(|player| player.line_up[battle]);
            self.record(state, battle as u8, heroes);
            let last = battle + 1;
            if is_last_battle(&State { battle: last as u8, ..*state }) && last < fought {
                let message =
                    format!("the game ended at the fourth win, after {last} Battles (R6)");
                return Err(Problems::one("battles_over", message));
            }
        }
        Ok(())
    }

    pub(crate) fn check_course(
        &self,
        state: &State,
        home: Option<Seat>,
        honors: Option<Seat>,
    ) -> Result<(), Problems> {
        let mut problems = Problems::default();
        self.check_flags(state, home, honors, &mut problems);
        for seat in Seat::all(2) {
            self.check_counts(state, seat, &mut problems);
        }
        problems.or(())
    }

    fn check_flags(
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
        let last_winner = (0..state.battle as usize)
            .rev()
            .find_map(|battle| Seat::all(2).find(|&seat| state.player(seat).has_won(battle)));
        if honors.is_some() && last_winner.is_some_and(|winner| winner != state.honors) {
            problems.add("honors", "lie with the winner of the latest Battle that had one (R84)");
        }
        if self.mode == Mode::Rookie && matches!(state.phase, Phase::Honors | Phase::Substitution) {
            problems.add("phase", "Rookie has neither Honors nor substitutions (R81)");
        }
        if !state.decided.is_empty() && state.phase != Phase::Substitution {
            problems.add("decided", "is about substitution only");
        }
        for seat in Seat::all(2) {
            check_decision(state, seat, problems);
        }
        let is_over = state.phase == Phase::Over;
        if is_over != is_last_battle(state) {
            problems.add(
                "phase",
                "is \"over\" exactly when a fourth Battle is won or seven are fought (R4, R5)",
            );
        }
        self.check_overtime(state, problems);
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

    /// Checks how many cards a player has in each place.
    fn check_counts(&self, state: &State, seat: Seat, problems: &mut Problems) {
        let player = state.player(seat);
        let place = format!("players[{seat}]");
        let (placed, discarded, in_hand) =
            (player.line_up.len(), player.discard.len(), player.hand.len());
        let (placed_fits, expected_in_hand) = match state.phase {
            Phase::Side | Phase::Honors => (placed == 0, 0),
            // The last Hero goes to the last Battle by itself.
            Phase::LineUp => (placed != BATTLES - 1, BATTLES - placed),
            Phase::Start
            | Phase::Substitution
            | Phase::Reveal
            | Phase::Plays
            | Phase::PlaysOver
            | Phase::Decided
            | Phase::HonorsSettled
            | Phase::Over => (placed == BATTLES, self.bench_size(seat, discarded)),
        };
        if !placed_fits {
            problems
                .add(&place, format!("a line-up of {placed} Heroes cannot be at this point (R70)"));
        }
        if in_hand != expected_in_hand {
            problems.add(&place, format!("{in_hand} Heroes in hand where there must be {expected_in_hand} (R68, R75, R108)"));
        }
        let chances = state.battle as usize + usize::from(state.substituted.contains(seat));
        if chances < discarded {
            problems.add(
                &place,
                format!(
                    "{discarded} Heroes taken out in {chances} Battles; one may be in each (R104)"
                ),
            );
        }
        self.check_hot_dogs(player, &place, problems);
    }

    fn bench_size(&self, seat: Seat, discarded: usize) -> usize {
        match self.mode {
            Mode::Rookie => 0,
            Mode::Substitution | Mode::Playmaker => {
                BENCH.min((self.before.player(seat).deck.len() - BATTLES).saturating_sub(discarded))
            }
        }
    }

    fn check_hot_dogs(&self, player: &Player, place: &str, problems: &mut Problems) {
        let start = usize::from(self.hot_dogs);
        let spent = SUBSTITUTION_COST as usize * player.discard.len();
        if player.hot_dogs as usize + spent != start {
            let (left, out) = (player.hot_dogs, player.discard.len());
            problems.add(place, format!("{left} Hot Dogs left after {out} substitutions, of {start} at the start (R79, R101)"));
        }
    }
}

/// Checks what a player is said to have decided about substitution in the current Battle.
fn check_decision(state: &State, seat: Seat, problems: &mut Problems) {
    let player = state.player(seat);
    match (state.decided.contains(seat), state.substituted.contains(seat)) {
        (false, true) => problems.add("substituted", "whoever has substituted has decided"),
        (true, true) if player.discard.is_empty() => {
            problems.add("substituted", "a substitution puts a Hero into the Discard Pile (R106)");
        }
        (true, false) if !can_substitute(player) => {
            problems
                .add("decided", "whoever cannot substitute has nothing to decline (R111, R112)");
        }
        (true, true | false) | (false, false) => {}
    }
}

/// Works out who must decide.
pub(crate) fn who_is_due(state: &State) -> Result<SeatSet, Problems> {
    match state.phase {
        Phase::Side | Phase::Honors => Ok(SeatSet::one(state.flip_winner)),
        Phase::LineUp => {
            let open = Seat::all(2).filter(|&seat| !state.player(seat).hand.is_empty());
            let due: SeatSet = open.collect();
            if due.is_empty() {
                Err(Problems::one("phase", "both line-ups are placed; the Battles come next (R92)"))
            } else {
                Ok(due)
            }
        }
        Phase::Substitution => {
            let holder = state.honors;
            if state.decided.contains(holder.opponent())
                && !state.decided.contains(holder)
                && can_substitute(state.player(holder))
            {
                return Err(Problems::one("decided", "the player with Honors decides first (R88)"));
            }
            let next = next_to_decide(state);
            next.map(SeatSet::one).ok_or_else(|| {
                Problems::one("decided", "nobody is left to decide; the Battle comes next (R118)")
            })
        }
        Phase::Start
        | Phase::Reveal
        | Phase::Plays
        | Phase::PlaysOver
        | Phase::Decided
        | Phase::HonorsSettled
        | Phase::Over => Ok(SeatSet::EMPTY),
    }
}

#[cfg(test)]
mod tests {
    use fracas_core::Legible;
    use serde_json::json;

    use crate::turn::tests::first_decision;

    #[test]
    fn a_substitution_that_took_no_hero_out_is_refused() {
        let (game, state) = first_decision();
        let mut saved = game.save(&state);
        saved["decided"] = json!([state.honors]);
        assert!(game.load(&saved).is_ok(), "the Holder has declined");
        saved["substituted"] = saved["decided"].clone();
        let refused = game.load(&saved).unwrap_err().to_string();
        assert!(refused.contains("(R106)"), "{refused}");
    }

    #[test]
    fn a_decision_of_someone_who_had_none_is_refused() {
        let (game, mut state) = first_decision();
        let holder = state.honors;
        let player = state.player_mut(holder);
        // Five substitutions in five Battles, of which none was won.
        let taken_out = player.deck.split_off(player.deck.len() - 5);
        player.discard.extend(taken_out);
        player.hot_dogs = 0;
        state.battle = 5;
        for battle in 0..5 {
            let heroes = state.players.each_ref().map(|player| player.line_up[battle]);
            game.record(&mut state, battle as u8, heroes);
        }
        state.decided = fracas_core::SeatSet::one(holder);
        let refused = game.load(&game.save(&state)).unwrap_err().to_string();
        assert!(refused.contains("nothing to decline (R111, R112)"), "{refused}");
    }
}
