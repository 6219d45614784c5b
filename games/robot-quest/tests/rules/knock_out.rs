//! Knock out and respawn: R142 to R150.
