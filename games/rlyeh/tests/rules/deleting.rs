//! Deleting and gaining: R105 to R112, with G23.

use crate::scenario::Scenario;
use crate::table::{A, B, Table, cards};

/// A turn in which Dreaming in R'lyeh was played, drawn again and can be played a second time.
fn dreaming() -> Scenario {
    let scenario = Scenario::of(2).hand(A, &["dreaming-in-rlyeh", "quarter"]);
    scenario.deck(A, &[]).discard(A, &[])
}

/// Plays Dreaming in R'lyeh twice.
fn dream_twice(scenario: &Scenario) -> Table {
    let mut table = scenario.start();
    table.play("play dreaming-in-rlyeh").play("play dreaming-in-rlyeh");
    table
}

/// Lists the choices without their verb, and without what ends them.
fn offered(table: &Table) -> Vec<String> {
    let choices = table.choices();
    choices.iter().filter_map(|choice| choice.strip_prefix("choose ")).map(str::to_owned).collect()
}

/// R105. A deleted card goes to the Deleted Cards pile and is out of the game.
#[test]
fn r105_a_deleted_card_is_out_of_the_game() {
    let scenario = Scenario::of(2).hand(A, &["gabes-gross-mouth", "merch", "quarter"]);
    let mut table = scenario.start();
    assert_eq!((table.deleted(), table.left("merch")), (cards(&[]), 8));
    table.play("play gabes-gross-mouth").play("choose merch");
    assert_eq!((table.deleted(), table.owned(A, "merch")), (cards(&["merch"]), 0));
    assert_eq!(table.left("merch"), 8, "it does not go back to its stack");
    table.play("end");
    assert_eq!((table.deleted(), table.owned(A, "merch")), (cards(&["merch"]), 0));
}

/// R106. Delete abilities are optional.
#[test]
fn r106_nothing_need_be_deleted() {
    for card in ["gabes-gross-mouth", "magiquest-merchant", "mage-fish", "human-sacrifice"] {
        let mut table = Scenario::of(2).hand(A, &[card, "cardboard-tube"]).start();
        table.play(&format!("play {card}")).play("enough");
        assert_eq!((table.due(), table.deleted()), (A, cards(&[])), "{card}");
        assert_eq!(table.owned(A, "cardboard-tube"), 6, "{card}");
    }
    let mut table = Scenario::of(2).hand(A, &["professor-necro-dead", "quarter"]).start();
    table.play("play professor-necro-dead").play("no");
    assert_eq!(table.deleted(), cards(&[]));
}

/// R106. Nor need anything of others be deleted, and nothing is drawn for it then.
#[test]
fn r106_nothing_of_others_need_be_deleted() {
    let scenario = Scenario::of(2).hand(A, &["chivalry", "merch"]).top(A, &["kittens"; 2]);
    let scenario = scenario.discard(A, &["quarter", "cardboard-tube"]).discard(B, &["pax-pox"]);
    let mut table = scenario.rolling(2..=17, &["play chivalry"]);
    table.play("choose cardboard-tube from discard").play("enough");
    assert!(table.deleted().contains(&"cardboard-tube".to_owned()));
    assert!(!table.deleted().contains(&"pax-pox".to_owned()), "Bob keeps it");
    assert_eq!(table.hand(A), cards(&["kittens", "merch"]), "one card for one");
}

/// R107. A delete ability may take a card only from where its text says.
#[test]
fn r107_cards_are_deleted_only_from_where_the_text_says() {
    let offers = |card: &str| {
        let hand = [card, "merch", "cardboard-tube"];
        let scenario = Scenario::of(2).hand(A, &hand).in_play(A, &["kittens"]);
        let scenario = scenario.top(A, &["annika"]).discard(A, &["bono-trask"]);
        let mut table = scenario.start();
        table.play(&format!("play {card}"));
        offered(&table)
    };
    let hand_or_played =
        ["cardboard-tube", "gabes-gross-mouth from play", "kittens from play", "merch"];
    let mut mouth = offers("gabes-gross-mouth");
    mouth.sort();
    assert_eq!(mouth, hand_or_played);
    let mut merchant = offers("magiquest-merchant");
    merchant.sort();
    assert_eq!(merchant, ["bono-trask from discard", "cardboard-tube", "merch"]);
    assert_eq!(offers("mage-fish"), ["annika from deck"]);
    assert_eq!(offers("human-sacrifice"), ["cardboard-tube"]);
}

