//! Chapter 15: Sealed.

use std::collections::BTreeSet;

use fracas_battle_arena::{Catalogue, Collection, Deck, Format, HeroId, Mode, PlayId};
use fracas_battle_arena_limited::{Action, BattleArenaLimited, Products};
use fracas_core::{Fast, Game as _, Legible as _, Problems, Setup, Silent, Viewer};

use crate::table::{ALONE, PRODUCTS, SETS, Table, counts, few, sealed, setup};

/// R171. One product, opened alone.
#[test]
fn r171_everyone_opens_a_product_alone() {
    for (product, packs) in PRODUCTS {
        for seats in 1..=4 {
            let setup = Setup { seats: Some(seats), ..setup(product, "griffey") };
            assert_eq!(BattleArenaLimited::open(&setup).is_ok(), seats == 1, "{product}, {seats}");
        }
        let table = sealed(product, "griffey", 1);
        assert_eq!(table.game().product().packs, packs);
        let told = table.seen(Viewer::Spectator);
        assert!(told.contains(&format!("{packs} packs of Griffey Edition are opened")), "{told}");
    }
    let other = Setup { mode: "jumbo-box".into(), ..setup("booster-box", "griffey") };
    assert!(BattleArenaLimited::open(&other).is_err());
}

/// R172. All packs are of one set.
#[test]
fn r172_all_packs_are_of_the_set_that_was_chosen() {
    for (product, _) in PRODUCTS {
        for (set, code) in SETS {
            let table = sealed(product, set, 2);
            let pool = &table.state().pool;
            let heroes = pool.heroes.iter().map(|&hero| table.catalogue().hero(hero).set.as_str());
            assert_eq!(heroes.collect::<BTreeSet<_>>(), BTreeSet::from([code]), "{set}");
            let plays = pool.plays.iter().map(|&play| table.catalogue().play(play).set.as_str());
            let plays: BTreeSet<&str> = plays.collect();
            // Tecmo Bowl prints Plays of other sets again.
            assert!(plays.contains(code) && (set == "tecmo-bowl" || plays.len() == 1), "{plays:?}");
        }
    }
    assert!(BattleArenaLimited::open(&setup("booster-box", "alpha-blast")).is_err());
    let usual = Setup { options: [].into(), ..setup("booster-box", "griffey") };
    assert_eq!(BattleArenaLimited::open(&usual).unwrap().set().id, "griffey");
}

/// R173. 20 packs in a booster box; 6 different Heroes, 3 different Plays and a Hot Dog in a pack.
#[test]
fn r173_a_pack_has_six_heroes_three_plays_and_a_hot_dog() {
    let (products, catalogue) = (Products::base(), Catalogue::base());
    let mut chance = Fast::new(3);
    for set in products.sets() {
        let (mut bonus, mut heroes, mut plays) = (0, BTreeSet::new(), BTreeSet::new());
        for _ in 0..4_000 {
            let pack = products.fill_pack(set, &mut chance);
            assert_eq!([pack.heroes.len(), pack.plays.len(), pack.hot_dogs.len()], [6, 3, 1]);
            let different = (counts(&pack.heroes).len(), counts(&pack.plays).len());
            assert_eq!(different, (6, 3));
            bonus += pack.plays.iter().filter(|it| catalogue.play(**it).is_bonus()).count();
            heroes.extend(pack.heroes.iter().copied());
            plays.extend(pack.plays.iter().copied());
        }
        assert!((1_600..2_000).contains(&bonus), "about 15 of 100 are bonus Plays: {bonus}");
        let all = catalogue.heroes().filter_map(|hero| catalogue.find(&hero.id));
        assert_eq!(heroes, all.filter(|hero| set.has_hero(*hero)).collect(), "{}", set.name);
        let all = catalogue.plays().map(|(play, _)| play);
        assert_eq!(plays, all.filter(|play| set.has_play(*play)).collect(), "{}", set.name);
    }
    for (product, packs) in PRODUCTS {
        for (set, _) in SETS {
            let pool = sealed(product, set, 4).state().pool;
            let found = [pool.heroes.len(), pool.plays.len(), pool.hot_dogs.len()];
            assert_eq!(found, [6 * packs, 3 * packs, packs]);
        }
    }
}

