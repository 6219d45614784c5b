//! An analysis as a story for the terminal.

use fracas_core::Seat;
use fracas_registry::{Analysis, Decision, Permille};
use fracas_report::{how_it_ended, how_to_read, marks_of};

use crate::figures::table;
use crate::input::count;
use crate::terminal::wrap;

/// How many of the dearest decisions are told.
const DEAREST: usize = 5;
/// The least cost that is worth telling.
const WORTH_TELLING: Permille = Permille(10);
/// How many of the largest turns are told.
const TURNS: usize = 3;
/// The least turn worth telling.
const LEAST_TURN: Permille = Permille(80);
/// The most and the fewest bars of a line: names need room too.
const BARS: std::ops::RangeInclusive<usize> = 20..=60;

/// Tells what there is to say of a match.
pub(super) fn tell(analysis: &Analysis, names: &[String]) -> String {
    let parts = [
        opening(analysis, names),
        course(analysis, names),
        accounts(analysis, names),
        dearest(analysis, names),
        turns(analysis, names),
        how_to_read(analysis).map(|note| wrap("", "", &note)).join("\n"),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// Says how it ended.
fn opening(analysis: &Analysis, names: &[String]) -> String {
    let decisions = count(analysis.decisions.len(), "decision");
    let ended = how_it_ended(analysis, names);
    wrap("", "", &format!("{decisions}. {ended}"))
}

/// Draws what each seat could expect, move by move.
fn course(analysis: &Analysis, names: &[String]) -> String {
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    let room = (2 + BARS.end()).saturating_sub(width).clamp(*BARS.start(), *BARS.end());
    let mut lines = vec!["What each could expect, from what they knew:".to_owned()];
    for (seat, name) in names.iter().enumerate() {
        let values: Vec<Permille> = analysis.expected.iter().map(|moment| moment[seat]).collect();
        let (Some(first), Some(last)) = (values.first(), values.last()) else { continue };
        lines.push(format!("  {name:<width$}  {first:>6} {} {last:>6}", sparkline(&values, room)));
    }
    lines.join("\n")
}

/// Draws values as bars of one character each; a long row is thinned out.
fn sparkline(values: &[Permille], room: usize) -> String {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let shown = values.len().min(room);
    let bar = |column: usize| {
        let at = if shown < 2 { 0 } else { column * (values.len() - 1) / (shown - 1) };
        HEIGHTS[(values[at].0.clamp(0, 999) * HEIGHTS.len() as i32 / 1000) as usize]
    };
    (0..shown).map(bar).collect()
}

/// Sets luck against play.
fn accounts(analysis: &Analysis, names: &[String]) -> String {
    let end = if analysis.outcome.is_some() { "result" } else { "now" };
    let header = ["", "start", "luck", "own losses", "from others", end];
    let mut table = table(1, header.map(str::to_owned).to_vec());
    for account in &analysis.accounts {
        table.add_row(vec![
            names[account.seat.index()].clone(),
            account.start.to_string(),
            account.luck.signed(),
            (-account.lost).signed(),
            account.given.signed(),
            account.end.to_string(),
        ]);
    }
    let marks = analysis.accounts.iter().map(|account| {
        format!("  {}: {}", names[account.seat.index()], marks_of(analysis, account.seat))
    });
    format!("{table}\n{}", marks.collect::<Vec<_>>().join("\n"))
}

fn dearest(analysis: &Analysis, names: &[String]) -> String {
    let dearest = analysis.dearest();
    let told = dearest.into_iter().filter(|decision| WORTH_TELLING <= decision.cost);
    let told: Vec<String> =
        told.take(DEAREST).map(|decision| decision_told(decision, names)).collect();
    if told.is_empty() {
        return "No choice cost as much as a point.".into();
    }
    format!("The choices that cost most:\n{}", told.join("\n"))
}

fn decision_told(decision: &Decision, names: &[String]) -> String {
    let Decision { number, seat, moment, made, best, cost, margin, .. } = decision;
    let mark = decision.mark.map(|mark| format!(", {mark}")).unwrap_or_default();
    let name = &names[seat.index()];
    let lines = [
        wrap(
            &format!("{number:>4}  "),
            "      ",
            &format!("{name}, {moment}: {} points (±{}){mark}", (-*cost).signed(), margin.points()),
        ),
        wrap("      chose   ", "              ", &format!("{} ({})", made.label, made.value)),
        wrap("      better  ", "              ", &format!("{} ({})", best.label, best.value)),
    ];
    let next = decision.line.iter().skip(1);
    let next: Vec<String> =
        next.map(|step| format!("{}: {}", name_of(step.seat, names), step.label)).collect();
    let line = if next.is_empty() {
        String::new()
    } else {
        "\n".to_owned() + &wrap("      then    ", "              ", &next.join("; "))
    };
    lines.join("\n") + &line
}

fn name_of(seat: Seat, names: &[String]) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// Tells where the match turned, whoever or whatever turned it.
fn turns(analysis: &Analysis, names: &[String]) -> String {
    let steps = analysis.expected.windows(2).zip(&analysis.decisions);
    let mut turns: Vec<(Permille, Seat, &[Vec<Permille>], &Decision)> = steps
        .filter_map(|(moments, decision)| {
            let change = |seat: Seat| moments[1][seat.index()] - moments[0][seat.index()];
            let seat = Seat::all(names.len()).max_by_key(|seat| change(*seat))?;
            Some((change(seat), seat, moments, decision))
        })
        .filter(|(change, ..)| LEAST_TURN <= *change)
        .collect();
    turns.sort_by_key(|(change, ..)| std::cmp::Reverse(*change));
    turns.truncate(TURNS);
    if turns.is_empty() {
        return String::new();
    }
    turns.sort_by_key(|(.., decision)| decision.number);
    let told = turns.into_iter().map(|(_, seat, moments, decision)| {
        let at = seat.index();
        let told = decision.told.join(" ");
        let text = format!("{}, {} to {}: {told}", names[at], moments[0][at], moments[1][at]);
        wrap(&format!("{:>4}  ", decision.number), "      ", &text)
    });
    format!("Where the match turned:\n{}", told.collect::<Vec<_>>().join("\n"))
}
