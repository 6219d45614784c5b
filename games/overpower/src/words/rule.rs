//! What can stand for a while: to the end of the battle or of the game, for as long as the card is in play.
//!
//! - `spelling`: how it is written; `saying`: how it is said

mod saying;
mod spelling;

use strum::EnumDiscriminants;

use super::{AttackFilter, CardFilter, Number, Party, Side};
use crate::power::{Icons, PowerType};

/// A rule that a card lets stand. "Self" is the character that played it, or has the inherent ability.
#[derive(Clone, Debug, PartialEq, EnumDiscriminants)]
#[strum_discriminants(
    name(Topic),
    vis(pub),
    doc = "What a rule is about: its kind without what it says."
)]
pub enum Rule {
    /// `{ bonus = { to = "attacks", by = 2, who = "self", cards = "power", versus = "target", alone = true } }`:
    /// numerical actions of these characters are higher or lower.
    Bonus {
        /// Which actions.
        to: Actions,
        /// By how much.
        by: i8,
        /// Whose.
        who: Party,
        /// Made with which cards.
        cards: CardFilter,
        /// Only against these characters, or in defence against their attacks.
        versus: Option<Party>,
        /// Only those made without a Basic Universe card.
        is_alone: bool,
    },
    /// `{ grid = { who = "self", types = ["energy"], to = 7 } }`, or `by = 1`: grid values are others.
    Grid {
        /// Whose.
        who: Party,
        /// Of which types.
        types: Icons,
        /// How.
        change: GridChange,
    },
    /// `{ universe-bonus = { whose = "opponent", by = -2 } }`: the bonuses of a player's Universe cards are higher or
    /// lower, but not below 0.
    UniverseBonus(Side, i8),
    /// `"bonuses-count"`: the bonuses of Basic and Training cards count to Venture.
    BonusesCount,
    /// `{ venture = 5 }`, `{ venture = { whose = "opponent", by = -3 } }`: a Venture Total is higher or lower.
    Venture(Side, Number),
    /// `{ not-to-venture = "intelligence" }`: hits that show one of these icons do not count to Venture.
    NotToVenture(Icons),
    /// `{ hits-to-ko = { who = "opponents", by = -5 } }`: so many hits more or fewer are needed for a Cumulative KO.
    HitsToKo(Party, i8),
    /// `{ ko-at = { who = "self", hits = 25 } }`: exactly so many hits are needed for a Cumulative KO, before anything
    /// else changes that.
    KoAt(Party, u8),
    /// `{ no-ko-by = { who = "self", cards = "teamwork" } }`: hits of these cards are left out for Cumulative and
    /// Spectrum KO (R363).
    NoKoBy(Party, CardFilter),
    /// `{ ko-needs = { who = "self", type = "energy" } }`: nobody of these is KO'd without a hit that shows this icon.
    KoNeeds(Party, PowerType),
    /// `{ ko-by-next = { who = "target", cards = .. } }`: the next hit of such a card KOs, whatever inherent abilities
    /// and Specials say.
    KoByNext(Party, CardFilter),
    /// `{ cannot-attack = { who = "target", cards = .. } }`: may not attack with these cards.
    CannotAttack(Party, CardFilter),
    /// `{ cannot-play = { who = "target", cards = "special" } }`: may not play these cards at all.
    CannotPlay(Party, CardFilter),
    /// `{ cannot-defend = { who = "self", cards = "special" } }`: these characters may not be defended with these
    /// cards, by whomever.
    CannotDefend(Party, CardFilter),
    /// `{ cannot-defend-against = { who = "self", cards = .. } }`: attacks of these characters may not be defended with
    /// these cards.
    CannotDefendAgainst(Party, CardFilter),
    /// `{ cannot-be-attacked = { who = "self", with = .. } }`: may not be attacked with these.
    CannotBeAttacked(Party, AttackFilter),
    /// `{ only-attacks-this = "target" }`: these may attack nothing but this card, until one of their team attacks it. This
    /// card can be attacked, cannot be defended, and is discarded after one hit.
    OnlyAttacksThis(Party),
    /// `"duel"`: only self and the target may attack, be attacked, defend or play cards.
    Duel,
    /// `{ cannot-follow = "target" }`: may not make follow-up attacks to Teamwork and Ally cards.
    CannotFollow(Party),
    /// `{ cannot-place = { who = "target", cards = "special" } }`: may not have these cards placed.
    CannotPlace(Party, CardFilter),
    /// `{ from-reserve = { who = "self", cards = .. } }`: may play these cards from Reserve.
    FromReserve(Party, CardFilter),
    /// `"returns-if-needed"`: self, which is in Reserve, goes to the Front Line as soon as the opponent can aim at
    /// nobody there.
    ReturnsIfNeeded,
    /// `{ borrows = "it" }`: self may play and place the Specials of these characters.
    Borrows(Party),
    /// `"plays-it"`: self may play the cards that were chosen, but not have them placed.
    PlaysIt,
    /// `"any-teamwork"`: self may play and place Teamwork cards whatever its grids.
    AnyTeamwork,
    /// `"follows-own"`: self may make one or both follow-up attacks to its own Teamwork cards.
    FollowsOwn,
    /// `"teamwork-without-types"`: nobody needs the types of Teamwork cards, neither to use them nor in follow-ups.
    TeamworkWithoutTypes,
    /// `{ defends-for = { who = "self", whom = .., cards = "power" } }`: these may defend those with these cards.
    DefendsFor(Party, Party, CardFilter),
    /// `{ avoids-with = { cards = .., attacks = .., whom = "self", playable = true } }`: self may use these cards to
    /// avoid these attacks on these characters.
    AvoidsWith {
        /// The cards.
        cards: CardFilter,
        /// Which attacks.
        attacks: AttackFilter,
        /// On whom.
        whom: Party,
        /// Whether self must be able to play the card.
        is_playable: bool,
    },
    /// `{ blocks-with = .. }`: self may block with these cards whatever its grid.
    BlocksWith(CardFilter),
    /// `{ may-shift = { from = "team", to = "target", blocked = true } }`: attacks on the first may be shifted to the
    /// second.
    MayShift {
        /// From whom.
        from: Party,
        /// To whom, but for the target itself.
        to: Party,
        /// Whether the new target must then block the attack with a Power card.
        is_blocked: bool,
    },
    /// `{ must-shift = { from = "team", by = -2 } }`: attacks on these are shifted to self, and are higher or lower.
    MustShift(Party, i8),
    /// `{ decoy = { whom = "team", cards = .., forced = true, guards = true, damage = 10 } }`: this card takes attacks.
    /// It cannot be defended.
    Decoy {
        /// Made on whom.
        whom: Party,
        /// With which cards.
        cards: CardFilter,
        /// Whether the attack goes to this card whether its owner wants or not.
        is_forced: bool,
        /// Whether the attacker aims at this card, since those it guards may not be attacked.
        is_target: bool,
        /// After how much damage it is discarded; 0 for after one hit.
        damage: u8,
    },
    /// `{ open-hand = "opponent" }`, `{ open-hand = { who = "opponent", from-venture = true } }`: plays with an open
    /// hand.
    OpenHand {
        /// Who.
        who: Side,
        /// Whether the hand is open only from the end of the Venture Phase to the end of each battle, but for the
        /// battle in which this card is played, where it is open at once.
        from_venture: bool,
    },
    /// `"open-cards"`: the cards that were chosen lie open while they are in hand.
    OpenCards,
    /// `{ keeps-duplicate = "Thunderbolt" }`: one duplicate of the card of this name may be kept.
    KeepsDuplicate(String),
    /// `{ extra-slot = "basic" }`: self may have one of these placed that takes no slot.
    ExtraSlot(CardFilter),
    /// `"free-negates"`: Specials that negate Specials on one's own turn do so in answer as well, and at no price.
    FreeNegates,
    /// `{ any-power-is = "brute-force" }`: Any-Power icons are icons of this type.
    AnyPowerIs(PowerType),
    /// `"long-grids"`: non-numerical Specials of this team that raise grids stay to the end of the game, and say so.
    LongGrids,
    /// `{ no-inherent = "target" }`: these have no inherent ability.
    NoInherent(Party),
    /// `"face-down"`: self may make attacks face down, whose defence the opponent must guess, or else put the top 2
    /// cards of the Draw Pile on the Dead Pile to see the attack.
    FaceDown,
    /// `{ stays-in-reserve = "target" }`: when these would move up to the Front Line, they stay in Reserve for one
    /// battle, unless nobody else is on the Front Line.
    StaysInReserve(Party),
    /// `{ after-concession = "power" }`: this team may make one attack with such a card after the opponent concedes.
    AfterConcession(CardFilter),
    /// `"ko-first"`: KO counts before Objectives when victory is checked.
    KoFirst,
    /// `{ venture-free = { most = 3, mill = 2 } }`: so many Objectives may be ventured without penalty by putting so
    /// many cards from the top of one's Draw Pile on the Dead Pile.
    VentureFree {
        /// How many Objectives.
        most: u8,
        /// How many cards it costs.
        mill: u8,
    },
    /// `"replaces-events"`: in the Event Phase you draw a card for each Event in hand, those drawn then included, and
    /// choose one of all of them to play.
    ReplacesEvents,
    /// `"ends-with-self"`: this card is discarded when self is KO'd.
    EndsWithSelf,
    /// `"spent"`: this card can neither be used again nor be negated.
    Spent,
}

