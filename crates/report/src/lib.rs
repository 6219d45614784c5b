//! What the lab found out, for people and programs: self-contained pages with charts, and files of
//! rows.

pub mod rows;
