//! What is wrong with effects where they stand.

use crate::{boss, card, hero, is_read, refuses};

/// Checks that a card of a stack cannot have such an effect.
fn refuses_effect(effect: &str, message: &str) {
    refuses(&card(&format!("effect = {effect}")), 6, message);
}

fn trigger(on: &str, effect: &str) -> String {
    hero(&format!("triggers = [{{ on = {on}, once-per-turn = true, effect = {effect} }}]"))
}

#[test]
fn words_are_known() {
    refuses_effect("{ tokns = 1 }", "unknown operation `tokns`");
    refuses_effect("{ tokens = 99 }", "`tokens` is out of range: 99");
    let group = "{ pick = { from = \"hnad\" }, then = \"delete\" }";
    refuses_effect(group, "unknown group `hnad`");
    let filter = "{ pick = { from = { board = { color = \"red\" } } }, then = \"gain\" }";
    refuses_effect(filter, "unknown key `color`");
    let costs = "{ pick = { from = { board = { cost-at-least = 5, cost-at-most = 4 } } }, then = \
                 \"gain\" }";
    refuses_effect(costs, "no card costs so much and so little");
    refuses_effect("{ later = \"end-of-turn\", do = { draw = 1 } }", "unknown word `end-of-turn`");
}

#[test]
fn operations_need_what_they_are_about() {
    for (operation, what) in [
        ("discard", "card of a hand"),
        ("reveal", "card of a hand"),
        ("gain-copies", "card of a hand"),
        ("delete", "card to delete"),
        ("gain", "card of the board to gain"),
        ("take", "card of your discard pile"),
        ("steal", "card of that player's discard pile"),
        ("move-glob", "stack for the Glob token"),
        ("delete-stack", "card of the board"),
        ("ask", "player to ask"),
    ] {
        refuses_effect(&format!("\"{operation}\""), &format!("there is no {what}"));
    }
    let wrong = "{ pick = { from = \"board\" }, then = \"delete\" }";
    refuses_effect(wrong, "there is no card to delete");
    let right = "{ pick = { from = \"hand\" }, then = { for-each = \"chosen\", do = \"delete\" } }";
    assert!(is_read(&card(&format!("effect = {right}"))));
    refuses_effect("{ for-each = \"chosen\", do = { draw = 1 } }", "there is no choice");
    let copies = "{ pick = { from = \"copies-in-discard-pile\" }, then = \"take\" }";
    refuses_effect(copies, "there is no card to have copies of");
}

#[test]
fn that_player_must_be_known() {
    for effect in [
        "{ draw = { who = \"that-player\" } }",
        "{ discard-hand = \"that-player\" }",
        "{ may = { draw = 1 }, by = \"that-player\" }",
        "{ pick = { from = \"board\", by = \"that-player\" }, then = \"gain\" }",
        "{ pick = { from = { discard-pile = { of = \"that-player\" } } }, then = \"delete\" }",
    ] {
        refuses_effect(effect, "there is no player here");
        let each = format!("effect = {{ for-each = \"opponents\", do = {effect} }}");
        assert!(is_read(&card(&each)), "{effect}");
        assert!(is_read(&card(&format!("attack = {effect}"))), "an attack has one: {effect}");
    }
    let attacker = "{ gain-pox = { who = \"attacker\" } }";
    refuses_effect(attacker, "there is no attacker here");
    assert!(is_read(&card(&format!("defense = {attacker}"))));
}

#[test]
fn cards_of_yours_are_not_chosen_for_each_player() {
    for group in ["hand", "discard-pile", "hand-or-discard-pile", "hand-or-played"] {
        let pick = format!("{{ pick = {{ from = \"{group}\" }}, then = \"delete\" }}");
        let message = "your own cards cannot be chosen for each player";
        refuses_effect(&format!("{{ for-each = \"opponents\", do = {pick} }}"), message);
        refuses(&card(&format!("attack = {pick}")), 6, message);
    }
}

