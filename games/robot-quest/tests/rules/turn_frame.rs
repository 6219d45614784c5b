//! Turn frame: R28 to R36.
