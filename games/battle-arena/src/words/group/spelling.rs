//! How groups are written and said.

use fracas_cards::Kind;
use fracas_cards::effect::{Noun, Spelling, Word, Written};

use super::Group;
use crate::words::Side::{self, Opponent, You};
use crate::words::WeaponOf;

/// The highest cost that is asked for.
const DEAREST: i32 = 9;
/// The highest Power that is asked for.
const STRONGEST: i32 = 999;

impl Word for Group {
    type Saying = Noun;
    const KIND: &'static str = "group";
    const WORDS: &'static [Spelling<Self>] = &[
        ("plays", |word| word.alone(Group::Plays(You))),
        ("opposing-plays", |word| word.alone(Group::Plays(Opponent))),
        ("heroes", |word| armed(word, |weapon| Group::Heroes(You, weapon))),
        ("opposing-heroes", |word| armed(word, |weapon| Group::Heroes(Opponent, weapon))),
        ("discarded-heroes", |word| armed(word, |weapon| Group::DiscardedHeroes(You, weapon))),
        ("opposing-discarded-heroes", |word| {
            armed(word, |weapon| Group::DiscardedHeroes(Opponent, weapon))
        }),
        ("discarded-plays", |word| word.alone(Group::DiscardedPlays)),
        ("used-plays", |word| word.alone(Group::UsedPlays)),
        ("discarded-plays-costing", |word| cost(&word).map(Group::DiscardedPlaysCosting)),
        ("plays-you-ran", |word| word.alone(Group::PlaysYouRan)),
        ("playbook", |word| match word.optional_value() {
            Some(most) if most.kind() == Kind::Number => {
                cost(&word).map(|most| Group::Playbook(Some(most)))
            }
            Some(_) | None => word.alone(Group::Playbook(None)),
        }),
        ("hero-deck", |word| Some(Group::HeroDeck(word.number(0..=STRONGEST)? as i16))),
        ("shown-plays", |word| word.alone(Group::ShownPlays)),
        ("shown-plays-costing", |word| cost(&word).map(Group::ShownPlaysCosting)),
        ("shown-heroes", |word| word.alone(Group::ShownHeroes)),
        ("face-down-heroes", |word| word.alone(Group::FaceDown)),
        ("unsettled-heroes", |word| word.alone(Group::Unsettled)),
        ("later-battles", |word| word.alone(Group::LaterBattles)),
        ("numbers", |word| word.alone(Group::Numbers)),
        ("other-numbers", |word| word.alone(Group::OtherNumbers)),
        ("weapons", |word| word.alone(Group::Weapons)),
        ("play-sets", |word| word.alone(Group::PlaySets)),
        ("plays-of-set", |word| word.alone(Group::PlaysOfSet)),
        ("opposing-plays-named", |word| word.alone(Group::OpposingPlaysNamed)),
        ("opposing-lasting-plays", |word| word.alone(Group::OpposingLasting)),
    ];

    fn say(&self) -> Noun {
        match self {
            Group::Plays(who) => of(*who, "Play", None, "hand"),
            Group::Heroes(who, weapon) => of(*who, "Hero", *weapon, "hand"),
            Group::DiscardedHeroes(who, weapon) => of(*who, "Hero", *weapon, "Discard Pile"),
            Group::DiscardedPlays => of(You, "Play", None, "Discard Pile"),
            Group::UsedPlays => Noun::new("Play", "you ran in an earlier Battle"),
            Group::DiscardedPlaysCosting(cost) => {
                Noun::new("Play", &format!("of cost {cost} in your Discard Pile"))
            }
            Group::PlaysYouRan => Noun::new("Play", "you have run this game"),
            Group::Playbook(None) => Noun::new("Play", "in your Playbook"),
            Group::Playbook(Some(most)) => {
                Noun::new("Play", &format!("of cost {most} or less in your Playbook"))
            }
            Group::HeroDeck(most) => {
                Noun::new("Hero", &format!("with {most} Power or less from your Hero Deck"))
            }
            Group::ShownPlays | Group::ShownHeroes => Noun::of_them(""),
            Group::ShownPlaysCosting(least) => Noun::of_them(&format!("of cost {least} or more")),
            Group::FaceDown | Group::Unsettled => Noun::new("face-down Hero", "of yours"),
            Group::LaterBattles => Noun::new("later Battle", ""),
            Group::Numbers => Noun::new("number", "from 1 to 6").certain(),
            Group::OtherNumbers => Noun::new("different number", "from 1 to 6").certain(),
            Group::Weapons => Noun::new("weapon", "").certain(),
            Group::PlaySets => Noun::new("set", "of Plays").certain(),
            Group::PlaysOfSet => Noun::new("Play", "of that set").certain(),
            Group::OpposingPlaysNamed => {
                of(Opponent, "Play", None, "hand with that name").owned_by(Opponent.say())
            }
            Group::OpposingLasting => {
                Noun::new("Play", "of your opponent that holds for the rest of the game")
            }
            Group::Recovered(..) => Noun::new("number", "of Hot Dogs to recover"),
            Group::Payments => Noun::new("number", "of Hot Dogs to pay"),
        }
    }
}

/// Reads a word that may name a weapon: `"heroes"`, `{ heroes = "ice" }`.
fn armed(word: Written<'_>, group: fn(Option<WeaponOf>) -> Group) -> Option<Group> {
    match word.optional_value().filter(|value| value.kind() != Kind::Flag) {
        None => word.alone(group(None)),
        Some(weapon) => WeaponOf::read(weapon).map(|weapon| group(Some(weapon))),
    }
}

/// Reads a cost.
fn cost(word: &Written<'_>) -> Option<u8> {
    word.number(0..=DEAREST).map(|cost| cost as u8)
}

/// Makes the noun of cards that someone has in a place.
fn of(who: Side, card: &str, weapon: Option<WeaponOf>, place: &str) -> Noun {
    let weapon = weapon.map(|weapon| format!("with {} ", weapon.say())).unwrap_or_default();
    let noun = Noun::new(card, &format!("{weapon}in {}", who.whose(place)));
    match who {
        You => noun,
        Opponent => noun.owned_by(who.say()),
    }
}