impl Rule {
    /// Checks whether it goes on when its card, which shows no hourglass, is removed: then it was done once and for all.
    pub(crate) fn outlives_its_card(&self) -> bool {
        matches!(self, Rule::KoByNext(..) | Rule::StaysInReserve(_))
    }

    /// Checks whether its text needs no word of how long it stands.
    pub(super) fn is_timeless(&self) -> bool {
        matches!(self, Rule::ReturnsIfNeeded | Rule::EndsWithSelf | Rule::Spent)
    }
}

/// Some topics of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Topics(pub(crate) u64);

impl Topics {
    /// All there are.
    #[cfg(test)]
    pub(crate) const ALL: Topics = Topics(u64::MAX);

    /// Gathers topics.
    pub(crate) const fn of(topics: &[Topic]) -> Topics {
        let (mut bits, mut at) = (0, 0);
        while at < topics.len() {
            bits |= 1 << topics[at] as u8;
            at += 1;
        }
        Topics(bits)
    }
}

impl From<Topic> for Topics {
    #[inline]
    fn from(topic: Topic) -> Topics {
        Topics::of(&[topic])
    }
}

/// Numerical actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actions {
    /// Attacks.
    Attacks,
    /// Defences.
    Defences,
    /// Both.
    All,
}

/// How a grid value is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridChange {
    /// It is raised to this, if it is lower.
    To(u8),
    /// It is so much higher, at most 8.
    By(u8),
}
