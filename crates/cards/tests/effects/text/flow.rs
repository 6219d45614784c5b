//! The texts of what happens in order, under conditions, by chance, again and later.

use super::check;
use crate::toy::parse;

#[test]
fn operations_are_sentences_one_after_the_other() {
    check(&[
        ("{ draw = 2 }", "Draw 2 cards."),
        ("{ opponent-draws = 1 }", "Your opponent draws 1 card."),
        (
            r#"{ draw = { each = 2, of = "cards-in-hand" } }"#,
            "Draw 2 cards for each card in your hand.",
        ),
        (
            "{ in-order = [{ draw = 2 }, { opponent-draws = 1 }, { spend = 1 }] }",
            "Draw 2 cards. Your opponent draws 1 card. Spend 1 coin.",
        ),
        ("\"nothing\"", "Nothing happens."),
    ]);
}

#[test]
fn conditions_reach_to_the_end_of_their_sentence() {
    check(&[
        (r#"{ if = "honors", then = { draw = 1 } }"#, "If you have Honors, draw 1 card."),
        (
            r#"{ in-order = [{ if = "honors", then = { in-order = [
                { draw = 1 }, { spend = 1 }, { lose = { points = 1 } },
            ] } }, { draw = 2 }] }"#,
            "If you have Honors, draw 1 card, spend 1 coin, and lose 1 hit point. Draw 2 cards.",
        ),
        (
            r#"{ if = "honors", then = { in-order = [{ draw = 1 }, { opponent-draws = 2 }] } }"#,
            "If you have Honors, you draw 1 card and your opponent draws 2 cards.",
        ),
        (
            r#"{ if = "honors", then = { in-order = [
                { opponent-draws = 2 }, { lose = { points = 1, who = "opponent" } },
            ] }, otherwise = { draw = 1 } }"#,
            "If you have Honors, your opponent draws 2 cards and loses 1 hit point. \
             Otherwise, draw 1 card.",
        ),
    ]);
}

#[test]
fn what_happens_only_otherwise_happens_unless() {
    check(&[
        (
            r#"{ if = "honors", then = "nothing", otherwise = { draw = 1 } }"#,
            "Unless you have Honors, draw 1 card.",
        ),
        (
            r#"{ repeat = 3, do = { if = "honors", then = "nothing", otherwise = { draw = 1 } } }"#,
            "Up to three times, until you have Honors, draw 1 card.",
        ),
    ]);
}

#[test]
fn the_same_is_done_to_several_in_one_breath() {
    check(&[(
        r#"{ if = "honors", then = { in-order = [
            { draw = 1 }, { draw = { each = 2, of = "tokens" } }, { spend = 1 },
        ] } }"#,
        "If you have Honors, draw 1 card and 2 cards for each token in play and spend 1 coin.",
    )]);
}

#[test]
fn conditions_are_listed() {
    let (honors, two, five) =
        ("{ honors = true }", "{ coins-at-least = 2 }", "{ coins-at-least = 5 }");
    check(&[
        (
            &format!("{{ if = {{ all = [{honors}, {two}] }}, then = {{ draw = 1 }} }}"),
            "If you have Honors and you have 2 or more coins, draw 1 card.",
        ),
        (
            &format!(
                "{{ if = {{ any = [{honors}, {{ all = [{two}, {five}] }}] }}, \
                 then = {{ draw = 1 }} }}"
            ),
            "If you have Honors or (you have 2 or more coins and you have 5 or more coins), \
             draw 1 card.",
        ),
    ]);
}

