//! The sample turn: R208 to R210.
