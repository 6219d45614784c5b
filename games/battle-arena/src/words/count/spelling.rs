//! How counts are written.

use fracas_cards::effect::{Noun, Spelling, Word};

use super::Count;
use super::Side::{Opponent, You};
use crate::card::WEAPONS;

/// The highest cost that is asked for.
const DEAREST: i32 = 9;

impl Word for Count {
    type Saying = Noun;
    const KIND: &'static str = "count";
    const WORDS: &'static [Spelling<Self>] = &[
        ("hot-dogs", |word| word.alone(Count::HotDogs(You))),
        ("opposing-hot-dogs", |word| word.alone(Count::HotDogs(Opponent))),
        ("hot-dogs-before", |word| word.alone(Count::HotDogsBefore)),
        ("hot-dogs-spent", |word| word.alone(Count::HotDogsSpent(You))),
        ("opposing-hot-dogs-spent", |word| word.alone(Count::HotDogsSpent(Opponent))),
        ("hot-dogs-in-discard", |word| word.alone(Count::HotDogsInDiscard)),
        ("plays-run", |word| word.alone(Count::PlaysRun(You))),
        ("opposing-plays-run", |word| word.alone(Count::PlaysRun(Opponent))),
        ("other-plays-run", |word| word.alone(Count::OtherPlaysRun)),
        ("plays-run-costing", |word| Some(Count::PlaysRunCosting(word.number(1..=DEAREST)? as u8))),
        ("plays-run-last-battle", |word| word.alone(Count::PlaysRunLastBattle(You))),
        ("opposing-plays-run-last-battle", |word| word.alone(Count::PlaysRunLastBattle(Opponent))),
        ("plays-in-hand", |word| word.alone(Count::PlaysInHand(You))),
        ("opposing-plays-in-hand", |word| word.alone(Count::PlaysInHand(Opponent))),
        ("heroes-in-hand", |word| word.alone(Count::HeroesInHand(You))),
        ("opposing-heroes-in-hand", |word| word.alone(Count::HeroesInHand(Opponent))),
        ("cards-in-hand", |word| word.alone(Count::CardsInHand(You))),
        ("opposing-cards-in-hand", |word| word.alone(Count::CardsInHand(Opponent))),
        ("heroes-in-discard", |word| word.alone(Count::HeroesInDiscard(You))),
        ("opposing-heroes-in-discard", |word| word.alone(Count::HeroesInDiscard(Opponent))),
        ("heroes-in-discard-with-your-weapon", |word| word.alone(Count::DiscardedLikeYours)),
        ("heroes-in-discard-with-its-weapon", |word| word.alone(Count::DiscardedLikeIt)),
        ("cards-in-discard", |word| word.alone(Count::CardsInDiscard)),
        ("battles-won", |word| word.alone(Count::BattlesWon(You))),
        ("opposing-battles-won", |word| word.alone(Count::BattlesWon(Opponent))),
        ("battles-left", |word| word.alone(Count::BattlesLeft)),
        ("heroes-revealed", |word| word.alone(Count::HeroesRevealed)),
        ("heroes-revealed-with", |word| {
            word.value()?.as_word(&WEAPONS).map(Count::HeroesRevealedWith)
        }),
        ("previous-heroes-with-your-weapon", |word| word.alone(Count::PreviousLikeYours)),
        ("weapons-revealed", |word| word.alone(Count::WeaponsRevealed)),
        ("power", |word| word.alone(Count::Power(You))),
        ("opposing-power", |word| word.alone(Count::Power(Opponent))),
        ("printed-power", |word| word.alone(Count::PrintedPower(You))),
        ("opposing-printed-power", |word| word.alone(Count::PrintedPower(Opponent))),
        ("lead", |word| word.alone(Count::Lead)),
        ("previous-extra-power", |word| word.alone(Count::PreviousExtraPower)),
        ("its-power", |word| word.alone(Count::ItsPower)),
        ("its-cost", |word| word.alone(Count::ItsCost)),
        ("shown-costing", |word| Some(Count::ShownCosting(word.number(1..=DEAREST)? as u8))),
        ("shown-power", |word| word.alone(Count::ShownPower(You))),
        ("opposing-shown-power", |word| word.alone(Count::ShownPower(Opponent))),
        ("heads", |word| word.alone(Count::Heads)),
        ("tails", |word| word.alone(Count::Tails)),
        ("roll-sum", |word| word.alone(Count::RollSum(You))),
        ("opposing-roll-sum", |word| word.alone(Count::RollSum(Opponent))),
        ("rolls-of", |word| Some(Count::RollsOf(word.number(1..=6)? as u8))),
        ("paid", |word| word.alone(Count::Paid)),
        ("discarded", |word| word.alone(Count::Discarded)),
        ("flips-this-battle", |word| word.alone(Count::FlipsThisBattle)),
        ("flips-and-rolls", |word| word.alone(Count::FlipsAndRolls)),
        ("face-down-heroes", |word| word.alone(Count::FaceDownHeroes)),
    ];

    fn say(&self) -> Noun {
        self.said().noun()
    }
}
