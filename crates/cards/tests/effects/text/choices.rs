//! The texts of choices.

use super::check;

#[test]
fn an_operation_says_its_targets_itself() {
    check(&[
        (r#"{ discard = { from = "your-hand" } }"#, "Discard a card in your hand."),
        (
            r#"{ discard = { from = "your-hand", up-to = 1 } }"#,
            "Discard up to 1 card in your hand.",
        ),
        (
            r#"{ discard = { from = "your-hand", count = 2, by = "chance" } }"#,
            "Discard 2 cards in your hand at random.",
        ),
    ]);
}

#[test]
fn options_are_items_of_a_list() {
    check(&[
        (
            "{ choose-one = [{ draw = 2 }, { spend = 1 }] }",
            "Choose one: draw 2 cards; or spend 1 coin.",
        ),
        (
            r#"{ choose-one = [{ draw = 1 }, { draw = 2 }, { opponent-draws = 3 }], by = "opponent" }"#,
            "Your opponent chooses one: you draw 1 card; you draw 2 cards; \
             or your opponent draws 3 cards.",
        ),
        (
            "{ choose-up-to = { most = 2, of = [{ draw = 1 }, { draw = 2 }, { draw = 3 }] } }",
            "Choose up to 2 of the following: draw 1 card; draw 2 cards; or draw 3 cards.",
        ),
        (
            r#"{ choose-up-to = { most = 2, of = [{ draw = 1 }, { spend = 2 }] }, by = "opponent" }"#,
            "Your opponent chooses any of the following: you draw 1 card; or you spend 2 coins.",
        ),
        (
            r#"{ choose-one = [
                { in-order = [{ spend = 1 }, { coin = { heads = { draw = 1 } } }] },
                { choose-one = [{ if = "honors", then = { draw = 1 } }, { nothing = true }] },
            ] }"#,
            "Choose one: spend 1 coin, then flip a coin (heads: draw 1 card); \
             or choose one (if you have Honors, draw 1 card; or nothing happens).",
        ),
    ]);
}

#[test]
fn offers_say_who_may_do_what() {
    check(&[
        ("{ may = { draw = 1 } }", "You may draw 1 card."),
        ("{ may = { opponent-draws = 1 } }", "You may have your opponent draw 1 card."),
        (r#"{ may = { opponent-draws = 1 }, by = "opponent" }"#, "Your opponent may draw 1 card."),
        (
            "{ may = { in-order = [{ draw = 1 }, { spend = 1 }] } }",
            "You may draw 1 card and spend 1 coin.",
        ),
        (
            "{ may = { in-order = [{ draw = 1 }, { opponent-draws = 1 }] } }",
            "If you wish, you draw 1 card and your opponent draws 1 card.",
        ),
        (
            "{ may = { choose-one = [{ draw = 1 }, { spend = 1 }] } }",
            "You may choose one: draw 1 card; or spend 1 coin.",
        ),
        (
            "{ may = { coin = { heads = { draw = 1 } } } }",
            "You may flip a coin. Heads: draw 1 card.",
        ),
        (
            "{ may = { draw = 1 }, otherwise = { spend = 1 } }",
            "You may draw 1 card. If you do not, spend 1 coin.",
        ),
    ]);
}

#[test]
fn offers_say_their_price() {
    let priced = "{ pay = { spend = 1 }, then = { opponent-draws = 1 } }";
    check(&[
        (
            "{ may = { pay = { spend = 2 }, then = { draw = 1 } } }",
            "You may spend 2 coins to draw 1 card.",
        ),
        (
            &format!("{{ may = {priced} }}"),
            "You may spend 1 coin. If you do, your opponent draws 1 card.",
        ),
        (
            &format!("{{ may = {priced}, otherwise = {{ draw = 1 }} }}"),
            "You may spend 1 coin. If you do, your opponent draws 1 card. \
             If you do not, draw 1 card.",
        ),
        (
            &format!(
                r#"{{ if = "honors", then = {{ may = {priced} }}, otherwise = {{ draw = 1 }} }}"#
            ),
            "If you have Honors, you may spend 1 coin and, if you do, your opponent draws 1 card. \
             Otherwise, draw 1 card.",
        ),
        (
            r#"{ may = { pay = { spend = 1 } }, otherwise = { draw = 1 }, by = "opponent" }"#,
            "Your opponent may have you spend 1 coin. If your opponent does not, draw 1 card.",
        ),
        (
            &format!(
                "{{ may = {{ pay = {{ spend = 2 }}, then = {{ may = {priced} }} }}, \
                 otherwise = {{ draw = 1 }} }}"
            ),
            "You may spend 2 coins. If you do, (you may spend 1 coin and, if you do, \
             your opponent draws 1 card). If you do not, draw 1 card.",
        ),
    ]);
}

#[test]
fn things_are_chosen_and_are_then_it_or_them() {
    check(&[
        (r#"{ pick = { from = "your-tokens" }, then = "remove" }"#, "Remove a token of yours."),
        (
            r#"{ pick = { from = "your-tokens", up-to = 2 }, then = "remove" }"#,
            "Remove up to 2 tokens of yours.",
        ),
        (
            r#"{ pick = { from = "your-tokens", up-to = 16 }, then = "remove" }"#,
            "Remove any number of tokens of yours.",
        ),
        (
            r#"{ pick = { from = "your-tokens", count = 2, by = "opponent" }, then = { grow = -1 },
                otherwise = { draw = 1 } }"#,
            "Your opponent chooses 2 tokens of yours and they get −1. \
             If your opponent cannot, draw 1 card.",
        ),
        (
            r#"{ pick = { from = "your-tokens", up-to = 1 }, then = "remove", otherwise = { draw = 1 } }"#,
            "You may remove a token of yours. If you do not, draw 1 card.",
        ),
        (
            r#"{ may = { pick = { from = "your-tokens" }, then = "remove" } }"#,
            "You may remove a token of yours.",
        ),
        (
            r#"{ pick = { from = "your-tokens", by = "opponent" }, then = "remove" }"#,
            "Your opponent chooses a token of yours and you remove it.",
        ),
        (
            r#"{ pick = { from = "your-tokens", up-to = 2 }, then = { in-order = ["remove", { draw = 1 }] } }"#,
            "Choose up to 2 tokens of yours, then remove them and draw 1 card.",
        ),
        (
            r#"{ pick = { from = "all-tokens", by = "chance" }, then = { in-order = [
                { grow = 1 }, { draw = 1 },
            ] } }"#,
            "Choose a token at random, then it gets +1 and you draw 1 card.",
        ),
        (
            r#"{ may = { pick = { from = "your-tokens" }, then = { coin = { heads = { grow = 1 } } } } }"#,
            "You may choose a token of yours, then flip a coin. Heads: it gets +1.",
        ),
        (
            r#"{ pick = { from = "your-tokens" }, then = {
                pick = { from = "other-tokens", count = 2 }, then = { may = { grow = 1 } } } }"#,
            "Choose a token of yours, then choose 2 other tokens, then you may have them get +1.",
        ),
    ]);
}
