//! Replays whose line checks were made anew, as anyone can who reads how.

use std::fmt::Write as _;
use std::sync::Arc;

use fracas_core::{FairShuffle, Match, Pack, Replay, ReplayError, Seat, Setup};
use fracas_testkit::HighCard;
use sha2::{Digest, Sha256};

/// Gives every line its check, whatever it says.
pub(crate) fn sign<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut chain = hash(&[b"fracas replay 1"]);
    for line in lines {
        chain = hash(&[&chain, line.as_bytes()]);
        let [first, second, third, ..] = chain;
        let _ = writeln!(text, "{line} ~{first:02x}{second:02x}{third:02x}");
    }
    text
}

/// Gets the lines of a written replay without their checks.
pub(crate) fn unsigned(text: &str) -> Vec<&str> {
    text.lines().map(|line| line.rsplit_once(" ~").expect("every line has a check").0).collect()
}

/// A whole match that has every tag a replay can have.
pub(crate) fn replay() -> Replay {
    let setup = Setup {
        game: "high-card".into(),
        mode: "plain".into(),
        options: [("limit".into(), "none".into())].into(),
        seats: Some(2),
        decks: vec!["premade".into(), "one\n\n  two ~ 3\n".into()],
        packs: vec![Pack { name: "my cards.toml".into(), text: "[[card]]".into() }],
    };
    let shuffle = FairShuffle::new("s", &["ann", "bob"]).expect("visible ASCII");
    let names = ["Zoë".into(), "a: b | c".into()];
    let mut table = Match::deal_fairly(Arc::new(HighCard::default()), setup, &names, shuffle)
        .expect("each seat adds a nonce");
    for (seat, notation) in [(0, "high"), (1, "low"), (1, "swap"), (0, "keep")] {
        table.play(Seat(seat), notation).expect("the move is legal");
    }
    Replay::of(&table).expect("the match was dealt")
}

/// Reads a replay of High Card and plays it again.
pub(crate) fn verify(text: &str) -> Result<Match<HighCard>, ReplayError> {
    Replay::read(text)?.verify(Arc::new(HighCard::default()))
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}
