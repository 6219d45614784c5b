//! Robots: R195 to R199.
