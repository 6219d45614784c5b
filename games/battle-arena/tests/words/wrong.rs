//! What is said about Plays that are wrong.

use crate::read;

/// Gets the message and the label of all that is wrong with a Play with some lines.
fn wrong(lines: &str) -> Vec<(String, String)> {
    let report = match read(lines) {
        Ok(page) => panic!("it was read as {:?}", page.text),
        Err(report) => report,
    };
    let of = |found: &fracas_cards::Diagnostic| (found.message.clone(), found.label.clone());
    report.diagnostics().iter().map(of).collect()
}

/// Checks that an effect is wrong in one way.
fn refuses(effect: &str, message: &str, label: &str) {
    let found = wrong(&format!("cost = 1\neffect = {effect}"));
    assert_eq!(found, [(message.to_owned(), label.to_owned())], "{effect}");
}

#[test]
fn unknown_words_are_named_with_the_nearest_known() {
    refuses("\"swap-powr\"", "unknown operation `swap-powr`", "did you mean `swap-power`?");
    refuses(
        "{ if = { weapn = \"fire\" }, then = \"swap-power\" }",
        "unknown condition `weapn`",
        "did you mean `weapon`?",
    );
    refuses(
        "{ power = { each = 1, of = \"opposing-hotdogs\" } }",
        "unknown count `opposing-hotdogs`",
        "did you mean `opposing-hot-dogs`?",
    );
    refuses(
        "{ pick = { from = \"opposing-play\" }, then = \"discard\" }",
        "unknown group `opposing-play`",
        "did you mean `opposing-plays`?",
    );
    refuses(
        "{ later = \"next-batle\", do = \"swap-power\" }",
        "unknown moment `next-batle`",
        "did you mean `next-battle`?",
    );
    refuses("{ rule = \"imune\" }", "unknown rule `imune`", "did you mean `immune`?");
    refuses(
        "{ may = \"swap-power\", by = \"oponent\" }",
        "unknown player `oponent`",
        "did you mean `opponent`?",
    );
    refuses(
        "{ draw = { amount = 1, who = \"bot\" } }",
        "unknown who `bot`",
        "did you mean `both`?",
    );
    refuses(
        "{ if = { weapon = \"stele\" }, then = \"swap-power\" }",
        "unknown weapon `stele`",
        "did you mean `steel`?",
    );
}

#[test]
fn numbers_have_bounds() {
    refuses("{ power = 300 }", "`power` is out of range: 300", "must be from -250 to 250");
    refuses("{ set-power = -1 }", "`set-power` is out of range: -1", "must be from 0 to 250");
    refuses("{ draw = 0 }", "`draw` is out of range: 0", "must be from 1 to 12");
    refuses("{ recover = 21 }", "`recover` is out of range: 21", "must be from 1 to 20");
    refuses("{ flip = 9 }", "`flip` is out of range: 9", "must be from 1 to 8");
    refuses(
        "{ if = { battle = 8 }, then = \"swap-power\" }",
        "`battle` is out of range: 8",
        "must be from 1 to 7",
    );
    refuses(
        "{ if = { battle = { from = 5, to = 4 } }, then = \"swap-power\" }",
        "`to` comes before `from`",
        "4 is below 5",
    );
    refuses("{ rule = { play-cost = 0 } }", "a cost is changed by at least 1", "changes nothing");
    refuses(
        "{ rule = { reforge = { from = \"ice\", to = \"ice\" } } }",
        "a weapon is changed into another",
        "both are \"ice\"",
    );
}

#[test]
fn tables_that_contradict_themselves_are_refused() {
    refuses(
        "{ discard-plays = { count = 1, weapon = \"ice\" } }",
        "Plays have no weapon",
        "leave `weapon` out",
    );
    refuses(
        "{ discard-heroes = { count = \"all\", at-random = true } }",
        "all of them are discarded",
        "leave `at-random` out",
    );
    refuses(
        "{ if = { compare = { what = \"power\" } }, then = \"swap-power\" }",
        "nothing is compared with",
        "a comparison is missing",
    );
    refuses(
        "{ if = { compare = { what = \"power\", at-least = 1, at-most = 2 } }, then = \"swap-power\" }",
        "one thing is compared at a time",
        "a second comparison",
    );
}

