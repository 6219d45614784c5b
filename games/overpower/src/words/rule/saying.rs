//! How what can stand is said.

use fracas_cards::effect::{Word, plural, signed};

use super::{Actions, GridChange, Rule};
use crate::words::{AttackFilter, CardFilter, LASTING, Number, Party, Side};

impl Rule {
    #[expect(clippy::too_many_lines, reason = "a line or two for each rule")]
    pub(super) fn sentence(&self) -> String {
        match self {
            Rule::Bonus { to, by, who, cards, versus, is_alone } => {
                said_bonus(*to, *by, who, cards, versus.as_ref(), *is_alone)
            }
            Rule::Grid { who, types, change } => {
                let whose = who.possessive();
                let grids = format!("{whose} {} grid{}", types.say("and"), s(types.types().count()));
                match change {
                    GridChange::To(to) => format!("{grids} {} {to}", are(types.types().count())),
                    GridChange::By(by) => format!("{grids} {} +{by}", are(types.types().count())),
                }
            }
            Rule::UniverseBonus(whose, by) => {
                let by = signed(i32::from(*by));
                format!("the bonuses of {} Universe cards are {by}", whose.possessive())
            }
            Rule::BonusesCount => {
                "the bonuses of Basic and Training cards count to Venture Totals".into()
            }
            Rule::Venture(whose, by) => said_venture(*whose, by),
            Rule::NotToVenture(icons) => {
                format!("hits with {} do not count to Venture Totals", an_icon(&icons.say("or")))
            }
            Rule::HitsToKo(who, by) => {
                format!("{} hits to KO are {}", who.possessive(), signed(i32::from(*by)))
            }
            Rule::KoAt(who, hits) => {
                format!("{} {hits} hits to be Cumulative KO'd", who.with("need"))
            }
            Rule::NoKoBy(who, cards) => {
                format!("{} cannot be Spectrum or Cumulative KO'd with {}", who.all().name(), cards.all())
            }
            Rule::KoNeeds(who, of) => {
                format!("{} a hit with {} to be KO'd", who.with("need"), an_icon(of.title()))
            }
            Rule::KoByNext(who, cards) => format!(
                "{} KO'd by the next hit of {}, whatever inherent abilities and Specials say",
                who.with("be"),
                cards.one()
            ),
            Rule::CannotAttack(who, cards) => {
                format!("{} may not attack{}", name(who), with(cards))
            }
            Rule::CannotPlay(Party::Everyone, cards) => {
                format!("no character may play {}", cards.all())
            }
            Rule::CannotPlay(who, cards) => format!("{} may not play {}", name(who), cards.all()),
            Rule::CannotDefend(who, cards) => {
                format!("{} may not be defended{}", name(who), with(cards))
            }
            Rule::CannotDefendAgainst(who, cards) => {
                format!("{} attacks may not be defended{}", who.possessive(), with(cards))
            }
            Rule::CannotBeAttacked(who, attacks) => said_shield(who, attacks),
            Rule::OnlyAttacksThis(who) => format!(
                "{} may attack nothing but this card{LASTING}, until it is attacked; it cannot be defended and is \
                 discarded after 1 hit",
                name(who)
            ),
            Rule::Duel => "only this character and the target may attack, be attacked, defend, or play cards".into(),
            Rule::CannotFollow(who) => {
                format!("{} may not make follow-up attacks to Teamwork and Ally cards", name(who))
            }
            Rule::CannotPlace(who, cards) => {
                format!("{} may not have {} placed", name(who), cards.all())
            }
            Rule::FromReserve(who, cards) => {
                format!("{} may play {} from Reserve", name(who), cards.all())
            }
            Rule::ReturnsIfNeeded => {
                "this character returns to the Front Line as soon as the opponent can aim at nobody there".into()
            }
            Rule::Borrows(who) => format!("this character may play and place Specials of {}", who.any()),
            Rule::PlaysIt => "this character may play {it}, but not place {it}".into(),
            Rule::AnyTeamwork => "this character may play and place Teamwork cards whatever its grids".into(),
            Rule::FollowsOwn => {
                "this character may make one or both follow-up attacks to its own Teamwork cards".into()
            }
            Rule::TeamworkWithoutTypes => {
                "Power Types do not matter for Teamwork cards and their follow-up attacks".into()
            }
            Rule::DefendsFor(who, whom, cards) => {
                format!("{} may defend {} with {}", name(who), any_of(whom), cards.all())
            }
            Rule::AvoidsWith { cards, attacks, whom, is_playable } => {
                let playable = if *is_playable { " that it can play" } else { ", whatever its grid," };
                let attacks = attacks.noun().some(1);
                format!(
                    "this character may use {}{playable} to avoid {attacks} on {}",
                    cards.one(),
                    whom.any()
                )
            }
            Rule::BlocksWith(cards) => {
                format!("this character may block with {}, whatever its grid", cards.all())
            }
            Rule::MayShift { from, to, is_blocked } => {
                let blocked = if *is_blocked { " who must then block with a Power card" } else { "" };
                let comma = if *is_blocked { "," } else { "" };
                format!("attacks on {} may be shifted to {}{LASTING}{comma}{blocked}", from.any(), to.any())
            }
            Rule::MustShift(from, by) => {
                let by = if *by == 0 { String::new() } else { format!(" and are {}", signed(i32::from(*by))) };
                format!("all attacks on {} are shifted to this character{by}", from.any())
            }
            Rule::Decoy { whom, cards, is_forced, is_target, damage } => {
                said_decoy(whom, cards, *is_forced, *is_target, *damage)
            }
            Rule::OpenHand { who, from_venture } => {
                let when = if *from_venture { " now, and after each Venture Phase" } else { "" };
                format!("{} with an open hand{when}", who.say().with("play"))
            }
            Rule::OpenCards => "those cards lie open while they are in hand".into(),
            Rule::KeepsDuplicate(card) => format!("you may keep 1 duplicate of {card}"),
            Rule::ExtraSlot(cards) => {
                format!("this character may have {} placed that takes no slot", cards.one())
            }
            Rule::FreeNegates => {
                "Specials that negate Specials on your own turn may do so in answer as well and at no cost".into()
            }
            Rule::AnyPowerIs(of) => format!("all Any-Power icons are {} icons", of.title()),
            Rule::LongGrids => {
                "your team's non-numerical Specials that raise grids last for the remainder of the game".into()
            }
            Rule::NoInherent(who) => format!("{} no inherent ability", who.with("have")),
            Rule::FaceDown => {
                format!(
                    "this character may attack face down{LASTING}; your opponent must guess a defence, or put the top \
                     2 cards of their Draw Pile on the Dead Pile to see the attack"
                )
            }
            Rule::StaysInReserve(who) => format!(
                "{} in Reserve for a battle when it would move to the Front Line, unless nobody else is there",
                who.with("stay")
            ),
            Rule::AfterConcession(cards) => {
                format!("your team may make 1 attack with {} after your opponent concedes", cards.one())
            }
            Rule::KoFirst => "victory by KO is checked before victory by Objectives".into(),
            Rule::VentureFree { most, mill } => format!(
                "in each Venture Phase you may put the top {} of your Draw Pile on the Dead Pile to venture {most} Objectives without \
                 penalty",
                plural(i32::from(*mill), "card")
            ),
            Rule::ReplacesEvents => {
                "in the Event Phase, draw a card for each Event in your hand, then choose which one to play".into()
            }
            Rule::EndsWithSelf => "discard this card when the character that played it is KO'd".into(),
            Rule::Spent => "this card can neither be used again nor be negated".into(),
        }
    }
}