/// R107. What the text does not offer is refused.
#[test]
fn r107_other_cards_are_refused() {
    let scenario = Scenario::of(2).hand(A, &["gabes-gross-mouth", "merch"]);
    let mut table = scenario.discard(A, &["kittens"]).start();
    table.play("play gabes-gross-mouth");
    for choice in ["kittens from discard", "kittens from board", "kittens", "quarter from deck"] {
        table.expect_refused(&format!("choose {choice}"), "answer-first", 66);
    }
}

/// R108. Gaining takes a card from its stack at no cost into the gainer's discard pile.
#[test]
fn r108_a_gained_card_costs_nothing_and_goes_to_the_discard_pile() {
    let scenario = Scenario::of(2).hand(A, &["man-sized-spider", "quarter"]).discard(A, &[]);
    let mut table = scenario.start();
    table.play("play man-sized-spider");
    assert_eq!((table.discard(A), table.left("fleshreaper")), (cards(&["fleshreaper"]), 8));
    assert_eq!((table.tokens(), table.power()), (0, 2), "all of the spider's Power is left");
}

/// R108. Unless the text says otherwise.
#[test]
fn r108_unless_the_text_says_otherwise() {
    let scenario = Scenario::of(2).hand(A, &["gunhorse", "quarter"]).discard(A, &[]);
    let mut table = scenario.board(&["kittens"]).start();
    table.play("play gunhorse").play("choose kittens from board");
    assert_eq!(table.hand(A), cards(&["kittens", "quarter"]));
    assert_eq!((table.discard(A), table.left("kittens")), (cards(&[]), 8));
}

/// R109. If the stack to gain from is empty, nothing is gained.
#[test]
fn r109_an_empty_stack_gives_nothing() {
    let scenario = Scenario::of(2).discard(A, &[]).left("fleshreaper", 0);
    let mut table = scenario.clone().hand(A, &["man-sized-spider", "quarter"]).start();
    table.play("play man-sized-spider");
    assert_eq!((table.power(), table.discard(A), table.left("fleshreaper")), (2, cards(&[]), 0));
    let mut table = scenario.hand(A, &["gunhorse", "quarter"]).start();
    table.play("play gunhorse");
    assert!(table.can("choose merch from board"));
    table.expect_refused("choose fleshreaper from board", "answer-first", 66);
}

/// R110. A card cannot be gained from a stack under the Glob token.
#[test]
fn r110_nothing_is_gained_from_under_the_glob_token() {
    let scenario = Scenario::of(2).discard(A, &[]).glob("fleshreaper");
    let mut table = scenario.clone().hand(A, &["man-sized-spider", "quarter"]).start();
    table.play("play man-sized-spider");
    assert_eq!((table.discard(A), table.left("fleshreaper")), (cards(&[]), 9));
    let mut table = scenario.hand(A, &["gunhorse", "quarter"]).start();
    table.play("play gunhorse");
    table.expect_refused("choose fleshreaper from board", "answer-first", 66);
}

/// R110. This goes for PAX Pox too.
#[test]
fn r110_no_pax_pox_is_gained_from_under_the_glob_token() {
    for card in ["nipple-crabs", "sad-zombie", "head-crabs"] {
        let mut table = Scenario::of(2).hand(A, &[card, "quarter"]).glob("pax-pox").start();
        table.play(&format!("play {card}"));
        assert_eq!((table.owned(B, "pax-pox"), table.pox()), (0, 20), "{card}");
    }
}

/// R111. A gained Loot is taken like a bought one, without paying.
#[test]
fn r111_a_gained_loot_comes_from_under_its_boss() {
    let mut table = dream_twice(&dreaming().loots("cthulhu", &["human-sacrifice"]).power(1));
    assert_eq!(offered(&table), ["boss tychos-grandma", "boss cthulhu"], "no Gold Loot");
    table.play("choose boss cthulhu");
    assert_eq!(table.discard(A), cards(&["human-sacrifice"]));
    assert_eq!((table.loots("cthulhu"), table.power()), (cards(&[]), 1));
    table.expect_refused("buy-from cthulhu", "not-enough-power", 72);
}

