//! What Plays wait for.

use crate::text;

/// Moments, and what waits for them once and each time; some come only once.
pub(crate) const EXAMPLES: &[(&str, &str, &str)] = &[
    (r#""start-of-battle""#, "At the start of the next Battle", "at the start of each Battle"),
    (r#""next-battle""#, "At the start of the next Battle", ""),
    ("{ start-of = 7 }", "At the start of Battle 7", ""),
    (r#""reveal""#, "The next time Heroes are revealed", "whenever Heroes are revealed"),
    (r#""next-reveal""#, "In the next Battle", ""),
    ("{ reveal-after = 2 }", "In the Battle after the next", ""),
    ("{ reveal-of = 7 }", "In Battle 7", ""),
    (
        r#""plays-over""#,
        "After both players have finished running Plays",
        "whenever both players have finished running Plays",
    ),
    (r#""decided""#, "At the end of this Battle", "whenever a Battle is decided"),
    (r#""honors""#, "When Honors are settled", "whenever Honors are settled"),
    (r#""end-of-battle""#, "At the end of this Battle", "at the end of each Battle"),
    (r#""end-of-next-battle""#, "At the end of the next Battle", ""),
    ("{ battles-from-now = 2 }", "At the end of the Battle 2 after this one", ""),
    ("{ end-of = 7 }", "At the end of Battle 7", ""),
    (r#""you-run""#, "The next time you run a Play", "whenever you run a Play"),
    (
        r#""opponent-runs""#,
        "The next time your opponent runs a Play",
        "whenever your opponent runs a Play",
    ),
    (r#""you-roll""#, "The next time you roll a die", "whenever you roll a die"),
    (
        r#""opponent-rolls""#,
        "The next time your opponent rolls a die",
        "whenever your opponent rolls a die",
    ),
    (r#""roll""#, "The next time a die is rolled", "whenever a die is rolled"),
    (r#""flip""#, "The next time a coin is flipped", "whenever a coin is flipped"),
    (r#""you-win""#, "The next time you win a Battle", "whenever you win a Battle"),
    (
        r#""opponent-wins""#,
        "The next time your opponent wins a Battle",
        "whenever your opponent wins a Battle",
    ),
    (
        r#""hero-lost""#,
        "The next time one of your Heroes is discarded other than by substitution",
        "whenever one of your Heroes is discarded other than by substitution",
    ),
    (
        r#""opponent-draws""#,
        "The next time your opponent draws a Play because of a Play",
        "whenever your opponent draws a Play because of a Play",
    ),
];

#[test]
fn every_moment_reads_well() {
    for (moment, once, each) in EXAMPLES {
        let later = format!("{{ later = {moment}, do = {{ draw = 1 }} }}");
        assert_eq!(text(&later), format!("{once}, draw a Play."));
        if !each.is_empty() {
            let whenever = format!("{{ whenever = {moment}, do = {{ draw = 1 }} }}");
            let said = format!("For the rest of the game, {each}, draw a Play.");
            assert_eq!(text(&whenever), said);
        }
    }
}
