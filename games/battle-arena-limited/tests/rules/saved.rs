//! Positions that people write: the impossible is refused.

use fracas_core::Legible as _;
use serde_json::{Value, json};

use crate::table::{Table, sealed};

/// Changes a saved table, which must be refused with these words.
#[track_caller]
fn expect_refused(table: &Table, words: &str, change: impl FnOnce(&mut Value)) {
    let mut saved = table.game().save(table.state());
    change(&mut saved);
    let why = table.game().load(&saved).expect_err(words).to_string();
    assert!(why.contains(words), "{words}: {why}");
}

#[test]
fn a_pool_must_be_what_can_be_in_the_packs() {
    let table = sealed("double-blaster", "griffey", 1);
    expect_refused(&table, "71 cards; 12 packs have 72 (R173)", |saved| {
        saved["pool"]["heroes"].as_array_mut().unwrap().pop();
    });
    expect_refused(&table, "pool, plays: 37 cards", |saved| {
        saved["pool"]["plays"].as_array_mut().unwrap().push(json!("front-run"));
    });
    expect_refused(&table, "pool, hot-dogs: 0 cards", |saved| {
        saved["pool"]["hot-dogs"] = json!([]);
    });
    expect_refused(&table, "at most 128", |saved| {
        saved["pool"]["heroes"] = json!(vec!["action-fire-a"; 129]);
    });
    expect_refused(&table, "1 cards are not in packs of Griffey Edition (R172)", |saved| {
        saved["pool"]["heroes"][0] = json!("action-fire-a");
    });
    for part in ["heroes", "plays", "hot-dogs"] {
        expect_refused(&table, "there is no \"nobody\"", |saved| {
            saved["pool"][part][0] = json!("nobody");
        });
    }
    for part in ["heroes", "plays"] {
        expect_refused(&table, "more often than there are packs (R173)", |saved| {
            let cards = saved["pool"][part].as_array_mut().unwrap();
            let first = cards[0].clone();
            cards[..13].fill(first);
        });
    }
}

#[test]
fn a_deck_must_be_made_of_its_pool_within_the_limits() {
    let mut table = sealed("booster-box", "alpha", 2);
    expect_refused(&table, "has not all its cards (R174, R175)", |saved| {
        saved["done"] = json!(true);
    });
    expect_refused(&table, "has not all its cards", |saved| {
        saved["deck"] = json!({ "stage": "review" });
    });
    table.play("complete").play("change");
    expect_refused(&table, "there is no \"nobody\"", |saved| {
        saved["deck"]["plays"][0] = json!("nobody");
    });
    let pool = table.game().pool(table.state());
    let outside = table.catalogue().heroes().find(|it| {
        let hero = table.catalogue().find(&it.id).unwrap();
        it.set == "A" && !pool.heroes.contains(&hero)
    });
    let outside = outside.unwrap().id.clone();
    expect_refused(&table, "holds what its pool has not (R176)", |saved| {
        saved["deck"]["heroes"][0] = json!(outside);
    });
    let held = &table.state().bench.heroes;
    let power = |hero| table.catalogue().hero(hero).power;
    let strong = pool.heroes.iter().copied().find(|hero| {
        let same = held.iter().filter(|it| power(**it) == power(*hero)).count();
        !held.contains(hero) && same == 6
    });
    let (weak, strong) = (table.hero(held[0]).to_owned(), strong.unwrap());
    let is_other = power(held[0]) != power(strong);
    assert!(is_other, "the seventh of a Power takes the place of {weak}");
    let strong = table.hero(strong).to_owned();
    expect_refused(&table, "holds more than its format allows", |saved| {
        saved["deck"]["heroes"][0] = json!(strong);
    });
    expect_refused(&table, "at most 60", |saved| {
        saved["deck"]["heroes"].as_array_mut().unwrap().push(json!(weak));
    });
}

#[test]
fn a_saved_table_has_nothing_else() {
    let table = sealed("double-mega", "tecmo-bowl", 3);
    expect_refused(&table, "extra", |saved| saved["extra"] = json!(1));
    expect_refused(&table, "hot-dogs", |saved| {
        saved["pool"].as_object_mut().unwrap().remove("hot-dogs");
    });
    expect_refused(&table, "sideboard", |saved| saved["deck"] = json!({ "sideboard": [] }));
    expect_refused(&table, "drafting", |saved| saved["deck"] = json!({ "stage": "drafting" }));
}

#[test]
fn cards_may_be_written_in_any_order() {
    let mut table = sealed("booster-box", "tecmo-bowl", 4);
    table.play("complete");
    let mut saved = table.game().save(table.state());
    for part in ["pool", "deck"] {
        for kind in ["heroes", "plays"] {
            saved[part][kind].as_array_mut().unwrap().reverse();
        }
    }
    assert_eq!(table.game().load(&saved).as_ref(), Ok(table.state()));
}
