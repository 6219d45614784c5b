//! Pushing and knock back: R102 to R118.
