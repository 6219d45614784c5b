//! Setup: R6 to R27.