#[test]
fn what_was_chosen_must_fit_what_is_done_with_it() {
    let chosen = "is about what was chosen";
    for (effect, message) in [
        ("\"discard\"", "there is no card to discard"),
        ("{ pick = { from = \"numbers\" }, then = \"discard\" }", "there is no card to discard"),
        ("\"take\"", "there is no card to take"),
        ("{ pick = { from = \"plays\" }, then = \"take\" }", "there is no card to take"),
        (
            "{ pick = { from = \"plays\" }, then = \"replace\" }",
            "there is no Hero to replace yours",
        ),
        ("{ pick = { from = \"plays\" }, then = \"swap\" }", "there is no Hero to swap with"),
        ("{ pick = { from = \"heroes\" }, then = \"run\" }", "there is no Play to run"),
        ("{ cancel = \"chosen\" }", "there is no Play to cancel"),
        ("{ pick = { from = \"heroes\" }, then = \"look\" }", "there is no Play to look at"),
        ("{ power = \"its-power\" }", "there is no Hero to ask about"),
        ("{ rule = \"banned\" }", "there is no Play to ban"),
        (
            "{ rule = { power = { amount = 1, weapon = \"chosen\" } } }",
            "there is no weapon that was named",
        ),
        (
            "{ discard-heroes = { count = 1, weapon = \"chosen\" } }",
            "there is no weapon that was named",
        ),
        (
            "{ if = { weapon = \"chosen\" }, then = \"swap-power\" }",
            "there is no weapon that was named",
        ),
        ("{ later = \"its-reveal\", do = { power = 1 } }", "there is no Battle to wait for"),
        (
            "{ pick = { from = \"other-numbers\" }, then = \"swap-power\" }",
            "there is no number to differ from",
        ),
        (
            "{ pick = { from = \"plays-of-set\" }, then = \"swap-power\" }",
            "there is no set of Plays",
        ),
        (
            "{ pick = { from = \"opposing-plays-named\" }, then = \"discard\" }",
            "there is no name of a Play",
        ),
        ("{ if = \"rolled-it\", then = \"swap-power\" }", "there is no number to roll"),
    ] {
        refuses(effect, message, chosen);
    }
}

#[test]
fn what_has_not_happened_is_not_counted() {
    refuses("{ draw = \"heads\" }", "no coin was flipped", "counts flips");
    refuses("{ draw = \"roll-sum\" }", "no die was rolled", "asks for a roll");
    refuses("{ draw = \"paid\" }", "nothing was paid", "counts what was paid");
    refuses("{ draw = \"discarded\" }", "nothing was discarded", "counts what was discarded");
    refuses("{ rest = \"hand\" }", "no card lies open", "asks for open cards");
    refuses(
        "{ pick = { from = \"shown-plays\" }, then = \"take\" }",
        "no card lies open",
        "asks for open cards",
    );
    refuses(
        "{ if = \"won\", then = { draw = 1 } }",
        "no Battle has been decided here",
        "asks who won it",
    );
}

#[test]
fn offers_moments_and_hidden_cards_must_make_sense() {
    refuses(
        "{ may = { pay = { draw = 1 }, then = { power = 10 } } }",
        "this is no price",
        "asks for another price",
    );
    refuses(
        "{ may = { pay = { lose-hot-dogs = 1 }, then = { power = 10 } }, by = \"opponent\" }",
        "who is asked must pay",
        "someone else pays",
    );
    refuses(
        "{ whenever = \"next-battle\", do = { draw = 1 } }",
        "this moment comes once",
        "waits for it each time",
    );
    refuses(
        "{ pick = { from = \"plays\" }, then = { in-order = [{ may = { draw = 1 } }, \"discard\"] } }",
        "everyone would see the chosen card of the hand",
        "asks or puts off something before it is shown",
    );
}

#[test]
fn tests_outside_an_effect_are_checked_too() {
    let found = wrong("cost = 1\nonly-if = \"won\"\neffect = { draw = 1 }");
    assert_eq!(found[0].0, "no Battle has been decided here");
    let found = wrong("cost = 1\nfree-if = { weapon = \"chosen\" }\neffect = { draw = 1 }");
    assert_eq!(found[0].0, "there is no weapon that was named");
}

#[test]
fn costs_are_numbers_or_copied_and_change_in_one_way() {
    let found = wrong("cost = 10\neffect = { draw = 1 }");
    assert_eq!(found, [("`cost` is out of range: 10".into(), "must be from 0 to 9".into())]);
    let found = wrong("cost = \"copyed\"\neffect = { draw = 1 }");
    assert_eq!(found, [("unknown cost `copyed`".into(), "did you mean `copied`?".into())]);
    let both = "cost = 1\ndiscount = 1\nfree-if = \"same-weapon\"\neffect = { draw = 1 }";
    assert_eq!(wrong(both)[0].0, "`free-if` and `discount` do not go together");
    let copied = "cost = \"copied\"\ndiscount = 1\neffect = { draw = 1 }";
    assert_eq!(wrong(copied)[0].0, "a copied cost is changed by nothing else");
    let too_much = "cost = 1\ndiscount = 2\neffect = { draw = 1 }";
    assert_eq!(wrong(too_much)[0].1, "must be 1");
}

#[test]
fn all_mistakes_of_a_play_are_found_at_once() {
    let found =
        wrong("cost = 10\nkind = \"rare\"\nscore = -1\neffect = { draw = 0 }\ntext = \"x\"");
    assert_eq!(found.len(), 5, "{found:?}");
    let found = wrong("cost = 1");
    assert_eq!(found[0].0, "`effect` is missing");
}

#[test]
fn names_of_plays_are_their_own() {
    let twice = "cost = 1\neffect = { draw = 1 }\n[[play]]\nid = \"other\"\nname = \"TEST\"\n\
                 number = \"2\"\ncost = 1\neffect = { draw = 1 }";
    let expected = ("there is a Play of this name already".into(), "it is `test`".into());
    assert_eq!(wrong(twice), [expected]);
}

#[test]
fn a_card_that_is_left_out_has_a_name_and_a_reason() {
    let lines = "cost = 1\neffect = { draw = 1 }\n[[left-out]]\nname = \"Fresh Legs\"";
    assert_eq!(wrong(lines)[0].0, "`reason` is missing");
}
