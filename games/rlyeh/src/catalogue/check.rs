//! What an effect may not say in its place, beyond what reading it finds out.

mod choices;
mod deeds;

use fracas_cards::Value;
use fracas_cards::effect::Flaw;

use super::fields::Reported;
use crate::words::{Condition, Count, Deed, Filter, Group, On, Operation, Part, Scope, Whom};

/// Where an effect stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Site {
    /// On a card that is played.
    Play,
    /// In the table of a roll.
    Roll,
    /// In a PvP Attack, on each opponent who does not block.
    Attack,
    /// In a PvP Attack, for each opponent who blocks.
    Blocked,
    /// In a PvP Defense.
    Defense,
    /// On a card that is revealed when an opponent buys a Loot.
    Reaction,
    /// On a hero.
    Hero(On),
    /// On a card in front of its owner.
    Front(On),
}

impl Site {
    /// Checks whether it is about a player without saying whom.
    fn has_player(self) -> bool {
        matches!(self, Site::Attack | Site::Blocked)
    }

    /// Checks whether "this card" is one that was played.
    fn is_played(self) -> bool {
        matches!(self, Site::Play | Site::Roll)
    }

    /// Gets what it waits for.
    fn on(self) -> Option<On> {
        match self {
            Site::Hero(on) | Site::Front(on) => Some(on),
            Site::Play
            | Site::Roll
            | Site::Attack
            | Site::Blocked
            | Site::Defense
            | Site::Reaction => None,
        }
    }

    /// Checks whether it happens when a card was bought or gained, which is "it".
    fn is_about_acquired(self) -> bool {
        matches!(self.on(), Some(On::Acquired(_) | On::AcquiredOnTurn(_)))
    }

    /// Checks whether Tokens and Power are of any use: in the turn of whose effect it is.
    fn has_pool(self) -> bool {
        match self {
            Site::Play | Site::Roll | Site::Attack | Site::Blocked => true,
            Site::Defense | Site::Reaction => false,
            Site::Hero(on) | Site::Front(on) => match on {
                On::StartOfTurn
                | On::Played(..)
                | On::DifferentPlayed(_)
                | On::LootPlayed
                | On::AcquiredOnTurn(_) => true,
                On::EndOfTurn
                | On::EndOfOpponentsTurn
                | On::Acquired(_)
                | On::OpponentBoughtLoot => false,
            },
        }
    }
}

/// What has happened so far in an effect, in the order of the card.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is noted and asked for by itself")]
struct Past {
    /// Whether the top card of a deck was revealed or discarded, or a card of a hand revealed or deleted.
    has_shown: bool,
    /// Whether your top card was looked at or revealed.
    has_seen_own_top: bool,
    /// Whether you have revealed your hand.
    has_shown_hand: bool,
    /// Whether that player has revealed theirs.
    has_shown_their_hand: bool,
}

impl Past {
    fn note(&mut self, operation: &Operation) {
        let shows = |whom| {
            matches!(operation, Operation::RevealTop(other) if *other == whom)
                || *operation == Operation::LookAtTop && whom == Whom::You
        };
        self.has_shown |= matches!(
            operation,
            Operation::RevealTop(_)
                | Operation::DiscardTop(_)
                | Operation::Delete
                | Operation::Reveal
        );
        self.has_seen_own_top |= shows(Whom::You);
        self.has_shown_hand |= *operation == Operation::RevealHand(Whom::You);
        self.has_shown_their_hand |= *operation == Operation::RevealHand(Whom::ThatPlayer);
    }
}

/// What a part of an effect stands in.
#[derive(Clone, Copy)]
struct Place<'s> {
    site: Site,
    scope: Scope<'s>,
    past: Past,
}

impl Place<'_> {
    /// Checks whether it is known who "that player" is.
    fn has_player(&self) -> bool {
        self.site.has_player() || self.scope.groups().any(|group| group.is_players())
    }

    /// Gets what "it" is one of.
    fn it(&self) -> Option<Group> {
        self.scope.groups().copied().find(|group| *group != Group::Chosen)
    }
}

