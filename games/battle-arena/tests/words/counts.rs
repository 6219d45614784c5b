//! What Plays count.

use crate::text;

/// Counts, what they are for each of, and how they are compared with 2.
pub(crate) const EXAMPLES: &[(&str, &str, &str)] = &[
    (r#""hot-dogs""#, "Hot Dog you have left", "you have 2 or more Hot Dogs left"),
    (
        r#""opposing-hot-dogs""#,
        "Hot Dog your opponent has left",
        "your opponent has 2 or more Hot Dogs left",
    ),
    (
        r#""hot-dogs-before""#,
        "Hot Dog you had before paying for this Play",
        "you had 2 or more Hot Dogs before paying for this Play",
    ),
    (
        r#""hot-dogs-spent""#,
        "Hot Dog you have spent or lost this Battle",
        "you have spent or lost 2 or more Hot Dogs this Battle",
    ),
    (
        r#""opposing-hot-dogs-spent""#,
        "Hot Dog your opponent has spent or lost this Battle",
        "your opponent has spent or lost 2 or more Hot Dogs this Battle",
    ),
    (
        r#""hot-dogs-in-discard""#,
        "Hot Dog in your Discard Pile",
        "you have 2 or more Hot Dogs in your Discard Pile",
    ),
    (r#""plays-run""#, "Play you have run this Battle", "you have run 2 or more Plays this Battle"),
    (
        r#""opposing-plays-run""#,
        "Play your opponent has run this Battle",
        "your opponent has run 2 or more Plays this Battle",
    ),
    (
        r#""other-plays-run""#,
        "other Play you have run this Battle",
        "you have run 2 or more other Plays this Battle",
    ),
    (
        "{ plays-run-costing = 2 }",
        "Play of cost 2 or more you have run this Battle",
        "you have run 2 or more Plays of cost 2 or more this Battle",
    ),
    (
        r#""plays-run-last-battle""#,
        "Play you ran in the previous Battle",
        "you ran 2 or more Plays in the previous Battle",
    ),
    (
        r#""opposing-plays-run-last-battle""#,
        "Play your opponent ran in the previous Battle",
        "your opponent ran 2 or more Plays in the previous Battle",
    ),
    (r#""plays-in-hand""#, "Play in your hand", "you have 2 or more Plays in your hand"),
    (
        r#""opposing-plays-in-hand""#,
        "Play in your opponent's hand",
        "your opponent has 2 or more Plays in their hand",
    ),
    (r#""heroes-in-hand""#, "Hero in your hand", "you have 2 or more Heroes in your hand"),
    (
        r#""opposing-heroes-in-hand""#,
        "Hero in your opponent's hand",
        "your opponent has 2 or more Heroes in their hand",
    ),
    (r#""cards-in-hand""#, "card in your hand", "you have 2 or more cards in your hand"),
    (
        r#""opposing-cards-in-hand""#,
        "card in your opponent's hand",
        "your opponent has 2 or more cards in their hand",
    ),
    (
        r#""heroes-in-discard""#,
        "Hero in your Discard Pile",
        "you have 2 or more Heroes in your Discard Pile",
    ),
    (
        r#""opposing-heroes-in-discard""#,
        "Hero in your opponent's Discard Pile",
        "your opponent has 2 or more Heroes in their Discard Pile",
    ),
    (
        r#""heroes-in-discard-with-your-weapon""#,
        "Hero in your Discard Pile with the weapon of your Hero",
        "you have 2 or more Heroes in your Discard Pile with the weapon of your Hero",
    ),
    (
        r#""cards-in-discard""#,
        "Hero or Play in your Discard Pile",
        "you have 2 or more Heroes and Plays in your Discard Pile",
    ),
    (r#""battles-won""#, "Battle you have won", "you have won 2 or more Battles"),
    (
        r#""opposing-battles-won""#,
        "Battle your opponent has won",
        "your opponent has won 2 or more Battles",
    ),
    (r#""battles-left""#, "Battle after this one", "there are 2 or more Battles after this one"),
    (r#""heroes-revealed""#, "Hero you have revealed", "you have revealed 2 or more Heroes"),
    (
        r#"{ heroes-revealed-with = "ice" }"#,
        "Hero with an Ice weapon you have revealed",
        "you have revealed 2 or more Heroes with an Ice weapon",
    ),
    (
        r#""previous-heroes-with-your-weapon""#,
        "earlier Hero with the weapon of your Hero",
        "you have revealed 2 or more earlier Heroes with the weapon of your Hero",
    ),
    (
        r#""weapons-revealed""#,
        "different weapon revealed this game",
        "there are 2 or more different weapons revealed this game",
    ),
    (r#""power""#, "point of its current Power", "your Hero's current Power is 2 or more"),
    (
        r#""opposing-power""#,
        "point of the current Power of your opponent's Hero",
        "the current Power of your opponent's Hero is 2 or more",
    ),
    (r#""printed-power""#, "point of its printed Power", "your Hero's printed Power is 2 or more"),
    (
        r#""opposing-printed-power""#,
        "point of the printed Power of your opponent's Hero",
        "the printed Power of your opponent's Hero is 2 or more",
    ),
    (r#""lead""#, "point of the lead of your Hero", "your Hero is ahead by 2 or more"),
    (
        r#""previous-extra-power""#,
        "point of what your previous Hero had beyond its printed Power",
        "what your previous Hero had beyond its printed Power is 2 or more",
    ),
    (
        r#""flips-this-battle""#,
        "coin you have flipped this Battle",
        "you have flipped 2 or more coins this Battle",
    ),
    (
        r#""flips-and-rolls""#,
        "time you have flipped a coin or rolled a die this game",
        "you have flipped a coin or rolled a die 2 or more times this game",
    ),
    (r#""face-down-heroes""#, "face-down Hero you have", "you have 2 or more face-down Heroes"),
];

#[test]
fn every_count_reads_well() {
    for (count, each, compared) in EXAMPLES {
        let power = format!("{{ power = {{ each = 5, of = {count} }} }}");
        assert_eq!(text(&power), format!("Your Hero gets +5 Power for each {each}."));
        let test = format!("{{ compare = {{ what = {count}, at-least = 2 }} }}");
        let draw = format!("{{ if = {test}, then = {{ draw = 1 }} }}");
        assert_eq!(text(&draw), format!("If {compared}, draw a Play."));
    }
}
