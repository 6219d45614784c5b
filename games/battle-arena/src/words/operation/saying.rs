//! How operations are said.

use fracas_cards::effect::{Amount, Clause, Counted, Noun, Subject, Word, plural, signed};

use super::{Discarding, How, Lasting, Operation, Pile, RestTo};
use crate::words::count::{Said, number_of};
use crate::words::{Count, Number, Side, Whom};

impl Operation {
    /// Says what is done.
    pub(super) fn said(&self) -> Clause {
        match self {
            Operation::Power(amount, who) => Clause::new(who.hero(), "get", changed(amount)),
            Operation::SetPower { to, plus, who } => said_set_power(to, *plus, *who),
            Operation::SwapPower => both("both Heroes", "exchange", "their current Power"),
            Operation::DoublePower => Clause::you("double", "your Hero's Power"),
            Operation::ShareChanges => said_sharing(),
            Operation::TurnLosses => Clause::you("turn", LOSSES),
            Operation::HoldPower => Clause::new(
                Whom::One(Side::You).hero(),
                "cannot",
                "drop below its current Power this Battle",
            ),
            Operation::Draw(amount, who) => Clause::new(who.say(), "draw", some(amount, "Play")),
            Operation::DrawAlong => Clause::you("draw", "a Play too"),
            Operation::DrawHeroes(n, who) => Clause::new(who.say(), "draw", some(n, "Hero")),
            Operation::DiscardPlays(discarding) => said_discarding(*discarding, "Play"),
            Operation::DiscardHeroes(discarding) => said_discarding(*discarding, "Hero"),
            Operation::Discard => chosen("discard", "{it}"),
            Operation::MillPlays(amount, who) => said_mill(amount, *who, "Play", "Playbook"),
            Operation::MillHeroes(amount, who) => said_mill(amount, *who, "Hero", "Hero Deck"),
            Operation::RevealPlays(count, who) => {
                Clause::you("reveal", top(*count, "Play", &who.whose("Playbook")))
            }
            Operation::LookAtPlays(count) => {
                Clause::you("look", format!("at {}", top(*count, "Play", "your Playbook")))
            }
            Operation::RevealHeroes(count, who) => {
                Clause::you("reveal", top(*count, "Hero", &who.whose("Hero Deck")))
            }
            Operation::Look => Clause::you("look", "at {it}"),
            Operation::Show | Operation::Reveal => chosen("reveal", "{it}"),
            Operation::Take => chosen("add", "{it} to {own} hand"),
            Operation::PutOnTop => Clause::you("put", "{it} on top of the Playbook"),
            Operation::Rest(to) => said_rest(*to),
            Operation::ShuffleIn => Clause::you("shuffle", "{it} back into {own} deck").leading(),
            Operation::ShufflePlaysIn(who) => shuffled(*who, ""),
            Operation::RenewPlays(who) => shuffled(*who, " and draw as many"),
            Operation::ShuffleDiscards(pile) => said_pile(*pile),
            Operation::ShufflePlaybook => Clause::you("shuffle", "your Playbook"),
            Operation::Replace => chosen("replace", "{own} Hero with {it}"),
            Operation::Swap => chosen("swap", "{own} Hero with {it}"),
            Operation::ReplaceFromDeck(who) => said_replacement(*who),
            Operation::Settle => Clause::you("put", IN_ORDER),
            Operation::RenewLineUp => unseen("all of their face-down Heroes"),
            Operation::LookAhead => Clause::you("look", format!("at your opponent's {NEXT}")),
            Operation::ShowNext => {
                Clause::new(Side::Opponent.say(), "reveal", format!("their {NEXT}"))
            }
            Operation::DropNext => unseen(&format!("their {NEXT}")),
            Operation::Recover(amount, who) => said_recovery(amount, *who),
            Operation::RecoverUpTo(most, who) => {
                let most = plural(i32::from(*most), "Hot Dog");
                Clause::new(who.say(), "recover", format!("up to {most}"))
            }
            Operation::LoseHotDogs(amount, who) => Clause::new(who.say(), "lose", dogs(amount)),
            Operation::PayAny => Clause::you("pay", "any number of Hot Dogs"),
            Operation::BecomeHotDog => {
                Clause::new(Subject::one("this Play"), "be", "a Hot Dog of yours from now on")
            }
            Operation::TradeHotDogs => {
                both("both players", "exchange", "the numbers of Hot Dogs they have left")
            }
            Operation::Run => Clause::you("run", "{it} for free"),
            Operation::RunTop(who) => {
                let top = format!("the top Play of {} for free", who.own("Playbook"));
                Clause::new(who.say(), "run", top)
            }
            Operation::CopyLastPlay => Clause::you("do", "what the last Play you ran did"),
            Operation::Cancel(Lasting::All) => {
                Clause::you("cancel", "all Plays that hold for the rest of the game")
            }
            Operation::Cancel(Lasting::Chosen) => Clause::you("cancel", "{it}"),
            Operation::UndoPlays => {
                Clause::you("cancel", "every Play that your opponent has run this Battle")
            }
            Operation::EndBattle => Clause::new(Subject::one("this Battle"), "be", "decided now"),
            Operation::Honors(who) => said_honors(*who),
            Operation::Flip(1) => Clause::you("flip", "a coin"),
            Operation::Flip(count) => Clause::you("flip", format!("{count} coins")),
            Operation::FlipUntilTails => Clause::you("flip", "a coin until it shows tails"),
            Operation::Roll(1, who) => Clause::new(who.say(), "roll", "a die"),
            Operation::Roll(count, who) => Clause::new(who.say(), "roll", format!("{count} dice")),
            Operation::Again => Clause::you("do", "all of this again"),
            Operation::Reroll => Clause::you("roll", "the die once more"),
            Operation::Begin => Clause::silent(),
        }
    }
}

