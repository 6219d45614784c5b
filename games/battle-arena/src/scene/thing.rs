//! What can be chosen, in words.

use fracas_cards::effect::{capitalised, plural};
use fracas_core::Seat;

use crate::BattleArena;
use crate::card::HeroId;
use crate::state::State;
use crate::thing::Thing;
use crate::words::Operation;

impl BattleArena {
    /// Names a thing to the one who may choose it, with the place it is in where that is not the own hand.
    pub(super) fn thing_name(&self, state: &State, seat: Seat, thing: Thing) -> String {
        let hero = |owner, hero| self.hero_label(state, owner, hero);
        let play = |play| self.catalogue.play(play).name.clone();
        let of = |whose: Seat, place: &str| {
            if whose == seat { format!("your {place}") } else { format!("your opponent's {place}") }
        };
        match thing {
            Thing::HeldHero(owner, held) if owner == seat => hero(owner, held),
            Thing::HeldPlay(owner, held) if owner == seat => play(held),
            Thing::HeldHero(owner, held) => {
                format!("{} in {}", hero(owner, held), of(owner, "hand"))
            }
            Thing::HeldPlay(owner, held) => format!("{} in {}", play(held), of(owner, "hand")),
            Thing::DiscardedHero(owner, discarded) => {
                format!("{} from {}", hero(owner, discarded), of(owner, "Discard Pile"))
            }
            Thing::DiscardedPlay(owner, discarded) => {
                format!("{} from {}", play(discarded), of(owner, "Discard Pile"))
            }
            Thing::DeckHero(owner, hidden) => {
                format!("{} from {}", hero(owner, hidden), of(owner, "Hero Deck"))
            }
            Thing::BookPlay(owner, hidden) => {
                format!("{} from {}", play(hidden), of(owner, "Playbook"))
            }
            Thing::ShownHero(owner, shown) => hero(owner, shown),
            Thing::ShownPlay(_, shown) | Thing::Beside(_, shown) | Thing::Named(shown) => {
                play(shown)
            }
            Thing::LineUp(owner, battle) => self.line_up_name(state, seat, owner, battle),
            Thing::Battle(battle) => format!("Battle {}", battle + 1),
            Thing::Number(number) => number.to_string(),
            Thing::Weapon(weapon) => capitalised(weapon.word()),
            Thing::Set(at) => {
                let named = self.catalogue.play_sets().get(usize::from(at));
                named.map_or_else(String::new, |plays| plays.name.clone())
            }
        }
    }

    /// Names a Hero with its weapon, which Plays may have changed, and its printed Power.
    fn hero_label(&self, state: &State, owner: Seat, hero: HeroId) -> String {
        let card = self.catalogue.hero(hero);
        let weapon = self.weapon(state, owner, hero);
        if weapon == card.weapon {
            return card.label();
        }
        let [now, printed] = [weapon, card.weapon].map(|weapon| capitalised(weapon.word()));
        format!("{} ({now} {}, printed {printed})", card.name, card.power)
    }

    /// Names a face-down Hero; its owner remembers which it is, unless it came there unseen.
    fn line_up_name(&self, state: &State, seat: Seat, owner: Seat, battle: u8) -> String {
        let player = state.player(owner);
        let is_known = owner == seat && player.forgotten >> battle & 1 == 0;
        let hero = player.line_up.get(usize::from(battle)).filter(|_| is_known);
        let name = hero.map(|&hero| format!(": {}", self.hero_label(state, owner, hero)));
        format!("the Hero of Battle {}{}", battle + 1, name.unwrap_or_default())
    }

    /// Says what choosing a thing does.
    pub(super) fn thing_label(
        &self,
        state: &State,
        seat: Seat,
        thing: Thing,
        then: Option<&Operation>,
    ) -> String {
        match (thing, then) {
            (Thing::Number(count), Some(Operation::RecoverUpTo(..))) => {
                format!("Recover {}", plural(count.into(), "Hot Dog"))
            }
            (Thing::Number(count), Some(Operation::PayAny)) => {
                format!("Pay {}", plural(count.into(), "Hot Dog"))
            }
            _ => {
                let verb = then.map_or("Choose", verb);
                format!("{verb} {}", self.thing_name(state, seat, thing))
            }
        }
    }
}

/// Gets what is done to what is chosen.
pub(super) fn verb(operation: &Operation) -> &'static str {
    words(operation).0
}

/// Says what for something is chosen.
pub(super) fn purpose(operation: &Operation) -> &'static str {
    words(operation).1
}

/// Gets what is done to what is chosen, as a choice and as a question say it.
fn words(operation: &Operation) -> (&'static str, &'static str) {
    match operation {
        Operation::Discard | Operation::DiscardPlays(_) | Operation::DiscardHeroes(_) => {
            ("Discard", " to discard")
        }
        Operation::Show => ("Lay open", " to lay open"),
        Operation::Look => ("Look at", " to look at"),
        Operation::Reveal => ("Reveal", " to reveal"),
        Operation::Take => ("Take", " to take"),
        Operation::PutOnTop => ("Put on top:", " to put on top"),
        Operation::ShuffleIn => ("Shuffle in", " to shuffle in"),
        Operation::Replace | Operation::Swap => ("Bring in", " to bring in"),
        Operation::Settle => ("Put next:", " to fight next"),
        Operation::Run => ("Run", " to run"),
        Operation::Cancel(_) => ("Cancel", " to cancel"),
        Operation::RecoverUpTo(..)
        | Operation::PayAny
        | Operation::Power(..)
        | Operation::SetPower { .. }
        | Operation::SwapPower
        | Operation::DoublePower
        | Operation::ShareChanges
        | Operation::TurnLosses
        | Operation::HoldPower
        | Operation::Draw(..)
        | Operation::DrawAlong
        | Operation::DrawHeroes(..)
        | Operation::MillPlays(..)
        | Operation::MillHeroes(..)
        | Operation::RevealPlays(..)
        | Operation::LookAtPlays(_)
        | Operation::RevealHeroes(..)
        | Operation::Rest(_)
        | Operation::ShufflePlaysIn(_)
        | Operation::RenewPlays(_)
        | Operation::ShuffleDiscards(_)
        | Operation::ShufflePlaybook
        | Operation::ReplaceFromDeck(_)
        | Operation::RenewLineUp
        | Operation::LookAhead
        | Operation::ShowNext
        | Operation::DropNext
        | Operation::Recover(..)
        | Operation::LoseHotDogs(..)
        | Operation::BecomeHotDog
        | Operation::TradeHotDogs
        | Operation::RunTop(_)
        | Operation::CopyLastPlay
        | Operation::UndoPlays
        | Operation::EndBattle
        | Operation::Honors(_)
        | Operation::Flip(_)
        | Operation::FlipUntilTails
        | Operation::Roll(..)
        | Operation::Again
        | Operation::Reroll
        | Operation::Begin => ("Choose", ""),
    }
}
