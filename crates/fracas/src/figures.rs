//! Tables of figures.

use comfy_table::presets::UTF8_HORIZONTAL_ONLY;
use comfy_table::{CellAlignment, LineStyle, Table};

/// Starts a table whose first columns are words, and whose others are figures, at the right.
pub(crate) fn table(words: usize, header: Vec<String>) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_HORIZONTAL_ONLY.row_separator(LineStyle::none()));
    table.set_header(header);
    for column in table.column_iter_mut().skip(words) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Writes a share as a percentage.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.2}%", share * 100.0)
}
