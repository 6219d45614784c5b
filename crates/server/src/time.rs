//! The server's clock.

use std::time::{SystemTime, UNIX_EPOCH};

/// Gets the milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}
