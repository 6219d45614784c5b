//! Numbers and nesting beyond their bounds.

use super::check;

#[test]
fn counts_stay_within_bounds() {
    check(&[
        (
            "{ draw = 10 }",
            "
error: `draw` is out of range: 10
 --> toy.toml:1:19
  |
1 | effect = { draw = 10 }
  |                   ^^ must be from 0 to 9
",
        ),
        (
            r#"{ pick = { from = "your-hand", count = 17 }, then = "remove" }"#,
            r#"
error: `count` is out of range: 17
 --> toy.toml:1:49
  |
1 | effect = { pick = { from = "your-hand", count = 17 }, then = "remove" }
  |                                                 ^^ must be from 1 to 16
"#,
        ),
        (
            r#"{ pick = { from = "your-hand", count = 1, up-to = 2 }, then = "remove" }"#,
            r#"
error: `count` and `up-to` cannot both be here
 --> toy.toml:1:19
  |
1 | effect = { pick = { from = "your-hand", count = 1, up-to = 2 }, then = "remove" }
  |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ one of them is too many
"#,
        ),
        (
            "{ choose-one = [{ draw = 1 }] }",
            "
error: expected 2 to 16 options, found 1
 --> toy.toml:1:25
  |
1 | effect = { choose-one = [{ draw = 1 }] }
  |                         ^^^^^^^^^^^^^^ 1 here
",
        ),
        (
            "{ choose-up-to = { most = 3, of = [{ draw = 1 }, { draw = 2 }] } }",
            "
error: `most` is out of range: 3
 --> toy.toml:1:36
  |
1 | effect = { choose-up-to = { most = 3, of = [{ draw = 1 }, { draw = 2 }] } }
  |                                    ^ must be from 1 to 2
",
        ),
        (
            "{ in-order = [] }",
            r#"
error: expected 1 to 16 parts, found 0
 --> toy.toml:1:23
  |
1 | effect = { in-order = [] }
  |                       ^^ 0 here
  |
  = help: to do nothing, write "nothing"
"#,
        ),
    ]);
}

#[test]
fn repeats_and_memory_stay_within_bounds() {
    check(&[
        (
            "{ repeat = 21, do = { draw = 1 } }",
            "
error: `repeat` is out of range: 21
 --> toy.toml:1:21
  |
1 | effect = { repeat = 21, do = { draw = 1 } }
  |                     ^^ must be from 1 to 20
",
        ),
        (
            r#"{ repeat = "tokens", do = { draw = 1 } }"#,
            r#"
error: `most` is missing
 --> toy.toml:1:10
  |
1 | effect = { repeat = "tokens", do = { draw = 1 } }
  |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ no `most` here
  |
  = help: `most` is a whole number, from 1 to 20
"#,
        ),
        (
            "{ repeat = 2, most = 4, do = { draw = 1 } }",
            "
error: unknown key `most`
 --> toy.toml:1:24
  |
1 | effect = { repeat = 2, most = 4, do = { draw = 1 } }
  |                        ^^^^ not known here
  |
  = help: known here: `repeat`, `do`
",
        ),
        (
            "{ repeat = 20, do = { repeat = 20, do = { repeat = 2, do = { draw = 1 } } } }",
            "
error: repeated too often
 --> toy.toml:1:50
  |
1 | effect = { repeat = 20, do = { repeat = 20, do = { repeat = 2, do = { draw = 1 } } } }
  |                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ up to 800 times with those around it
  |
  = help: at most 400 times in all
",
        ),
        (
            r#"{ pick = { from = "your-hand", count = 5 }, then = { later = "your-turn", do = { draw = 1 } } }"#,
            r#"
error: too many things to remember until later
 --> toy.toml:1:61
  |
1 | effect = { pick = { from = "your-hand", count = 5 }, then = { later = "your-turn", do = { draw = 1 } } }
  |                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ up to 5 are chosen, at most 4 are remembered
"#,
        ),
    ]);
}

#[test]
fn nesting_has_an_end() {
    let nested = |levels: usize, head: &str| {
        (0..levels).fold("{ draw = 1 }".to_owned(), |inner, _| format!("{{ {head} = {inner} }}"))
    };
    check(&[
        (
            &nested(17, "may"),
            "
error: effects are nested too deeply
 --> toy.toml:1:138
  |
1 | ... { may = { may = { may = { may = { may = { draw = 1 } } } } } } } } } } } } } } } } } }
  |                                     ^^^^^^^^^^^^^^^^^^^^^^ level 17 starts here, at most 16 are read
  |
  = help: make two cards of it
",
        ),
        (
            &nested(7, r#"for-each = "your-hand", do"#),
            r#"
error: too many loops and choices inside each other
 --> toy.toml:1:196
  |
1 | ...ach = "your-hand", do = { for-each = "your-hand", do = { draw = 1 } } } } } } } }
  |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this is number 7, at most 6 are read
"#,
        ),
    ]);
}
