//! Movement: R90 to R101.
