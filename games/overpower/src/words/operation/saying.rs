//! How what can be done is said.

use fracas_cards::effect::{Clause, Subject, Word, plural, signed};

use super::{AttackNow, AttackOn, AttackWith, More, MoreOn, Operation, Place};
use crate::state::Position;
use crate::words::{CardFilter, Number, Party, Side};

impl Operation {
    pub(super) fn clause(&self) -> Clause {
        match self {
            Operation::Draw { count, who, keeps_duplicates, is_shown } => {
                said_draw(count, *who, *keeps_duplicates, *is_shown)
            }
            Operation::Discard => Clause::new(Subject::Owner, "discard", "{it}").leading(),
            Operation::Put(place) => {
                Clause::new(Subject::Owner, "put", format!("{{it}} {}", place.say())).leading()
            }
            Operation::PutThis(Place::Discard) => Clause::you("discard", "this card"),
            Operation::PutThis(place) => Clause::you("put", format!("this card {}", place.say())),
            Operation::Take { is_shown, keeps_duplicates } => {
                let shown = if *is_shown { " where everyone sees it" } else { "" };
                let kept = if *keeps_duplicates { ", even as a duplicate" } else { "" };
                Clause::new(
                    Subject::Owner,
                    "take",
                    format!("{{it}} into {{own}} hand{shown}{kept}"),
                )
                .leading()
            }
            Operation::Mill { count, who, cards, takes_duplicates } => {
                said_mill(*count, *who, cards, *takes_duplicates)
            }
            Operation::Look { count, at, by } => {
                let top = said_top(*count);
                let whose = if by == at && *by != Side::You { "their" } else { at.possessive() };
                Clause::new(by.say(), "look", format!("at {top} of {whose} Draw Pile"))
            }
            Operation::Reveal => Clause::new(Subject::Owner, "reveal", "{it}").leading(),
            Operation::Shuffle(side) => {
                Clause::you("shuffle", format!("{} Draw Pile", side.possessive()))
            }
            Operation::Heal { still_counts: false } => Clause::you("remove", "{it}").leading(),
            Operation::Heal { still_counts: true } => {
                let rest = "{it}; what was made in this battle still counts to the Venture Total";
                Clause::you("remove", rest).leading()
            }
            Operation::SwapHits => {
                Clause::you("exchange", "all hits of this character with those of {it}").leading()
            }
            Operation::Ko { who, is_anyway } => {
                let anyway = if *is_anyway { ", whatever would prevent it" } else { "" };
                Clause::you("KO", format!("{}{anyway}", who.any())).leading()
            }
            Operation::Negate => Clause::you("negate", "{it}").leading(),
            Operation::Attach => Clause::silent(),
            Operation::More(more) => more.clause(),
            Operation::Boost { by, who, cards } => said_boost(*by, who, cards),
            Operation::EndTurn => Clause::new(Subject::one("the opponent's turn"), "end", ""),
            Operation::NoFollowUps => {
                Clause::new(Subject::many("no follow-up attacks"), "be", "made")
            }
            Operation::DrawFollowUps(by) => {
                let rest = format!("made on this character, at {}", signed(i32::from(*by)));
                Clause::new(Subject::many("follow-up attacks"), "be", rest)
            }
            Operation::RemoveAttack => Clause::you("remove", "the attacking card from the game"),
            Operation::AttackNow(now) => now.clause(),
            Operation::PlayIt => Clause::you("play", "{it} at once").leading(),
            Operation::PutInPlay => Clause::you("put", "{it} in play at once").leading(),
            Operation::RemoveCopies => Clause::you(
                "remove",
                "all its copies in the Draw Pile, Dead Pile and Power Pack from the game",
            ),
            Operation::PlaceIt => {
                Clause::new(Subject::Owner, "place", "{it} to that character").leading()
            }
            Operation::Move { who, to: Position::Front | Position::Out } => {
                Clause::you("move", format!("{} to the Front Line", who.any())).leading()
            }
            Operation::Move { who, to: Position::Reserve } => {
                Clause::you("move", format!("{} to Reserve", who.any())).leading()
            }
            Operation::SwapWithReserve => {
                Clause::you("swap", "{it} with your Reserve character").leading()
            }
            Operation::Complete => Clause::you("move", "{it} to your Completed pile").leading(),
            Operation::ReturnObjective => {
                Clause::new(Subject::Owner, "return", "{it} to the pile it was ventured from")
                    .leading()
            }
            Operation::KeepOnly => Clause::new(
                Subject::Owner,
                "keep",
                "{it} ventured, and return all others to the piles they were ventured from",
            )
            .leading(),
            Operation::ReturnAllObjectives => Clause::new(
                Subject::many("all ventured Objectives of both players"),
                "return",
                "to the piles they were ventured from",
            ),
            Operation::ResetObjectives => Clause::new(
                Subject::many("all Objectives of both players"),
                "move",
                "to Reserve; those that are ventured count as ventured from Reserve",
            ),
            Operation::Concede => Clause::you("concede", "the battle"),
        }
    }
}

