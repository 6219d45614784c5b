//! Refusals as the server gives them.

use fracas_core::Refusal;
use fracas_protocol::Refused;

use crate::store::StoreError;

/// Refuses for a reason outside the rulebook.
pub(crate) fn refused(code: &'static str, sentence: impl Into<String>) -> Refused {
    from_refusal(Refusal::plain(code, sentence))
}

/// Wraps a refusal of the engine.
pub(crate) fn from_refusal(refusal: Refusal) -> Refused {
    Refused { refusal, problems: Vec::new() }
}

/// Refuses since the store failed. What it said goes to the log, not to the client.
pub(crate) fn from_store(failure: &StoreError) -> Refused {
    tracing::error!(%failure, "the store failed");
    refused("store-failed", "the server cannot reach its database at the moment; try again soon")
}
