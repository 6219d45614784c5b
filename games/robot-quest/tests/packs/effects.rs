//! What is wrong with effects where they stand.

use crate::{card, is_read, refuses, tile, wrong};

#[test]
fn only_attacks_have_a_target_and_only_at_once() {
    let needs_target = [
        "{ damage = 1 }",
        "{ damage = { amount = 1, whom = { around-target = 1 } } }",
        "{ damage = { amount = 1, whom = \"behind-target\" } }",
        "{ knock-back = 1 }",
        "{ pull = 1 }",
        "\"swap-places\"",
        "{ more-damage = 1 }",
        "{ knock-out = \"target\" }",
        "{ if = \"target-next-to-you\", then = { draw = 1 } }",
    ];
    for effect in needs_target {
        let function = card("function", &format!("effect = {effect}"));
        refuses(&function, 7, "there is no target here");
        let attack = "attack = { damage = 1, range = 2 }";
        let later = format!("{attack}\neffect = {{ later = \"end-of-turn\", do = {effect} }}");
        refuses(&card("attack", &later), 8, "there is no target any more");
        for key in ["at-start", "on-enter"] {
            let tile = tile(&format!("letter = \"x\"\n{key} = {effect}"));
            let found = wrong(&format!("game = \"robot-quest\"\n{tile}"));
            assert_eq!(found[0], (6, "there is no target here".to_owned()), "{tile}");
        }
    }
}

#[test]
fn it_is_something_of_the_right_kind() {
    let cases = [
        ("\"scrap\"", "there is no card to scrap"),
        ("\"discard\"", "there is no card of the hand to discard"),
        ("\"acquire\"", "there is no card to acquire"),
        ("\"land\"", "there is no space to land on"),
        ("{ damage = { amount = 1, whom = \"it\" } }", "there is no robot"),
    ];
    for (operation, message) in cases {
        refuses(&card("function", &format!("effect = {operation}")), 7, message);
    }
    let from = |group: &str, operation: &str| {
        let effect = format!("effect = {{ pick = {{ from = {group} }}, then = {operation} }}");
        card("function", &effect)
    };
    refuses(&from("\"shop\"", "\"discard\""), 7, "there is no card of the hand to discard");
    refuses(&from("\"hand\"", "\"acquire\""), 7, "there is no card to acquire");
    refuses(&from("{ cards-for-sale = 3 }", "\"scrap\""), 7, "there is no card to scrap");
    refuses(&from("\"enemies-next-to-you\"", "\"land\""), 7, "there is no space to land on");
    let later = "{ later = \"end-of-turn\", do = \"scrap\" }";
    refuses(&from("\"discard-pile\"", later), 7, "there is no card to scrap");
    let chosen_then = "effect = { later = \"end-of-turn\", do = { pick = { from = \"hand\" }, then = \
                       \"scrap\" } }";
    assert!(is_read(&card("function", chosen_then)), "it is chosen when the moment has come");
}

#[test]
fn one_thing_is_chosen_at_a_time() {
    for count in ["count = 2", "up-to = 3"] {
        let effect =
            format!("effect = {{ pick = {{ from = \"hand\", {count} }}, then = \"scrap\" }}");
        refuses(&card("function", &effect), 7, "`pick` takes one thing at a time");
    }
}

#[test]
fn a_chosen_card_of_the_hand_is_shown_before_anything_else_is_asked() {
    let pick = |then: &str| {
        card("function", &format!("effect = {{ pick = {{ from = \"hand\" }}, then = {then} }}"))
    };
    let may = "{ may = { energy = 1 } }";
    let other = "{ pick = { from = \"shop\" }, then = \"acquire\" }";
    let later = "{ later = \"end-of-turn\", do = { energy = 1 } }";
    let one = "{ choose-one = [\"scrap\", \"discard\"] }";
    let some = "{ choose-up-to = { most = 1, of = [\"scrap\", { energy = 1 }] } }";
    let message = "everyone would see the chosen card of the hand";
    for asks in [may, other, later, one, some] {
        refuses(&pick(asks), 7, message);
        refuses(&pick(&format!("{{ in-order = [{asks}, \"discard\"] }}")), 7, message);
        let perhaps = "{ if = \"in-centre\", then = \"scrap\" }";
        refuses(&pick(&format!("{{ in-order = [{perhaps}, {asks}] }}")), 7, message);
        let either = "{ if = \"in-centre\", then = \"scrap\", otherwise = \"discard\" }";
        if asks != one && asks != some {
            for shown in
                ["\"scrap\"", "{ coin = { heads = \"scrap\", tails = \"discard\" } }", either]
            {
                let effect = format!("{{ in-order = [{{ draw = 1 }}, {shown}, {asks}] }}");
                assert!(is_read(&pick(&effect)), "{effect}");
            }
        }
    }
    let rarely = "{ repeat = \"batteries\", most = 2, do = \"scrap\" }";
    refuses(&pick(&format!("{{ in-order = [{rarely}, {may}] }}")), 7, message);
    let pull = "attack = { damage = 1, range = 2 }\neffect = { pick = { from = \"hand\" }, then = \
                { in-order = [{ pull = \"next-to-you\" }, \"scrap\"] } }";
    refuses(&card("attack", pull), 8, message);
    let open = "effect = { pick = { from = \"discard-pile\" }, then = { may = \"scrap\" } }";
    assert!(is_read(&card("function", open)), "a discard pile is open to all");
}

