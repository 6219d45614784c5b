//! Built decks: legal, sensible, different, and the same for the same seed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fmt::Write as _;

use std::collections::{BTreeMap, BTreeSet};

use fracas_battle_arena::{
    BattleArenaTitle, Catalogue, Collection, Deck, FORMATS, Format, ID, Mode, Weapon,
};
use fracas_cards::{PoolList, Shelf, Unbuilt};
use fracas_core::{Fast, Problems, Seed, Setup};

const SEEDS: u64 = 200;

/// The weapons that Plays ask for.
const WEAPONS: [Weapon; 8] = [
    Weapon::Alt,
    Weapon::Fire,
    Weapon::Glow,
    Weapon::Gum,
    Weapon::Hex,
    Weapon::Ice,
    Weapon::Steel,
    Weapon::Super,
];

fn mode(format: &Format) -> Mode {
    format.mode.unwrap_or(Mode::Playmaker)
}

fn build(format: &Format, seed: u64) -> Deck {
    let catalogue = Catalogue::base();
    let all = Collection::all(catalogue);
    Deck::build(catalogue, format, mode(format), &all, &mut Fast::new(seed)).unwrap()
}

fn standard() -> &'static Format {
    Format::from_id("standard").unwrap()
}

fn setup(format: &str) -> Setup {
    Setup {
        game: ID.into(),
        options: [("format".into(), format.into())].into(),
        ..Setup::default()
    }
}

#[test]
fn every_built_deck_is_legal_in_its_format() {
    let catalogue = Catalogue::base();
    for format in &FORMATS {
        for seed in 0..SEEDS {
            let deck = build(format, seed);
            let mut wrong = deck.wrong_sizes(catalogue, format, mode(format));
            wrong.append(deck.offences(catalogue, &format.limits, mode(format)));
            assert_eq!(wrong, Problems::default(), "{} {seed}", format.id);
        }
    }
}

#[test]
fn the_same_seed_builds_the_same_deck_and_another_one_another() {
    let decks: BTreeSet<String> =
        (0..SEEDS).map(|seed| build(standard(), seed).write(Catalogue::base())).collect();
    assert_eq!(decks.len() as u64, SEEDS, "no two are alike");
    assert_eq!(build(standard(), 7), build(standard(), 7));
}

#[test]
fn heroes_are_as_strong_as_the_limits_allow() {
    let catalogue = Catalogue::base();
    let mut powers: Vec<i32> = catalogue.heroes().map(|hero| i32::from(hero.power)).collect();
    powers.sort_unstable_by(|one, other| other.cmp(one));
    let six_of_each =
        powers.chunk_by(|one, other| one == other).flat_map(|same| same.iter().take(6));
    let most: i32 = six_of_each.take(60).sum();
    for seed in 0..SEEDS {
        let heroes = build(standard(), seed).heroes;
        let total: i32 = heroes.iter().map(|&hero| i32::from(catalogue.power(hero))).sum();
        assert_eq!(total, most, "six each of the highest Powers");
    }
}

#[test]
fn plays_are_cheap_enough_and_all_of_them_can_work() {
    let catalogue = Catalogue::base();
    for seed in 0..SEEDS {
        let Deck { heroes, plays, .. } = build(standard(), seed);
        let has =
            |weapon: &Weapon| heroes.iter().any(|&hero| catalogue.hero(hero).weapon == *weapon);
        let absent: Vec<Weapon> = WEAPONS.into_iter().filter(|weapon| !has(weapon)).collect();
        let cost = |play| u32::from(catalogue.play(play).cost.printed);
        let total: u32 = plays.iter().map(|&play| cost(play)).sum();
        assert!(total <= 45, "{total} Hot Dogs for thirty Plays with seed {seed}");
        for &play in &plays {
            let text = &catalogue.play(play).text;
            let needs = |weapon: &Weapon| {
                let title = weapon.title();
                text.starts_with(&format!("If your Hero has a {title} weapon"))
                    || text.starts_with(&format!("If your Hero has an {title} weapon"))
            };
            assert!(!absent.iter().any(needs), "{text}");
        }
    }
}

#[test]
fn plays_go_with_the_weapons_of_the_heroes() {
    let catalogue = Catalogue::base();
    let mut counts: BTreeMap<bool, (u32, u32)> = BTreeMap::new();
    // In Tecmo Bowl Fire Heroes are as strong as any.
    let format = Format::from_id("tecmo-spec-plus-playmaker").unwrap();
    for seed in 0..SEEDS {
        let deck = build(format, seed);
        let fire =
            deck.heroes.iter().filter(|&&hero| catalogue.hero(hero).weapon == Weapon::Fire).count();
        let named =
            deck.plays.iter().filter(|&&play| catalogue.play(play).text.contains("Fire weapon"));
        let (plays, decks) = counts.entry(30 < fire).or_default();
        *plays += named.count() as u32;
        *decks += 1;
    }
    let [(few, others), (many, fiery)] = [counts[&false], counts[&true]];
    assert!(2 * few * fiery < many * others, "Fire decks have more Plays for Fire: {counts:?}");
}

