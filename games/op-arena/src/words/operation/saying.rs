//! How what can be done is said.

use fracas_cards::effect::{Clause, Subject, plural};

use super::Operation;
use crate::words::{Number, Party, Whom};

impl Operation {
    pub(super) fn clause(&self) -> Clause {
        match self {
            Operation::Damage(amount, whom) => {
                let to = whom.say();
                let (damage, each) = (amount.written(), amount.for_each());
                let said = match amount {
                    Number::Fixed(_) => format!("{damage} damage to {to}"),
                    // Said last, so that it is not taken for one Dude for each of them.
                    Number::Counted { .. } => format!("damage to {to}, {damage}{each}"),
                };
                Clause::you("deal", said).leading()
            }
            Operation::Heal(amount, whom) => {
                let markers = plural(amount.written(), "Damage Marker");
                let each = amount.for_each();
                Clause::you("remove", format!("{markers} from {}{each}", whom.say())).leading()
            }
            Operation::Kill(whom) => Clause::you("kill", whom.say()).leading(),
            Operation::Discard(whom) => Clause::you("discard", whom.say()).leading(),
            Operation::SendHome(whom) => {
                let each = if *whom == Whom::It { "{each}".to_owned() } else { whom.say() };
                Clause::you("return", format!("{each} to the hand of its controller"))
            }
            Operation::Shield(whom) => {
                Clause::you("put", format!("a Shield from the Supply on {}", whom.say())).leading()
            }
            Operation::Unshield(whom) => {
                Clause::you("remove", format!("the Shield from {}", whom.say())).leading()
            }
            Operation::Nerph => Clause::you("put", "a Nerph from the Supply on {it}").leading(),
            Operation::Unnerph(whom) => {
                Clause::you("remove", format!("all Nerphs from {}", whom.say())).leading()
            }
            Operation::Grow(more, whom) => said_growth(*more, *whom),
            Operation::TakeControl(whom) => {
                Clause::you("take", format!("control of {}", whom.say())).leading()
            }
            Operation::Swap => Clause::you("exchange", "control of {it} and this Dude").leading(),
            Operation::PassDamage(most) => {
                let markers = plural(i32::from(*most), "Damage Marker");
                Clause::you("move", format!("{markers} from this Dude to {{it}}")).leading()
            }
            Operation::TakeTokens(count) => {
                let tokens = plural(i32::from(*count), "token");
                Clause::you("take", format!("{tokens} from the Supply"))
            }
            Operation::Gain(token, amount, party) => {
                let tokens = plural(amount.written(), token.name());
                who("take", format!("{tokens} from the Supply{}", amount.for_each()), *party)
            }
            Operation::StealToken => Clause::you("take", "{it}").leading(),
            Operation::LoseTokens(party) => who("lose", "all tokens".to_owned(), *party),
            Operation::Points(amount, party) => who("gain", said_points(amount), *party),
            Operation::LosePoints(amount, party) => who("lose", said_points(amount), *party),
            Operation::StealPoints(points, party) => {
                let points = plural(i32::from(*points), "Victory Point");
                Clause::you("steal", format!("{points} from {}", party.object()))
            }
            Operation::Draw(amount, party) => {
                let dudes = plural(amount.written(), "Dude");
                who("draw", format!("{dudes}{}", amount.for_each()), *party)
            }
            Operation::Drop => Clause::you("discard", "{it}").leading(),
            Operation::DropAtRandom(count, party) => {
                let dudes = plural(i32::from(*count), "Dude");
                who("discard", format!("{dudes} from hand at random"), *party)
            }
            Operation::StealDude(party) => {
                let from = format!("a random Dude from the hand of {}", party.object());
                Clause::you("take and show", from)
            }
            Operation::PutInPlay => Clause::you("put", "{it} into play").leading(),
            Operation::Summon(1) => Clause::you("put", "the next Dude of the deck into play"),
            Operation::Summon(count) => {
                Clause::you("put", format!("the next {count} Dudes of the deck into play"))
            }
            Operation::TakeBack => Clause::you("take", "{it} into your hand").leading(),
            Operation::PassHands => Clause::new(
                Subject::one("each player"),
                "pass",
                "all Dudes in hand to the player on the left",
            ),
            Operation::Execute => Clause::you("execute", "{it}"),
            Operation::BasicAttack => Clause::you("execute", "{its} Basic Attack"),
            Operation::RollAgain => {
                Clause::you("roll", "the Power Die once more this turn, and place it")
            }
            Operation::Target => Clause::silent(),
        }
    }
}

fn who(verb: &str, rest: String, party: Party) -> Clause {
    Clause::new(party.subject(), verb, rest)
}

fn said_points(amount: &Number) -> String {
    format!("{}{}", plural(amount.written(), "Victory Point"), amount.for_each())
}

fn said_growth(more: u8, whom: Whom) -> Clause {
    let rest = format!("+{more} health while in play");
    match whom {
        Whom::It => Clause::new(Subject::It, "get", rest),
        Whom::This => Clause::new(Subject::one("this Dude"), "get", rest),
        Whom::All(filter) => Clause::new(Subject::one(filter.each()), "get", rest),
    }
}
