//! What Plays do.

use crate::text;

/// Effects and what they say.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    ("{ power = 15 }", "Your Hero gets +15 Power."),
    (
        r#"{ power = { amount = { each = -5, of = "opposing-plays-in-hand" }, who = "opponent" } }"#,
        "Your opponent's Hero gets −5 Power for each Play in their hand.",
    ),
    (r#"{ power = { amount = -10, who = "both" } }"#, "Both Heroes get −10 Power."),
    ("{ set-power = 0 }", "Your Hero's Power becomes 0."),
    (
        r#"{ set-power = { amount = "opposing-printed-power", who = "opponent" } }"#,
        "Your opponent's Hero's Power becomes its printed Power.",
    ),
    (
        r#"{ set-power = { amount = "opposing-power", plus = 5 } }"#,
        "Your Hero's Power becomes 5 more than the current Power of your opponent's Hero.",
    ),
    (r#""swap-power""#, "Both Heroes exchange their current Power."),
    (r#""double-power""#, "Double your Hero's Power."),
    (
        r#""share-changes""#,
        "Everything that has changed the Power of your Hero this Battle changes that of your opponent's Hero too.",
    ),
    (
        r#""turn-losses""#,
        "Turn what your Hero has lost to your opponent's Plays this Battle into a gain.",
    ),
    (r#""hold-power""#, "Your Hero cannot drop below its current Power this Battle."),
    ("{ draw = 2 }", "Draw 2 Plays."),
    (
        r#"{ draw = { amount = "plays-run", who = "both" } }"#,
        "Both players draw a Play for each Play you have run this Battle.",
    ),
    (
        r#"{ whenever = "opponent-draws", do = "draw-along" }"#,
        "For the rest of the game, whenever your opponent draws a Play because of a Play, draw a Play too.",
    ),
    ("{ draw-heroes = 1 }", "Draw a Hero."),
    ("{ discard-plays = 2 }", "Discard 2 Plays from your hand."),
    (
        r#"{ discard-plays = { count = "all", who = "opponent" } }"#,
        "Your opponent discards all Plays from their hand.",
    ),
    (
        r#"{ discard-heroes = { count = 1, weapon = "ice" } }"#,
        "Discard a Hero with an Ice weapon from your hand.",
    ),
    (
        r#"{ discard-heroes = { count = 1, who = "opponent", at-random = true } }"#,
        "Your opponent discards a random Hero from their hand.",
    ),
    (
        r#"{ pick = { from = "plays" }, then = { in-order = ["discard", { draw = 2 }] } }"#,
        "Discard a Play in your hand, then draw 2 Plays.",
    ),
    (
        r#"{ pick = { from = "opposing-plays", by = "opponent" }, then = "discard" }"#,
        "Your opponent discards a Play in their hand.",
    ),
    (
        r#"{ mill-plays = { amount = 3, who = "both" } }"#,
        "Both players discard the top 3 Plays of their Playbooks.",
    ),
    ("{ mill-heroes = 1 }", "Discard the top Hero of your Hero Deck."),
    (
        r#"{ in-order = [{ reveal-plays = 3 }, { pick = { from = "shown-plays" }, then = "take" }, { rest = "discard" }] }"#,
        "Reveal the top 3 Plays of your Playbook. Add one of them to your hand. Discard the rest.",
    ),
    (
        r#"{ in-order = [{ reveal-plays = { count = 2, who = "opponent" } }, { pick = { from = "shown-plays" }, then = "put-on-top" }, { rest = "bottom" }] }"#,
        "Reveal the top 2 Plays of your opponent's Playbook. Put one of them on top of the Playbook. Put the rest on the bottom.",
    ),
    (
        r#"{ in-order = [{ look-at-plays = 3 }, { pick = { from = "shown-plays", count = 3 }, then = "put-on-top" }] }"#,
        "Look at the top 3 Plays of your Playbook. Put all of them on top of the Playbook.",
    ),
    (
        r#"{ in-order = [{ reveal-heroes = 1 }, { for-each = "shown-heroes", do = { power = "its-power" } }, { rest = "hand" }] }"#,
        "Reveal the top Hero of your Hero Deck. Your Hero gets Power equal to its printed Power. Add it to your hand.",
    ),
    (
        r#"{ in-order = [{ reveal-heroes = 2 }, { pick = { from = "shown-heroes", by = "opponent" }, then = "replace" }, { rest = "shuffle" }] }"#,
        "Reveal the top 2 Heroes of your Hero Deck. Your opponent chooses one of them and you replace your Hero with it. Shuffle the rest back.",
    ),
    (
        r#"{ in-order = [{ pick = { from = "plays" }, then = "show" }, { rest = "hand" }] }"#,
        "Reveal a Play in your hand. Add it to your hand.",
    ),
    (
        r#"{ pick = { from = "opposing-plays", count = 2, by = "chance" }, then = "look" }"#,
        "Look at 2 Plays in your opponent's hand at random.",
    ),
    (
        r#"{ pick = { from = "opposing-plays", up-to = 2, by = "chance" }, then = "reveal" }"#,
        "Your opponent reveals up to 2 Plays in their hand at random.",
    ),
    (
        r#"{ pick = { from = "discarded-heroes" }, then = "shuffle-in" }"#,
        "Shuffle a Hero in your Discard Pile back into your deck.",
    ),
    (r#"{ shuffle-plays-in = "you" }"#, "Shuffle all Plays in your hand into your Playbook."),
    (
        r#"{ renew-plays = "both" }"#,
        "Both players shuffle all Plays in their hands into their Playbooks and draw as many.",
    ),
    (
        r#"{ shuffle-discards = "heroes" }"#,
        "Shuffle the Heroes in your Discard Pile into your Hero Deck.",
    ),
    (
        r#"{ shuffle-discards = "used-plays" }"#,
        "Shuffle the Plays you ran in earlier Battles into your Playbook.",
    ),
    (
        r#"{ shuffle-discards = "all" }"#,
        "Shuffle the Heroes and Plays in your Discard Pile into their decks.",
    ),
    (
        r#"{ in-order = [{ pick = { from = "playbook" }, then = "run" }, "shuffle-playbook"] }"#,
        "Run a Play in your Playbook for free. Shuffle your Playbook.",
    ),
    (
        r#"{ pick = { from = "opposing-heroes", by = "opponent" }, then = "replace" }"#,
        "Your opponent replaces their Hero with a Hero in their hand.",
    ),
    (
        r#"{ pick = { from = { discarded-heroes = "glow" } }, then = "swap" }"#,
        "Swap your Hero with a Hero with a Glow weapon in your Discard Pile.",
    ),
    (
        r#"{ replace-from-deck = "both" }"#,
        "Both players replace their Heroes with the top Hero of their Hero Decks.",
    ),
    (
        r#"{ replace-from-deck = "opponent" }"#,
        "Your opponent replaces their Hero with the top Hero of their Hero Deck.",
    ),
    (
        r#"{ repeat = "face-down-heroes", most = 6, do = { pick = { from = "unsettled-heroes" }, then = "settle" } }"#,
        "Put your face-down Heroes in any order, without looking at them.",
    ),
    (
        r#""renew-line-up""#,
        "Your opponent replaces all of their face-down Heroes with the top of their Hero Deck, unseen.",
    ),
    (r#""look-ahead""#, "Look at your opponent's Hero of the next Battle."),
    (r#""show-next""#, "Your opponent reveals their Hero of the next Battle."),
    (
        r#""drop-next""#,
        "Your opponent replaces their Hero of the next Battle with the top of their Hero Deck, unseen.",
    ),
    (r#"{ recover = "hot-dogs-in-discard" }"#, "Recover all Hot Dogs."),
    (r#"{ recover = { amount = 2, who = "both" } }"#, "Both players recover 2 Hot Dogs."),
    (
        r#"{ recover-up-to = { amount = 3, who = "opponent" } }"#,
        "Your opponent recovers up to 3 Hot Dogs.",
    ),
    (
        r#"{ may = { pay = { lose-hot-dogs = { amount = 2, who = "opponent" } } }, by = "opponent", otherwise = { power = 20 } }"#,
        "Your opponent may lose 2 Hot Dogs. If they do not, your Hero gets +20 Power.",
    ),
    (
        r#"{ in-order = ["pay-any", { power = { each = 10, of = "paid" } }] }"#,
        "Pay any number of Hot Dogs. Your Hero gets +10 Power for each Hot Dog you paid.",
    ),
    (r#""become-hot-dog""#, "This Play is a Hot Dog of yours from now on."),
    (r#""trade-hot-dogs""#, "Both players exchange the numbers of Hot Dogs they have left."),
    (
        r#"{ coin = { heads = { run-top = "you" }, tails = { run-top = "opponent" } } }"#,
        "Flip a coin. Heads: run the top Play of your Playbook for free. Tails: your opponent runs the top Play of their Playbook for free.",
    ),
    (r#""copy-last-play""#, "Do what the last Play you ran did."),
    (r#"{ cancel = "all" }"#, "Cancel all Plays that hold for the rest of the game."),
    (
        r#"{ pick = { from = "opposing-lasting-plays" }, then = { cancel = "chosen" } }"#,
        "Cancel a Play of your opponent that holds for the rest of the game.",
    ),
    (r#""undo-plays""#, "Cancel every Play that your opponent has run this Battle."),
    (r#""end-battle""#, "This Battle is decided now."),
    (r#"{ later = "honors", do = { honors = "you" } }"#, "You have Honors in the next Battle."),
    (
        r#"{ in-order = [{ flip = 3 }, { draw = "heads" }, { power = { each = -5, of = "tails" } }] }"#,
        "Flip 3 coins. Draw a Play for each heads. Your Hero gets −5 Power for each tails.",
    ),
    (
        r#"{ in-order = ["flip-until-tails", { recover = "heads" }] }"#,
        "Flip a coin until it shows tails. Recover 1 Hot Dog for each heads.",
    ),
    (
        r#"{ in-order = [{ roll = 1 }, { roll = { count = 2, who = "opponent" } }, { mill-plays = "roll-sum" }] }"#,
        "Roll a die. Your opponent rolls 2 dice. Discard a number of Plays equal to your roll from the top of your Playbook.",
    ),
    (
        r#"{ die = { sides = 6, rows = { "1-3" = "nothing", "4-6" = { in-order = [{ draw = 1 }, "again"] } } } }"#,
        "Roll a die. 1–3: nothing happens. 4–6: draw a Play and do all of this again.",
    ),
];

#[test]
fn every_operation_reads_well() {
    for (effect, expected) in EXAMPLES {
        assert_eq!(text(effect), *expected, "{effect}");
    }
}