/// What is turned into a gain.
const LOSSES: &str = "what your Hero has lost to your opponent's Plays this Battle into a gain";
/// How face-down Heroes are put in another order.
const IN_ORDER: &str = "your face-down Heroes in any order, without looking at them";
/// The Hero that comes next.
const NEXT: &str = "Hero of the next Battle";

/// Says what is done with what was chosen by who has it.
fn chosen(verb: &str, what: &str) -> Clause {
    Clause::new(Subject::Owner, verb, what).leading()
}

/// Says what two do.
fn both(who: &str, verb: &str, what: &str) -> Clause {
    Clause::new(Subject::many(who), verb, what)
}

fn said_sharing() -> Clause {
    let changes = Subject::one("everything that has changed the Power of your Hero this Battle");
    Clause::new(changes, "change", "that of your opponent's Hero too")
}

fn said_honors(who: Side) -> Clause {
    let subject = match who {
        // It is no order: "you have Honors".
        Side::You => Subject::many("you"),
        Side::Opponent => who.say(),
    };
    Clause::new(subject, "have", "Honors in the next Battle")
}

fn shuffled(who: Whom, more: &str) -> Clause {
    let (hand, playbook) = (who.own("hand"), who.own("Playbook"));
    Clause::new(who.say(), "shuffle", format!("all Plays in {hand} into {playbook}{more}"))
}

/// Says how Power changes: "+10 Power for each Play in your hand".
pub(in crate::words) fn changed(amount: &Number) -> String {
    match amount {
        Amount::Counted { each: 1, of: Counted::Game(count) } => match count.said() {
            Said::Measure(what) => format!("Power equal to {what}"),
            Said::Things { .. } => format!("+1 Power{}", amount.for_each()),
        },
        Amount::Fixed(_) | Amount::Counted { .. } => {
            format!("{} Power{}", signed(amount.written()), amount.for_each())
        }
    }
}

/// Says how many: "a Play", "2 Plays for each heads".
fn some(amount: &Number, card: &str) -> String {
    let written = amount.written();
    if let Amount::Counted { each: 1, of: Counted::Game(count) } = amount
        && let Said::Measure(what) = count.said()
    {
        return format!("a number of {} equal to {what}", Noun::new(card, "").all());
    }
    let some = if written == 1 { format!("a {card}") } else { plural(written, card) };
    format!("{some}{}", amount.for_each())
}

