//! Words that are unknown, missing or too many.

use fracas_cards::File;
use fracas_cards::effect::{Unused, Word};

use super::check;

#[test]
fn unknown_words_get_a_suggestion() {
    check(&[
        (
            "{ drwa = 2 }",
            "
error: unknown operation `drwa`
 --> toy.toml:1:12
  |
1 | effect = { drwa = 2 }
  |            ^^^^ did you mean `draw`?
  |
  = help: one of `draw`, `opponent-draws`, `lose`, `spend`, `discard`, `grow`, `grow-both`, `remove`, `announce`, `run`, `duel`, `reroll`, and 16 more
",
        ),
        (
            "{ whilst = 2, then = 3 }",
            "
error: unknown combinator `whilst`
 --> toy.toml:1:12
  |
1 | effect = { whilst = 2, then = 3 }
  |            ^^^^^^ not known
  |
  = help: one of `in-order`, `if`, `choose-one`, `choose-up-to`, `may`, `for-each`, `pick`, `coin`, `die`, `repeat`, `later`, `whenever`, and 16 more
",
        ),
        (
            r#"{ in-oder = [{ draw = 1 }], by = "you" }"#,
            r#"
error: unknown combinator `in-oder`
 --> toy.toml:1:12
  |
1 | effect = { in-oder = [{ draw = 1 }], by = "you" }
  |            ^^^^^^^ did you mean `in-order`?
  |
  = help: one of `in-order`, `if`, `choose-one`, `choose-up-to`, `may`, `for-each`, `pick`, `coin`, `die`, `repeat`, `later`, `whenever`, and 16 more
"#,
        ),
        (
            r#"{ if = "honours", then = { draw = 1 } }"#,
            r#"
error: unknown condition `honours`
 --> toy.toml:1:17
  |
1 | effect = { if = "honours", then = { draw = 1 } }
  |                 ^^^^^^^^^ did you mean `honors`?
  |
  = help: one of `honors`, `coins-at-least`, `all`, `any`
"#,
        ),
        (
            r#"{ draw = "cards-in-hnd" }"#,
            r#"
error: unknown count `cards-in-hnd`
 --> toy.toml:1:19
  |
1 | effect = { draw = "cards-in-hnd" }
  |                   ^^^^^^^^^^^^^^ did you mean `cards-in-hand`?
  |
  = help: one of `cards-in-hand`, `tokens`, `rolled`, `chosen`
"#,
        ),
        (
            r#"{ pick = { from = "your-hand", by = "oponent" }, then = "remove" }"#,
            r#"
error: unknown role `oponent`
 --> toy.toml:1:46
  |
1 | effect = { pick = { from = "your-hand", by = "oponent" }, then = "remove" }
  |                                              ^^^^^^^^^ did you mean `opponent`?
  |
  = help: one of `you`, `opponent`, `chance`
"#,
        ),
        (
            r#"{ later = "end-of-batle", do = { draw = 1 } }"#,
            r#"
error: unknown moment `end-of-batle`
 --> toy.toml:1:20
  |
1 | effect = { later = "end-of-batle", do = { draw = 1 } }
  |                    ^^^^^^^^^^^^^^ did you mean `end-of-battle`?
  |
  = help: one of `end-of-battle`, `your-turn`, `die-rolled`
"#,
        ),
    ]);
}

#[test]
fn an_operation_is_written_with_what_it_needs() {
    check(&[
        (
            "{ draw = 2, then = { draw = 1 } }",
            "
error: a table with one key is expected, this one has 2
 --> toy.toml:1:22
  |
1 | effect = { draw = 2, then = { draw = 1 } }
  |                      ^^^^ a second key
  |
  = help: found `draw`, `then`
",
        ),
        (
            r#""draw""#,
            r#"
error: `draw` needs more than its name
 --> toy.toml:1:10
  |
1 | effect = "draw"
  |          ^^^^^^ a value is missing
  |
  = help: write { draw = .. }
"#,
        ),
        (
            "{ remove = 3 }",
            r#"
error: `remove` needs nothing else
 --> toy.toml:1:21
  |
1 | effect = { remove = 3 }
  |                     ^ not needed
  |
  = help: write "remove" or { remove = true }
"#,
        ),
    ]);
}