/// Names all that is wrong with a deck in a format.
fn wrong(deck: &Deck, format: &str) -> Problems {
    let (catalogue, format) = (Catalogue::base(), Format::from_id(format).unwrap());
    let mut wrong = deck.wrong_sizes(catalogue, format, Mode::Playmaker);
    wrong.append(deck.offences(catalogue, &format.limits, Mode::Playmaker));
    wrong.append(deck.wrong_format(format));
    wrong
}

/// R174. 60 Heroes, 30 Plays, bonus Plays beyond these, 10 Hot Dogs; 6 of a Power, nothing twice.
#[test]
fn r174_a_deck_of_a_booster_box_keeps_to_the_limits_of_playmaker() {
    for (set, _) in SETS {
        let mut table = sealed("booster-box", set, 5);
        let deck = table.build();
        assert_eq!(wrong(&deck, "booster-box-sealed"), Problems::default());
        let is_bonus = |play: &&PlayId| table.catalogue().play(**play).is_bonus();
        let bonus = deck.plays.iter().filter(is_bonus).count();
        let sizes = [deck.heroes.len(), deck.plays.len() - bonus, deck.hot_dogs.len()];
        assert_eq!(sizes, [60, 30, 10]);
        assert_eq!((counts(&deck.heroes).len(), counts(&deck.plays).len()), (60, 30 + bonus));
    }
    let mut table = sealed("booster-box", "griffey", 5);
    let pool = table.state().pool;
    let twice = |(hero, copies): (HeroId, usize)| (1 < copies).then_some(hero);
    let hero = counts(&pool.heroes).into_iter().find_map(twice).unwrap();
    let add = format!("add {}", table.hero(hero));
    table.play(&add);
    table.expect_refused(&add, "not-allowed", Some(174));
    while let Some(same) = table.addable().into_iter().find(|id| {
        let found = table.catalogue().find(id).unwrap();
        table.catalogue().hero(found).power == table.catalogue().hero(hero).power
    }) {
        table.play(&format!("add {same}"));
    }
    assert_eq!(table.state().bench.heroes.len(), 6, "six Heroes have that Power");
    let other = pool.heroes.iter().find(|it| {
        let power = |hero: HeroId| table.catalogue().hero(hero).power;
        power(**it) == power(hero) && !table.state().bench.heroes.contains(it)
    });
    let add = format!("add {}", table.hero(*other.unwrap()));
    table.expect_refused(&add, "not-allowed", Some(174));
}

/// R174. Any number of bonus Plays that were opened.
#[test]
fn r174_bonus_plays_go_beyond_the_thirty() {
    let mut table = sealed("booster-box", "griffey", 6);
    table.play("complete").play("change").play("plays");
    for held in table.state().bench.plays {
        if table.catalogue().play(held).is_bonus() {
            let take = format!("take {}", table.play_id(held));
            table.play(&take);
        }
    }
    assert_eq!(table.state().bench.plays.len(), 30);
    let bonus: Vec<String> = table.addable();
    assert!(6 < bonus.len(), "{bonus:?}");
    for id in &bonus {
        table.play(&format!("add {id}"));
    }
    table.play("done");
    let deck = table.deck();
    assert_eq!(deck.plays.len(), 30 + bonus.len());
    assert_eq!(wrong(&deck, "booster-box-sealed"), Problems::default());
}