impl Place {
    fn say(self) -> &'static str {
        match self {
            Place::Discard => "on the discard pile",
            Place::Dead => "on the Dead Pile",
            Place::Top => "on top of the Draw Pile",
            Place::Bottom => "under the Draw Pile",
            Place::Draw => "into the Draw Pile, which is shuffled",
            Place::Out => "out of the game",
        }
    }
}

fn said_draw(count: &Number, who: Side, keeps: bool, is_shown: bool) -> Clause {
    let verb = if is_shown { "draw and reveal" } else { "draw" };
    let kept = if keeps { ", keeping duplicates" } else { "" };
    let cards = plural(count.written(), "card");
    Clause::new(who.say(), verb, format!("{cards}{}{kept}", count.for_each()))
}

fn said_top(count: u8) -> String {
    match count {
        super::ALL => "all cards".into(),
        1 => "the top card".into(),
        _ => format!("the top {count} cards"),
    }
}

fn said_mill(count: u8, who: Side, cards: &CardFilter, takes_duplicates: bool) -> Clause {
    let which =
        if cards.is_all() { said_top(count) } else { format!("the first {count} {}", cards.all()) };
    let whose = if who == Side::You { "your" } else { "their" };
    let more =
        if takes_duplicates { ", with all duplicates of these, placed or in hand," } else { "" };
    let rest = format!("{which} of {whose} Draw Pile{more} on the Dead Pile");
    Clause::new(who.say(), "put", rest)
}

fn said_boost(by: i8, who: &Party, cards: &CardFilter) -> Clause {
    let by = signed(i32::from(by));
    if cards.is_all() {
        return Clause::new(Subject::one("this attack"), "be", by);
    }
    let rest = format!("one defence with {} at {by}", cards.one());
    Clause::new(Subject::one(who.any()), "make", rest)
}

impl AttackNow {
    fn clause(self) -> Clause {
        let with = match self.with {
            AttackWith::PowerPackTop => "the top card of your Power Pack",
            AttackWith::DrawPileTop => {
                "the top card of your Draw Pile, which goes to the Dead Pile if it is no attack"
            }
            AttackWith::It => "{it}",
        };
        let on = match self.on {
            AttackOn::Anyone => "",
            AttackOn::Same => " the target",
            AttackOn::Another => " another Front Line character",
        };
        Clause::new(
            Subject::one("this character"),
            "attack",
            format!("{} at once with {with}", on.trim_start()).trim_start().to_owned(),
        )
    }
}

impl More {
    fn clause(&self) -> Clause {
        let who = match (&self.who, self.once_each, self.count) {
            (who, true, count) if count < 3 => format!("up to {count} {}", who.some()),
            (who, true, _) => format!("all {}", who.some()),
            (who, false, _) => who.any(),
        };
        let count = if self.once_each { 1 } else { self.count };
        let each = if self.once_each { " each" } else { "" };
        let on = match self.on {
            MoreOn::Anyone => "",
            MoreOn::Same => " on the same character",
            MoreOn::Reserve => " on the opposing Reserve character",
        };
        let hidden = if self.is_face_down { " face down, whose defence is guessed" } else { "" };
        let what = [&self.what(count), &*self.said_bonus(), on, hidden, each].concat();
        let rest = format!("{what}{}", self.said_limits());
        let verb = if self.is_special { "may play" } else { "may make" };
        Clause::new(Subject::many(who), verb, rest)
    }

    fn said_bonus(&self) -> String {
        let each = if self.count == 1 { "" } else { " each" };
        let by = signed(i32::from(self.bonus));
        if self.bonus == 0 { String::new() } else { format!(" at {by}{each}") }
    }

    /// Says which cards may be used, which may defend, and what a hit does beside damage.
    fn said_limits(&self) -> String {
        let enabled =
            if self.is_enabled { ", with a card that only this card lets it play" } else { "" };
        let defended = match self.defended_by {
            None => String::new(),
            Some(by) if by.is_inverted => {
                let but = CardFilter { is_inverted: false, ..by };
                format!(", which may not be defended with {}", but.all())
            }
            Some(by) => format!(", which may only be defended with {}", by.all()),
        };
        let kos = match self.ko_at {
            0 => String::new(),
            damage => format!(
                "; if one hits a target with {damage} or more damage, it is KO'd whatever would prevent it"
            ),
        };
        format!("{enabled}{defended}{kos}")
    }

    fn what(&self, count: u8) -> String {
        let count = i32::from(count);
        if self.is_special {
            return plural(count, "more Special");
        }
        if self.borrows {
            return format!("{} with a Special of a teammate", plural(count, "more attack"));
        }
        if self.cards.is_all() {
            return plural(count, "more attack");
        }
        format!("{} with {}", plural(count, "more attack"), self.cards.one())
    }
}
