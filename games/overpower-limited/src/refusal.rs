//! Why something may not be done.

use fracas_core::{Refusal, Seat};
use fracas_overpower::{CardId, CharacterId, Collection, HomebaseId, TEAM};

use crate::OverPowerLimited;
use crate::action::Action;
use crate::building::LIMITS;
use crate::legal::ROOM;
use crate::options::Mode;
use crate::state::{Bench, Phase, Stage, State};

/// Whether there is a place on the team.
#[derive(Clone, Copy)]
enum Room {
    Left,
    Full,
}

impl Room {
    fn unless(is_full: bool) -> Room {
        if is_full { Room::Full } else { Room::Left }
    }
}

impl OverPowerLimited {
    /// Says why an action is not legal. Nothing that is said depends on what the player does not see.
    pub(crate) fn explain(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        match state.phase {
            Phase::Over => Refusal::over(self.pool_rule()),
            Phase::Picking => self.explain_pick(state, seat, action),
            Phase::Building if !state.due.contains(seat) => {
                let sentence = "your deck is handed in; others still build theirs";
                Refusal::by_rule("not-your-turn", self.pool_rule(), sentence)
            }
            Phase::Building => self.explain_building(state, seat, action),
        }
    }

    /// Gets the rule that says what decks are built of.
    fn pool_rule(&self) -> u16 {
        match self.mode {
            Mode::Draft => 487,
            Mode::Sealed { .. } => 492,
        }
    }

    fn explain_pick(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let rule = self.order_rule(state);
        if !state.due.contains(seat) {
            return Refusal::not_your_turn(rule);
        }
        let Action::Pick(character) = action else {
            let sentence = "decks are built when all stacks are picked; pick one, with `pick`";
            return Refusal::by_rule("wrong-phase", rule, sentence);
        };
        let name = &self.catalogue.character(character).name;
        let sentence = format!("no stack of {name} lies in the middle");
        Refusal::by_rule("not-in-the-middle", 477, sentence)
    }

    /// Gets the rule of the order of picks that holds now.
    fn order_rule(&self, state: &State) -> u16 {
        let is_second_half = state.middle.len() <= self.seats;
        match (state.opened, is_second_half) {
            (1, false) => 480,
            (1, true) => 481,
            (2, false) => 482,
            (2, true) => 483,
            _ => 484,
        }
    }

    fn explain_building(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let bench = &state.player(seat).bench;
        let pool = self.pool(state, seat);
        match action {
            Action::Pick(_) => {
                Refusal::by_rule("wrong-phase", 485, "all stacks are picked; build your deck")
            }
            Action::Done => self.explain_done(bench, &pool),
            Action::Complete => {
                Refusal::plain("complete", "the deck is complete; hand it in, with `done`")
            }
            Action::Front(_)
            | Action::Reserve(_)
            | Action::Drop(_)
            | Action::Base(_)
            | Action::NoBase
            | Action::Missions(_)
            | Action::Cards
            | Action::Team
            | Action::Add(_)
            | Action::Take(_)
            | Action::Under(_)
            | Action::Lift(_)
            | Action::Change => match bench.stage {
                Stage::Team => self.explain_at_team(bench, &pool, action),
                Stage::Cards => self.explain_at_cards(bench, &pool, action),
                Stage::Review => {
                    let sentence = "the deck was completed; hand it in, with `done`, or go on building, with \
                                    `change`";
                    Refusal::plain("review-first", sentence)
                }
            },
        }
    }

    fn explain_at_team(&self, bench: &Bench, pool: &Collection, action: Action) -> Refusal {
        match action {
            Action::Front(id) => {
                let is_full = bench.front.len() == TEAM - 1;
                self.explain_join(bench, pool, id, Room::unless(is_full))
            }
            Action::Reserve(id) => {
                self.explain_join(bench, pool, id, Room::unless(bench.reserve.is_some()))
            }
            Action::Drop(id) => {
                let name = &self.catalogue.character(id).name;
                Refusal::plain("not-on-the-team", format!("{name} is not on the team"))
            }
            Action::Base(id) => self.explain_base(bench, pool, id),
            Action::NoBase => Refusal::plain("no-homebase", "there is no Homebase to do without"),
            Action::Missions(_) => {
                Refusal::plain("already-chosen", "this is your Mission Set already")
            }
            Action::Cards => {
                let sentence =
                    "choose three characters for the Front Line and one for Reserve first";
                Refusal::by_rule("no-team", 470, sentence)
            }
            Action::Change => not_completed(),
            Action::Pick(_)
            | Action::Team
            | Action::Add(_)
            | Action::Take(_)
            | Action::Under(_)
            | Action::Lift(_)
            | Action::Complete
            | Action::Done => {
                let sentence = "choose your team first, then go on to the cards, with `cards`";
                Refusal::plain("wrong-stage", sentence)
            }
        }
    }