/// R111. The Boss goes up when its fourth Loot is gained, and one that says so stays in front.
#[test]
fn r111_a_gained_loot_is_like_a_bought_one() {
    let loots =
        ["grandmas-man-candy", "thanksgiving", "turkey-trilogy", "birthday-check", "grandmas-love"];
    let mut table = dream_twice(&dreaming().loots("tychos-grandma", &loots).tokens(8));
    assert!(table.clone().play("choose boss cthulhu").can("buy-from tychos-grandma"));
    table.play("choose boss tychos-grandma");
    assert!(!table.can("buy-from tychos-grandma"), "at Level 2 a Loot costs 10");
    let loots = &loots[..1];
    let mut table = dream_twice(&dreaming().loots("tychos-grandma", loots));
    table.play("choose boss tychos-grandma");
    assert_eq!((table.front(A), table.discard(A)), (cards(loots), cards(&[])));
}

/// R111. A Boss of Level 3 has no Loot to gain.
#[test]
fn r111_a_boss_without_loots_gives_none() {
    let table = dream_twice(&dreaming().loots("cthulhu", &[]).loots("tychos-grandma", &[]));
    assert_eq!((table.is_over(), offered(&table)), (false, cards(&[])));
    assert!(table.can("play quarter"), "nothing is asked");
    assert_eq!(table.owned(A, "cthulhu-3") + table.owned(A, "tychos-grandma-3"), 0);
}

/// R112. An effect with "buy or gain" works on both.
#[test]
fn r112_buy_or_gain_is_both() {
    let frank = Scenario::of(2).hero(A, "frank").discard(A, &[]);
    let mut table = frank.clone().power(4).start();
    table.play("buy fleshreaper").play("yes");
    assert_eq!(table.top(A), cards(&["fleshreaper"]));
    let mut table = frank.hand(A, &["man-sized-spider", "quarter"]).start();
    table.play("play man-sized-spider").play("yes");
    assert_eq!(table.top(A), cards(&["fleshreaper"]));
}

/// R112. An effect with "buy" works only on buying: a Loot that is gained does not begin it.
#[test]
fn r112_buy_is_not_gain() {
    let heroes = ["photoshop-hero", "quarter"];
    let mut bought = Scenario::of(2).hand(B, &heroes).power(8).start();
    bought.play("buy-from cthulhu");
    assert_eq!(bought.due(), B);
    bought.play("choose photoshop-hero").play("enough");
    assert_eq!((bought.owned(B, "photoshop-hero"), bought.left("photoshop-hero")), (2, 7));
    let mut gained = dream_twice(&dreaming().hand(B, &heroes));
    gained.play("choose boss cthulhu");
    assert_eq!((gained.due(), gained.owned(B, "photoshop-hero")), (A, 1));
}

/// R112. Nor does the cost of a gained card count as spent.
#[test]
fn r112_what_was_gained_was_not_paid_for() {
    let charles = Scenario::of(2).hero(A, "charles").hand(A, &["gunhorse", "quarter"]);
    let charles = charles.board(&["annika", "spectral-worm"]).tokens(5).power(6);
    let mut gained = charles.start();
    gained.play("play gunhorse").play("choose spectral-worm from board").play("buy annika");
    gained.play("end");
    assert_eq!(gained.active(), B, "no Power was spent, and Charles is not asked");
    let mut bought = charles.start();
    bought.play("buy spectral-worm").play("buy annika").play("end");
    assert_eq!((bought.due(), offered(&bought).len()), (A, 2), "Charles may delete either");
}

/// G23. Photoshop Hero looks at Loots that an opponent buys, and at no own ones and no other cards.
#[test]
fn g23_photoshop_hero_waits_for_loots_that_others_buy() {
    let own = Scenario::of(2).hand(A, &["photoshop-hero", "quarter"]).power(8);
    let mut table = own.start();
    table.play("buy-from cthulhu");
    assert_eq!((table.due(), table.owned(A, "photoshop-hero")), (A, 1));
    let other = Scenario::of(2).hand(B, &["photoshop-hero"]).power(4);
    let mut table = other.start();
    table.play("buy fleshreaper");
    assert_eq!((table.due(), table.owned(B, "photoshop-hero")), (A, 1));
}

/// G23. Buying a Level 3 Boss ends the game first.
#[test]
fn g23_a_level_3_boss_ends_the_game_first() {
    let scenario = Scenario::of(2).hand(B, &["photoshop-hero"]).power(13).loots("cthulhu", &[]);
    let mut table = scenario.start();
    table.play("buy-from cthulhu");
    assert!(table.is_over());
    assert_eq!((table.owned(B, "photoshop-hero"), table.left("photoshop-hero")), (1, 8));
}
