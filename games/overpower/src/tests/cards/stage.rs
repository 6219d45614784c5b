//! Short ways to situations around one hero: seat 0 has the hero, Bob, Cat and Dan; seat 1 has Eve, Fay, Gus and Hal.

use fracas_core::{Seat, Silent};

use crate::state::{Phase, Stage};
use crate::tests::table::{A, B, Plan, Table};
use crate::turn::Question;
use crate::who::Who;
use crate::zone::{Lie, Zone};

/// The hero of a test, who stands where Ann does in tests of rules.
pub(super) const HERO: Who = Who(0);
/// The first opponent where it is not Eve.
pub(super) const RIVAL: Who = Who(4);

/// Sets up a hero with Bob, Cat and Dan against Eve, Fay, Gus and Hal.
pub(super) fn hero(id: &str) -> Table {
    teams([id, "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"])
}

/// Sets up a hero against another one with Fay, Gus and Hal.
pub(super) fn rivals(one: &str, other: &str) -> Table {
    teams([one, "bob", "cat", "dan"], [other, "fay", "gus", "hal"])
}

/// Sets up two teams.
pub(super) fn teams(one: [&str; 4], other: [&str; 4]) -> Table {
    Table::new(Plan { teams: [one, other], ..Plan::default() })
}

/// Sets up a hero with these cards in hand, on whose turn it is.
#[track_caller]
pub(super) fn armed(id: &str, hand: &[&str]) -> Table {
    let mut table = hero(id);
    table.hold(A, hand).fight();
    table
}

impl Table {
    /// Begins the Battle Phase with the turn of seat 0.
    pub(super) fn fight(&mut self) -> &mut Table {
        self.state.initiative = A;
        self.go(Phase::Battle)
    }

    /// Begins the Battle Phase with the turn of seat 1.
    pub(super) fn wait(&mut self) -> &mut Table {
        self.state.initiative = B;
        self.go(Phase::Battle)
    }

    /// Lets Eve, or whoever stands there, attack someone with a card in the first turn.
    #[track_caller]
    pub(super) fn attacked(&mut self, card: &str, target: &str) -> &mut Table {
        self.hold(B, &[card.split(' ').next().unwrap()]).wait();
        self.opponent_attacks(card, target)
    }

    /// Lets Eve, or whoever stands there, attack someone with a card of the hand.
    #[track_caller]
    pub(super) fn opponent_attacks(&mut self, card: &str, target: &str) -> &mut Table {
        self.hold_something(A);
        let by = if card.contains(" by ") { "" } else { " by 1.1" };
        self.play(B, &format!("play {card}{by}"));
        let target = format!("target {target}");
        if self.state.play.stage == Stage::Aiming { self.play(B, &target) } else { self }
    }

    /// Lets a player hold a card that answers nothing, so that attacks wait for an answer.
    fn hold_something(&mut self, seat: Seat) {
        if self.hand(seat).is_empty() {
            self.hold(seat, &["lucky-charm"]);
        }
    }

    /// Lets the hero play a card that is no attack, which nobody answers.
    #[track_caller]
    pub(super) fn does(&mut self, card: &str) -> &mut Table {
        let by = if card.contains(" by ") { "" } else { " by 0.1" };
        self.play(A, &format!("play {card}{by}")).unanswered()
    }

    /// Lets the hero attack someone with a card, which nobody answers.
    #[track_caller]
    pub(super) fn strikes(&mut self, card: &str, target: &str) -> &mut Table {
        self.aims(card, target).unanswered()
    }

    /// Lets the hero attack someone with a card.
    #[track_caller]
    pub(super) fn aims(&mut self, card: &str, target: &str) -> &mut Table {
        self.hold_something(B);
        let by = if card.contains(" by ") { "" } else { " by 0.1" };
        self.play(A, &format!("play {card}{by}"));
        let target = format!("target {target}");
        if self.state.play.stage == Stage::Aiming { self.play(A, &target) } else { self }
    }

