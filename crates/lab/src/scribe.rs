//! What is written down of a game while it is played.

use std::mem::take;
use std::sync::{Arc, Mutex, PoisonError};

use fracas_bots::{Bot, Mind};
use fracas_core::{Entry, Fast, Game, Information, Legible, Log, Outcome, Seat, Silent, Usage};

use crate::play::{play_game, watch_game};

/// What to write down of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noting {
    /// How it ended.
    Results,
    /// Every decision, too.
    Decisions,
    /// Every use of a card, too.
    Cards,
}

/// One decision of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionNote {
    /// Who decided.
    pub seat: Seat,
    /// How many actions it could choose from.
    pub choices: u32,
    /// What it chose, in notation.
    pub action: String,
}

/// One use of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardNote {
    /// Who used it.
    pub seat: Seat,
    /// The card's permanent id.
    pub card: Arc<str>,
    /// What became of it.
    pub usage: Usage,
}

/// What was written down of a game beside its result, in the order it happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Its decisions, if they were wanted.
    pub decisions: Vec<DecisionNote>,
    /// Its uses of cards, if they were wanted.
    pub cards: Vec<CardNote>,
}

/// Someone who seats the bots and sees each game.
pub(crate) trait Scribe<G: Game> {
    /// Makes a bot.
    fn bot(&self, mind: Mind) -> Box<dyn Bot<G>>;

    /// Plays a game by the rules of number `rules`.
    fn play(
        &mut self,
        rules: usize,
        bots: &mut [Box<dyn Bot<G>>],
        deals: &mut Fast,
        thoughts: &mut Fast,
    ) -> (Outcome, u32, Notes);
}

/// Writes nothing down.
pub(crate) struct Unwritten<'a, G>(pub(crate) &'a [G]);

impl<G: Game> Scribe<G> for Unwritten<'_, G> {
    fn bot(&self, mind: Mind) -> Box<dyn Bot<G>> {
        mind.bot()
    }

    #[inline]
    fn play(
        &mut self,
        rules: usize,
        bots: &mut [Box<dyn Bot<G>>],
        deals: &mut Fast,
        thoughts: &mut Fast,
    ) -> (Outcome, u32, Notes) {
        let (outcome, decisions) = play_game(&self.0[rules], bots, deals, thoughts);
        (outcome, decisions, Notes::default())
    }
}

/// The ids of the cards of some rules, by their numbers.
pub(crate) type CardIds = Vec<Arc<str>>;

/// Lists the ids of all cards, for each of some rules.
pub(crate) fn card_ids<G: Legible>(games: &[G]) -> Vec<CardIds> {
    let ids = |game: &G| game.cards().into_iter().map(|card| card.id.into()).collect();
    games.iter().map(ids).collect()
}

/// Writes down decisions or uses of cards.
pub(crate) struct Written<'a, G: Game> {
    games: &'a [G],
    cards: &'a [CardIds],
    noting: Noting,
    pad: Pad<G>,
}

/// What the bots of one game have decided: who, out of how many actions, and what.
type Pad<G> = Arc<Mutex<Vec<(Seat, u32, <G as Game>::Action)>>>;

impl<'a, G: Legible> Written<'a, G> {
    pub(crate) fn new(games: &'a [G], cards: &'a [CardIds], noting: Noting) -> Self {
        Written { games, cards, noting, pad: Pad::<G>::default() }
    }

    /// Takes what the bots have decided since it was taken last.
    fn decisions(&self, game: &G) -> Vec<DecisionNote> {
        let decided = take(&mut *self.pad.lock().unwrap_or_else(PoisonError::into_inner));
        let note =
            |(seat, choices, action)| DecisionNote { seat, choices, action: game.notation(action) };
        decided.into_iter().map(note).collect()
    }
}

impl<G: Legible> Scribe<G> for Written<'_, G> {
    fn bot(&self, mind: Mind) -> Box<dyn Bot<G>> {
        match self.noting {
            Noting::Results | Noting::Cards => mind.bot(),
            Noting::Decisions => {
                let pad = self.pad.clone();
                Box::new(Overheard { bot: mind.bot(), pad, actions: Vec::new() })
            }
        }
    }

    fn play(
        &mut self,
        rules: usize,
        bots: &mut [Box<dyn Bot<G>>],
        deals: &mut Fast,
        thoughts: &mut Fast,
    ) -> (Outcome, u32, Notes) {
        let game = &self.games[rules];
        if self.noting != Noting::Cards {
            let (outcome, decisions) = watch_game(game, bots, deals, thoughts, &mut Silent);
            let notes = Notes { decisions: self.decisions(game), cards: Vec::new() };
            return (outcome, decisions, notes);
        }
        let mut uses = Uses { ids: &self.cards[rules], notes: Vec::new() };
        let (outcome, decisions) = watch_game(game, bots, deals, thoughts, &mut uses);
        (outcome, decisions, Notes { decisions: Vec::new(), cards: uses.notes })
    }
}

/// A bot whose decisions are written down. It decides as it would alone.
struct Overheard<G: Game> {
    bot: Box<dyn Bot<G>>,
    pad: Pad<G>,
    actions: Vec<G::Action>,
}

impl<G: Game> Bot<G> for Overheard<G> {
    fn choose(&mut self, information: &Information<'_, G>, chance: &mut Fast) -> G::Action {
        let action = self.bot.choose(information, chance);
        self.actions.clear();
        information.actions(&mut self.actions);
        let note = (information.seat(), self.actions.len() as u32, action);
        self.pad.lock().unwrap_or_else(PoisonError::into_inner).push(note);
        action
    }

    fn begin(&mut self) {
        self.bot.begin();
    }
}

/// Listens for uses of cards.
struct Uses<'a> {
    ids: &'a CardIds,
    notes: Vec<CardNote>,
}

impl<E, S> Log<E, S> for Uses<'_> {
    fn record(&mut self, _: Entry<E>) {}

    fn pause(&mut self, _: &S) {}

    fn used(&mut self, seat: Seat, card: u16, usage: Usage) {
        let card = self.ids[usize::from(card)].clone();
        self.notes.push(CardNote { seat, card, usage });
    }
}
