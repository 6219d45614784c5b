//! What an analysis says in sentences, on the page and in the terminal.

use fracas_core::Seat;
use fracas_lab::{Analysis, Mark};

/// How luck is told apart from play.
const HOW_IT_ADDS_UP: &str = "Start, luck, own losses and what came from others add up to the \
    result. Own losses are what better choices would have been worth to the one who chose. What one \
    loses falls to the others, in equal parts. Luck is all the rest: cards, dice, and what was hidden \
    when it was chosen; a cost \
    within its margin counts as luck, too. Someone who always finds the best \
    choice loses nothing, whatever comes of it.";

/// What a choice is judged by.
const HOW_IT_IS_JUDGED: &str = "Every moment is judged from what that player knew at that \
    moment. Nobody knows the cards of the others, so what all expect need not add up to 100%. The \
    choice that was made and the best one are played through in the same possible worlds with the \
    same luck; the difference is the cost, with the margin that 19 of 20 such figures keep to.";

/// Says how a match ended.
pub fn how_it_ended(analysis: &Analysis, names: &[String]) -> String {
    match (&analysis.outcome, &analysis.ending) {
        (Some(outcome), _) if outcome.is_tie() => "The match ended in a tie.".into(),
        (Some(outcome), _) => {
            let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
            let winners: Vec<&str> = outcome.winners().map(name).collect();
            format!("{} won.", winners.join(" and "))
        }
        (None, Some(ending)) => format!(
            "{ending} The match was not played to its end; it is analysed as far as it goes."
        ),
        (None, None) => "The match is unfinished; it is analysed as far as it goes.".into(),
    }
}

/// Counts the marks of a seat.
pub fn marks_of(analysis: &Analysis, seat: Seat) -> String {
    let counted = Mark::ALL.map(|mark| {
        let count = analysis.count(seat, mark);
        format!("{count} {}", mark.counted(count))
    });
    counted.join(", ")
}

/// Explains an analysis, a paragraph each.
pub fn how_to_read(analysis: &Analysis) -> [String; 4] {
    let scale = format!(
        "100% is the first place and 0% the last; a shared place counts half. {} possible worlds \
         were played for each question.",
        analysis.iterations
    );
    let mark = |mark: Mark| format!("{mark} from {} points on", mark.threshold().0 / 10);
    let marks = format!(
        "A choice is called by what it cost: {}, if the cost is larger than its margin.",
        Mark::ALL.map(mark).join(", ")
    );
    [scale, HOW_IT_IS_JUDGED.into(), HOW_IT_ADDS_UP.into(), marks]
}
