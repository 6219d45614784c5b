//! Tables with packs: which arena they take, and what is wrong with them.

/// Writes the rows of an arena.
pub(crate) fn drawn(rows: [&str; 7]) -> String {
    format!("rows = [\n\"{}\"\n]", rows.join("\",\n\""))
}

/// Writes an arena with some layout.
pub(crate) fn arena(id: &str, layout: &str) -> String {
    format!("[[arena]]\nid = \"{id}\"\nname = \"Mine\"\nabout = \"a test\"\n{layout}\n")
}
