//! Components: R1 to R5.
