//! What heroes can do: R163 to R172.

use crate::dealt::{deal, hero, setup};
use crate::scenario::Scenario;
use crate::table::{A, B, Table, cards};

/// A turn of a hero.
fn turn_of(hero: &str, hand: &[&str]) -> Scenario {
    Scenario::of(2).hero(A, hero).hand(A, hand)
}

/// Plays cards one by one; nobody is asked anything before the last.
fn play(table: &mut Table, cards: &[&str]) {
    for card in cards {
        table.play(&format!("play {card}"));
    }
}

/// Buys for so many Tokens and so much Power, of Charles' turn, and ends it.
fn charles(purchases: &[&str]) -> Table {
    let scenario = turn_of("charles", &["quarter"]).tokens(9).power(9);
    let mut table = scenario.discard(A, &["cardboard-tube", "quarter"]).start();
    for purchase in purchases {
        table.play(&format!("buy {purchase}"));
    }
    table.play("end");
    table
}

/// R163. With 5 Tokens and 5 Power spent in a turn, Charles may delete up to two discarded cards at its end.
#[test]
fn r163_charles_deletes_up_to_two_discarded_cards_after_spending_5_of_both() {
    let mut table = charles(&["annika", "nipple-crabs"]);
    assert_eq!((table.due(), table.active()), (A, A));
    let before = table.deleted().len();
    let [mut none, mut one] = [table.clone(), table.clone()];
    table.play("choose cardboard-tube from discard").play("choose quarter from discard");
    assert_eq!((table.active(), table.deleted().len()), (B, before + 2), "two are enough");
    one.play("choose annika from discard").play("enough");
    assert_eq!((one.active(), one.deleted().len(), one.owned(A, "annika")), (B, before + 1, 0));
    none.play("enough");
    assert_eq!((none.active(), none.deleted().len()), (B, before), "he need not");
}

/// R163. A Gold card is paid with both, and so are several cards together.
#[test]
fn r163_charles_adds_up_what_is_spent_in_the_turn() {
    for purchases in [&["gunhorse"][..], &["diabolus", "bono-trask", "were-swan"]] {
        assert_eq!(charles(purchases).active(), A, "{purchases:?}");
    }
}

/// R163. Less than 5 of either is not enough.
#[test]
fn r163_charles_needs_5_of_both() {
    for purchases in [["annika", "fleshreaper"], ["preschooler-lisa", "nipple-crabs"]] {
        assert_eq!(charles(&purchases).active(), B, "{purchases:?}");
    }
}

/// R163. Only in the same turn.
#[test]
fn r163_charles_counts_each_turn_anew() {
    let scenario = turn_of("charles", &["quarter"]).tokens(5).deck(A, &["golf-cyborg"; 6]);
    let mut table = scenario.start();
    table.play("buy annika").end_turns_to(A);
    play(&mut table, &["golf-cyborg", "golf-cyborg"]);
    table.play("buy nipple-crabs").play("end");
    assert_eq!(table.active(), B);
}

/// R164. Spent, not merely made, Tokens and Power count.
#[test]
fn r164_charles_counts_only_what_is_spent() {
    assert_eq!(charles(&[]).active(), B, "9 of both are made and none is spent");
    assert_eq!(charles(&["annika", "nipple-crabs"]).active(), A);
}

/// R165. On the fourth Red card of the turn Comic-Con Annarchy may draw a card.
#[test]
fn r165_comic_con_annarchy_may_draw_at_the_fourth_red_card() {
    let hand = ["cardboard-tube", "quarter", "fleshreaper", "diabolus", "cardboard-tube"];
    let scenario = turn_of("comic-con-annarchy", &hand);
    let mut table = scenario.top(A, &["kittens", "merch"]).discard(A, &[]).start();
    play(&mut table, &["cardboard-tube", "quarter", "fleshreaper", "diabolus"]);
    assert_eq!(table.hand(A), ["cardboard-tube", "merch"], "three Red cards, one of them Gold");
    table.play("play cardboard-tube");
    assert_eq!(table.choices(), ["yes", "no"]);
    let mut refused = table.clone();
    table.play("yes");
    assert_eq!(table.hand(A), ["kittens", "merch"]);
    refused.play("no");
    assert_eq!((refused.hand(A), refused.deck(A)), (cards(&["merch"]), cards(&["kittens"])));
}

/// R165. Not again at the fifth or eighth, and not for Green cards.
#[test]
fn r165_comic_con_annarchy_draws_nothing_for_other_cards() {
    let scenario = turn_of("comic-con-annarchy", &["fleshreaper", "fleshreaper", "quarter"]);
    for played in [&["cardboard-tube"; 4][..], &["cardboard-tube"; 7], &["cardboard-tube"; 2]] {
        let mut table = scenario.clone().in_play(A, played).start();
        table.play("play fleshreaper");
        assert_eq!(table.hand(A), ["fleshreaper", "quarter"]);
        assert!(table.can("end"), "nothing is asked");
    }
    let mut table = turn_of("comic-con-annarchy", &["quarter"; 5]).start();
    play(&mut table, &["quarter"; 4]);
    assert_eq!(table.hand(A), ["quarter"]);
}