#[test]
fn decks_differ_in_their_plays_but_none_takes_just_any() {
    let catalogue = Catalogue::base();
    let used: BTreeSet<_> = (0..SEEDS).flat_map(|seed| build(standard(), seed).plays).collect();
    assert!(150 < used.len(), "only {} different Plays in {SEEDS} decks", used.len());
    assert!(used.len() < catalogue.plays().len(), "and not just any");
}

#[test]
fn a_pool_that_is_too_small_says_what_there_is_too_little_of() {
    let pool = "deck: Pool\ngame: battle-arena\nheroes\nBoJax Fire TK\n2 BoJax Ice TK\nplays\nFront Run\nhot dogs\n3 Frank\n";
    let pool = PoolList { file: "pool.txt", text: pool };
    let built = BattleArenaTitle.build_deck(&setup("limited"), Some(pool), &Seed::from_number(1));
    let Err(Unbuilt::Wrong(problems)) = built else { panic!("a deck of four cards") };
    let expected = [
        "heroes: there are too few to choose from: 2 cards; in limited there are exactly 40 (R49, R34)",
        "hot dogs: there are too few to choose from: 3 cards; in limited there are exactly 10 (R51, R34)",
        "plays: there are too few to choose from: 1 cards; in limited there are exactly 20 (R50, R34)",
    ];
    let said: Vec<String> =
        problems.iter().map(|one| format!("{}: {}", one.place, one.message)).collect();
    assert_eq!(said, expected);
}

#[test]
fn a_pool_is_used_with_its_copies_where_the_format_allows_them() {
    let pool = "deck: Pool\ngame: battle-arena\nheroes\n40 BoJax Fire TK\nplays\n20 Front Run\nhot dogs\n10 Frank\n";
    let pool = PoolList { file: "pool.txt", text: pool };
    let sealed = setup("double-blaster-sealed");
    let deck = BattleArenaTitle.build_deck(&sealed, Some(pool), &Seed::from_number(1)).unwrap();
    assert!(deck.contains("  40 BoJax Fire TK\n") && deck.contains("  20 Front Run\n"), "{deck}");
    let built = BattleArenaTitle.build_deck(&setup("limited"), Some(pool), &Seed::from_number(1));
    assert!(built.is_err(), "one of a variation is all that Limited takes");
}

#[test]
fn a_pool_that_cannot_be_read_says_where() {
    let pool =
        PoolList { file: "pool.txt", text: "deck: Pool\ngame: battle-arena\nheroes\nNobody\n" };
    let built = BattleArenaTitle.build_deck(&setup("limited"), Some(pool), &Seed::from_number(1));
    let Err(Unbuilt::Unreadable(report)) = built else { panic!("a Hero that nobody knows") };
    assert!(report.to_string().contains("pool.txt:4:1"), "{report}");
}

#[test]
fn decks_are_written_and_read_back() {
    let catalogue = Catalogue::base();
    let back = |deck: &Deck| Deck::read(catalogue, "back.txt", &deck.write(catalogue)).unwrap();
    for (id, _) in fracas_battle_arena::PREMADE {
        let deck = Deck::premade(id).unwrap();
        assert_eq!(back(&deck), deck, "{id}");
    }
    for format in &FORMATS {
        let deck = Deck::random(catalogue, format, &mut Fast::new(1)).unwrap();
        assert_eq!(back(&deck), deck, "{}", format.id);
    }
}

#[test]
fn strong_heroes_of_a_pack_fill_the_slots_of_spec_plus_and_keep_to_the_cap_of_elite() {
    let mut catalogue = Catalogue::clone(Catalogue::base());
    let mut pack = String::from("game = \"battle-arena\"\n");
    for index in 0..120 {
        let power = 140 + index / 8 * 5;
        let _ = writeln!(
            pack,
            "[[hero]]\nid = \"strong-{index}\"\nname = \"Strong {index}\"\nweapon = \"super\"\npower = {power}\nnumber = \"{index}\""
        );
    }
    catalogue.add_file("pack.toml", &pack).unwrap();
    let all = Collection::all(&catalogue);
    for (format, size) in
        [("spec-plus-playmaker", 70), ("elite-playmaker", 60), ("spec-playmaker", 60)]
    {
        let format = Format::from_id(format).unwrap();
        let deck =
            Deck::build(&catalogue, format, Mode::Playmaker, &all, &mut Fast::new(3)).unwrap();
        assert_eq!(deck.heroes.len(), size, "{}", format.id);
        let total: i32 = deck.heroes.iter().map(|&hero| i32::from(catalogue.power(hero))).sum();
        if format.id == "elite-playmaker" {
            assert!((8200..=8250).contains(&total), "{total} of 8250");
        }
    }
}
