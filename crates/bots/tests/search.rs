//! Search: the same on any number of threads, mindful of its budget and of what it learned before.

use std::time::Duration;

use fracas_bots::{Advice, Bot, Budget, Search, Settings, Thought};
use fracas_core::{Fast, Game as _, Information, Seat, Silent};
use fracas_testkit::{HighCard, HighCardAction, Kuhn, KuhnAction, KuhnCard, KuhnState};

const GAME: HighCard = HighCard { weakness: None };

fn settings(iterations: u32) -> Settings {
    Settings::within(Budget::Iterations(iterations))
}

/// Thinks about the first decision of a game of High Card.
fn thoughts(settings: Settings) -> (u32, Vec<Thought<HighCardAction>>) {
    let state = GAME.deal(&mut Fast::new(1), &mut Silent);
    let mut search = Search::new(settings);
    let thinking = search.think(&Information::new(&GAME, &state, Seat(0)), &mut Fast::new(2));
    (thinking.iterations, thinking.thoughts.to_vec())
}

fn visits<A>(thoughts: &[Thought<A>]) -> u32 {
    thoughts.iter().map(|thought| thought.visits).sum()
}

#[test]
fn threads_change_nothing_but_the_time_it_takes() {
    for iterations in [1, 500, 4_001, 12_345] {
        let alone = thoughts(settings(iterations));
        assert_eq!(alone.0, iterations, "as many worlds are played as were asked for");
        for threads in [2, 3, 8] {
            let together = thoughts(Settings { threads, ..settings(iterations) });
            assert_eq!(together, alone, "{iterations} iterations on {threads} threads");
        }
    }
}

#[test]
fn a_budget_of_time_gives_an_answer_however_short_it_is() {
    for threads in [1, 2] {
        let hasty = Settings { threads, ..Settings::within(Budget::Time(Duration::ZERO)) };
        let (iterations, thoughts) = thoughts(hasty);
        assert!(0 < iterations, "at least one world is played");
        assert_eq!(thoughts.len(), 2, "every action is looked at");
        assert!(thoughts.iter().all(|thought| 0 < thought.visits), "{thoughts:?}");
    }
}

#[test]
fn what_was_learned_on_the_way_to_a_decision_is_kept_until_a_new_match() {
    let first = KuhnState { held: [KuhnCard::Queen, KuhnCard::King], done: Vec::new() };
    let later = KuhnState { done: vec![KuhnAction::Pass, KuhnAction::Bet], ..first.clone() };
    let (mut search, mut chance) = (Search::new(settings(1_000)), Fast::new(1));
    let mut think = |search: &mut Search<Kuhn>, state| {
        let information = Information::new(&Kuhn, state, Seat(0));
        visits(search.think(&information, &mut chance).thoughts)
    };
    // Each action is looked at once before any world is played.
    assert_eq!(think(&mut search, &first), 1_000 + 2);
    let with_memories = think(&mut search, &later);
    assert!(1_100 < with_memories, "{with_memories} visits, of which 1,002 are new");
    search.begin();
    assert_eq!(think(&mut search, &later), 1_000 + 2, "another match is another matter");
}

#[test]
fn who_is_not_due_may_think_too() {
    let state = KuhnState { held: [KuhnCard::Jack, KuhnCard::King], done: vec![KuhnAction::Pass] };
    let expect = |seat: Seat| {
        let mut search = Search::new(settings(2_000));
        let thinking = search.think(&Information::new(&Kuhn, &state, seat), &mut Fast::new(1));
        (thinking.expected, thinking.thoughts.len())
    };
    let ((waits, nothing), (acts, options)) = (expect(Seat(0)), expect(Seat(1)));
    assert_eq!((nothing, options), (0, 2), "only the seat that is due has actions");
    assert!(waits < 0.3 && 0.7 < acts, "the Jack expects {waits}, the King {acts}");
}

#[test]
fn advice_names_the_choices_and_what_will_probably_happen() {
    let state = GAME.deal(&mut Fast::new(3), &mut Silent);
    let information = Information::new(&GAME, &state, Seat(0));
    let advice = Advice::think(&information, settings(2_000), &mut Fast::new(4));
    let labels: Vec<&str> = advice.options.iter().map(|option| option.label.as_str()).collect();
    let mut actions = Vec::new();
    information.actions(&mut actions);
    let choices: Vec<String> =
        actions.iter().map(|action| information.choice(*action).label).collect();
    assert_eq!(labels, choices, "in the order of the choices");
    let best = advice.best().expect("there are choices");
    assert_eq!(advice.line.first().map(|step| step.label.as_str()), Some(best.label.as_str()));
    assert!(advice.line.iter().all(|step| 0.5 <= step.share && step.share <= 1.0), "{advice:?}");
}

/// What is said in High Card is worth the same: only luck could make a difference, and it is the
/// same luck. Luck apart would make one of about 0.022.
#[test]
fn the_same_luck_meets_every_action() {
    let (_, thoughts) = thoughts(settings(2_000));
    let difference = (thoughts[0].value - thoughts[1].value).abs();
    assert!(difference < 0.01, "{difference}: {thoughts:?}");
}
