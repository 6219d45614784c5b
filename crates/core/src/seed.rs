//! Seeds, and how strangers agree on one that nobody chose.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A text that chance comes from: 1 to 128 visible ASCII characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(String);

/// A text that cannot be a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 1 to 128 visible ASCII characters without spaces, not {0:?}")]
pub struct NotASeed(String);

impl Seed {
    /// Makes the seed of a number.
    pub fn from_number(number: u64) -> Seed {
        Seed(number.to_string())
    }

    /// Makes a seed of 32 bytes, written as 64 hexadecimal digits.
    pub fn from_bytes(bytes: &[u8; 32]) -> Seed {
        Seed(hex(bytes))
    }

    /// Gets the generator key of the seed.
    pub fn key(&self) -> [u8; 32] {
        hash(&[b"fracas seed 1", self.0.as_bytes()])
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let fits =
            (1..=128).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits {
            Ok(Seed(text.to_owned()))
        } else {
            Err(NotASeed(text.chars().take(140).collect()))
        }
    }
}

impl TryFrom<String> for Seed {
    type Error = NotASeed;

    fn try_from(text: String) -> Result<Seed, NotASeed> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.0
    }
}

/// A shuffle nobody chose: the dealer commits to a secret, then every seat adds a nonce.
///
/// ```
/// use fracas_core::FairShuffle;
/// # fn main() -> Result<(), fracas_core::NotASeed> {
/// let shown_before = FairShuffle::commitment(&"a-secret-of-the-dealer".parse()?);
/// let shuffle = FairShuffle::new("a-secret-of-the-dealer", &["ann", "bob"])?;
/// assert!(shuffle.is_committed_by(&shown_before), "anyone can check after the match");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairShuffle {
    /// What the dealer kept to itself until the match was over.
    pub secret: Seed,
    /// What each seat added after the commitment was shown, in seat order: one each, or the dealer
    /// could try more until the cards suit.
    pub nonces: Vec<Seed>,
}

impl FairShuffle {
    /// Makes a shuffle of a secret and the nonces of all seats.
    pub fn new(secret: &str, nonces: &[&str]) -> Result<FairShuffle, NotASeed> {
        let nonces: Result<_, _> = nonces.iter().map(|nonce| nonce.parse()).collect();
        Ok(FairShuffle { secret: secret.parse()?, nonces: nonces? })
    }

    /// Gets the commitment to show before the seats add their nonces.
    pub fn commitment(secret: &Seed) -> String {
        hex(&hash(&[b"fracas commitment 1", secret.0.as_bytes()]))
    }

    /// Checks that this shuffle opens `commitment`.
    pub fn is_committed_by(&self, commitment: &str) -> bool {
        FairShuffle::commitment(&self.secret) == commitment
    }

    /// Gets the seed that secret and nonces make together.
    pub fn seed(&self) -> Seed {
        let mut parts: Vec<&[u8]> = vec![b"fracas fair seed 1", self.secret.0.as_bytes()];
        parts.extend(self.nonces.iter().map(|nonce| nonce.0.as_bytes()));
        Seed::from_bytes(&hash(&parts))
    }

    /// Says what is wrong with the shuffle for a table: each seat adds one nonce.
    pub(crate) fn problem(&self, seats: usize) -> Option<String> {
        let nonces = self.nonces.len();
        (nonces != seats)
            .then(|| format!("{nonces} nonces were added by {seats} seats; each adds one"))
    }
}

/// Hashes parts so that no two different lists of parts run into each other.
pub(crate) fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// Writes bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Gets the fingerprint of a text, as replays record it for packs and final states.
pub fn fingerprint(text: &str) -> String {
    hex(&hash(&[b"fracas text 1", text.as_bytes()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_refuses_spaces_control_characters_and_excess() {
        for bad in ["", "a b", "a\nb", "é", &"x".repeat(129)] {
            assert!(bad.parse::<Seed>().is_err(), "{bad:?} is no seed");
        }
    }

    #[test]
    fn each_nonce_changes_the_fair_seed() {
        let with = |nonces: &[&str]| FairShuffle::new("s", nonces).map(|shuffle| shuffle.seed());
        assert_ne!(with(&["a", "b"]), with(&["b", "a"]));
        assert_ne!(with(&["ab", "c"]), with(&["a", "bc"]), "parts must not run into each other");
    }

    #[test]
    fn another_secret_does_not_open_the_commitment() {
        let [s, t] = ["s", "t"].map(|secret| FairShuffle::new(secret, &[]).expect("visible ASCII"));
        assert!(!t.is_committed_by(&FairShuffle::commitment(&s.secret)));
    }
}
