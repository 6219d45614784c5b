//! What search thinks of a person's choices, as the terminal shows it.

use std::thread::available_parallelism;

use anyhow::Result;
use fracas_core::Seat;
use fracas_registry::{Advice, Budget, Level, Opinion, Settings, Step};

use crate::input::say;
use crate::terminal::wrap;

/// Thinks for as long as a hard bot does, on several cores.
pub(super) fn hint_settings() -> Settings {
    let iterations = Level::Hard.iterations().unwrap_or_default();
    let threads = available_parallelism().map_or(1, usize::from);
    Settings { threads, ..Settings::within(Budget::Iterations(iterations)) }
}

/// Says what search thinks: of each choice, and of what comes of the best.
pub(super) fn say_advice(advice: &Advice, seat: Seat, names: &[String]) -> Result<()> {
    say("What you may expect (100% is the first place), and how often it was tried:")?;
    let best = advice.best();
    for (index, opinion) in advice.options.iter().enumerate() {
        let is_best = best.is_some_and(|best| std::ptr::eq(best, opinion));
        say(draw_opinion(index + 1, opinion, is_best))?;
    }
    if advice.line.is_empty() {
        return Ok(());
    }
    say("What will probably happen:")?;
    advice.line.iter().try_for_each(|step| say(draw_step(step, seat, names)))
}

/// Draws what is thought of a choice: the best has a star.
fn draw_opinion(number: usize, opinion: &Opinion, is_best: bool) -> String {
    let star = if is_best { '*' } else { ' ' };
    let Opinion { label, visits, value, .. } = opinion;
    let first = format!("{star} {number:>2}  {:>4} {visits:>6} ×  ", percent(*value));
    wrap(&first, &" ".repeat(first.chars().count()), label)
}

/// Draws a decision that is expected; how sure that is only where it is not.
fn draw_step(step: &Step, seat: Seat, names: &[String]) -> String {
    let who = match names.get(step.seat.index()) {
        Some(name) if step.seat != seat => name,
        _ => "You",
    };
    let share = percent(step.share);
    let how_sure = if share == "100%" { String::new() } else { format!(" ({share} sure)") };
    wrap("  • ", "    ", &format!("{who}: {}{how_sure}", step.label))
}

#[expect(clippy::float_arithmetic, reason = "a share is shown as a percentage")]
fn percent(share: f32) -> String {
    format!("{:.0}%", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_choice_has_a_star_and_what_is_certain_needs_no_figure() {
        let opinion = |visits, value| Opinion {
            notation: "decline".into(),
            label: "Keep the Hero you placed".into(),
            visits,
            value,
        };
        assert_eq!(
            draw_opinion(2, &opinion(4100, 0.618), true),
            "*  2   62%   4100 ×  Keep the Hero you placed"
        );
        assert_eq!(
            draw_opinion(12, &opinion(9, 1.0), false),
            "  12  100%      9 ×  Keep the Hero you placed"
        );
        let names = ["Player 1".to_owned(), "Hard Bot".to_owned()];
        let step = |seat, share| Step { seat: Seat(seat), label: "Keep".into(), share };
        assert_eq!(draw_step(&step(0, 1.0), Seat(0), &names), "  • You: Keep");
        assert_eq!(draw_step(&step(1, 0.75), Seat(0), &names), "  • Hard Bot: Keep (75% sure)");
    }
}
