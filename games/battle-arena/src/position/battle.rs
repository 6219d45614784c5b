//! A Battle with Plays: who has run what, and what that came to.

use fracas_core::Seat;

use super::Check;
use crate::fight::RUNS;
use crate::state::{BATTLES, Phase};
use crate::turn::is_last_battle;

/// The most dice or coins that one operation throws.
const MOST_THROWS: u8 = 99;

impl Check<'_> {
    pub(super) fn battle(&mut self) {
        let state = self.state;
        if !state.phase.is_battle() && state.phase != Phase::Over {
            return self.before_the_battles();
        }
        let is_decided = matches!(state.phase, Phase::Decided | Phase::HonorsSettled);
        let goes_on = !is_decided || !is_last_battle(state, state.battle + 1);
        let message = "is \"over\" once the last Battle is decided (R4, R6)";
        self.problems.expect(goes_on, "phase", message);
        self.chances();
        self.counts();
        self.changes();
        self.tally();
        for seat in Seat::all(2) {
            self.player(seat);
        }
    }

    fn before_the_battles(&mut self) {
        let is_untouched = self.state.fight == crate::fight::Fight::default()
            && self.state.tally == crate::fight::Tally::default();
        self.problems.expect(is_untouched, "fight", "begins with the first Battle (R92)");
        for seat in Seat::all(2) {
            let player = self.state.player(seat);
            let plays = self.game.before.player(seat).book.len();
            let fits = player.book.bag.len() == plays;
            let place = format!("players[{seat}].playmaker");
            let message = "all Plays are in the Playbook before the Battles (R77)";
            self.problems.expect(fits, &place, message);
            let knows_nothing = player.forgotten | player.spied == 0
                && player.seen_hand.is_empty()
                && player.hidden_heroes.is_empty()
                && player.hidden_plays.is_empty();
            self.problems.expect(knows_nothing, &place, "nobody has seen a hidden card yet (R72)");
        }
    }

    /// Checks who has had the chance to run Plays.
    fn chances(&mut self) {
        let (fight, phase) = (&self.state.fight, self.state.phase);
        let is_early = matches!(phase, Phase::Start | Phase::Substitution | Phase::Reveal);
        let fits = !is_early || fight.stopped.is_empty();
        self.problems.expect(fits, "fight.stopped", "is about the Play step (R126)");
        let have_stopped =
            Seat::all(2).all(|seat| !fight.starved.contains(seat) || fight.stopped.contains(seat));
        let message = "names those alone who have finished running Plays";
        self.problems.expect(have_stopped, "fight.starved", message);
        let have_substituted = Seat::all(2)
            .all(|seat| !fight.brought_in.contains(seat) || self.state.substituted.contains(seat));
        let message = "names those alone who have substituted";
        self.problems.expect(have_substituted, "fight.brought_in", message);
    }

    /// Checks that the Plays run are those counted.
    fn counts(&mut self) {
        let fight = &self.state.fight;
        for seat in Seat::all(2) {
            let runs = fight.runs.iter().filter(|run| run.seat == seat).count();
            let counted = usize::from(fight.side(seat).plays);
            let fits = runs == counted || fight.runs.len() == RUNS && runs < counted;
            let message = format!("{counted} Plays of seat {seat} where {runs} are listed");
            self.problems.expect(fits, "fight.sides", &message);
        }
    }

    fn changes(&mut self) {
        let changes = self.state.fight.ledger.changes();
        let fit = changes.iter().all(|change| 0 <= change.gain && change.loss <= 0);
        self.problems.expect(fit, "fight.changes", "have gains from 0 up and losses from 0 down");
    }

    fn tally(&mut self) {
        let tally = &self.state.tally;
        let fits = tally.throws <= MOST_THROWS;
        self.problems.expect(fits, "tally.throws", &format!("are {MOST_THROWS} at most"));
        let fits = usize::from(tally.settled) <= BATTLES;
        self.problems.expect(fits, "tally.settled", &format!("is {BATTLES} at most"));
    }

    fn player(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let is_over = self.state.phase == Phase::Over;
        // The last Battle of a game is not tidied up after.
        let battle = self.state.battle.saturating_sub(is_over.into());
        let place = |part: &str| format!("players[{seat}].playmaker.{part}");
        for (part, bits) in [("unseen", player.forgotten), ("spied", player.spied)] {
            let is_later = bits & ((1 << battle) - 1) == 0;
            self.problems.expect(is_later, &place(part), "names Battles that are fought");
        }
        let now = battle + 1;
        let spent = player.spent.iter().map(|spent| spent.used);
        let fits = { spent }.all(|used| used <= now);
        self.problems.expect(fits, &place("discard"), "has a Play of a Battle that is yet to come");
        let beside = player.beside.iter().map(|beside| beside.used);
        let fits = { beside }.all(|used| 0 < used && used <= now);
        self.problems.expect(fits, &place("beside"), "has a Play of no Battle so far");
        // What is turned over in sudden death is not kept track of.
        if !is_over {
            self.knowledge(seat);
        }
    }

    /// Checks that the cards known to be somewhere can be there.
    fn knowledge(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let place = |part: &str| format!("players[{seat}].playmaker.{part}");
        let are_held = are_among(&player.seen_hand, &player.hand);
        self.problems.expect(are_held, &place("seen_hand"), "names a Hero that is not in hand");
        let hidden: Vec<_> =
            player.deck.iter().chain(&player.hand).chain(&player.line_up).collect();
        let fits = are_among(&player.hidden_heroes.iter().collect::<Vec<_>>(), &hidden);
        self.problems.expect(fits, &place("hidden_heroes"), "names a Hero that is not hidden");
        let held = player.plays.iter().map(|held| held.play);
        let hidden: Vec<_> = player.book.plays().chain(held).chain(player.shown_plays).collect();
        let fits = are_among(&player.hidden_plays, &hidden);
        self.problems.expect(fits, &place("hidden_plays"), "names a Play that is not hidden");
    }
}

/// Checks whether some cards are among others, each copy once.
fn are_among<T: Copy + PartialEq>(cards: &[T], others: &[T]) -> bool {
    let mut rest = others.to_vec();
    cards.iter().all(|card| {
        let at = rest.iter().position(|other| other == card);
        at.map(|at| rest.swap_remove(at)).is_some()
    })
}