#[test]
fn chance_has_a_label_for_each_result() {
    check(&[
        (
            "{ coin = { heads = { draw = 1 }, tails = { spend = 1 } } }",
            "Flip a coin. Heads: draw 1 card. Tails: spend 1 coin.",
        ),
        ("{ coin = { tails = { spend = 1 } } }", "Flip a coin. Tails: spend 1 coin."),
        (
            r#"{ die = { sides = 6, rows = {
                "1" = { lose = { points = 1 } }, "2-3" = "nothing", "4-6" = { draw = 1 },
            } } }"#,
            "Roll a die. 1: lose 1 hit point. 2–3: nothing happens. 4–6: draw 1 card.",
        ),
        (
            r#"{ die = { sides = 20, rows = { "1-20" = { draw = "rolled" } } } }"#,
            "Roll a 20-sided die. Draw 1 card for each point rolled.",
        ),
        (
            "{ in-order = [{ coin = { heads = { draw = 1 } } }, { coin = { heads = { spend = 1 } } }, { draw = 2 }] }",
            "Flip a coin. Heads: draw 1 card. In any case, flip a coin. Heads: spend 1 coin. \
             In any case, draw 2 cards.",
        ),
        (
            r#"{ in-order = [{ if = "honors", then = { coin = { heads = { draw = 1 } } } }, { draw = 2 }] }"#,
            "If you have Honors, flip a coin. Heads: draw 1 card. In any case, draw 2 cards.",
        ),
    ]);
}

#[test]
fn loops_come_before_what_they_repeat() {
    check(&[
        (
            r#"{ for-each = "your-tokens", do = { coin = { heads = { grow = 1 }, tails = "remove" } } }"#,
            "For each token of yours, flip a coin. Heads: it gets +1. Tails: remove it.",
        ),
        ("{ repeat = 3, do = { draw = 1 } }", "Three times, draw 1 card."),
        (
            r#"{ repeat = "cards-in-hand", most = 5, do = { spend = 1 } }"#,
            "For each card in your hand (at most five times), spend 1 coin.",
        ),
        (
            r#"{ repeat = { each = 2, of = "tokens" }, most = 12, do = { spend = 1 } }"#,
            "Twice for each token in play (at most 12 times), spend 1 coin.",
        ),
        (
            r#"{ for-each = "your-tokens", do = { in-order = [
                { may = { grow = 1 } }, { if = "honors", then = { draw = 1 } }, { spend = 1 },
            ] } }"#,
            "For each token of yours, (you may have it get +1), \
             then (if you have Honors, you draw 1 card), then you spend 1 coin.",
        ),
    ]);
}

#[test]
fn times_come_first() {
    check(&[
        (
            r#"{ later = "end-of-battle", do = { may = { draw = 1 } } }"#,
            "At the end of the battle, you may draw 1 card.",
        ),
        (
            r#"{ later = "die-rolled", do = { draw = 1 } }"#,
            "The next time a die is rolled, draw 1 card.",
        ),
        (
            r#"{ whenever = "die-rolled", do = { draw = 1 } }"#,
            "For the rest of the game, whenever a die is rolled, draw 1 card.",
        ),
        (
            r#"{ whenever = "your-turn", do = { draw = 1 }, until = "end-of-battle" }"#,
            "Until the end of the battle, at the start of each of your turns, draw 1 card.",
        ),
        (
            r#"{ rule = "no-drawing", until = "your-turn" }"#,
            "Until the start of your next turn, nobody can draw cards.",
        ),
        (r#"{ rule = "no-drawing" }"#, "For the rest of the game, nobody can draw cards."),
        (
            r#"{ if = "honors", then = { in-order = [
                { rule = "no-drawing", until = "your-turn" }, { spend = 1 },
            ] } }"#,
            "If you have Honors, (until the start of your next turn, nobody can draw cards), \
             then you spend 1 coin.",
        ),
    ]);
}

#[test]
fn an_effect_ends_a_sentence_that_other_words_begin() {
    let cards = [
        ("{ draw = 2 }", "When it is sold: draw 2 cards."),
        (
            r#"{ in-order = [{ draw = 1 }, { discard = { from = "your-hand" } }] }"#,
            "When it is sold: draw 1 card and discard a card in your hand.",
        ),
        (
            "{ in-order = [{ draw = 1 }, { may = { spend = 1 } }] }",
            "When it is sold: you draw 1 card, then you may spend 1 coin.",
        ),
        (
            "{ coin = { heads = { draw = 1 }, tails = { spend = 1 } } }",
            "When it is sold: flip a coin. Heads: draw 1 card. Tails: spend 1 coin.",
        ),
    ];
    for (effect, text) in cards {
        assert_eq!(parse(effect).text_after("When it is sold:"), text);
    }
}
