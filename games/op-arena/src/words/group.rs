//! What can be chosen from and gone through.

use fracas_cards::effect::{Noun, Spelling, Word};

use super::{Filter, Players};

/// Dudes, abilities, players or tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// `{ target = "others" }`: Dudes in play that can be targeted; to choose one is to target it.
    Targets(Filter),
    /// `{ dudes = "others" }`: Dudes in play, which are not targeted.
    Dudes(Filter),
    /// `"hand"`: Dudes in your hand.
    Hand,
    /// `"discard-pile"`: Dudes in the Dude Discard pile.
    DiscardPile,
    /// `{ abilities = "others" }`: abilities without a Nerph of Dudes that can be targeted.
    Abilities(Filter),
    /// `{ die-abilities = "others" }`: die-activated abilities without a Nerph of Dudes in play.
    DieAbilities(Filter),
    /// `{ attackers = "your-others" }`: Dudes in play with a Basic Attack.
    Attackers(Filter),
    /// `{ players = "others" }`: players.
    Players(Players),
    /// `{ tokens-of = "others" }`: tokens that players have.
    TokensOf(Players),
    /// Tokens of the Supply, no more than so many of a kind. No file says so: they are chosen where tokens
    /// are taken.
    Supply(u8),
}

/// What the members of a group are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Dudes in play.
    Dude,
    /// Dudes in hand.
    Held,
    /// Dudes in the Dude Discard pile.
    Discarded,
    /// Abilities of Dudes in play.
    Ability,
    /// Players.
    Player,
    /// Tokens of players or of the Supply.
    Token,
}

impl Group {
    /// Gets what the members are.
    pub fn sort(self) -> Sort {
        match self {
            Group::Targets(_) | Group::Dudes(_) | Group::Attackers(_) => Sort::Dude,
            Group::Hand => Sort::Held,
            Group::DiscardPile => Sort::Discarded,
            Group::Abilities(_) | Group::DieAbilities(_) => Sort::Ability,
            Group::Players(_) => Sort::Player,
            Group::TokensOf(_) | Group::Supply(_) => Sort::Token,
        }
    }

    /// Checks whether to choose from it is to target (R86).
    pub fn is_targeted(self) -> bool {
        matches!(self, Group::Targets(_) | Group::Abilities(_))
    }
}

impl Word for Group {
    type Saying = Noun;
    const KIND: &'static str = "group";
    const WORDS: &'static [Spelling<Self>] = &[
        ("target", |word| Filter::read(word.value()?).map(Group::Targets)),
        ("dudes", |word| Filter::read(word.value()?).map(Group::Dudes)),
        ("hand", |word| word.alone(Group::Hand)),
        ("discard-pile", |word| word.alone(Group::DiscardPile)),
        ("abilities", |word| Filter::read(word.value()?).map(Group::Abilities)),
        ("die-abilities", |word| Filter::read(word.value()?).map(Group::DieAbilities)),
        ("attackers", |word| Filter::read(word.value()?).map(Group::Attackers)),
        ("players", |word| word.value()?.as_word(&Players::WORDS).map(Group::Players)),
        ("tokens-of", |word| word.value()?.as_word(&Players::WORDS).map(Group::TokensOf)),
    ];

    fn say(&self) -> Noun {
        match self {
            Group::Targets(filter) | Group::Dudes(filter) => filter.noun(),
            Group::Hand => Noun::new("Dude", "from your hand"),
            Group::DiscardPile => Noun::new("Dude", "from the Dude Discard pile"),
            Group::Abilities(filter) => {
                Noun::irregular("ability", "abilities", &format!("of {}", filter.noun().some(1)))
            }
            Group::DieAbilities(filter) => {
                let rest = format!("of {}", filter.noun().some(1));
                Noun::irregular("die-activated ability", "die-activated abilities", &rest)
            }
            Group::Attackers(filter) => {
                let dudes = filter.noun();
                Noun::irregular(&dudes.each(), &dudes.all(), "with a Basic Attack")
            }
            Group::Players(players) => players.noun().called("that player"),
            Group::TokensOf(players) => {
                Noun::new("token", &format!("of {}", players.noun().some(1)))
            }
            Group::Supply(_) => Noun::new("token", "from the Supply"),
        }
    }
}
