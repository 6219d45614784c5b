//! What can be chosen from and gone through.

use fracas_cards::Kind;
use fracas_cards::effect::{Noun, Spelling, Subject, Word, Written};

use super::filter::{read_filter, read_of, table_of};
use super::{Filter, Tint, Whom};

/// Cards, players or stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// `"opponents"`: all other players, clockwise from you (R118).
    Opponents,
    /// `"players"`: all players, you first, then clockwise (G10).
    Players,
    /// `"players-not-asked"`: opponents who were not asked yet in this effect.
    NotAsked,
    /// `"hand"`, `{ hand = { of = "that-player", .. } }`: cards in a hand.
    Hand(Whom, Filter),
    /// `"discard-pile"`, `{ discard-pile = { of = .., .. } }`: cards in a discard pile.
    Discard(Whom, Filter),
    /// `"hand-or-discard-pile"`: cards in your hand and discard pile.
    HandOrDiscard,
    /// `"hand-or-played"`: cards in your hand, and those you played this turn that are still there.
    HandOrPlayed,
    /// `"top-of-deck"`: the top card of your deck, which you have looked at.
    TopOfDeck,
    /// `"played-with-copies"`: cards you played this turn of which your discard pile holds copies.
    PlayedWithCopies,
    /// `"copies-in-discard-pile"`: copies, in your discard pile, of the card that was chosen.
    CopiesInDiscard,
    /// `{ copies-in-hand = "that-player" }`: copies of this card in a hand.
    CopiesInHand(Whom),
    /// `"board"`, `{ board = { .. } }`: face-up cards of stacks that a card can be gained from; no Bosses
    /// and no PAX Pox (C2).
    Board(Filter),
    /// `"face-up"`, `{ face-up = { .. } }`: the same with the stack under the Glob token, for what neither
    /// buys nor gains.
    FaceUp(Filter),
    /// `"bosses"`, `{ bosses = "non-gold" }`: Boss stacks from which a Loot can be gained.
    Bosses(Option<Tint>),
    /// `"this-boss"`: the stack of the Boss whose Loot this card is, if it has a Loot.
    ThisBoss,
    /// `"stacks-for-glob"`: non-Boss stacks with cards that are not under the Glob token.
    GlobStacks,
    /// `"chosen"`: what was chosen.
    Chosen,
    /// Cards in that player's hand that can block. No card says so: every PvP Attack does.
    Defenses,
}

impl Group {
    /// Checks whether its members are players.
    pub(crate) fn is_players(self) -> bool {
        matches!(self, Group::Opponents | Group::Players | Group::NotAsked)
    }

    /// Gets whose cards its members are, if that is said.
    pub(crate) fn whom(self) -> Option<Whom> {
        if let Group::Hand(whom, _) | Group::Discard(whom, _) | Group::CopiesInHand(whom) = self {
            Some(whom)
        } else {
            None
        }
    }

    /// Checks whether its members are cards of yours.
    pub(crate) fn is_own(self) -> bool {
        self.has_own_hand()
            || matches!(
                self,
                Group::Discard(Whom::You, _)
                    | Group::TopOfDeck
                    | Group::PlayedWithCopies
                    | Group::CopiesInDiscard
            )
    }

    /// Checks whether cards that others do not see are among its members.
    pub(crate) fn is_hidden(self) -> bool {
        self.has_own_hand()
            || matches!(self, Group::Hand(..) | Group::CopiesInHand(_) | Group::TopOfDeck)
    }

    /// Checks whether its members are cards.
    pub(crate) fn is_cards(self) -> bool {
        !self.is_players() && !matches!(self, Group::Bosses(_) | Group::ThisBoss | Group::Chosen)
    }

    /// Checks whether its members are cards that can be deleted.
    pub(crate) fn can_be_deleted(self) -> bool {
        matches!(
            self,
            Group::Hand(..)
                | Group::Discard(..)
                | Group::HandOrDiscard
                | Group::HandOrPlayed
                | Group::TopOfDeck
                | Group::CopiesInDiscard
                | Group::CopiesInHand(_)
        )
    }