/// R165. Only Comic-Con Annarchy does, and each turn anew.
#[test]
fn r165_comic_con_annarchy_counts_each_turn_anew() {
    let scenario = turn_of("comic-con-annarchy", &["cardboard-tube", "quarter"]);
    let deck = ["fleshreaper"; 7];
    let mut table = scenario.deck(A, &deck).in_play(A, &["cardboard-tube"; 3]).start();
    table.play("play cardboard-tube").play("no").end_turns_to(A);
    play(&mut table, &deck[..4]);
    assert_eq!(table.choices(), ["yes", "no"]);
    let mut other = Scenario::of(2).hand(A, &["cardboard-tube"; 5]).start();
    play(&mut other, &["cardboard-tube"; 4]);
    assert!(other.can("end"));
}

/// R166. Edgar Allan Poe does the same with Green cards.
#[test]
fn r166_edgar_allan_poe_may_draw_at_the_fourth_green_card() {
    let hand = ["quarter", "cardboard-tube", "merch", "diabolus", "quarter", "merch"];
    let scenario = turn_of("edgar-allan-poe", &hand);
    let mut table = scenario.top(A, &["kittens", "bono-trask"]).discard(A, &[]).start();
    play(&mut table, &["quarter", "cardboard-tube", "merch", "diabolus", "quarter"]);
    assert_eq!(table.choices(), ["yes", "no"]);
    let mut refused = table.clone();
    table.play("yes");
    assert_eq!(table.hand(A), ["bono-trask", "kittens", "merch"]);
    table.play("play merch");
    assert!(table.can("end"), "the fifth gives nothing");
    refused.play("no");
    assert_eq!(refused.hand(A), ["bono-trask", "merch"]);
}

/// R166. Not at the fifth or eighth, and not for Red cards.
#[test]
fn r166_edgar_allan_poe_draws_nothing_for_other_cards() {
    let scenario = turn_of("edgar-allan-poe", &["merch", "kittens"]);
    for played in [&["quarter"; 4][..], &["quarter"; 7], &["quarter"; 2]] {
        let mut table = scenario.clone().in_play(A, played).start();
        table.play("play merch");
        assert!(table.can("end") && table.hand(A) == ["kittens"]);
    }
    let mut table = turn_of("edgar-allan-poe", &["cardboard-tube"; 5]).start();
    play(&mut table, &["cardboard-tube"; 4]);
    assert_eq!(table.hand(A), ["cardboard-tube"]);
}

/// R167. The first time a card says so in his own turn he draws one card more.
#[test]
fn r167_warsun_gabe_draws_one_card_more_the_first_time() {
    let scenario = turn_of("warsun-gabe", &["spectral-worm", "diabolus", "quarter"]);
    let mut table = scenario.deck(A, &["merch"; 5]).start();
    table.play("play spectral-worm");
    assert_eq!(table.hand(A).len(), 2 + 2);
    table.play("play diabolus");
    assert_eq!(table.hand(A).len(), 3 + 1, "only the first time");
}

/// R167. In the turns of others he draws what the card says.
#[test]
fn r167_warsun_gabe_draws_no_more_in_the_turns_of_others() {
    let scenario = Scenario::of(2).hand(A, &["nipple-crabs", "quarter"]).hero(B, "warsun-gabe");
    let mut table = scenario.hand(B, &["free-play-user"]).deck(B, &["merch"; 5]).start();
    table.play("play nipple-crabs").play("choose free-play-user");
    assert_eq!(table.hand(B), ["merch"]);
}

/// R168. The six-card draw at end of turn is not a card's instruction.
#[test]
fn r168_warsun_gabe_draws_six_cards_at_the_end_of_his_turn() {
    let scenario = turn_of("warsun-gabe", &["quarter"]).deck(A, &["merch"; 9]);
    let mut table = scenario.discard(A, &["kittens"; 6]).start();
    table.play("end");
    assert_eq!(table.hand(A), ["merch"; 6]);
    table.play("end").play("play merch");
    assert_eq!(table.hand(A).len(), 5, "nothing is drawn for a card that does not say so");
}

const FIVE: [&str; 5] = ["quarter", "cardboard-tube", "merch", "fleshreaper", "golf-cyborg"];

/// R169. On the fifth different name of the turn Monkey King Gabe gets 2 Tokens and 2 Power, once.
#[test]
fn r169_monkey_king_gabe_gets_2_of_both_at_the_fifth_different_card() {
    let hand = ["fleshreaper", "golf-cyborg", "kittens", "quarter", "annika"];
    let mut table = turn_of("monkey-king-gabe", &hand).in_play(A, &FIVE[..3]).start();
    table.play("play fleshreaper");
    assert_eq!((table.tokens(), table.power()), (0, 2), "four are not enough");
    table.play("play golf-cyborg");
    assert_eq!((table.tokens(), table.power()), (2, 2 + 3 + 2));
    table.play("play kittens").play("play annika");
    assert_eq!((table.tokens(), table.power()), (2 + 4 + 3, 7), "the sixth gives nothing");
}

