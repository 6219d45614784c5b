//! What nobody can guess: the tokens of people and the ids of tables, events and decks.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use crate::store::TokenHash;

/// The characters of an id: easy to read out, no two alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// The length of an id: 80 bits.
const ID_LENGTH: usize = 16;

/// Makes the token of a person: 32 random bytes, as text.
pub(crate) fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// Gets what is kept of a token; none for a text that is no token.
pub(crate) fn hash_of(token: &str) -> Option<TokenHash> {
    let bytes = URL_SAFE_NO_PAD.decode(token).ok()?;
    (bytes.len() == 32).then(|| Sha256::digest(&bytes).into())
}

/// Makes the id of a table or an event, which is also its invitation, or of a deck that someone keeps.
pub(crate) fn new_id() -> String {
    random::<ID_LENGTH>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// Checks whether a text could be an id.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte))
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_only_tokens_have_a_hash() {
        let [a, b] = [new_token(), new_token()];
        assert_ne!(a, b);
        assert_ne!(hash_of(&a), hash_of(&b));
        assert!(hash_of(&a).is_some_and(|hash| hash_of(&a) == Some(hash)));
        for bad in ["", "x", "not base64!", &a[..42], &format!("{a}{b}")] {
            assert_eq!(hash_of(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn ids_are_told_from_other_texts() {
        assert!(is_id(&new_id()));
        for bad in ["", "short", "0000000000000000", "abcdefghijkmnpq/"] {
            assert!(!is_id(bad), "{bad:?}");
        }
    }
}
