//! Charts: what is drawn, in words that know no library.

/// A colour of the page, which is another in the dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Like text.
    Text,
    /// Like text that is not in the way.
    Faint,
    /// Lines behind everything.
    Grid,
    /// Good news.
    Good,
    /// Bad news.
    Bad,
    /// One of several series, counted from 0; there are six.
    Series(u8),
}

/// What the numbers of an axis are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Whole numbers.
    Count,
    /// Shares, shown as percentages.
    Percent,
    /// Differences of shares, shown in points with a sign.
    Points,
}

/// An axis: what it shows, and from where to where.
#[derive(Clone, Debug)]
pub struct Axis {
    label: String,
    pub(crate) from: f64,
    pub(crate) to: f64,
    unit: Unit,
    has_numbers: bool,
}

/// Something drawn on a chart.
#[derive(Clone, Debug)]
pub enum Mark {
    /// Bars that stand on 0: from, to, height.
    Bars(Ink, Vec<(f64, f64, f64)>),
    /// A line through points.
    Line(Ink, Vec<(f64, f64)>),
    /// Dots.
    Dots(Ink, Vec<(f64, f64)>),
    /// Upright lines, such as intervals: where, from, to.
    Spans(Ink, Vec<(f64, f64, f64)>),
    /// A level line across the chart.
    Level(Ink, f64),
    /// A text beside a point.
    Note(Ink, (f64, f64), String),
}

/// A chart, drawn once for wide screens and once for phones.
#[derive(Clone, Debug)]
pub struct Chart {
    pub(crate) about: String,
    pub(crate) x: Axis,
    pub(crate) y: Axis,
    pub(crate) marks: Vec<Mark>,
    pub(crate) key: Vec<(Ink, String)>,
    pub(crate) caption: String,
}

impl Ink {
    /// Gets the name of the colour in the page's style.
    pub(crate) fn variable(self) -> &'static str {
        const SERIES: [&str; 6] = ["--s1", "--s2", "--s3", "--s4", "--s5", "--s6"];
        match self {
            Ink::Text => "--ink",
            Ink::Faint => "--faint",
            Ink::Grid => "--grid",
            Ink::Good => "--good",
            Ink::Bad => "--bad",
            Ink::Series(number) => SERIES[usize::from(number) % SERIES.len()],
        }
    }
}

impl Unit {
    /// Writes a number.
    pub(crate) fn write(self, value: f64) -> String {
        // A step of the axis can miss 0 by a hair.
        let value = if value.abs() < 1e-9 { 0.0 } else { value };
        let digits = |scaled: f64| usize::from((scaled - scaled.round()).abs() >= 0.05);
        match self {
            Unit::Count => format!("{value:.0}"),
            Unit::Percent => format!("{:.*}%", digits(100.0 * value), 100.0 * value),
            Unit::Points if value == 0.0 => "0".into(),
            Unit::Points => format!("{:+.*}", digits(100.0 * value), 100.0 * value),
        }
    }
}

impl Axis {
    /// Makes an axis that is at least a little long.
    pub fn new(label: &str, from: f64, to: f64, unit: Unit) -> Axis {
        let [from, to] = [from, to].map(|end| if end.is_finite() { end } else { 0.0 });
        let to = if from + 1e-6 < to { to } else { from + 1.0 };
        Axis { label: label.to_owned(), from, to, unit, has_numbers: true }
    }

    /// Leaves the numbers away where they mean nothing.
    #[must_use]
    pub fn without_numbers(mut self) -> Axis {
        self.has_numbers = false;
        self
    }

    pub(crate) fn label(&self) -> &str {
        &self.label
    }

    pub(crate) fn write(&self, value: f64) -> String {
        if self.has_numbers { self.unit.write(value) } else { String::new() }
    }
}

impl Chart {
    /// Starts a chart; `about` is what someone hears who cannot see it.
    pub fn new(about: &str, x: Axis, y: Axis) -> Chart {
        let (marks, key) = (Vec::new(), Vec::new());
        Chart { about: about.to_owned(), x, y, marks, key, caption: String::new() }
    }

    /// Draws something on top of what is there.
    #[must_use]
    pub fn with(mut self, mark: Mark) -> Chart {
        self.marks.push(mark);
        self
    }

    /// Says what a colour stands for.
    #[must_use]
    pub fn with_key(mut self, ink: Ink, meaning: &str) -> Chart {
        self.key.push((ink, meaning.to_owned()));
        self
    }

    /// Says something below.
    #[must_use]
    pub fn with_caption(mut self, caption: &str) -> Chart {
        caption.clone_into(&mut self.caption);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_read_them() {
        assert_eq!(Unit::Percent.write(0.5), "50%");
        assert_eq!(Unit::Percent.write(0.125), "12.5%");
        assert_eq!(Unit::Points.write(-0.1), "-10");
        assert_eq!(Unit::Points.write(0.025), "+2.5");
        assert_eq!(Unit::Points.write(1e-17), "0");
        assert_eq!(Unit::Count.write(12.0), "12");
    }
}
