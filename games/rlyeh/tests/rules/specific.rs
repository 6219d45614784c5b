//! What the rulebook says of single cards and heroes: of R134 to R162 all but Loots and Head Crabs.

use fracas_core::Viewer;

use crate::scenario::Scenario;
use crate::table::{A, B, C, D, Table, cards};

fn hand(cards: &[&str]) -> Scenario {
    Scenario::of(2).hand(A, cards)
}

/// R134. The Randomizer under the stack of Bono Trask does not count as a card left in it.
#[test]
fn r134_bono_trask_does_not_count_the_randomizer() {
    let scenario = hand(&["bono-trask", "bono-trask", "quarter"]).left("bono-trask", 1).tokens(2);
    let mut table = scenario.start();
    table.play("buy bono-trask").play("play bono-trask");
    assert_eq!((table.left("bono-trask"), table.tokens()), (0, 1), "the last card was bought");
}

/// R135. With at least one Bono Trask on the board it gives 2 Tokens, with none 1.
#[test]
fn r135_bono_trask_looks_at_its_stack_when_it_is_played() {
    let scenario = hand(&["bono-trask", "bono-trask", "quarter"]).left("bono-trask", 1);
    let mut table = scenario.clone().start();
    table.play("play bono-trask").play("buy bono-trask").play("play bono-trask");
    assert_eq!(table.tokens(), 1, "2 of the first, which are spent, and 1 of the second");
    let mut table = scenario.glob("bono-trask").start();
    table.play("play bono-trask");
    assert_eq!(table.tokens(), 2, "cards under the Glob token are on the board too");
}

/// Bromance among some players, each with a Merch on top of the deck.
fn bromance(seats: usize) -> Table {
    let scenario = Scenario::of(seats).hand(A, &["bromance", "quarter"]);
    let seats = [A, B, C, D].into_iter().take(seats);
    let mut table = seats.fold(scenario, |scenario, seat| scenario.top(seat, &["merch"])).start();
    table.play("play bromance");
    table
}

/// Counts the cards in the hands of four players.
fn hands(table: &Table) -> [usize; 4] {
    [A, B, C, D].map(|seat| table.hand(seat).len())
}

/// R136. A chosen player may refuse; then another may be chosen.
#[test]
fn r136_bromance_can_be_offered_to_another_after_a_refusal() {
    let mut table = bromance(4);
    let players = ["choose player 1", "choose player 2", "choose player 3"];
    assert_eq!(table.choices(), players, "someone must be asked");
    table.play("choose player 2").play("no");
    assert_eq!((table.due(), hands(&table)), (A, [1; 4]));
    assert!(table.can("enough"), "nobody else need be asked");
    assert!(!table.can("choose player 2"), "who refused is not asked again");
    table.play("choose player 3").play("yes");
    assert_eq!(hands(&table), [2, 1, 1, 2]);
    assert!(table.can("end"), "nobody else is asked");
}

/// R136. If all refuse, nobody draws; nor need another be chosen (G17).
#[test]
fn r136_bromance_is_nothing_if_all_refuse() {
    let mut table = bromance(4);
    table.play("choose player 1").play("no").play("choose player 2").play("no");
    let mut given_up = table.clone();
    table.play("choose player 3").play("no");
    given_up.play("enough");
    for table in [table, given_up] {
        assert_eq!((hands(&table), table.tokens()), ([1; 4], 2));
        assert!(table.can("end"));
    }
    let mut table = bromance(2);
    table.play("no");
    assert!(table.can("end") && table.hand(A) == ["quarter"] && table.hand(B) == ["quarter"]);
}

/// R143. Buying or gaining a Loot that stays in front is not playing it: Tycho deletes nothing.
#[test]
fn r143_tycho_deletes_nothing_for_a_loot_that_stays_in_front() {
    let scenario = hand(&["quarter"]).hero(A, "tycho-erasmus-brahe").power(10);
    let mut table = scenario.loots("cthulhu", &["non-euclidean-geometry"]).start();
    table.play("buy-from cthulhu");
    assert_eq!(table.front(A), ["non-euclidean-geometry"]);
    assert!(table.can("end"), "nothing is asked");
}

fn frank(hand: &[&str]) -> Scenario {
    Scenario::of(2).hero(A, "frank").hand(A, hand)
}

/// R145. Only the first qualifying card of a turn may go on top of the deck.
#[test]
fn r145_frank_puts_only_the_first_card_on_his_deck() {
    let mut table = frank(&["quarter"]).tokens(9).discard(A, &[]).start();
    table.play("buy merch").play("yes").play("buy bono-trask");
    assert!(table.can("end"), "nothing is asked");
    assert_eq!((table.top(A), table.discard(A)), (cards(&["merch"]), cards(&["bono-trask"])));
    let mut table = frank(&["quarter"]).tokens(9).discard(A, &[]).start();
    table.play("buy merch").play("no").play("buy bono-trask");
    assert!(table.can("end"), "nothing is asked, though the first was not put there");
    assert_eq!((table.top(A), table.discard(A)), (cards(&[]), cards(&["bono-trask", "merch"])));
}

