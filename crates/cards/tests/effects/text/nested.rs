//! The texts of combinators in each other.

use super::check;

#[test]
fn an_otherwise_belongs_to_one_condition() {
    let inner = "if = { coins-at-least = 2 }, then = { draw = 1 }";
    check(&[
        (
            &format!(r#"{{ if = "honors", then = {{ {inner} }}, otherwise = {{ spend = 1 }} }}"#),
            "If you have Honors, (if you have 2 or more coins, draw 1 card). \
             Otherwise, spend 1 coin.",
        ),
        (
            &format!(r#"{{ if = "honors", then = {{ {inner}, otherwise = {{ spend = 1 }} }} }}"#),
            "If you have Honors, if you have 2 or more coins, draw 1 card, otherwise spend 1 coin.",
        ),
        (
            &format!(r#"{{ if = "honors", then = {{ spend = 1 }}, otherwise = {{ {inner} }} }}"#),
            "If you have Honors, spend 1 coin. \
             Otherwise, if you have 2 or more coins, draw 1 card.",
        ),
        (
            &format!(
                r#"{{ if = "honors", then = {{ spend = 1 }},
                    otherwise = {{ {inner}, otherwise = {{ draw = 3 }} }} }}"#
            ),
            "If you have Honors, spend 1 coin. \
             Otherwise, if you have 2 or more coins, draw 1 card. Otherwise, draw 3 cards.",
        ),
    ]);
}

#[test]
fn a_card_of_several_parts_reads_as_one() {
    check(&[(
        r#"{ if = "honors", then = { choose-one = [{ draw = 2 }, { opponent-draws = 1 }] }, otherwise = {
            coin = { heads = { draw = 1 }, tails = { lose = { points = 1 } } } } }"#,
        "If you have Honors, choose one: draw 2 cards; or your opponent draws 1 card. \
         Otherwise, flip a coin. Heads: draw 1 card. Tails: lose 1 hit point.",
    )]);
}

#[test]
fn deep_nesting_stays_unambiguous() {
    check(&[
        (
            r#"{ if = "honors", then = { in-order = [
                { coin = { heads = { choose-one = [{ draw = 1 }, { spend = 1 }] } } },
                { for-each = "your-tokens", do = { grow = 1 } },
                { draw = 1 },
            ] }, otherwise = { later = "end-of-battle", do = { die = { sides = 6, rows = {
                "1-2" = { draw = 1 },
                "3-6" = { if = "honors", then = { draw = 1 }, otherwise = { spend = 1 } },
            } } } } }"#,
            "If you have Honors, you flip a coin (heads: you choose one (you draw 1 card; \
             or you spend 1 coin)), then (for each token of yours, it gets +1), \
             then you draw 1 card. Otherwise, at the end of the battle, roll a die. \
             1–2: draw 1 card. 3–6: if you have Honors, draw 1 card, otherwise spend 1 coin.",
        ),
        (
            r#"{ choose-one = [{ draw = 1 }, { may = { pay = { spend = 1 }, then = {
                pick = { from = "your-tokens" }, then = { later = "end-of-battle", do = {
                    repeat = 2, do = { grow = 1 } } },
                otherwise = { opponent-draws = 1 } } } }], by = "opponent" }"#,
            "Your opponent chooses one: you draw 1 card; or you may spend 1 coin and, if you do, \
             you choose a token of yours, then (at the end of the battle, twice, it gets +1), \
             or if you cannot, your opponent draws 1 card.",
        ),
    ]);
}