fn s(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

fn are(count: usize) -> &'static str {
    if count == 1 { "is" } else { "are" }
}

fn an_icon(icons: &str) -> String {
    let article = if icons.starts_with(['E', 'I', 'A']) { "an" } else { "a" };
    format!("{article} {icons} icon")
}

/// Names those that a rule is about, all of them.
fn name(who: &Party) -> String {
    if *who == Party::It { "{it}".into() } else { who.all().name().to_owned() }
}

/// Names any of those that a rule is about.
fn any_of(who: &Party) -> String {
    if matches!(who, Party::Named(_)) { name(who) } else { who.any() }
}

/// Says with which cards, unless with all.
fn with(cards: &CardFilter) -> String {
    if cards.is_all() { String::new() } else { format!(" with {}", cards.all()) }
}

fn said_bonus(
    to: Actions,
    by: i8,
    who: &Party,
    cards: &CardFilter,
    versus: Option<&Party>,
    is_alone: bool,
) -> String {
    let what = match to {
        Actions::Attacks => "attacks",
        Actions::Defences => "defences",
        Actions::All => "attacks and defences",
    };
    let versus = versus.map(|versus| format!(" against {}", versus.any())).unwrap_or_default();
    let alone = if is_alone { " without a Basic Universe card" } else { "" };
    let by = signed(i32::from(by));
    format!("{} {what}{}{alone}{versus} are {by}", who.possessive(), with(cards))
}

fn said_venture(whose: Side, by: &Number) -> String {
    let total = format!("{} Venture Total is", whose.possessive());
    match by {
        Number::Fixed(by) => format!("{total} {}", signed(*by)),
        Number::Counted { each, .. } => format!("{total} {}{}", signed(*each), by.for_each()),
    }
}

fn said_shield(who: &Party, attacks: &AttackFilter) -> String {
    if attacks.cards.is_inverted {
        let only = CardFilter { is_inverted: false, ..attacks.cards };
        return format!("{} may only be attacked with {}", name(who), only.all());
    }
    format!("{} may not be attacked{}", name(who), with(&attacks.cards))
}

fn said_decoy(whom: &Party, cards: &CardFilter, forced: bool, guards: bool, damage: u8) -> String {
    let end = if damage == 0 { "1 hit".to_owned() } else { format!("{damage} damage") };
    let end = format!("it cannot be defended and is discarded after {end}");
    if guards {
        return format!("{} may not be attacked{LASTING}, until this card is; {end}", name(whom));
    }
    let attacks = AttackFilter { cards: *cards, ..AttackFilter::default() }.noun();
    let attacks = if *cards == (CardFilter { is_numerical: Some(true), ..CardFilter::ALL }) {
        "numerical attacks".to_owned()
    } else {
        attacks.all()
    };
    let may = if forced { "are" } else { "may be" };
    format!("{attacks} on {} {may} shifted to this card{LASTING}; {end}", whom.any())
}
