//! What each seat could expect over time, as a chart.

use super::AnalysisPage;
use crate::chart::{Axis, Chart, Ink, Mark, Unit};
use crate::page::Html;

/// How many of the dearest choices are named on the chart.
const NAMED: usize = 6;

pub(super) fn chart(page: &AnalysisPage<'_>) -> Html {
    let analysis = page.analysis;
    // A decision stands at its number, and the end behind the last.
    let x = Axis::new("decision", 1.0, analysis.expected.len() as f64, Unit::Count);
    let y = Axis::new("", 0.0, 1.0, Unit::Percent);
    let mut chart = Chart::new(&about(page), x, y).with(Mark::Level(Ink::Faint, 0.5));
    for (seat, name) in page.names.iter().enumerate() {
        let points = analysis.expected.iter().enumerate();
        let points = points.map(|(at, moment)| ((at + 1) as f64, moment[seat].share())).collect();
        let ink = Ink::Series(seat as u8);
        chart = chart.with(Mark::Line(ink, points)).with_key(ink, name);
    }
    let marked = analysis.dearest().into_iter().filter(|decision| decision.mark.is_some());
    let marked: Vec<((f64, f64), usize)> = marked
        .take(NAMED)
        .map(|decision| {
            let value = analysis.expected[decision.number - 1][decision.seat.index()].share();
            ((decision.number as f64, value), decision.number)
        })
        .collect();
    if !marked.is_empty() {
        let dots = marked.iter().map(|(at, _)| *at).collect();
        chart =
            chart.with(Mark::Dots(Ink::Bad, dots)).with_key(Ink::Bad, "a choice that cost much");
        for (at, number) in marked {
            chart = chart.with(Mark::Note(Ink::Bad, at, number.to_string()));
        }
    }
    chart.with_caption("What each could expect, from what they knew.").draw()
}

/// Says in words what the chart shows.
fn about(page: &AnalysisPage<'_>) -> String {
    let ends = page.analysis.accounts.iter().map(|account| {
        format!("{} from {} to {}", page.name(account.seat), account.start, account.end)
    });
    let ends: Vec<String> = ends.collect();
    format!(
        "What each could expect over {} decisions: {}",
        page.analysis.decisions.len(),
        ends.join(", ")
    )
}