/// R175. 40 Heroes, 20 Plays, 10 Hot Dogs, whatever they are.
#[test]
fn r175_a_deck_of_blasters_or_a_mega_has_sizes_and_no_other_limits() {
    for (product, format) in
        [("double-blaster", "double-blaster-sealed"), ("double-mega", "double-mega-sealed")]
    {
        for (set, _) in SETS {
            let deck = sealed(product, set, 7).build();
            assert_eq!(wrong(&deck, format), Problems::default());
            let sizes = [deck.heroes.len(), deck.plays.len(), deck.hot_dogs.len()];
            assert_eq!(sizes, [40, 20, 10]);
        }
        let table = sealed(product, "griffey", 7);
        // As uneven as packs can be: the same six Heroes and three Plays in every pack, bonus Plays among them.
        let (first, packs) = (table.state().pool, table.game().product().packs);
        let heroes = counts(&first.heroes).into_keys().map(|hero| table.hero(hero).to_owned());
        let heroes = few(heroes, packs, 6 * packs);
        let plays = table
            .catalogue()
            .plays()
            .filter(|(id, play)| play.is_bonus() && table.game().set().has_play(*id));
        let plays = few(plays.map(|(_, play)| play.id.clone()), packs, 3 * packs);
        let mut state = table.with_pool("heroes", &heroes);
        state.pool.plays = table.with_pool("plays", &plays).pool.plays;
        assert_eq!(table.game().lent(&state), Collection::default(), "nothing is missing");
        let mut chance = Fast::new(1);
        for action in [Action::Complete, Action::Done] {
            table.game().apply(&mut state, ALONE, action, &mut chance, &mut Silent);
        }
        let deck = table.game().takes_away(&state, ALONE).unwrap();
        let deck = Deck::read(table.catalogue(), "deck", &deck).unwrap();
        assert_eq!(wrong(&deck, format), Problems::default());
        assert!(counts(&deck.heroes).len() <= 6 && counts(&deck.plays).len() <= 3);
    }
}

/// R176. Of what was opened, each card as often as it was there.
#[test]
fn r176_a_deck_is_made_of_what_was_opened() {
    for (product, _) in PRODUCTS {
        for seed in 0..10 {
            let mut table = sealed(product, "tecmo-bowl", seed);
            let pool = table.game().pool(table.state());
            let deck = table.build();
            let copies = counts(&pool.heroes);
            assert!(counts(&deck.heroes).iter().all(|(hero, count)| *count <= copies[hero]));
            let copies = counts(&pool.plays);
            assert!(counts(&deck.plays).iter().all(|(play, count)| *count <= copies[play]));
            assert!(deck.hot_dogs.iter().all(|id| pool.hot_dogs.contains(id)));
        }
    }
    let mut table = sealed("double-mega", "griffey", 8);
    let pool = counts(&table.state().pool.heroes);
    let (hero, copies) = pool.iter().max_by_key(|(_, copies)| **copies).unwrap();
    assert!(1 < *copies);
    let add = format!("add {}", table.hero(*hero));
    for _ in 0..*copies {
        table.play(&add);
    }
    table.expect_refused(&add, "used-up", Some(176));
    let outside = table
        .catalogue()
        .heroes()
        .find(|it| table.catalogue().find(&it.id).is_some_and(|hero| !pool.contains_key(&hero)));
    let add = format!("add {}", outside.unwrap().id);
    table.expect_refused(&add, "outside", Some(176));
}

