//! Energy and card types: R55 to R67.