#[test]
fn what_happens_in_the_middle_of_something_else_goes_on_at_once() {
    let asks = "nothing can be asked here";
    let moves = "no robot can be moved here";
    let waits = "nothing can be put off here";
    let cases = [
        ("{ may = { draw = 1 } }", asks),
        ("{ choose-one = [{ draw = 1 }, { energy = 1 }] }", asks),
        ("{ choose-up-to = { most = 1, of = [{ draw = 1 }, { energy = 1 }] } }", asks),
        ("{ pick = { from = \"hand\" }, then = \"scrap\" }", asks),
        ("{ knock-back = { spaces = 1, whom = { around-you = 1 } } }", moves),
        ("{ pull = { spaces = 1, whom = { enemies-around-you = 2 } } }", moves),
        ("{ later = \"end-of-turn\", do = { draw = 1 } }", waits),
    ];
    for (effect, message) in cases {
        refuses(&tile(&format!("letter = \"x\"\non-enter = {effect}")), 5, message);
    }
}

#[test]
fn no_effect_is_endless() {
    let endless = "effect = { whenever = \"start-of-turn\", do = { draw = 1 } }";
    let message = "`whenever` would go on for the rest of the game";
    refuses(&card("function", endless), 7, message);
}

#[test]
fn what_would_never_happen_is_refused() {
    let never =
        "effect = { whenever = \"start-of-turn\", until = \"end-of-turn\", do = { draw = 1 } }";
    refuses(&card("function", never), 7, "`whenever` ends before it begins");
    let once = never.replace("until = \"end-of-turn\"", "until = \"start-of-turn\"");
    assert!(is_read(&card("function", &once)), "the next start of turn comes first");
}

#[test]
fn what_was_put_off_is_not_put_off_again() {
    let message = "what was put off is put off again";
    for outer in ["later = \"end-of-turn\"", "whenever = \"end-of-turn\", until = \"end-of-turn\""]
    {
        for inner in ["end-of-turn", "start-of-turn"] {
            let effect =
                format!("{{ {outer}, do = {{ later = \"{inner}\", do = {{ draw = 1 }} }} }}");
            refuses(&card("function", &format!("effect = {effect}")), 7, message);
        }
    }
    let twice = "effect = { in-order = [{ later = \"end-of-turn\", do = { draw = 1 } }, \
                 { later = \"start-of-turn\", do = { draw = 1 } }] }";
    assert!(is_read(&card("function", twice)), "one after the other");
}

#[test]
fn energy_is_paid_for_offers_and_offers_cost_energy_or_points() {
    let paid = "effect = { pay-energy = 2 }";
    refuses(&card("function", paid), 7, "`pay-energy` is the price of an offer");
    let price = "effect = { may = { pay = { draw = 1 }, then = { energy = 1 } } }";
    refuses(&card("function", price), 7, "this is no price");
}

#[test]
fn robots_are_moved_as_seen_from_you() {
    let message = "robots are knocked back and pulled as seen from you";
    for whom in ["you", "friends"] {
        let effect = format!("effect = {{ knock-back = {{ spaces = 1, whom = \"{whom}\" }} }}");
        refuses(&card("function", &effect), 7, message);
    }
    let effect = "attack = { damage = 1, range = 2 }\n\
                  effect = { knock-back = { spaces = 1, whom = \"behind-target\" } }";
    refuses(&card("attack", effect), 8, message);
}

#[test]
fn an_obstacle_is_hit_after_a_knock_back() {
    let effect = "attack = { damage = 1, range = 2 }\n\
                  effect = { if = \"target-hit-obstacle\", then = { draw = 1 } }";
    let message = "no robot has been knocked back or pulled before";
    refuses(&card("attack", effect), 8, message);
}

#[test]
fn one_robot_at_a_time_is_pulled_next_to_you() {
    let effect = "effect = { pull = { to = \"next-to-you\", whom = { around-you = 3 } } }";
    refuses(&card("function", effect), 7, "one robot can be pulled next to you");
}

#[test]
fn only_robots_are_gone_through() {
    for group in ["hand", "shop", "free-spawn-tiles"] {
        let effect = format!("effect = {{ for-each = \"{group}\", do = {{ draw = 1 }} }}");
        refuses(&card("function", &effect), 7, "`for-each` goes through robots");
    }
}
