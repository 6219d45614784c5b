//! The game's own Dudes: how many there are, and that they are as different as they should be.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fmt::Debug;

use fracas_cards::effect::{Amount, Counted, Part, Word};
use fracas_op_arena::{
    Ability, Catalogue, Condition, Count, Dude, Filter, Group, Kind, Look, Means, Operation, Party,
    Players, Rolls, Rule, Scope, Type, When, Whom, Whose,
};

fn dudes() -> impl Iterator<Item = &'static Dude> + Clone {
    Catalogue::base().dudes().map(|(_, dude)| dude)
}

fn abilities() -> impl Iterator<Item = &'static Ability> + Clone {
    dudes().flat_map(|dude| &dude.abilities)
}

/// Counts the abilities that pass a test.
fn count(wanted: impl Fn(&Ability) -> bool) -> usize {
    abilities().filter(|ability| wanted(ability)).count()
}

/// Checks whether an ability does something of a kind anywhere in it.
fn does(ability: &Ability, wanted: impl Fn(&Operation) -> bool) -> bool {
    let mut is_found = false;
    ability.effect.visit(&mut |part, _| {
        is_found |= matches!(part, Part::Operation(operation) if wanted(operation));
    });
    is_found
}

/// Writes how an ability comes about and all that it does.
fn deed(ability: &Ability) -> String {
    format!("{:?} {:?}", ability.kind, ability.effect)
}

/// Writes something with a mark in place of every number.
fn without_numbers(text: &str) -> String {
    let is_digit = |c: char| c.is_ascii_digit();
    text.split(is_digit).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("#")
}

/// Checks that nothing comes twice.
fn assert_different(what: &str, all: impl Iterator<Item = String>) {
    let mut known = BTreeSet::new();
    let twice: Vec<String> = all.filter(|one| !known.insert(one.clone())).collect();
    assert!(twice.is_empty(), "{what} that come twice: {twice:?}");
}

/// R1. There are 84 Dude cards, all different.
#[test]
fn there_are_84_different_dudes() {
    assert_eq!(dudes().count(), 84);
    assert_different("names", dudes().map(|dude| dude.name.clone()));
    assert_different("pictures", dudes().map(|dude| dude.icon.clone().unwrap()));
    assert_different("lines", dudes().map(|dude| dude.flavour.clone().unwrap()));
    assert_different("ability names", abilities().map(|ability| ability.name.clone()));
    assert_different("abilities but for numbers", abilities().map(|it| without_numbers(&deed(it))));
    let pair = |dude: &Dude| {
        let mut pair = dude.abilities.each_ref().map(|ability| match &ability.kind {
            Kind::Rule(rule) => format!("{rule:?}"),
            Kind::Die(_) | Kind::When(_) | Kind::Reactive(..) => format!("{:?}", ability.effect),
        });
        pair.sort();
        pair.join(" and ")
    };
    assert_different("pairs", dudes().map(pair));
}

#[test]
fn the_known_dudes_are_among_them() {
    let known = [
        ("pirate-taco", "Pirate Taco", "rulebook"),
        ("karate-sausage", "Karate Sausage", "rulebook"),
        ("t-rex", "T-Rex", "rulebook"),
        ("unhappy-cthulhu", "Unhappy Cthulhu", "rulebook"),
        ("lactose-intolerant-unicorn", "Lactose Intolerant Unicorn", "review"),
        ("laser-shark", "Laser Shark", "review"),
        ("viking", "Viking", "review"),
        ("creepy-wind-up-toy", "Creepy Wind-Up Toy", "review"),
        ("steam-giant", "Steam Giant", "review"),
        ("professor-snugglefang", "Professor Snugglefang", "review"),
    ];
    for (id, name, source) in known {
        let dude = Catalogue::base().dude(Catalogue::base().find(id).unwrap());
        assert_eq!((&*dude.name, &*dude.source), (name, source));
    }
    assert_eq!(dudes().filter(|dude| dude.source == "house").count(), 84 - known.len());
    let taco = dudes().find(|dude| dude.id == "pirate-taco").unwrap();
    let names = taco.abilities.each_ref().map(|ability| &*ability.name);
    assert_eq!((taco.kind, names), (Type::Monster, ["Pistolas", "Extra Guacamole!"]));
    let sausage = dudes().find(|dude| dude.id == "karate-sausage").unwrap();
    assert_eq!(sausage.kind, Type::Monster);
}