/// R145. In another turn there is another first card, and a gained card counts as well.
#[test]
fn r145_frank_puts_a_gained_card_on_his_deck_in_each_turn() {
    let scenario = frank(&["man-sized-spider", "quarter"]).discard(A, &[]);
    let mut table = scenario.hand(B, &["nipple-crabs", "quarter"]).start();
    table.play("play man-sized-spider").play("yes");
    assert_eq!(table.top(A), ["fleshreaper"]);
    table.play("end").play("play nipple-crabs");
    assert_eq!((table.due(), table.choices().len()), (A, 2));
    table.play("yes");
    assert_eq!(table.top(A), ["pax-pox"], "a PAX Pox costs nothing");
}

/// R145. The first card is the first that qualifies: no Boss, and cost 4 or less in all (G18).
#[test]
fn r145_frank_waits_for_the_first_card_that_qualifies() {
    let scenario = frank(&["quarter"]).tokens(20).power(20).discard(A, &[]);
    let mut table = scenario.loots("cthulhu", &["human-sacrifice"]).start();
    for purchase in ["buy annika", "buy diabolus", "buy-from cthulhu"] {
        table.play(purchase);
        assert!(table.can("end"), "{purchase} asks nothing");
    }
    table.play("buy fleshreaper").play("yes");
    assert_eq!(table.top(A), ["fleshreaper"]);
    assert_eq!(table.discard(A), ["annika", "diabolus", "human-sacrifice"]);
}

/// R145. A PAX Pox that drops off his head is gained too (G16).
#[test]
fn r145_frank_puts_a_dropped_pax_pox_on_his_deck() {
    let scenario = hand(&["head-crabs", "quarter"]).hero(B, "frank");
    let mut table = scenario.rolling(1..=10, &["play head-crabs", "end", "end"]);
    assert_eq!((table.due(), table.active(), table.choices().len()), (B, B, 2));
    let mut refused = table.clone();
    table.play("yes");
    assert_eq!((table.active(), table.rolls().len()), (A, 1), "it is rolled for once");
    assert!(table.hand(B).contains(&"pax-pox".into()), "it is drawn with the new hand");
    refused.play("no");
    assert!(refused.discard(B).contains(&"pax-pox".into()));
}

/// R146. The choice is made at once when the card is acquired.
#[test]
fn r146_frank_chooses_at_once() {
    let mut table = frank(&["quarter"]).tokens(9).start();
    table.play("buy merch");
    assert_eq!((table.due(), table.choices()), (A, vec!["yes".to_owned(), "no".to_owned()]));
}

/// R147. A card put on top can be drawn in the same turn.
#[test]
fn r147_frank_can_draw_the_card_in_the_same_turn() {
    let mut table = frank(&["spectral-worm", "quarter"]).tokens(3).start();
    table.play("buy merch").play("yes").play("play spectral-worm");
    assert_eq!(table.hand(A), ["merch", "quarter"]);
}

/// R148. A card may be played for its benefit and then deleted by Gabe's Gross Mouth.
#[test]
fn r148_gabes_gross_mouth_deletes_a_card_after_its_benefit() {
    let mut table = hand(&["kittens", "gabes-gross-mouth", "quarter"]).start();
    table.play("play kittens").play("play gabes-gross-mouth").play("choose kittens from play");
    assert_eq!((table.tokens(), table.owned(A, "kittens")), (4 + 2, 0));
    assert!(table.deleted().contains(&"kittens".into()));
}

/// R149. The first Globfather puts the Glob token on any stack but those of Bosses.
#[test]
fn r149_globfather_puts_the_token_on_a_stack_that_is_not_a_boss() {
    let mut table = hand(&["globfather", "quarter"]).start();
    assert_eq!(table.glob(), None);
    table.play("play globfather");
    let position = table.position();
    let stacks = position["board"].as_array().unwrap().iter();
    let stacks = stacks.map(|pile| pile["card"].as_str().unwrap()).chain(["pax-pox"]);
    let mut expected: Vec<String> =
        stacks.map(|card| format!("choose {card} from board")).collect();
    let mut choices = table.choices();
    expected.sort();
    choices.sort();
    assert_eq!(choices, expected);
    table.play("choose pax-pox from board");
    assert_eq!(table.glob(), Some("pax-pox".into()));
}

