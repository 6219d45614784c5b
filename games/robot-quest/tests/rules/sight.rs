//! Line of sight: R82 to R89.