#[test]
fn hands_are_looked_at_once_they_are_shown() {
    let pick = "{ pick = { from = { hand = { of = \"that-player\" } } }, then = \"discard\" }";
    let each = |effect: &str| format!("{{ for-each = \"opponents\", do = {effect} }}");
    refuses_effect(&each(pick), "you do not see the cards of another hand");
    let shown = format!("{{ in-order = [{{ reveal-hand = \"that-player\" }}, {pick}] }}");
    assert!(is_read(&card(&format!("effect = {}", each(&shown)))));
    let holds = "{ if = { hand-holds = { is = \"tube\" } }, then = { power = 1 } }";
    refuses_effect(holds, "what is in a hand must be shown");
    let worth = "{ power = { worth-in-hand = { points-at-least = 1 } } }";
    refuses_effect(worth, "what is in a hand must be shown");
    assert!(is_read(&card("effect = { power = \"cards-in-hand\" }")), "all can count them");
}

#[test]
fn a_chosen_card_of_the_hand_is_shown_before_anything_else_is_asked() {
    let pick = |then: &str| format!("{{ pick = {{ from = \"hand\" }}, then = {then} }}");
    let message = "everyone would see the chosen card of the hand";
    refuses_effect(&pick("{ in-order = [{ may = { draw = 1 } }, \"discard\"] }"), message);
    refuses_effect(&pick("{ choose-one = [\"discard\", \"delete\"] }"), message);
    let shown = pick("{ in-order = [\"reveal\", { may = \"discard\" }] }");
    assert!(is_read(&card(&format!("effect = {shown}"))));
}

#[test]
fn what_was_shown_was_shown_before() {
    let shown = "{ if = { shown-costs-at-least = 1 }, then = { power = 1 } }";
    refuses_effect(shown, "no card has been revealed, discarded or deleted before");
    let top = "{ pick = { from = \"top-of-deck\", up-to = 1 }, then = \"delete\" }";
    refuses_effect(top, "the top card of the deck was not looked at");
    assert!(is_read(&card(&format!("effect = {{ in-order = [\"look-at-top\", {top}] }}"))));
}

#[test]
fn loops_are_short() {
    let message = "`for-each` goes through players, the board, Bosses or what was chosen";
    refuses_effect("{ for-each = \"discard-pile\", do = \"delete\" }", message);
}

#[test]
fn rolls_are_repeated_and_not_begun_anew() {
    refuses_effect("\"roll-again\"", "there is no roll to repeat here");
    let roll =
        |normal: &str| card(&format!("roll = {{ normal = {normal}, critical = {{ draw = 2 }} }}"));
    refuses(&roll("\"roll\""), 6, "a roll cannot begin another one");
    assert!(is_read(&roll("\"roll-again\"")), "a Fumble ends it");
    refuses(&trigger("\"start-of-turn\"", "\"roll\""), 6, "there is no card here that was played");
}

/// A player has room for all cards of the board and a starting deck, and not for those of others.
#[test]
fn starting_cards_are_not_stolen() {
    let steal = |filter: &str| {
        card(&format!(
            "effect = {{ for-each = \"opponents\", do = {{ pick = {{ from = {{ discard-pile = {{ \
             of = \"that-player\"{filter} }} }} }}, then = \"steal\" }} }}"
        ))
    };
    for filter in
        ["", ", cost-at-most = 3", ", is = \"basic\"", ", cost-at-least = 1, or = \"tube\""]
    {
        refuses(&steal(filter), 6, "starting cards stay with their owners");
    }
    for filter in [", cost-at-least = 1", ", is = \"loot\"", ", cost-at-least = 2, or = \"pox\""] {
        assert!(is_read(&steal(filter)), "{filter}");
    }
}

#[test]
fn copies_cannot_go_on_for_ever() {
    let copy = "effect = { pick = { from = { face-up = { colour = \"green\", cost-at-most = 4 } } }, \
                then = \"copy\" }";
    refuses(&card(copy), 1, "a card of the board cannot be a copy of another");
    assert!(is_read(&boss(8, copy)), "a Loot can");
    let borrow = "effect = { for-each = \"opponents\", do = { pick = { from = { hand = { of = \
                  \"that-player\" } }, by = \"chance\" }, then = \"play-and-return\" } }";
    let message = "only Thanksgiving plays cards of other hands: two such cards could play each other \
                   for ever";
    refuses(&card(borrow), 1, message);
}

