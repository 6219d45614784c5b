//! Why something may not be done.

use fracas_battle_arena::{Deck, Mode};
use fracas_core::Refusal;

use crate::BattleArenaLimited;
use crate::action::{Action, Card};
use crate::legal::left_over;
use crate::state::{Stage, State};

impl BattleArenaLimited {
    /// Says why an action is not legal.
    pub(crate) fn explain(&self, state: &State, action: Action) -> Refusal {
        if state.is_done {
            return Refusal::over(self.size_rule());
        }
        match action {
            Action::Done => self.explain_done(state),
            Action::Complete => {
                Refusal::plain("complete", "the deck is complete; hand it in, with `done`")
            }
            Action::Add(_) | Action::Take(_) | Action::Plays | Action::Heroes
                if state.bench.stage == Stage::Review =>
            {
                let sentence = "the deck was completed; hand it in, with `done`, or go on building, with `change`";
                Refusal::plain("review-first", sentence)
            }
            Action::Add(card) => self.explain_add(state, card),
            Action::Take(card) => self.explain_take(state, card),
            Action::Plays | Action::Heroes => {
                Refusal::plain("wrong-stage", "this is what you are looking at already")
            }
            Action::Change => Refusal::plain("not-completed", "you can change the deck already"),
        }
    }

    /// Gets the rule that says how large decks are.
    fn size_rule(&self) -> u16 {
        if self.format.limits.one_per_play { 174 } else { 175 }
    }

    /// Names all that keeps a deck from being legal.
    fn explain_done(&self, state: &State) -> Refusal {
        let problems =
            self.deck_of(state).wrong_sizes(&self.catalogue, self.format, Mode::Playmaker);
        let reasons: Vec<String> = problems
            .iter()
            .map(|problem| format!("{}: {}", problem.place, problem.message))
            .collect();
        let sentence = format!("the deck is not complete: {}", reasons.join("; "));
        Refusal::by_rule("not-legal", self.size_rule(), sentence)
    }

    fn explain_add(&self, state: &State, card: Card) -> Refusal {
        if let Some(refusal) = wrong_stage(state, card) {
            return refusal;
        }
        let name = card.label(&self.catalogue);
        let pool = self.pool(state);
        let (copies, left) = match card {
            Card::Hero(hero) => count(&pool.heroes, &state.bench.heroes, hero),
            Card::Play(play) => count(&pool.plays, &state.bench.plays, play),
        };
        if copies == 0 {
            return Refusal::by_rule("outside", 176, format!("{name} is not in your pool"));
        }
        if left == 0 {
            let sentence = format!("all of {name} that your pool has are in the deck");
            return Refusal::by_rule("used-up", 176, sentence);
        }
        let mut deck = self.deck_of(state);
        match card {
            Card::Hero(hero) => deck.heroes.push(hero),
            Card::Play(play) => deck.plays.push(play),
        }
        self.explain_limits(&deck)
    }

    /// Says which limit a deck breaks; if none, it is full.
    fn explain_limits(&self, deck: &Deck) -> Refusal {
        let offences = deck.offences(&self.catalogue, &self.format.limits, Mode::Playmaker);
        if let Some(offence) = offences.iter().next() {
            return Refusal::by_rule("not-allowed", self.size_rule(), offence.message.clone());
        }
        let sentence = "there is no room for one more; take a card out first";
        Refusal::by_rule("full", self.size_rule(), sentence)
    }

    fn explain_take(&self, state: &State, card: Card) -> Refusal {
        wrong_stage(state, card).unwrap_or_else(|| {
            let name = card.label(&self.catalogue);
            Refusal::plain("not-in-the-deck", format!("{name} is not in the deck"))
        })
    }
}

/// Counts the copies of a card in a pool, and those that a deck leaves over.
fn count<C: Copy + Ord>(pool: &[C], held: &[C], card: C) -> (usize, usize) {
    let copies = |cards: &[C]| cards.iter().filter(|other| **other == card).count();
    (copies(pool), copies(&left_over(pool, held)))
}

/// Says that a card is not of the kind that is looked at.
fn wrong_stage(state: &State, card: Card) -> Option<Refusal> {
    let sentence = match (card, state.bench.stage) {
        (Card::Hero(_), Stage::Plays) => "go back to the Heroes first, with `heroes`",
        (Card::Play(_), Stage::Heroes) => "go on to the Plays first, with `plays`",
        (Card::Hero(_), Stage::Heroes | Stage::Review)
        | (Card::Play(_), Stage::Plays | Stage::Review) => return None,
    };
    Some(Refusal::plain("wrong-stage", sentence))
}
