//! Drawing: R151 to R156.
