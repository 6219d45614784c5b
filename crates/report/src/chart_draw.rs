//! Charts as SVG, in the colours of the page.

use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::chart::{Chart, Ink, Mark};
use crate::page::Html;

/// The sizes a chart is drawn in: for wide screens, and for phones.
const SIZES: [(&str, Size); 2] = [
    ("wide", Size { width: 880, height: 320, columns: 10, is_wide: true }),
    ("narrow", Size { width: 360, height: 260, columns: 5, is_wide: false }),
];

/// The size of text, in the library's own measure.
const LETTERS: f64 = 15.0;

#[derive(Clone, Copy)]
struct Size {
    width: u32,
    height: u32,
    /// How many numbers stand along it.
    columns: usize,
    is_wide: bool,
}

/// An area with both axes.
type Plane<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// What drawing into a text can fail with.
type Drawn = Result<(), Box<dyn std::error::Error>>;

impl Chart {
    /// Draws the chart for all sizes of screens.
    pub fn draw(&self) -> Html {
        let about = Html::text(&self.about);
        let drawings: String = SIZES.iter().map(|(class, size)| self.svg(class, *size)).collect();
        let meaning = |(ink, meaning): &(Ink, String)| {
            let (colour, meaning) = (ink.variable(), Html::text(meaning));
            Html::markup(format!(
                "<span class=\"key\" style=\"background:var({colour})\"></span>{meaning}"
            ))
        };
        let key = Html::all(self.key.iter().map(meaning));
        let caption = Html::text(&self.caption);
        Html::markup(format!(
            "<figure role=\"img\" aria-label=\"{about}\">\n{drawings}<figcaption>{caption}{key}</figcaption>\n</figure>\n"
        ))
    }

    fn svg(&self, class: &str, size: Size) -> String {
        let mut svg = String::new();
        let drawn = self.draw_into(&mut svg, size);
        if let Err(why) = drawn {
            return Html::note(&format!("The chart could not be drawn: {why}")).to_string();
        }
        let (width, height) = (size.width, size.height);
        let fixed = format!("<svg width=\"{width}\" height=\"{height}\"");
        let svg = svg.replacen(&fixed, &format!("<svg class=\"{class}\" aria-hidden=\"true\""), 1);
        // The page is HTML, which knows what an SVG is.
        let svg = svg.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", "", 1);
        in_colours_of_the_page(&svg)
    }

    fn draw_into(&self, svg: &mut String, size: Size) -> Drawn {
        let root = SVGBackend::with_string(svg, (size.width, size.height)).into_drawing_area();
        let mut plane: Plane<'_, '_> = ChartBuilder::on(&root)
            .margin(6)
            .margin_right(if size.is_wide { 20 } else { 14 })
            .x_label_area_size(if self.x.label().is_empty() { 24 } else { 42 })
            .y_label_area_size(if size.is_wide { 62 } else { 54 })
            .build_cartesian_2d(self.x.from..self.x.to, self.y.from..self.y.to)?;
        let text = ("sans-serif", LETTERS).into_font().color(&colour(Ink::Faint));
        plane
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(colour(Ink::Grid))
            .axis_style(colour(Ink::Grid))
            .label_style(text.clone())
            .axis_desc_style(text)
            .x_labels(size.columns)
            .y_labels(6)
            .x_label_formatter(&|value| self.x.write(*value))
            .y_label_formatter(&|value| self.y.write(*value))
            .x_desc(self.x.label())
            .y_desc(self.y.label())
            .draw()?;
        for mark in &self.marks {
            draw_mark(&mut plane, mark, &self.x, size)?;
        }
        root.present()?;
        Ok(())
    }
}

fn draw_mark(plane: &mut Plane<'_, '_>, mark: &Mark, x: &crate::Axis, size: Size) -> Drawn {
    match mark {
        Mark::Bars(ink, bars) => {
            let style = colour(*ink).filled();
            let bar = |&(from, to, height)| Rectangle::new([(from, 0.0), (to, height)], style);
            plane.draw_series(bars.iter().map(bar))?;
        }
        Mark::Line(ink, points) => {
            let style = colour(*ink).stroke_width(2);
            plane.draw_series(LineSeries::new(points.iter().copied(), style))?;
        }
        Mark::Dots(ink, points) => {
            let (style, radius) = (colour(*ink).filled(), if size.is_wide { 3 } else { 2 });
            plane.draw_series(points.iter().map(|&point| Circle::new(point, radius, style)))?;
        }
        Mark::Spans(ink, spans) => {
            let style = colour(*ink).mix(0.45).stroke_width(if size.is_wide { 2 } else { 1 });
            let span = |&(at, from, to)| PathElement::new(vec![(at, from), (at, to)], style);
            plane.draw_series(spans.iter().map(span))?;
        }
        Mark::Level(ink, at) => {
            let line = [(x.from, *at), (x.to, *at)];
            plane.draw_series(LineSeries::new(line, colour(*ink).stroke_width(1)))?;
        }
        Mark::Note(ink, at, said) => {
            let half = 0.5 * (x.from + x.to);
            let (anchor, gap) = if at.0 < half { (HPos::Left, 6) } else { (HPos::Right, -6) };
            let style = ("sans-serif", LETTERS).into_font().color(&colour(*ink));
            let style = style.pos(Pos::new(anchor, VPos::Center));
            let note = EmptyElement::at(*at) + Text::new(said.clone(), (gap, 0), style);
            plane.draw_series([note])?;
        }
    }
    Ok(())
}

