//! One test for each rule, by the chapters of RULES.md.

mod turn;