#[test]
fn gained_cards_lead_to_no_others() {
    for gains in
        ["\"gain-fleshreaper\"", "\"gain-pox\"", "{ pick = { from = \"board\" }, then = \"gain\" }"]
    {
        let message = "a card that is gained could lead to another for ever";
        refuses(&trigger("\"acquired\"", gains), 6, message);
        assert!(is_read(&trigger("\"loot-played\"", gains)));
    }
}

#[test]
fn this_card_was_played() {
    let message = "there is no card here that was played";
    for effect in [
        "\"delete-this\"",
        "\"put-this-under-deck\"",
        "{ if = \"first-card\", then = { draw = 1 } }",
        "{ if = \"stack-has-cards\", then = { draw = 1 } }",
        "{ pick = { from = { copies-in-hand = \"you\" } }, then = \"discard\" }",
    ] {
        assert!(is_read(&card(&format!("effect = {effect}"))), "{effect}");
        refuses(&trigger("\"start-of-turn\"", effect), 6, message);
    }
    refuses(&card("defense = \"delete-this\""), 6, message);
}

#[test]
fn cards_are_put_elsewhere_when_they_are_bought_or_gained() {
    let put = "{ may = { pay = \"put-on-deck\" } }";
    assert!(is_read(&trigger("\"acquired\"", put)));
    let message = "there is no card here that was bought or gained";
    refuses(&trigger("\"start-of-turn\"", put), 6, message);
    refuses_effect(put, message);
    let each = hero(&format!("triggers = [{{ on = \"acquired\", effect = {put} }}]"));
    refuses(&each, 6, "what is gained in the turns of others is waited for once per turn");
}

#[test]
fn tokens_are_for_your_own_turn() {
    let message = "Tokens and Power are for your own turn, before its end";
    refuses(&card("defense = { tokens = 1 }"), 6, message);
    for on in ["end-of-turn", "end-of-opponents-turn", "opponent-bought-loot", "acquired"] {
        refuses(&trigger(&format!("\"{on}\""), "{ power = 1 }"), 6, message);
    }
    assert!(is_read(&trigger("\"acquired-on-your-turn\"", "{ power = 1 }")));
}

#[test]
fn not_everything_is_a_price() {
    refuses_effect("{ may = { pay = { draw = 1 }, then = { power = 1 } } }", "this is no price");
    assert!(is_read(&card("effect = { may = { pay = \"delete-this\", then = { draw = 2 } } }")));
}

#[test]
fn what_holds_for_a_turn_begins_in_it() {
    let doubled = "{ this-turn = \"double-power\" }";
    assert!(is_read(&card(&format!("effect = {doubled}"))));
    let message = "only a card lets something hold for the rest of a turn";
    refuses(&trigger("\"start-of-turn\"", doubled), 6, message);
    let message = "Tokens and Power are for your own turn, before its end";
    refuses(&card(&format!("defense = {doubled}")), 6, message);
    refuses_effect("{ this-turn = \"tripled\" }", "unknown boon `tripled`");
}

#[test]
fn a_next_hand_is_drawn_at_the_end_of_ones_own_turn() {
    let more = "{ draw-at-end = 1 }";
    assert!(is_read(&card(&format!("effect = {more}"))));
    assert!(is_read(&trigger("\"end-of-turn\"", more)));
    let message = "a next hand is drawn at the end of your own turn";
    refuses(&card(&format!("defense = {more}")), 6, message);
    refuses(&trigger("\"end-of-opponents-turn\"", more), 6, message);
}

#[test]
fn different_cards_of_a_hand_are_counted_when_it_is_shown() {
    let paid = "{ if = { different-in-hand = 5 }, then = { tokens = 1 } }";
    refuses_effect(paid, "what is in a hand must be shown");
    let shown = format!("{{ in-order = [{{ reveal-hand = \"you\" }}, {paid}] }}");
    assert!(is_read(&card(&format!("effect = {shown}"))));
}
