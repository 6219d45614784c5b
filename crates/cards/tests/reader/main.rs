//! What the author of a card file is told, word for word.

mod limits;
mod report;
mod syntax;
mod values;

use fracas_cards::{Fields, File, Report};

/// Reads a file by the given walk over its top, and gives all that is wrong as text.
fn told(source: &str, walk: impl FnOnce(&Fields<'_>)) -> String {
    let file = File::read("a.toml", source);
    let root = file.root();
    walk(&root);
    root.finish();
    file.into_report().render()
}

/// The messages alone, with their lines.
fn messages(report: &Report) -> Vec<(usize, String)> {
    report.lines().map(|(line, _, message)| (line, message.to_owned())).collect()
}