/// R169. Each turn anew.
#[test]
fn r169_monkey_king_gabe_gets_them_again_in_another_turn() {
    let scenario = turn_of("monkey-king-gabe", &["golf-cyborg", "quarter"]);
    let deck = ["quarter", "cardboard-tube", "merch", "fleshreaper", "kittens", "quarter"];
    let mut table = scenario.in_play(A, &FIVE[..4]).deck(A, &deck).discard(A, &[]).start();
    table.play("play golf-cyborg").end_turns_to(A).play("play all");
    assert_eq!((table.tokens(), table.power()), (1 + 2 + 4 + 1 + 2, 1 + 2 + 2));
}

/// R170. At the start of his turn Tranquil Tycho may reveal a hand without Tubes for 2 Tokens.
#[test]
fn r170_tranquil_tycho_gets_2_tokens_for_a_hand_without_tubes() {
    let scenario = Scenario::of(2).hero(A, "tranquil-tycho").hand(A, &["quarter", "fleshreaper"]);
    let mut table = scenario.start_of_turn();
    assert_eq!((table.active(), table.choices()), (A, vec!["yes".into(), "no".into()]));
    let mut refused = table.clone();
    table.play("yes");
    assert_eq!((table.tokens(), table.power()), (2, 0));
    assert_eq!(table.shown(A), ["fleshreaper", "quarter"]);
    refused.play("no");
    assert_eq!((refused.tokens(), refused.shown(A)), (0, vec![]), "he need not");
}

/// R170. A Tube gives nothing, and only the start of the turn counts.
#[test]
fn r170_tranquil_tycho_gets_nothing_with_a_tube_or_later() {
    let scenario = Scenario::of(2).hero(A, "tranquil-tycho");
    let mut table = scenario.clone().hand(A, &["fleshreaper", "cardboard-tube"]).start_of_turn();
    table.play("yes");
    assert_eq!(table.tokens(), 0);
    table.play("play cardboard-tube");
    assert_eq!(table.tokens(), 0);
    assert_eq!(table.choices(), ["play fleshreaper", "end"]);
    let other = Scenario::of(2).hand(A, &["quarter"]).start_of_turn();
    assert!(other.can("end") && other.tokens() == 0, "nobody else is asked");
}

/// Counts what a hero starts with.
fn starting_cards(id: &str) -> (u8, u8, Option<&'static str>, usize) {
    let setup = setup("advanced", 2, &[("heroes", "dealt")]);
    let mut tables = (0..500).map(|seed| deal(&setup, seed));
    let table = tables.find(|table| table.hero(A) == id).unwrap();
    let base = fracas_rlyeh::Catalogue::base();
    let own = hero(id).start.map(|own| &*base.card(own).id);
    let owned = |card: &str| table.owned(A, card) as u8;
    assert_eq!(own.map(&owned), Some(1));
    let all = table.deck(A).len() + table.hand(A).len();
    (owned("quarter"), owned("cardboard-tube"), own, all)
}

/// R171. Karapyss starts with 5 Quarters, 6 Tubes and Staff of Karapyss.
#[test]
fn r171_karapyss_starts_with_the_staff() {
    assert_eq!(starting_cards("karapyss"), (5, 6, Some("staff-of-karapyss"), 12));
}

/// R172. Nutsy starts with 4 Quarters, 7 Tubes and Puppy Cuddles.
#[test]
fn r172_nutsy_starts_with_puppy_cuddles() {
    assert_eq!(starting_cards("nutsy"), (4, 7, Some("puppy-cuddles"), 12));
}

/// Tycho Erasmus Brahe may delete a card of hand or discard pile when he plays a Loot.
#[test]
fn tycho_erasmus_brahe_may_delete_a_card_for_each_loot_he_plays() {
    let hand = ["finely-polished", "quarter", "merch"];
    let scenario = turn_of("tycho-erasmus-brahe", &hand).discard(A, &["pax-pox"]);
    let mut table = scenario.rolling(2..=17, &["play finely-polished"]);
    let deleted = table.deleted();
    assert_eq!((table.tokens(), table.power()), (4, 4));
    let [mut held, mut kept] = [table.clone(), table.clone()];
    table.play("choose pax-pox from discard");
    assert!(table.deleted().contains(&"pax-pox".into()) && table.can("end"));
    held.play("choose quarter");
    assert_eq!(held.hand(A), ["merch"]);
    kept.play("enough");
    assert_eq!(kept.deleted(), deleted, "he need not");
}

/// Nothing else lets him delete a card, nor does a Loot that another plays.
#[test]
fn tycho_erasmus_brahe_deletes_nothing_for_other_cards() {
    let scenario = turn_of("tycho-erasmus-brahe", &["kittens", "quarter"]);
    let mut table = scenario.discard(A, &["pax-pox"]).start();
    table.play("play kittens");
    assert!(table.can("end"));
    let scenario = Scenario::of(2).hero(B, "tycho-erasmus-brahe");
    let hand = ["finely-polished", "quarter"];
    let table = scenario.hand(A, &hand).rolling(2..=17, &["play finely-polished"]);
    assert_eq!((table.due(), table.can("end")), (A, true));
}