/// Checks an effect for what cannot be done where it stands.
pub(super) fn check(value: Value<'_>, effect: &Deed, site: Site) -> Result<(), Reported> {
    let mut flaws = Vec::new();
    let mut past = Past::default();
    effect.visit(&mut |part, scope| {
        let place = Place { site, scope, past };
        flaws.extend(match part {
            Part::Effect(effect) => choices::combinator(effect, place),
            Part::Operation(operation) => deeds::operation(operation, place),
            Part::Price(price) => deeds::price(price, place),
            Part::Condition(condition) => self::condition(*condition, place),
            Part::Count(count) => self::count(*count, place),
            Part::Group(group) => choices::group(*group, place),
        });
        if let Part::Operation(operation) | Part::Price(operation) = part {
            past.note(operation);
        }
    });
    let is_clean = flaws.is_empty();
    for flaw in flaws {
        flaw.report(value);
    }
    if is_clean { Ok(()) } else { Err(Reported) }
}

/// Finds what is wrong with asking for a player.
fn player(whom: Whom, place: Place<'_>) -> Option<Flaw> {
    match whom {
        Whom::ThatPlayer if !place.has_player() => Some(Flaw::new(
            "there is no player here",
            "is about that player",
            "write { for-each = \"opponents\", do = .. } around it",
        )),
        Whom::Attacker if place.site != Site::Defense => Some(Flaw::new(
            "there is no attacker here",
            "is about the attacker",
            "only a PvP Defense has one",
        )),
        Whom::You | Whom::ThatPlayer | Whom::Attacker => None,
    }
}

/// Finds what is wrong with looking at the cards of a hand.
fn hand(whom: Whom, filter: Filter, place: Place<'_>) -> Option<Flaw> {
    let is_shown = match whom {
        Whom::You => place.past.has_shown_hand,
        Whom::ThatPlayer => place.past.has_shown_their_hand,
        Whom::Attacker => false,
    };
    player(whom, place).or_else(|| {
        // How many cards there are can be seen.
        (filter != Filter::ANY && !is_shown).then(|| {
            Flaw::new(
                "what is in a hand must be shown",
                "looks at cards of a hand",
                "put { reveal-hand = .. } before it",
            )
        })
    })
}

fn condition(condition: Condition, place: Place<'_>) -> Option<Flaw> {
    match condition {
        Condition::ShownCosts(_) | Condition::ShownIs(_) => (!place.past.has_shown).then(|| {
            Flaw::new(
                "no card has been revealed, discarded or deleted before",
                "asks about that card",
                "put reveal-top, discard-top or delete before it",
            )
        }),
        Condition::HandHolds(whom, filter) => hand(whom, filter, place),
        // Any filter will do, since names are not seen on the back of a card.
        Condition::DifferentInHand(_) => hand(Whom::You, Filter { least: 1, ..Filter::ANY }, place),
        Condition::CopyOnBoard => (!place.it().is_some_and(Group::is_cards))
            .then(|| Flaw::nothing_chosen("card to have copies of", "hand")),
        Condition::FirstCard | Condition::PlayedBefore => {
            (!place.site.is_played()).then(|| deeds::no_this("asks how this card was played"))
        }
        Condition::StackHasCards => matches!(place.site, Site::Hero(_))
            .then(|| deeds::no_this("asks about the stack of this card")),
        Condition::Played(_)
        | Condition::PlayedOthers(..)
        | Condition::DiscardEmpty
        | Condition::CanDraw
        | Condition::Settled
        | Condition::TokensSpent(_)
        | Condition::PowerSpent(_)
        | Condition::Bought(_) => None,
    }
}

fn count(count: Count, place: Place<'_>) -> Option<Flaw> {
    match count {
        Count::InHand(whom, filter) => hand(whom, filter, place),
        // Any filter will do, since points are not seen on the back of a card.
        Count::WorthInHand(whom, _) => hand(whom, Filter { least: 1, ..Filter::ANY }, place),
        Count::DifferentPlayed | Count::Deleted => None,
    }
}