/// R177. Heroes that are missing are lent: the weakest of the set that the limits allow.
#[test]
fn r177_heroes_that_are_missing_are_lent_the_weakest_first() {
    let table = sealed("booster-box", "griffey", 9);
    let power = |hero: HeroId| table.catalogue().hero(hero).power;
    // Six Heroes of one Power in every pack, so 54 are missing.
    let same = table.catalogue().heroes().filter(|it| it.set == "G" && it.power == 90);
    let heroes = few(same.map(|it| it.id.clone()), 20, 120);
    let state = table.with_pool("heroes", &heroes);
    let lent = table.game().lent(&state).heroes;
    assert_eq!(lent.len(), 54);
    let mut powers = counts(&lent.iter().map(|&hero| power(hero)).collect::<Vec<_>>());
    assert_eq!(powers.remove(&90), None, "six of 90 are there already");
    let weakest = [75, 80, 85, 95, 100, 105, 110, 115, 120];
    assert_eq!(powers.into_iter().collect::<Vec<_>>(), weakest.map(|power| (power, 6)));
    let own: Vec<HeroId> = counts(&state.pool.heroes).into_keys().collect();
    let mut deck = table.game().pool(&state).heroes;
    deck.retain(|hero| lent.contains(hero) || own.contains(hero));
    assert_eq!(counts(&deck).len(), 60, "with what is lent it is just enough");
    assert_eq!(table.game().lent(table.state()).heroes, [], "nobody is lent what is not missing");
    // In Alpha Update, which has few Powers, one booster box in five lacks Heroes, and its player is told.
    let told = (0..20).find_map(|seed| {
        let table = sealed("booster-box", "alpha-update", seed);
        let lent = table.game().lent(table.state()).heroes;
        let told = table.seen(Viewer::Seat(ALONE));
        lent.first().map(|&hero| (table.catalogue().hero(hero).label(), told))
    });
    let (name, told) = told.unwrap();
    assert!(told.contains(&format!("You are lent {name}")), "{name}");
    assert!(told.contains(r#""badges":["lent"]"#), "and the card says so: {told}");
}

/// R178. Plays that are missing are lent: those of the set that are no bonus Plays, in their order.
#[test]
fn r178_plays_that_are_missing_are_lent_in_their_order() {
    let table = sealed("booster-box", "alpha", 10);
    let of_set = |is_bonus: bool| {
        let game = table.game();
        let plays = game.catalogue().plays();
        plays.filter(move |(id, play)| play.is_bonus() == is_bonus && game.set().has_play(*id))
    };
    // Nothing but bonus Plays: all thirty are missing.
    let bonus = few(of_set(true).map(|(_, play)| play.id.clone()), 3, 60);
    let state = table.with_pool("plays", &bonus);
    let first: Vec<PlayId> = of_set(false).map(|(id, _)| id).take(30).collect();
    assert_eq!(table.game().lent(&state).plays, first);
    // With one of the first thirty in the pool, the next one is lent in its place.
    let mut with_one = bonus;
    with_one[59] = table.play_id(first[4]).to_owned();
    let state = table.with_pool("plays", &with_one);
    let lent: Vec<PlayId> =
        of_set(false).map(|(id, _)| id).filter(|id| *id != first[4]).take(29).collect();
    assert_eq!(table.game().lent(&state).plays, lent);
    assert_eq!(table.game().lent(table.state()).plays, [], "sixty Plays are enough as a rule");
}

/// R179. Hot Dogs are not chosen.
#[test]
fn r179_nobody_chooses_among_hot_dogs() {
    for (product, packs) in PRODUCTS {
        let mut table = sealed(product, "alpha", 11);
        let pool = table.game().pool(table.state());
        assert_eq!(pool.hot_dogs.len(), packs);
        let hot_dog = format!("add {}", pool.hot_dogs[0]);
        assert!(!table.choices().contains(&hot_dog));
        assert!(table.refused(&hot_dog).sentence.contains("no Hero or Play"));
        assert_eq!(table.build().hot_dogs, pool.hot_dogs[..10]);
    }
}

/// R180. Nobody else sees anything of it.
#[test]
fn r180_what_is_opened_and_built_is_seen_by_its_player_alone() {
    let mut table = sealed("booster-box", "alpha-update", 12);
    let scene = |table: &Table| table.0.view(Viewer::Spectator).scene;
    let first = scene(&table);
    assert_eq!(scene(&sealed("booster-box", "alpha-update", 13)), first, "as any other pool");
    table.play("complete").play("change").play("plays");
    let take = format!("take {}", table.play_id(table.state().bench.plays[0]));
    table.play(&take).play("complete");
    assert_eq!(scene(&table), first, "whatever is built");
    let seen = table.seen(Viewer::Spectator);
    assert!(table.state().pool.heroes.iter().all(|hero| !seen.contains(table.hero(*hero))));
    assert!(!seen.contains("You "), "nobody else is told what was found");
    assert!(table.seen(Viewer::Seat(ALONE)).contains("You find"));
}