#[test]
fn missing_branches_and_parts_are_named() {
    check(&[
        (
            r#"{ if = "honors" }"#,
            r#"
error: `then` is missing
 --> toy.toml:1:10
  |
1 | effect = { if = "honors" }
  |          ^^^^^^^^^^^^^^^^^ no `then` here
  |
  = help: `then` is an effect
"#,
        ),
        (
            r#"{ if = "honors", than = { draw = 1 } }"#,
            r#"
error: `then` is missing
 --> toy.toml:1:10
  |
1 | effect = { if = "honors", than = { draw = 1 } }
  |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ no `then` here
  |
  = help: `then` is an effect

error: unknown key `than`
 --> toy.toml:1:27
  |
1 | effect = { if = "honors", than = { draw = 1 } }
  |                           ^^^^ did you mean `then`?
"#,
        ),
        (
            "{ coin = {} }",
            "
error: a coin needs `heads` or `tails`
 --> toy.toml:1:19
  |
1 | effect = { coin = {} }
  |                   ^^ neither is here
",
        ),
        (
            "{ draw = { each = 2 } }",
            "
error: `of` is missing
 --> toy.toml:1:19
  |
1 | effect = { draw = { each = 2 } }
  |                   ^^^^^^^^^^^^ no `of` here
  |
  = help: `of` is a value
",
        ),
        (
            r#"{ until = "end-of-battle" }"#,
            r#"
error: `rule` is missing
 --> toy.toml:1:10
  |
1 | effect = { until = "end-of-battle" }
  |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^ no `rule` here
  |
  = help: `rule` is a rule
"#,
        ),
        (
            "{ may = { pay = { draw = 1 }, than = { draw = 1 } } }",
            "
error: unknown key `than`
 --> toy.toml:1:40
  |
1 | effect = { may = { pay = { draw = 1 }, than = { draw = 1 } } }
  |                                        ^^^^ did you mean `then`?
",
        ),
    ]);
}

#[test]
fn all_mistakes_of_an_effect_are_found_at_once() {
    check(&[(
        r#"{ in-order = [{ drwa = 1 }, { if = "honours", then = { grow = 99 } }] }"#,
        r#"
error: unknown operation `drwa`
 --> toy.toml:1:26
  |
1 | effect = { in-order = [{ drwa = 1 }, { if = "honours", then = { grow = 99 } }] }
  |                          ^^^^ did you mean `draw`?
  |
  = help: one of `draw`, `opponent-draws`, `lose`, `spend`, `discard`, `grow`, `grow-both`, `remove`, `announce`, `run`, `duel`, `reroll`, and 16 more

error: unknown condition `honours`
 --> toy.toml:1:45
  |
1 | effect = { in-order = [{ drwa = 1 }, { if = "honours", then = { grow = 99 } }] }
  |                                             ^^^^^^^^^ did you mean `honors`?
  |
  = help: one of `honors`, `coins-at-least`, `all`, `any`

error: `grow` is out of range: 99
 --> toy.toml:1:72
  |
1 | effect = { in-order = [{ drwa = 1 }, { if = "honours", then = { grow = 99 } }] }
  |                                                                        ^^ must be from -9 to 9
"#,
    )]);
}

#[test]
fn a_game_may_have_no_words_of_a_kind() {
    let file = File::read("toy.toml", "effect = 'later'");
    let word = file.root().value("effect").and_then(Unused::<String>::read);
    assert!(word.is_none());
    let report = "
error: unknown word `later`
 --> toy.toml:1:10
  |
1 | effect = 'later'
  |          ^^^^^^^ not known
  |
  = help: the game has none";
    assert_eq!(file.into_report().render(), report.trim_start());
}