/// All colours, to find them again in what the library wrote.
const INKS: [Ink; 11] = [
    Ink::Text,
    Ink::Faint,
    Ink::Grid,
    Ink::Good,
    Ink::Bad,
    Ink::Series(0),
    Ink::Series(1),
    Ink::Series(2),
    Ink::Series(3),
    Ink::Series(4),
    Ink::Series(5),
];

/// Gets a colour that stands for one of the page.
fn colour(ink: Ink) -> RGBColor {
    let number = match ink {
        Ink::Text => 0,
        Ink::Faint => 1,
        Ink::Grid => 2,
        Ink::Good => 3,
        Ink::Bad => 4,
        Ink::Series(number) => 5 + number % 6,
    };
    RGBColor(1, 2, number)
}

/// Puts the page's colours in place of those that stand for them. Text cannot be mistaken for one:
/// its quotes are escaped.
fn in_colours_of_the_page(svg: &str) -> String {
    INKS.iter().fold(svg.to_owned(), |svg, ink| {
        let RGBColor(red, green, blue) = colour(*ink);
        let written = format!("\"#{red:02X}{green:02X}{blue:02X}\"");
        svg.replace(&written, &format!("\"var({})\"", ink.variable()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::{Axis, Unit};

    fn chart(name: &str) -> String {
        let [x, y] = [("<x>", Unit::Count), ("y", Unit::Percent)]
            .map(|(label, unit)| Axis::new(label, 0.0, 1.0, unit));
        let ink = Ink::Series(7);
        let chart = Chart::new(name, x, y)
            .with(Mark::Bars(Ink::Good, vec![(0.0, 0.5, 0.5)]))
            .with(Mark::Line(ink, vec![(0.0, 0.0), (1.0, 1.0)]))
            .with(Mark::Dots(Ink::Bad, vec![(0.5, 0.5)]))
            .with(Mark::Spans(Ink::Bad, vec![(0.5, 0.4, 0.6)]))
            .with(Mark::Level(Ink::Text, 0.5))
            .with(Mark::Note(Ink::Text, (0.9, 0.5), name.to_owned()))
            .with_key(ink, name);
        chart.with_caption(name).draw().to_string()
    }

    #[test]
    fn all_colours_are_those_of_the_page() {
        let drawn = chart("A chart");
        assert!(!drawn.contains("\"#"), "{drawn}");
        for ink in [Ink::Text, Ink::Faint, Ink::Grid, Ink::Good, Ink::Bad, Ink::Series(1)] {
            assert!(drawn.contains(&format!("var({})", ink.variable())), "{ink:?}");
        }
    }

    #[test]
    fn a_chart_is_drawn_for_both_sizes_and_asks_for_nothing() {
        let drawn = chart("A chart");
        assert!(drawn.contains("class=\"wide\"") && drawn.contains("class=\"narrow\""));
        assert!(!drawn.contains("http") && !drawn.contains("could not be drawn"), "{drawn}");
    }

    #[test]
    fn text_on_a_chart_cannot_become_markup_nor_a_colour() {
        let drawn = chart("<script>\"#010200\"");
        assert!(!drawn.contains("<script>") && !drawn.contains("<x>"), "{drawn}");
        assert!(drawn.contains("&quot;#010200&quot;"), "{drawn}");
    }

    #[test]
    fn numbers_that_are_none_and_axes_without_length_do_no_harm() {
        let x = Axis::new("", f64::NAN, f64::INFINITY, Unit::Count);
        let y = Axis::new("", 3.0, 3.0, Unit::Points);
        let drawn = Chart::new("", x, y).with(Mark::Dots(Ink::Text, vec![(0.5, 3.5)])).draw();
        assert!(!drawn.to_string().contains("could not be drawn"));
    }
}
