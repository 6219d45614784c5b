//! What is said of a balance report, on a page and on a terminal.

use fracas_lab::{Balance, CardChange, Change, Comparison, Interval, Judgement};

use crate::page::{Html, Tone};

/// How sure verdicts are.
pub const HOW_SURE: &str = "A verdict is only given where chance does not explain it. All cards \
    are tested for each kind of verdict, corrected together (Benjamini and Hochberg): of the \
    verdicts of a kind, about 5% or fewer are false alarms. A bot that plays otherwise may give \
    other verdicts.";

/// Says that two tables are the same in play.
pub fn nothing_changed(comparison: &Comparison) -> String {
    format!(
        "Nothing changed: all {} games went the same way, card by card.{}",
        count(comparison.games),
        who_came_and_went(comparison)
    )
}

/// Says how much differs between two tables.
pub fn what_changed(comparison: &Comparison) -> String {
    let Comparison { games, changed_games, .. } = *comparison;
    let clear = clear_changes(comparison).len();
    let clear = match clear {
        0 => "No figure changed clearly.".to_owned(),
        1 => "One thing changed clearly:".to_owned(),
        _ => format!("{clear} things changed clearly:"),
    };
    format!(
        "{} of {} games on the same deals went another way ({}).{} {clear}",
        count(changed_games),
        count(games),
        percent(changed_games as f64 / games.max(1) as f64),
        who_came_and_went(comparison),
    )
}

fn who_came_and_went(comparison: &Comparison) -> String {
    let said = |what: &str, names: &[String]| {
        if names.is_empty() { String::new() } else { format!(" {what}: {}.", names.join(", ")) }
    };
    said("New cards", &comparison.only_here) + &said("Cards that are gone", &comparison.only_there)
}

/// Lists the changes that chance does not explain, in sentences: the table, then cards by how much
/// they changed.
pub fn clear_changes(comparison: &Comparison) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, change) in comparison.seats.iter().enumerate().filter(|(_, one)| one.is_clear) {
        lines.push(format!("Seat {seat} wins {}", shares(change)));
    }
    if comparison.ties.is_clear {
        lines.push(format!("Ties: {}", shares(&comparison.ties)));
    }
    if comparison.length.is_clear {
        let Change { before, after, difference, .. } = comparison.length;
        lines
            .push(format!("A game takes {after:.2} decisions, was {before:.2} ({difference:+.2})"));
    }
    let mut cards: Vec<&CardChange> =
        comparison.cards.iter().filter(|card| card.is_clear()).collect();
    cards.sort_by(|left, right| largest(right).total_cmp(&largest(left)));
    lines.extend(cards.into_iter().map(card_change));
    lines
}

fn largest(card: &CardChange) -> f64 {
    let sizes = card.figures().into_iter().filter_map(|(_, change)| change);
    sizes.filter(|change| change.is_clear).map(|change| change.difference.abs()).fold(0.0, f64::max)
}

fn card_change(card: &CardChange) -> String {
    let before = card.name_before.as_ref().map(|name| format!(" (was {name})")).unwrap_or_default();
    let figures: Vec<String> = card
        .figures()
        .into_iter()
        .filter_map(|(what, change)| Some((what, change?)))
        .filter(|(_, change)| change.is_clear)
        .map(|(what, change)| format!("{what} {}", shares(&change)))
        .collect();
    format!("{}{before}: {}", card.name, figures.join("; "))
}

fn shares(change: &Change) -> String {
    format!(
        "{}, was {} ({} points, {} to {})",
        percent(change.after),
        percent(change.before),
        points(change.difference),
        points(change.interval.low),
        points(change.interval.high),
    )
}

/// Says that a verdict on many cards is one on the game; none where it is not.
pub fn on_the_game(cards: usize, in_play: usize) -> Option<String> {
    let is_common = in_play < 3 * cards;
    is_common.then(|| {
        format!("That is {cards} of {in_play} cards: it says more of the game than of any card.")
    })
}

/// Says whether choices tell anything.
pub fn what_was_chosen(report: &Balance) -> String {
    let taken = percent(report.choice.taken);
    let chosen = if report.choice.is_free {
        format!("Of all that was available, {taken} was taken.")
    } else {
        format!(
            "There was next to nothing to choose: of all that was available, {taken} was taken. \
             Dead, dominated and must-have cards cannot be told from this."
        )
    };
    format!("{chosen} {} cards were never available.", count(report.unseen as u64))
}

/// Explains the figures.
pub(super) fn how_to_read(report: &Balance) -> Html {
    let lines = [
        (
            "Available, taken, played",
            "A seat has a card available when it could choose it, takes it when it does, and plays it when the card does what it is there for. Each is counted once for a seat and a game.",
        ),
        (
            "First places",
            "The part of the first places that went to those seats. A place shared by two counts half for each.",
        ),
        (
            "Usual",
            "What the same seats win over all games, with the card or without. It is the even share where seats and decks are equally strong; a card of a stronger deck is held against that deck.",
        ),
        (
            "Worth",
            "The same deals, played with the card and with an ordinary card in its place, by the same bots: how many more of 100 games those win who have it. Games in which nobody has it are the same in both and are not counted.",
        ),
        (
            "Intervals",
            "In 95 of 100 reports the true figure is inside. A figure is coloured where its whole interval is on one side.",
        ),
    ];
    let mut html = Html::list(lines.map(|(what, said)| (Tone::Plain, what, said)));
    let seats = report.table.seats.len();
    let verdicts: Vec<(&str, String)> = Judgement::ALL
        .iter()
        .map(|judgement| (title(*judgement), sentence(&judgement.definition(seats))))
        .collect();
    html.push(&Html::list(verdicts.iter().map(|(what, said)| (Tone::Plain, *what, said.as_str()))));
    html
}

/// Gets the word for a judgement, as a title.
pub(super) fn title(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Overpowered => "Overpowered",
        Judgement::Underpowered => "Underpowered",
        Judgement::MustHave => "Must-have",
        Judgement::Dead => "Dead",
        Judgement::Dominated => "Dominated",
    }
}

/// Gets the tone of a judgement: too strong or too weak.
pub(super) fn tone(judgement: Judgement) -> Tone {
    match judgement {
        Judgement::Overpowered | Judgement::MustHave => Tone::Good,
        Judgement::Underpowered | Judgement::Dead | Judgement::Dominated => Tone::Bad,
    }
}

/// Makes a sentence of words.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}

/// Writes a share.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// Writes a difference of shares.
pub(super) fn points(difference: f64) -> String {
    format!("{:+.1}", 100.0 * difference)
}

/// Writes an interval of shares.
pub(super) fn between(interval: Interval) -> String {
    format!("{} to {}", percent(interval.low), percent(interval.high))
}

/// Writes a number in groups of three digits.
pub(super) fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if 0 < place && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(count), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn a_sentence_begins_large_and_ends() {
        assert_eq!(sentence("taken often"), "Taken often.");
    }
}
