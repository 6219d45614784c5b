//! Values of the wrong kind, and dice with the wrong rows.

use super::check;

#[test]
fn values_of_another_kind_are_refused() {
    check(&[
        (
            "{ in-order = { draw = 1 } }",
            "
error: expected a list, found a table
 --> toy.toml:1:23
  |
1 | effect = { in-order = { draw = 1 } }
  |                       ^^^^^^^^^^^^ expected a list
",
        ),
        (
            "[{ draw = 1 }]",
            "
error: expected an effect, found a list
 --> toy.toml:1:10
  |
1 | effect = [{ draw = 1 }]
  |          ^^^^^^^^^^^^^^ expected an effect
  |
  = help: several effects are { in-order = [.., ..] }
",
        ),
        (
            "7",
            r#"
error: expected an effect, found a whole number
 --> toy.toml:1:10
  |
1 | effect = 7
  |          ^ expected an effect
  |
  = help: an effect is "word" or { word = .. }
"#,
        ),
        (
            "{ draw = true }",
            "
error: expected an amount, found true or false
 --> toy.toml:1:19
  |
1 | effect = { draw = true }
  |                   ^^^^ expected an amount
  |
  = help: an amount is a whole number, or what is counted
",
        ),
        (
            "{ nothing = false }",
            "
error: `nothing` is either written or not
 --> toy.toml:1:22
  |
1 | effect = { nothing = false }
  |                      ^^^^^ expected true
",
        ),
    ]);
}

#[test]
fn the_rows_of_a_die_are_all_its_numbers_once() {
    check(&[
        (
            r#"{ die = { sides = 6, rows = { "1-2" = { draw = 1 }, "5-6" = { draw = 2 } } } }"#,
            r#"
error: no row for 3-4
 --> toy.toml:1:38
  |
1 | effect = { die = { sides = 6, rows = { "1-2" = { draw = 1 }, "5-6" = { draw = 2 } } } }
  |                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ some numbers have no row
  |
  = help: add "3-4" = .., which may be "nothing"
"#,
        ),
        (
            r#"{ die = { sides = 6, rows = { "1-3" = { draw = 1 }, "3-6" = { draw = 2 } } } }"#,
            r#"
error: 3 is in two rows
 --> toy.toml:1:62
  |
1 | effect = { die = { sides = 6, rows = { "1-3" = { draw = 1 }, "3-6" = { draw = 2 } } } }
  |                                                              ^^^^^ `1-3` has it already
"#,
        ),
        (
            r#"{ die = { sides = 6, rows = { "1-7" = { draw = 1 } } } }"#,
            r#"
error: `1-7` is not a row of a die with 6 sides
 --> toy.toml:1:40
  |
1 | effect = { die = { sides = 6, rows = { "1-7" = { draw = 1 } } } }
  |                                        ^^^^^ not a row
  |
  = help: a row is "1", or "2-3", with numbers from 1 to 6
"#,
        ),
        (
            r#"{ die = { sides = 6, rows = { "1-5" = { draw = 1 } } } }"#,
            r#"
error: no row for 6
 --> toy.toml:1:38
  |
1 | effect = { die = { sides = 6, rows = { "1-5" = { draw = 1 } } } }
  |                                      ^^^^^^^^^^^^^^^^^^^^^^^^ some numbers have no row
  |
  = help: add "6" = .., which may be "nothing"
"#,
        ),
        (
            r#"{ die = { sides = 1, rows = { "1" = { draw = 1 } } } }"#,
            r#"
error: `sides` is out of range: 1
 --> toy.toml:1:28
  |
1 | effect = { die = { sides = 1, rows = { "1" = { draw = 1 } } } }
  |                            ^ must be from 2 to 100
"#,
        ),
    ]);
}