#[test]
fn types_health_and_numbers_are_spread() {
    for (word, kind) in Type::WORDS {
        let count = dudes().filter(|dude| dude.kind == kind).count();
        assert!((8..=18).contains(&count), "{count} of {word}");
    }
    let usual = dudes().filter(|dude| dude.health == 7).count();
    assert!(dudes().count() < 2 * usual, "R97: most have 7, not {usual}");
    assert!(dudes().all(|dude| (5..=10).contains(&dude.health)));
    assert!(dudes().all(|dude| dude.attack.is_some() || dude.skill.is_some()));
    for number in 1..=6 {
        assert!(dudes().any(|dude| dude.attack.is_some_and(|it| it.number == number)), "{number}");
    }
}

/// G27. Die-activated abilities at every number, and Reactive ones of both kinds.
#[test]
fn g27_every_number_of_the_die_is_worth_something() {
    for number in 1..=6 {
        let by_die = count(|ability| ability.kind == Kind::Die(number));
        assert!(8 <= by_die, "{by_die} at {number}");
        for rolls in [Rolls::Any, Rolls::Others] {
            let reactive = count(|ability| ability.kind == Kind::Reactive(number, rolls));
            assert!(2 <= reactive, "{reactive} at {number}, {rolls:?}");
        }
    }
}

