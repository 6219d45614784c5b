//! What is refused, by which rule; nothing changes then.

use fracas_battle_arena_limited::{BattleArenaLimited, BattleArenaLimitedTitle, Products};
use fracas_cards::Shelf as _;
use fracas_core::{Pack, Setup, Title as _};

use crate::table::{PRODUCTS, SETS, sealed, setup};

#[test]
fn builders_are_told_what_is_wrong() {
    let mut table = sealed("booster-box", "griffey", 1);
    let hero = table.addable()[0].clone();
    let play = table.play_id(table.state().pool.plays[0]).to_owned();
    for (action, code, rule) in [
        ("done", "not-legal", Some(174)),
        ("change", "not-completed", None),
        ("heroes", "wrong-stage", None),
        (&format!("add {play}"), "wrong-stage", None),
        (&format!("take {hero}"), "not-in-the-deck", None),
    ] {
        table.expect_refused(action, code, rule);
    }
    table.play("plays");
    table.expect_refused("plays", "wrong-stage", None);
    table.expect_refused(&format!("add {hero}"), "wrong-stage", None);
    table.play("complete");
    for action in ["plays", "heroes", &format!("add {hero}"), &format!("take {hero}")] {
        table.expect_refused(action, "review-first", None);
    }
    table.expect_refused("complete", "complete", None);
    table.play("change");
    let left = table.state().pool.heroes.iter().copied().find(|hero| {
        let power = |hero| table.catalogue().hero(hero).power;
        let held = &table.state().bench.heroes;
        !held.contains(hero) && held.iter().filter(|it| power(**it) == power(*hero)).count() < 6
    });
    let add = format!("add {}", table.hero(left.unwrap()));
    table.expect_refused(&add, "full", Some(174));
    table.play("done");
    table.expect_refused("change", "over", Some(174));
}

#[test]
fn what_is_missing_is_named_in_full() {
    let mut table = sealed("double-mega", "alpha", 1);
    let refusal = table.refused("done");
    for part in ["heroes: 0 cards", "exactly 40", "plays: 0 cards", "exactly 20"] {
        assert!(refusal.sentence.contains(part), "{refusal}");
    }
    assert!(!refusal.sentence.contains("hot dogs"), "ten of them are there: {refusal}");
}

#[test]
fn what_cannot_be_read_is_no_action() {
    let mut table = sealed("double-mega", "griffey", 1);
    for text in ["", "add", "add nobody", "take", "plays now", "add a b", "finish"] {
        assert_eq!(table.refused(text).rule, None, "{text:?}");
    }
    let hero = table.addable()[0].clone();
    let refusal = table.refused(&format!("add {hero}x"));
    assert!(refusal.sentence.contains(&format!("did you mean \"{hero}\"?")), "{refusal}");
}

#[test]
fn decks_and_card_files_are_not_brought_along() {
    let plain = setup("booster-box", "griffey");
    let with_decks = Setup { decks: vec!["alpha-forty".into()], ..plain.clone() };
    let pack = Pack { name: "mine".into(), text: String::new() };
    let with_packs = Setup { packs: vec![pack], ..plain.clone() };
    for (setup, words) in [
        (with_decks, "name none"),
        (with_packs, "add no card files"),
        (setup("booster-box", "starter"), "option set"),
        (Setup { mode: "draft".into(), ..plain.clone() }, "mode"),
        (Setup { seats: Some(2), ..plain }, "seats"),
    ] {
        let problems = BattleArenaLimited::open(&setup).unwrap_err().to_string();
        assert!(problems.contains(words), "{words}: {problems}");
    }
}

#[test]
fn decks_and_cards_are_checked_where_they_are_played() {
    let title = BattleArenaLimitedTitle;
    let report = title.check_deck("mine.txt", "deck: Mine", &setup("booster-box", "griffey"));
    assert!(report.unwrap_err().to_string().contains("`battle-arena`"));
    let report = title.check_cards("mine.toml", "game = \"battle-arena\"").unwrap_err();
    assert!(report.to_string().contains("`battle-arena`"));
    assert_eq!(title.premade_decks(), []);
    let cards = title.cards();
    let has = |id: &str| cards.iter().any(|card| card.id == id);
    assert!(has("action-fire-a") && has("front-run") && has("frank"), "what is in packs");
    assert!(!has("ant-hill-fire-tk"), "not what is in other products");
}

#[test]
fn what_can_be_chosen_is_what_can_be_opened() {
    let products = Products::base();
    let passport = BattleArenaLimitedTitle.passport();
    let opened = products.products().iter().map(|it| (it.id.as_str(), it.packs));
    assert!(opened.eq(PRODUCTS));
    assert!(passport.modes.iter().map(|mode| mode.id).eq(PRODUCTS.map(|(id, _)| id)));
    let sets: Vec<&str> = products.sets().iter().map(|set| set.id.as_str()).collect();
    assert_eq!(sets, passport.options[0].values);
    assert_eq!(sets, SETS.map(|(id, _)| id));
}