    fn explain_at_cards(&self, bench: &Bench, pool: &Collection, action: Action) -> Refusal {
        match action {
            Action::Add(card) => self.explain_add(bench, pool, card),
            Action::Take(card) | Action::Lift(card) => {
                let sentence = format!("{} is not there", self.card_name(card));
                Refusal::plain("not-in-the-deck", sentence)
            }
            Action::Under(card) => {
                let name = self.card_name(card);
                let sentence = format!("{name} may not start the game under your Homebase");
                Refusal::by_rule("not-under", 26, sentence)
            }
            Action::Change => not_completed(),
            Action::Pick(_)
            | Action::Front(_)
            | Action::Reserve(_)
            | Action::Drop(_)
            | Action::Base(_)
            | Action::NoBase
            | Action::Missions(_)
            | Action::Cards
            | Action::Team
            | Action::Complete
            | Action::Done => {
                Refusal::plain("wrong-stage", "go back to your team first, with `team`")
            }
        }
    }

    /// Names the first thing that keeps a deck from being legal.
    fn explain_done(&self, bench: &Bench, pool: &Collection) -> Refusal {
        let sheet = bench.sheet();
        let mut problems = pool.outside(&self.catalogue, &sheet);
        problems.append(sheet.offences(&self.catalogue, LIMITS));
        let reasons: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
        let sentence = format!("the deck is not legal: {}", reasons.join("; "));
        Refusal::by_rule("not-legal", 470, sentence)
    }

    fn explain_join(
        &self,
        bench: &Bench,
        pool: &Collection,
        id: CharacterId,
        room: Room,
    ) -> Refusal {
        let name = &self.catalogue.character(id).name;
        if !pool.characters.contains(&id) {
            return self.outside(name);
        }
        if bench.has(id) {
            let sentence = format!("{name} is on the team; a second copy is no second member");
            return Refusal::by_rule("twice", 472, sentence);
        }
        match room {
            Room::Full => {
                let sentence =
                    format!("there is no room for {name}; take someone off the team first");
                Refusal::by_rule("full", 470, sentence)
            }
            Room::Left => {
                let sentence =
                    format!("with {name} no legal team could be made of your characters");
                Refusal::by_rule("no-team", 470, sentence)
            }
        }
    }

    fn explain_base(&self, bench: &Bench, pool: &Collection, id: HomebaseId) -> Refusal {
        let name = &self.catalogue.homebase(id).name;
        if !pool.homebases.contains(&id) {
            return self.outside(name);
        }
        let sentence = if bench.homebase == Some(id) {
            format!("{name} is your Homebase already")
        } else if pool.has_stock(&self.catalogue, id) {
            format!("the threat of {name} leaves no room for a team")
        } else {
            format!("the pool has not all that {name} starts with")
        };
        Refusal::by_rule("no-room", 470, sentence)
    }

    fn explain_add(&self, bench: &Bench, pool: &Collection, card: CardId) -> Refusal {
        let name = self.card_name(card);
        if pool.copies(card) == 0 {
            return self.outside(&name);
        }
        if !self.is_left(bench, pool, card) {
            let sentence = format!("all of {name} that the pool has are used");
            return Refusal::by_rule("used-up", self.pool_rule(), sentence);
        }
        if let Some(sentence) = bench.sheet().objection(&self.catalogue, LIMITS, card) {
            return Refusal::by_rule("not-allowed", 470, sentence);
        }
        Refusal::plain("full", format!("{ROOM} cards are as many as are put in here"))
    }

    /// Says that a card is not in the pool.
    fn outside(&self, name: &str) -> Refusal {
        let rule = match self.mode {
            Mode::Draft => 489,
            Mode::Sealed { .. } => 493,
        };
        Refusal::by_rule("outside", rule, format!("{name} is not in your pool"))
    }
}

fn not_completed() -> Refusal {
    Refusal::plain("not-completed", "you can change the deck already")
}