fn said_set_power(amount: &Number, plus: u8, who: Whom) -> Clause {
    let (hero, printed) = match who {
        Whom::One(side) => (side.whose("Hero's Power"), Some(Count::PrintedPower(side))),
        Whom::Both => ("the Power of both Heroes".to_owned(), None),
    };
    let power = match amount {
        Amount::Counted { each: 1, of: Counted::Game(count) } if Some(*count) == printed => {
            "its printed Power".to_owned()
        }
        Amount::Fixed(_) | Amount::Counted { .. } => number_of(amount),
    };
    let power = if plus == 0 { power } else { format!("{plus} more than {power}") };
    Clause::new(Subject::one(hero), "become", power)
}

fn said_discarding(discarding: Discarding, card: &str) -> Clause {
    let Discarding { who, how, weapon } = discarding;
    let noun = |adjective: &str| Noun::new(&format!("{adjective}{card}"), "");
    let cards = match how {
        How::Chosen(count) => noun("").some(count.into()),
        How::AtRandom(count) => noun("random ").some(count.into()),
        How::All => format!("all {}", noun("").all()),
    };
    let with = weapon.map(|weapon| format!(" with {}", weapon.say())).unwrap_or_default();
    Clause::new(who.say(), "discard", format!("{cards}{with} from {}", who.own("hand")))
}

fn said_mill(amount: &Number, who: Whom, card: &str, deck: &str) -> Clause {
    let decks = who.own(deck);
    let what = match amount {
        Amount::Fixed(count) => top(*count as u8, card, &decks),
        Amount::Counted { each: 1, of: Counted::Rolled } => {
            format!("that many {} from the top of {decks}", Noun::new(card, "").all())
        }
        Amount::Counted { .. } => {
            let cards = some(amount, card);
            format!("{cards} from the top of {decks}")
        }
    };
    Clause::new(who.say(), "discard", what)
}

/// Says the top cards of a deck: "the top 3 Plays of your Playbook".
fn top(count: u8, card: &str, deck: &str) -> String {
    match count {
        1 => format!("the top {card} of {deck}"),
        _ => format!("the top {} of {deck}", plural(i32::from(count), card)),
    }
}

fn said_rest(to: RestTo) -> Clause {
    match to {
        RestTo::Discard => Clause::you("discard", "the rest"),
        RestTo::Shuffle => Clause::you("shuffle", "the rest back"),
        RestTo::Bottom => Clause::you("put", "the rest on the bottom"),
        RestTo::Hand => Clause::you("add", "the rest to your hand"),
    }
}

fn said_pile(pile: Pile) -> Clause {
    Clause::you(
        "shuffle",
        match pile {
            Pile::Heroes => "the Heroes in your Discard Pile into your Hero Deck",
            Pile::UsedPlays => "the Plays you ran in earlier Battles into your Playbook",
            Pile::All => "the Heroes and Plays in your Discard Pile into their decks",
        },
    )
}

fn said_replacement(who: Whom) -> Clause {
    let heroes = if who == Whom::Both { "their Heroes".to_owned() } else { who.own("Hero") };
    let decks = who.own("Hero Deck");
    Clause::new(who.say(), "replace", format!("{heroes} with the top Hero of {decks}"))
}

/// Says that your opponent replaces face-down Heroes.
fn unseen(heroes: &str) -> Clause {
    let what = format!("{heroes} with the top of their Hero Deck, unseen");
    Clause::new(Side::Opponent.say(), "replace", what)
}

fn said_recovery(amount: &Number, who: Whom) -> Clause {
    let hot_dogs = match amount {
        Amount::Counted { each: 1, of: Counted::Game(Count::HotDogsInDiscard) } => {
            "all Hot Dogs".to_owned()
        }
        Amount::Fixed(_) | Amount::Counted { .. } => dogs(amount),
    };
    Clause::new(who.say(), "recover", hot_dogs)
}

fn dogs(amount: &Number) -> String {
    format!("{}{}", plural(amount.written(), "Hot Dog"), amount.for_each())
}
