//! Terms: R200 to R207.
