//! What is called after an Epic Fail, all in good fun.

/// The taunts, one a turn.
const TAUNTS: [&str; 16] = [
    "Somewhere a tiny trombone plays.",
    "The crowd politely looks at its shoes.",
    "Even the die is embarrassed for you.",
    "That was a warm-up roll. Surely that was a warm-up roll.",
    "Have two tokens and a hug.",
    "The judges award full marks for confidence.",
    "A spectator has fainted, from laughing.",
    "Your Dudes pretend not to know you.",
    "Bold strategy: nothing at all.",
    "The die sends its regards.",
    "One! The loneliest number has found a friend.",
    "Legends will be told of this. Short ones.",
    "Somebody's grandmother says you did great.",
    "Mighty is the fist that never lands.",
    "It is the taking part that counts. Almost.",
    "The arena's mascot offers you a juice box.",
];

/// Gets the taunt of a turn. Neighbouring turns have different ones, also when a few turns are gone through
/// again and again.
pub(super) fn taunt(turn: u16) -> &'static str {
    // Seven has no factor in common with sixteen: every taunt comes once before one comes again.
    TAUNTS[usize::from(turn) * 7 % TAUNTS.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_taunt_comes_once_before_one_comes_again() {
        let mut heard: Vec<&str> = (40..40 + TAUNTS.len() as u16).map(taunt).collect();
        heard.sort_unstable();
        heard.dedup();
        assert_eq!(heard.len(), TAUNTS.len());
        assert_eq!(taunt(5), taunt(5 + TAUNTS.len() as u16));
    }
}
