//! The charts of a balance report.

use fracas_lab::{Balance, CardReport, Interval};

use super::words::count;
use crate::chart::{Axis, Chart, Ink, Mark, Unit};
use crate::page::Html;

/// How many cards are named at each end of a chart.
const NAMED: usize = 3;
/// The most bars of a chart; longer games share one.
const BARS: u32 = 60;

/// Draws how long games were.
pub(super) fn lengths(report: &Balance) -> Html {
    let (Some((shortest, _)), Some((longest, _))) = (report.lengths.first(), report.lengths.last())
    else {
        return Html::default();
    };
    let step = (longest - shortest + 1).div_ceil(BARS);
    let games = report.table.games.max(1) as f64;
    let mut heights = vec![0.0; ((longest - shortest) / step + 1) as usize];
    for (length, count) in &report.lengths {
        heights[((length - shortest) / step) as usize] += *count as f64 / games;
    }
    let bar = |(place, height): (usize, &f64)| {
        let from = f64::from(shortest + place as u32 * step) - 0.5;
        (from + 0.08 * f64::from(step), from + 0.92 * f64::from(step), *height)
    };
    let bars: Vec<(f64, f64, f64)> = heights.iter().enumerate().map(bar).collect();
    let highest = heights.iter().copied().fold(0.0, f64::max);
    // A single bar should not fill the chart.
    let room = (4.0 - f64::from(longest - shortest) / 2.0).max(0.5);
    let x = Axis::new(
        "decisions in a game",
        f64::from(*shortest) - room,
        f64::from(*longest) + room,
        Unit::Count,
    );
    let y = Axis::new("share of games", 0.0, 1.08 * highest, Unit::Percent);
    let about = format!("How many decisions {} games took", count(report.table.games));
    Chart::new(&about, x, y).with(Mark::Bars(Ink::Series(0), bars)).draw()
}

/// Draws what every card does, from the worst to the best: what it is worth, or where that is not
/// known, how those fare who have it.
pub(super) fn worth(report: &Balance) -> Html {
    let has_worth = report.cards.iter().any(|card| card.worth.is_some());
    let figure = |card: &CardReport| {
        let standing = card.when_available;
        let moved = |end: f64| end - standing.expected;
        let lift = (
            standing.lift(),
            Interval { low: moved(standing.interval.low), high: moved(standing.interval.high) },
        );
        if has_worth {
            card.worth.map(|worth| (worth.difference, worth.interval))
        } else {
            Some(lift)
        }
    };
    let mut cards: Vec<(&str, f64, Interval)> = report
        .cards
        .iter()
        .filter_map(|card| {
            figure(card).map(|(value, interval)| (card.name.as_str(), value, interval))
        })
        .collect();
    cards.sort_by(|left, right| left.1.total_cmp(&right.1));
    let (label, about) = if has_worth {
        (
            "wins in 100 games",
            "What every card is worth against an ordinary card in its place, worst to best, with 95% intervals",
        )
    } else {
        (
            "points from usual",
            "How much better than usual those fare who have each card, worst to best, with 95% intervals",
        )
    };
    let ends = cards.iter().flat_map(|(_, _, interval)| [interval.low.abs(), interval.high.abs()]);
    let widest = 1.1 * ends.fold(0.01, f64::max);
    let x = Axis::new("", -1.0, cards.len() as f64, Unit::Count).without_numbers();
    let y = Axis::new(label, -widest, widest, Unit::Points);
    let mut chart = Chart::new(about, x, y).with(Mark::Level(Ink::Faint, 0.0));
    for (ink, wanted) in [(Ink::Bad, -1), (Ink::Faint, 0), (Ink::Good, 1)] {
        let of_side = |(place, (_, value, interval)): (usize, &(&str, f64, Interval))| {
            (side(*interval) == wanted).then_some((place as f64, *value, *interval))
        };
        let found: Vec<(f64, f64, Interval)> =
            cards.iter().enumerate().filter_map(of_side).collect();
        let spans = found.iter().map(|(at, _, interval)| (*at, interval.low, interval.high));
        let dots = found.iter().map(|(at, value, _)| (*at, *value));
        chart = chart.with(Mark::Spans(ink, spans.collect())).with(Mark::Dots(ink, dots.collect()));
    }
    with_names(chart, &cards, widest).with_caption(&format!("{about}.")).draw()
}

/// Names the cards at both ends, where there is room.
fn with_names(mut chart: Chart, cards: &[(&str, f64, Interval)], widest: f64) -> Chart {
    let count = cards.len();
    if count < 2 * NAMED + 1 {
        return chart;
    }
    let step = 0.17 * widest;
    let middle = count as f64 / 2.0;
    for place in 0..NAMED {
        let lines = place as f64 * step;
        let (worst, best) = (cards[place].0, cards[count - 1 - place].0);
        chart = chart
            .with(Mark::Note(
                Ink::Bad,
                (0.06 * middle, 0.9 * widest - lines),
                format!("{}. {worst}", count - place),
            ))
            .with(Mark::Note(
                Ink::Good,
                (1.94 * middle, -0.9 * widest + (NAMED - 1) as f64 * step - lines),
                format!("{}. {best}", place + 1),
            ));
    }
    chart
}

fn side(interval: Interval) -> i8 {
    i8::from(0.0 < interval.low) - i8::from(interval.high < 0.0)
}

/// Draws how often each card is taken, and how those fare who take it.
pub(super) fn choices(report: &Balance) -> Html {
    let point = |card: &CardReport| Some((card.taken.share, card.when_taken?.lift()));
    let points: Vec<(f64, f64)> = report.cards.iter().filter_map(point).collect();
    let widest = 1.15 * points.iter().map(|(_, lift)| lift.abs()).fold(0.01, f64::max);
    let rarest = points.iter().map(|(taken, _)| *taken).fold(1.0, f64::min);
    let x = Axis::new(
        "taken, of the times it is available",
        (rarest - 0.05).max(0.0),
        1.0,
        Unit::Percent,
    );
    let y = Axis::new("points from usual", -widest, widest, Unit::Points);
    let about =
        "How often each card is taken, and how much better than usual those fare who take it";
    Chart::new(about, x, y)
        .with(Mark::Level(Ink::Faint, 0.0))
        .with(Mark::Dots(Ink::Series(0), points))
        .with_caption(&format!(
            "{about}. High on the left: stronger than its choosers think. Low on the right: weaker."
        ))
        .draw()
}