/// A shape of abilities that the rules speak of.
type Shape = (&'static str, fn(&Ability) -> bool);

/// G27. Each shape of abilities that the rules speak of is there at least three times.
#[test]
fn g27_every_shape_is_there_three_times() {
    let shapes: [Shape; 17] = [
        ("start of turn (R36)", |it| it.kind == Kind::When(When::TurnStarts)),
        ("put in play (R44)", |it| it.kind == Kind::When(When::Enters)),
        ("targeted by a token (R58)", |it| it.kind == Kind::When(When::TargetedByToken)),
        ("targeted by an action (R86)", |it| it.kind == Kind::When(When::Targeted)),
        ("any player's number (R89)", |it| matches!(it.kind, Kind::Reactive(_, Rolls::Any))),
        ("others' number (R89)", |it| matches!(it.kind, Kind::Reactive(_, Rolls::Others))),
        ("draws (R45)", |it| does(it, |done| matches!(done, Operation::Draw(..)))),
        ("steals a Dude (R45)", |it| {
            does(it, |done| {
                matches!(
                    done,
                    Operation::TakeControl(_) | Operation::StealDude(_) | Operation::Swap
                )
            })
        }),
        ("puts a Dude in play (R45)", |it| {
            does(it, |done| matches!(done, Operation::PutInPlay | Operation::Summon(_)))
        }),
        ("kills (R101)", |it| does(it, |done| matches!(done, Operation::Kill(_)))),
        ("Global damage (R117)", |it| {
            does(it, |done| matches!(done, Operation::Damage(_, Whom::All(_))))
        }),
        ("cannot be targeted (R118)", |it| {
            matches!(it.kind, Kind::Rule(Rule::Untargetable(_) | Rule::Bodyguard))
        }),
        ("adjacent players (R113)", |it| deed(it).contains("Adjacent")),
        ("gives Victory Points", |it| does(it, |done| matches!(done, Operation::Points(..)))),
        ("takes Victory Points", |it| {
            does(it, |done| matches!(done, Operation::LosePoints(..) | Operation::StealPoints(..)))
        }),
        ("changes its own health (R97)", |it| {
            matches!(it.kind, Kind::Rule(Rule::MoreHealth(_)))
                || does(it, |done| matches!(done, Operation::Grow(_, Whom::This)))
        }),
        ("by chance (R5)", |it| deed(it).contains("Die {") || deed(it).contains("Coin {")),
    ];
    for (shape, is_so) in shapes {
        let count = count(is_so);
        assert!(3 <= count, "{shape}: {count}");
    }
}

/// Points are mostly won in fights: what an ability gives at once is little.
#[test]
fn no_ability_gives_more_than_three_points() {
    let generous = count(|ability| {
        does(ability, |done| matches!(done, Operation::Points(amount, _) if 3 < amount.written()))
    });
    assert_eq!(generous, 0);
}

/// Gets the name of a variant: "Damage" of `Damage(Fixed(1), It)`.
fn variant(value: impl Debug) -> String {
    let text = format!("{value:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Makes the name of a variant from its word: "take-tokens" is `TakeTokens`.
fn variant_of(word: &str) -> String {
    match word {
        "gain-shields" | "gain-nerphs" => "Gain".to_owned(),
        "target" => "Targets".to_owned(),
        "your-turn-starts" => "TurnStarts".to_owned(),
        "your-turn-ends" => "TurnEnds".to_owned(),
        _ => {
            let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
            word.split('-').map(capital).collect()
        }
    }
}

fn assert_said<W: Word>(used: &BTreeSet<String>) {
    let said = |word: &str| used.contains(&format!("{} {}", W::KIND, variant_of(word)));
    let words = W::WORDS.iter().map(|(word, _)| *word);
    let missing: Vec<&str> = words.filter(|word| !said(word)).collect();
    assert!(missing.is_empty(), "no Dude says the {}s {missing:?}", W::KIND);
}

/// Gets the words that an ability says, each after its kind.
fn said(ability: &Ability) -> Vec<String> {
    let mut used = Vec::new();
    let mut say = |kind: &str, name: String| used.push(format!("{kind} {name}"));
    match &ability.kind {
        Kind::Rule(rule) => say(Rule::KIND, variant(rule)),
        Kind::When(when) => say(When::KIND, variant(when)),
        Kind::Die(_) | Kind::Reactive(..) => {}
    }
    if let Kind::Rule(Rule::MoreHealth(Amount::Counted { of: Counted::Game(count), .. })) =
        &ability.kind
    {
        say(Count::KIND, variant(count));
    }
    ability.effect.visit(&mut |part, _| match part {
        Part::Operation(operation) => say(Operation::KIND, variant(operation)),
        Part::Condition(condition) => say(Condition::KIND, variant(condition)),
        Part::Count(count) => say(Count::KIND, variant(count)),
        Part::Group(group) => say(Group::KIND, variant(group)),
        Part::Effect(_) | Part::Price(_) => {}
    });
    used
}

#[test]
fn every_word_is_said_by_some_dude() {
    let used = abilities().flat_map(said).collect();
    assert_said::<Operation>(&used);
    assert_said::<Condition>(&used);
    assert_said::<Count>(&used);
    assert_said::<Group>(&used);
    assert_said::<Rule>(&used);
    assert_said::<When>(&used);
}

/// Whom and whose things are, how they look and how far a rule reaches: each is meant somewhere.
#[test]
fn every_player_and_look_is_meant_by_some_dude() {
    let all: String = abilities().map(deed).collect();
    let players = Players::WORDS.map(|(_, players)| Whose::Of(players));
    let whose: Vec<Whose> = players.into_iter().chain([Whose::Yours, Whose::Leaders]).collect();
    let parties = whose.iter().map(|whose| Party::Those(*whose));
    for party in parties.chain([Party::That, Party::Controller]) {
        assert!(all.contains(&format!(", {party:?})")) || all.contains(&format!("({party:?})")));
    }
    let looks = [
        Look::Damaged,
        Look::Unhurt,
        Look::Shielded,
        Look::Unshielded,
        Look::Nerphed,
        Look::DamagedByYou,
    ];
    let texts = whose
        .iter()
        .map(|whose| format!("whose: {whose:?}"))
        .chain(looks.map(|look| format!("look: Some({look:?})")))
        .chain([Means::Anything, Means::Actions, Means::Tokens].map(|it| format!("({it:?})")))
        .chain([Scope::This, Scope::Yours].map(|it| format!(", {it:?})")))
        .chain(["Rolled", "Chosen"].map(str::to_owned));
    let missing: Vec<String> = texts.filter(|text| !all.contains(text)).collect();
    assert!(missing.is_empty(), "no Dude means {missing:?}");
    assert!(all.contains(&format!("{:?}", Filter::ANY)));
}
