//! An analysis as a story for the terminal.

use fracas_core::Seat;
use fracas_registry::{Analysis, Decision, Mark, Permille};

use crate::figures::table;
use crate::input::count;
use crate::terminal::wrap;

/// How many of the dearest decisions are told.
const DEAREST: usize = 5;
/// How many of the largest turns are told.
const TURNS: usize = 3;
/// The least turn worth telling.
const LEAST_TURN: Permille = Permille(80);
/// The widest line of a chart.
const WIDEST: usize = 60;

/// Tells what there is to say of a match.
pub(super) fn tell(analysis: &Analysis, names: &[String]) -> String {
    let parts = [
        opening(analysis, names),
        course(analysis, names),
        accounts(analysis, names),
        dearest(analysis, names),
        turns(analysis, names),
        small_print(analysis),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// Says how it ended.
fn opening(analysis: &Analysis, names: &[String]) -> String {
    let decisions = count(analysis.decisions.len(), "decision");
    let ended = match (&analysis.outcome, &analysis.ending) {
        (Some(outcome), _) if outcome.is_tie() => "It ended in a tie.".into(),
        (Some(outcome), _) => {
            let winners: Vec<&str> =
                outcome.winners().map(|seat| names[seat.index()].as_str()).collect();
            format!("{} won.", winners.join(" and "))
        }
        (None, Some(ending)) => {
            format!(
                "{ending} The match was not played to its end and is analysed as far as it goes."
            )
        }
        (None, None) => "The match is unfinished and is analysed as far as it goes.".into(),
    };
    wrap("", "", &format!("{decisions}. {ended}"))
}

/// Draws what each seat could expect, move by move.
fn course(analysis: &Analysis, names: &[String]) -> String {
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    let mut lines = vec!["What each could expect, from what they knew:".to_owned()];
    for (seat, name) in names.iter().enumerate() {
        let values: Vec<Permille> = analysis.expected.iter().map(|moment| moment[seat]).collect();
        let (Some(first), Some(last)) = (values.first(), values.last()) else { continue };
        lines.push(format!("  {name:<width$}  {first:>6} {} {last:>6}", sparkline(&values)));
    }
    lines.join("\n")
}

/// Draws values as bars of one character each; a long row is thinned out.
fn sparkline(values: &[Permille]) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let shown = values.len().min(WIDEST);
    let bar = |column: usize| {
        let at = if shown < 2 { 0 } else { column * (values.len() - 1) / (shown - 1) };
        BARS[(values[at].0.clamp(0, 999) * BARS.len() as i32 / 1000) as usize]
    };
    (0..shown).map(bar).collect()
}

/// Sets luck against play.
fn accounts(analysis: &Analysis, names: &[String]) -> String {
    let end = if analysis.outcome.is_some() { "result" } else { "now" };
    let mut header = vec!["", "start", "luck", "own losses", "from others", end];
    let marks = ["inaccuracies", "mistakes", "blunders"];
    header.extend(marks);
    let mut table = table(1, header.into_iter().map(str::to_owned).collect());
    for account in &analysis.accounts {
        let mut row = vec![
            names[account.seat.index()].clone(),
            account.start.to_string(),
            account.luck.signed(),
            (-account.lost).signed(),
            account.given.signed(),
            account.end.to_string(),
        ];
        row.extend(Mark::ALL.map(|mark| analysis.count(account.seat, mark).to_string()));
        table.add_row(row);
    }
    table.to_string()
}

fn dearest(analysis: &Analysis, names: &[String]) -> String {
    let dearest = analysis.dearest();
    if dearest.is_empty() {
        return "No choice cost anything.".into();
    }
    let told = dearest.into_iter().take(DEAREST).map(|decision| decision_told(decision, names));
    format!("The choices that cost most:\n{}", told.collect::<Vec<_>>().join("\n"))
}

fn decision_told(decision: &Decision, names: &[String]) -> String {
    let Decision { number, seat, moment, made, best, cost, margin, .. } = decision;
    let mark = decision.mark.map(|mark| format!(", {mark}")).unwrap_or_default();
    let name = &names[seat.index()];
    let lines = [
        wrap(
            &format!("{number:>4}  "),
            "      ",
            &format!("{name}, {moment}: {} points (±{}){mark}", (-*cost).signed(), plain(*margin)),
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

/// Writes points without a sign.
fn plain(points: Permille) -> String {
    points.signed().trim_start_matches('+').to_owned()
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

fn small_print(analysis: &Analysis) -> String {
    let text = format!(
        "100% is the first place and 0% the last; a shared place counts half. {} worlds were played \
         for each question. Start, luck, own losses and what came from others add up to the end: own \
         losses are what better choices would have been worth to the one who chose, what one loses \
         falls to the others in equal parts, and luck is all the rest, cards and hidden things alike. \
         An inaccuracy costs {} points or more, a mistake {}, a blunder {}, if that is more than its \
         margin.",
        analysis.iterations,
        Mark::Inaccuracy.threshold().0 / 10,
        Mark::Mistake.threshold().0 / 10,
        Mark::Blunder.threshold().0 / 10,
    );
    wrap("", "", &text)
}