    /// Lets whoever is asked not answer what is being played.
    #[track_caller]
    pub(super) fn unanswered(&mut self) -> &mut Table {
        while let (Stage::Astral | Stage::Defence, Question::Phase) =
            (self.state.play.stage, self.state.question())
        {
            let seat = self.state.due.first().expect("somebody is asked");
            self.play(seat, "pass");
        }
        self
    }

    /// Lets seat 0 choose nothing more, if it is still asked.
    pub(super) fn enough(&mut self) -> &mut Table {
        if self.may(A, "enough") { self.play(A, "enough") } else { self }
    }

    /// Lets a character lie under a card that another one has hit it with.
    #[track_caller]
    pub(super) fn afflict(&mut self, by: Who, on: Who, id: &str) -> &mut Table {
        let piece = self.put(by.seat(), id, Zone::Hit);
        let card = self.game.card_of(&self.state, piece).clone();
        let level = card.printed_level().unwrap_or_default();
        let cards = self.state.cards_mut(by.seat());
        let seen = cards.lie(piece).seen;
        let (damage, icons) = (level.value, level.icons);
        *cards.lie_mut(piece) = Lie { at: on, by, damage, icons, is_current: true, seen };
        self.game.begin_script(&mut self.state, &card.uses[0].hit, piece, by);
        self.game.run_effects(&mut self.state, &mut self.chance, &mut Silent);
        self
    }

    /// Gets the damage that a Cumulative KO of a character takes.
    pub(super) fn hits_to_ko(&self, who: Who) -> i16 {
        self.game.hits_to_ko(&self.state, who)
    }

    /// Checks whether a player plays with an open hand.
    pub(super) fn is_open(&self, seat: Seat) -> bool {
        self.game.has_open_hand(&self.state, seat)
    }

    /// Gets what a block of the attack must at least be worth.
    pub(super) fn to_block(&self) -> u8 {
        let value = self.game.attack_value(&self.state, &self.state.play);
        value.expect("an attack with a value is being made")
    }

    /// Lists the targets among which a player may choose.
    pub(super) fn targets(&self, seat: Seat) -> Vec<String> {
        let choices = self.choices(seat);
        choices.iter().filter_map(|it| it.strip_prefix("target ")).map(str::to_owned).collect()
    }

    /// Checks whether a player may play a card in some way.
    pub(super) fn can(&self, seat: Seat, card: &str) -> bool {
        let start = format!("play {card} ");
        self.choices(seat).iter().any(|choice| choice.starts_with(&start))
    }

    /// Checks whether a player may play a card in a way that says this.
    pub(super) fn can_by(&self, seat: Seat, card: &str, way: &str) -> bool {
        let start = format!("play {card} ");
        self.choices(seat).iter().any(|it| it.starts_with(&start) && it.contains(way))
    }

    /// Checks whether it is a player's turn to begin something.
    pub(super) fn is_turn_of(&self, seat: Seat) -> bool {
        let turn = &self.state.turn;
        let is_idle = self.state.play.stage == Stage::Idle && self.state.stack.is_empty();
        is_idle && turn.seat == seat && turn.grants.is_empty() && !turn.has_begun
    }

    /// Checks whether more may follow in the turn of seat 0.
    pub(super) fn may_go_on(&self) -> bool {
        self.state.turn.seat == A && !self.state.turn.grants.is_empty()
    }

    /// Ends the battle, and begins the next one with empty hands.
    #[track_caller]
    pub(super) fn next_battle(&mut self) -> &mut Table {
        let battle = self.state.battle;
        self.go(Phase::End);
        while self.state.battle == battle {
            self.reach(Phase::Placing);
        }
        for seat in Seat::all(2) {
            for piece in self.state.cards(seat).iter(Zone::Hand) {
                self.state.cards_mut(seat).put(piece, Zone::Removed);
            }
        }
        self
    }
}
