//! Attacks: R68 to R81.
