//! Tables of a page: heads that stay, figures that can be sorted, intervals as bars.

use fracas_lab::Interval;

use crate::page::Html;

/// The most of a colour that is mixed into the ground of a cell, in percent: text stays readable.
const MOST_TINT: f64 = 40.0;

/// A column.
#[derive(Clone, Debug)]
pub struct Column {
    name: String,
    about: String,
}

impl Column {
    /// Names a column and says what it holds, for those who point at it.
    pub fn new(name: &str, about: &str) -> Column {
        Column { name: name.to_owned(), about: about.to_owned() }
    }
}

/// What stands in a row and a column.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    html: Html,
    /// How much it is tinted, and which way, from -1 to 1; none for a plain cell.
    tint: Option<f64>,
    /// What it is sorted by; empty for what comes last.
    key: String,
}

/// The range that a column's bars are drawn in, and the value that they are held against.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// The left end.
    pub from: f64,
    /// The right end.
    pub to: f64,
    /// Where nothing is said for or against.
    pub middle: f64,
}

impl Cell {
    /// Writes a text.
    pub fn text(text: &str) -> Cell {
        Cell { html: Html::text(text), key: text.to_lowercase(), tint: None }
    }

    /// Writes a text with a smaller one behind it.
    pub fn text_with(text: &str, more: &str) -> Cell {
        let html = format!("{} <small>{}</small>", Html::text(text), Html::text(more));
        Cell { html: Html::markup(html), key: text.to_lowercase(), tint: None }
    }

    /// Writes a figure.
    pub fn figure(value: f64, text: &str) -> Cell {
        Cell { html: Html::text(text), key: format!("{value}"), tint: None }
    }

    /// Writes a figure with a smaller text under it, on a ground that is tinted by how far the figure
    /// is from the middle of a scale: green above, red below.
    pub fn tinted(value: f64, text: &str, more: &str, scale: Scale) -> Cell {
        let html = format!("{}<br><small>{}</small>", Html::text(text), Html::text(more));
        let tint = scale.place(value) / 50.0 - 1.0;
        Cell { html: Html::markup(html), key: format!("{value}"), tint: Some(tint) }
    }

    /// Writes a figure with its interval as a bar: green where the whole interval is above `middle`,
    /// red where it is below.
    pub fn bar(value: f64, text: &str, interval: Interval, middle: f64, scale: Scale) -> Cell {
        let class = match () {
            () if middle < interval.low => "up",
            () if interval.high < middle => "down",
            () => "even",
        };
        let [low, high, dot, zero] =
            [interval.low, interval.high, value, middle].map(|value| scale.place(value));
        let html = format!(
            "{}<span class=\"bar {class}\"><s style=\"left:{zero:.1}%\"></s>\
             <i style=\"left:{low:.1}%;width:{:.1}%\"></i><u style=\"left:{dot:.1}%\"></u></span>",
            Html::text(text),
            high - low,
        );
        Cell { html: Html::markup(html), key: format!("{value}"), tint: None }
    }

    /// Writes the attributes that tint it.
    fn ground(&self) -> String {
        let Some(tint) = self.tint else { return String::new() };
        let class = if tint < 0.0 { "below" } else { "above" };
        format!(" class=\"{class}\" style=\"--tint:{:.0}%\"", MOST_TINT * tint.abs())
    }
}

impl Scale {
    /// Makes a scale that is as wide on both sides of its middle.
    pub fn around(middle: f64, values: impl IntoIterator<Item = f64>) -> Scale {
        let widest = values.into_iter().map(|value| (value - middle).abs());
        let widest = widest.filter(|width| width.is_finite()).fold(0.01, f64::max);
        Scale { from: middle - widest, to: middle + widest, middle }
    }

    /// Gets the place of a value, in percent of the width.
    fn place(self, value: f64) -> f64 {
        let place = 100.0 * (value - self.from) / (self.to - self.from);
        if place.is_finite() { place.clamp(0.0, 100.0) } else { 0.0 }
    }
}

/// A table, whose first column says what each row is about.
#[derive(Clone, Debug)]
pub struct Table {
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
}

impl Table {
    /// Starts a table.
    pub fn new(columns: Vec<Column>) -> Table {
        Table { columns, rows: Vec::new() }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(cells);
    }

    /// Writes the table.
    pub fn write(&self) -> Html {
        let head = |column: &Column| {
            let (name, about) = (Html::text(&column.name), Html::text(&column.about));
            format!("<th scope=\"col\" data-sorts title=\"{about}\">{name}</th>")
        };
        let cell = |(at, cell): (usize, &Cell)| {
            let (html, key) = (&cell.html, Html::text(&cell.key));
            // The first says what the row is about.
            let (tag, scope) = if at == 0 { ("th", " scope=\"row\"") } else { ("td", "") };
            let ground = cell.ground();
            format!("<{tag}{scope}{ground} data-v=\"{key}\">{html}</{tag}>")
        };
        let row = |row: &Vec<Cell>| {
            let cells: String = row.iter().enumerate().map(cell).collect();
            format!("<tr>{cells}</tr>\n")
        };
        let head: String = self.columns.iter().map(head).collect();
        let rows: String = self.rows.iter().map(row).collect();
        Html::markup(format!(
            "<div class=\"scroll\" tabindex=\"0\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_tables_are_text_and_cells_can_be_sorted() {
        let mut table = Table::new(vec![Column::new("<card>", "\"about\""), Column::new("n", "")]);
        table.row(vec![Cell::text_with("<b>A", "<i>"), Cell::figure(0.5, "50%")]);
        let written = table.write().to_string();
        assert!(!written.contains("<b>A") && !written.contains("<i>"), "{written}");
        assert!(written.contains("title=\"&quot;about&quot;\">&lt;card&gt;</th>"), "{written}");
        assert!(written.contains("<td data-v=\"0.5\">50%</td>"), "{written}");
    }

    #[test]
    fn a_cell_is_tinted_by_how_far_it_is_from_the_middle() {
        let ground = |value| Cell::tinted(value, "", "", Scale::around(0.5, [0.0])).ground();
        assert_eq!(ground(1.0), " class=\"above\" style=\"--tint:40%\"");
        assert_eq!(ground(0.25), " class=\"below\" style=\"--tint:20%\"");
        assert_eq!(ground(0.5), " class=\"above\" style=\"--tint:0%\"");
        assert_eq!(Cell::figure(1.0, "1").ground(), "", "others are plain");
    }

    #[test]
    fn a_bar_takes_sides_only_when_its_whole_interval_does() {
        let scale = Scale::around(0.0, [0.1, -0.2]);
        let class = |low: f64, high: f64| {
            let html = Cell::bar(0.0, "", Interval { low, high }, 0.0, scale).html.to_string();
            ["up", "down", "even"].into_iter().find(|class| html.contains(&format!("bar {class}")))
        };
        assert_eq!(class(0.01, 0.1), Some("up"));
        assert_eq!(class(-0.1, -0.01), Some("down"));
        assert_eq!(class(-0.1, 0.1), Some("even"));
        let beyond = Cell::bar(9.0, "", Interval { low: 8.0, high: f64::NAN }, 0.0, scale);
        assert!(!beyond.html.to_string().contains("NaN"), "{}", beyond.html);
    }
}
