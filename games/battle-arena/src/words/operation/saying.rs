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
            Operation::SetPower(amount, who) => said_set_power(amount, *who),
            Operation::SwapPower => {
                Clause::new(Subject::many("both Heroes"), "exchange", "their current Power")
            }
            Operation::DoublePower => Clause::you("double", "your Hero's Power"),
            Operation::ShareChanges => Clause::new(
                Subject::one("everything that changes your Hero's Power now"),
                "change",
                "your opponent's Hero too",
            ),
            Operation::TurnLosses => Clause::new(
                Subject::one("your Hero"),
                "get",
                "the Power it has lost by your opponent's Plays this Battle, and not lose it",
            ),
            Operation::HoldPower => Clause::new(
                Subject::one("your Hero"),
                "cannot",
                "drop below its current Power this Battle",
            ),
            Operation::Draw(amount, who) => Clause::new(who.say(), "draw", some(amount, "Play")),
            Operation::DrawAlong => Clause::you("draw", "a Play too"),
            Operation::DrawHeroes(amount, who) => {
                Clause::new(who.say(), "draw", some(amount, "Hero"))
            }
            Operation::DiscardPlays(discarding) => said_discarding(*discarding, "Play"),
            Operation::DiscardHeroes(discarding) => said_discarding(*discarding, "Hero"),
            Operation::Discard => Clause::new(Subject::Owner, "discard", "{it}"),
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
            Operation::Show => Clause::new(Subject::Owner, "reveal", "{it}").leading(),
            Operation::Look => Clause::you("look", "at {it}"),
            Operation::Reveal => Clause::new(Subject::Owner, "reveal", "{it}").leading(),
            Operation::Take => Clause::new(Subject::Owner, "add", "{it} to your hand"),
            Operation::PutOnTop => Clause::you("put", "{it} on top of {its} Playbook"),
            Operation::Rest(to) => said_rest(*to),
            Operation::ShuffleIn => Clause::you("shuffle", "{it} into {its} deck"),
            Operation::ShufflePlaysIn(who) => {
                let plays = format!("all Plays in {}", who.whose("hand"));
                Clause::new(who.say(), "shuffle", format!("{plays} into {}", who.whose("Playbook")))
            }
            Operation::RenewPlays(who) => {
                let plays = format!("all Plays in {}", who.whose("hand"));
                let into = who.whose("Playbook");
                Clause::new(who.say(), "shuffle", format!("{plays} into {into} and draw as many"))
            }
            Operation::ShuffleDiscards(pile) => said_pile(*pile),
            Operation::ShufflePlaybook => Clause::you("shuffle", "your Playbook"),
            Operation::Replace => Clause::new(Subject::Owner, "replace", "your Hero with {it}"),
            Operation::Swap => Clause::new(Subject::Owner, "swap", "your Hero with {it}"),
            Operation::ReplaceFromDeck(who) => said_replacement(*who),
            Operation::Settle => Clause::you("put", "{it} in the next Battle"),
            Operation::RenewLineUp => unseen("all of their face-down Heroes"),
            Operation::LookAhead => {
                Clause::you("look", "at your opponent's Hero of the next Battle")
            }
            Operation::ShowNext => {
                Clause::new(Side::Opponent.say(), "reveal", "their Hero of the next Battle")
            }
            Operation::DropNext => unseen("their Hero of the next Battle"),
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
            Operation::TradeHotDogs => Clause::new(
                Subject::many("both players"),
                "exchange",
                "the numbers of Hot Dogs they have left",
            ),
            Operation::Run => Clause::you("run", "{it} for free"),
            Operation::RunTop(who) => {
                let top = format!("the top Play of {} for free", who.whose("Playbook"));
                Clause::new(who.say(), "run", top)
            }
            Operation::CopyLastPlay => Clause::you("do", "what the last Play did that you ran"),
            Operation::Cancel(Lasting::All) => {
                Clause::you("cancel", "all Plays that hold for the rest of the game")
            }
            Operation::Cancel(Lasting::Chosen) => Clause::you("cancel", "{it}"),
            Operation::UndoPlays => {
                Clause::you("cancel", "every Play that your opponent has run this Battle")
            }
            Operation::EndBattle => Clause::new(Subject::one("this Battle"), "be", "decided now"),
            Operation::Honors(who) => Clause::new(who.say(), "have", "Honors in the next Battle"),
            Operation::Flip(1) => Clause::you("flip", "a coin"),
            Operation::Flip(count) => Clause::you("flip", format!("{count} coins")),
            Operation::FlipUntilTails => Clause::you("flip", "coins up to the first tails"),
            Operation::Roll(1, who) => Clause::new(who.say(), "roll", "a die"),
            Operation::Roll(count, who) => Clause::new(who.say(), "roll", format!("{count} dice")),
            Operation::Again => Clause::you("do", "all of this again"),
            Operation::Reroll => Clause::you("roll", "the die once more"),
            Operation::Begin => Clause::silent(),
        }
    }
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
    let some = if written == 1 { format!("a {card}") } else { plural(written, card) };
    format!("{some}{}", amount.for_each())
}

fn said_set_power(amount: &Number, who: Whom) -> Clause {
    let power = match who {
        Whom::One(side) => Subject::one(side.whose("Hero's Power")),
        Whom::Both => Subject::one("the Power of both Heroes"),
    };
    Clause::new(power, "become", number_of(amount))
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
    Clause::new(who.say(), "discard", format!("{cards}{with} from {}", who.whose("hand")))
}

fn said_mill(amount: &Number, who: Whom, card: &str, deck: &str) -> Clause {
    let decks = who.whose(deck);
    let what = match amount {
        Amount::Fixed(count) => top(*count as u8, card, &decks),
        Amount::Counted { each: 1, of: Counted::Rolled } => {
            format!("that many {card}s from the top of {decks}")
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
    let heroes = if who == Whom::Both { "their Heroes".to_owned() } else { who.whose("Hero") };
    let decks = who.whose("Hero Deck");
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