/// R150. Each later play must move the token to a different stack.
#[test]
fn r150_globfather_must_move_the_token_elsewhere() {
    let mut table = hand(&["globfather", "quarter"]).glob("merch").tokens(9).start();
    assert!(!table.can("buy merch"));
    table.play("play globfather");
    assert!(!table.can("choose merch from board") && !table.can("enough"));
    table.play("choose bono-trask from board");
    assert_eq!(table.glob(), Some("bono-trask".into()));
    assert!(table.can("buy merch") && !table.can("buy bono-trask"));
}

/// R151. Golf Cyborg is worth -1 VP at game end.
#[test]
fn r151_golf_cyborg_is_worth_less_than_nothing() {
    let scenario = hand(&["quarter"]).discard(A, &["golf-cyborg", "golf-cyborg", "fleshreaper"]);
    let mut table = scenario.power(13).loots("cthulhu", &[]).start();
    table.play("buy-from cthulhu");
    assert_eq!(table.outcome().score(A), 5 + 1 - 2);
}

/// R153. The card gained with Gunhorse goes to hand and may be played at once.
#[test]
fn r153_gunhorse_gains_a_card_to_play_at_once() {
    let mut table = hand(&["gunhorse", "quarter"]).board(&["kittens"]).start();
    table.play("play gunhorse").play("choose kittens from board").play("play kittens");
    assert_eq!((table.tokens(), table.in_play(A)), (4, cards(&["gunhorse", "kittens"])));
}

/// A turn with a Mage Fish that was played, and different cards in the deck.
fn mage_fish(seed: u64) -> (Table, String) {
    let scenario = hand(&["mage-fish", "spectral-worm", "quarter"]).seed(seed);
    let mut table = scenario.deck(A, &["kittens", "merch", "annika"]).discard(A, &[]).start();
    table.play("play mage-fish");
    let choices = table.choices();
    let top = choices[0].strip_prefix("choose ").unwrap().strip_suffix(" from deck").unwrap();
    (table, top.to_owned())
}

/// R156. If the card Mage Fish looked at is not deleted it stays on top of the deck.
#[test]
fn r156_mage_fish_leaves_the_card_on_top() {
    for seed in 1..20 {
        let (mut table, top) = mage_fish(seed);
        table.play("enough").play("play spectral-worm");
        assert_eq!(table.hand(A), cards(&["quarter", &top]));
    }
}

/// R156. Nobody else sees the card.
#[test]
fn r156_mage_fish_shows_the_card_to_its_owner_only() {
    let (table, top) = mage_fish(1);
    let (other, _) = (2..50).map(mage_fish).find(|(_, other)| *other != top).unwrap();
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(table.scene(viewer), other.scene(viewer));
        assert_eq!(table.told_to(viewer), other.told_to(viewer));
    }
    let owner = Viewer::Seat(A);
    assert_ne!(table.scene(owner), other.scene(owner));
    assert_ne!(table.told_to(owner), other.told_to(owner));
}

/// R157. Cards are different if their names differ: for Monkey King Gabe.
#[test]
fn r157_monkey_king_gabe_counts_names() {
    let played = ["quarter", "quarter", "merch", "fleshreaper"];
    let scenario = hand(&["golf-cyborg", "cardboard-tube", "quarter"]);
    let mut table = scenario.hero(A, "monkey-king-gabe").in_play(A, &played).start();
    table.play("play golf-cyborg");
    assert_eq!((table.tokens(), table.power()), (0, 3), "five cards with four names");
    table.play("play cardboard-tube");
    assert_eq!((table.tokens(), table.power()), (2, 3 + 1 + 2));
}

/// R157. And for The Kitchen Sink.
#[test]
fn r157_the_kitchen_sink_counts_names() {
    let scenario = hand(&["the-kitchen-sink", "quarter"]);
    let scenario = scenario.in_play(A, &["cardboard-tube", "cardboard-tube", "merch"]);
    let table = scenario.rolling(2..=17, &["play the-kitchen-sink"]);
    assert_eq!(table.tokens(), 3, "a Tube, a Merch and The Kitchen Sink");
}

/// R162. Total cost is used for Gold cards: a Sad Zombie costs 8 and cannot be taken.
#[test]
fn r162_professor_necro_dead_takes_no_gold_card() {
    let stacks = ["sad-zombie", "diabolus", "merch", "preschooler-lisa", "annika", "fleshreaper"];
    let mut table = hand(&["professor-necro-dead", "quarter"]).board(&stacks).start();
    table.play("play professor-necro-dead").play("yes");
    let can_be_taken = |card: &str| table.can(&format!("choose {card} from board"));
    assert_eq!(stacks.map(can_be_taken), [false, false, true, true, false, false]);
}