    /// Checks whether cards of your hand are among its members.
    pub(crate) fn has_own_hand(self) -> bool {
        matches!(
            self,
            Group::Hand(Whom::You, _)
                | Group::HandOrDiscard
                | Group::HandOrPlayed
                | Group::CopiesInHand(Whom::You)
        )
    }
}

impl Word for Group {
    type Saying = Noun;
    const KIND: &'static str = "group";
    const WORDS: &'static [Spelling<Self>] = &[
        ("opponents", |word| word.alone(Group::Opponents)),
        ("players", |word| word.alone(Group::Players)),
        ("players-not-asked", |word| word.alone(Group::NotAsked)),
        ("hand", |word| read_of(word, Group::Hand)),
        ("discard-pile", |word| read_of(word, Group::Discard)),
        ("hand-or-discard-pile", |word| word.alone(Group::HandOrDiscard)),
        ("hand-or-played", |word| word.alone(Group::HandOrPlayed)),
        ("top-of-deck", |word| word.alone(Group::TopOfDeck)),
        ("played-with-copies", |word| word.alone(Group::PlayedWithCopies)),
        ("copies-in-discard-pile", |word| word.alone(Group::CopiesInDiscard)),
        ("copies-in-hand", |word| word.word().map(Group::CopiesInHand)),
        ("board", |word| read_stacks(word, Group::Board)),
        ("face-up", |word| read_stacks(word, Group::FaceUp)),
        ("bosses", read_bosses),
        ("this-boss", |word| word.alone(Group::ThisBoss)),
        ("stacks-for-glob", |word| word.alone(Group::GlobStacks)),
        ("chosen", |word| word.alone(Group::Chosen)),
    ];

    fn say(&self) -> Noun {
        match self {
            Group::Opponents => Noun::new("opponent", "").called("that player"),
            Group::Players => Noun::new("player", "").called("that player"),
            Group::NotAsked => Noun::new("opponent", "who was not asked yet"),
            Group::Hand(of, filter) => of_player(*of, filter.noun(&of.place("hand"))),
            Group::Discard(of, filter) => of_player(*of, filter.noun(&of.place("discard pile"))),
            Group::HandOrDiscard => Noun::new("card", "in your hand or discard pile"),
            Group::HandOrPlayed => Noun::new("card", "in your hand or played this turn"),
            Group::TopOfDeck => Noun::the("top card", "of your deck"),
            Group::PlayedWithCopies => Noun::new("card", "you played this turn"),
            Group::CopiesInDiscard => {
                Noun::irregular("copy", "copies", "of {it} from your discard pile")
            }
            Group::CopiesInHand(of) => {
                let place = format!("of this card {}", of.place("hand"));
                of_player(*of, Noun::irregular("copy", "copies", &place))
            }
            Group::Board(filter) | Group::FaceUp(filter) => filter.noun("on the board"),
            Group::Bosses(None) => Noun::new("Boss Loot", ""),
            Group::Bosses(Some(tint)) => Noun::new(&format!("{} Boss Loot", tint.say()), ""),
            Group::ThisBoss => Noun::new("Boss Loot", "of the Boss of this card"),
            Group::GlobStacks => Noun::new("different non-Boss stack", ""),
            Group::Chosen => Noun::new("card", "chosen"),
            Group::Defenses => Noun::new("PvP Defense", "in their hand"),
        }
    }
}

fn of_player(of: Whom, noun: Noun) -> Noun {
    match of.say() {
        Subject::You => noun,
        owner @ (Subject::One(_)
        | Subject::Thing(_)
        | Subject::Person(_)
        | Subject::Many(_)
        | Subject::It
        | Subject::Owner) => noun.owned_by(owner),
    }
}

fn read_stacks(word: Written<'_>, group: fn(Filter) -> Group) -> Option<Group> {
    let Some(table) = table_of(&word) else { return word.alone(group(Filter::ANY)) };
    let filter = read_filter(&table);
    table.finish();
    Some(group(filter?))
}

fn read_bosses(word: Written<'_>) -> Option<Group> {
    if word.optional_value().is_some_and(|value| value.kind() == Kind::Text) {
        return word.word().map(|tint| Group::Bosses(Some(tint)));
    }
    word.alone(Group::Bosses(None))
}
