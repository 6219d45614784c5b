//! Health, damage, Victory Points: R123 to R141.
