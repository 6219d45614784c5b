//! Effects that nobody wrote: whatever can be read ends, and is read as it was written.

use fracas_cards::effect::{
    Amount, Answer, Chooser, Counted, Effect, Fault, Library, Row, Selection, Status, Test, answer,
    asking, run,
};
use fracas_core::{Chance, Fast, Seat};
use proptest::prelude::*;

use super::toy::{
    Act, Condition, Count, Group, Look, Moment, Operation, Role, Rule, State, Toy, parse, read,
    write,
};

fn amount() -> impl Strategy<Value = Amount<Toy>> {
    let of = prop_oneof![
        Just(Counted::Rolled),
        Just(Counted::Chosen),
        Just(Counted::Game(Count::CardsInHand)),
        Just(Counted::Game(Count::Tokens)),
    ];
    prop_oneof![
        (0..=3).prop_map(Amount::Fixed),
        (1..=2, of).prop_map(|(each, of)| Amount::Counted { each, of }),
    ]
}

fn role() -> impl Strategy<Value = Role> {
    prop_oneof![Just(Role::You), Just(Role::Opponent)]
}

fn group() -> impl Strategy<Value = Group> {
    prop_oneof![
        Just(Group::YourHand),
        Just(Group::YourTokens),
        Just(Group::AllTokens),
        Just(Group::OtherTokens),
    ]
}

fn moment() -> impl Strategy<Value = Moment> {
    prop_oneof![Just(Moment::EndOfBattle), Just(Moment::YourTurn), Just(Moment::DieRolled)]
}

fn selection() -> impl Strategy<Value = Selection<Toy>> {
    let by = prop_oneof![role().prop_map(Chooser::Role), Just(Chooser::Chance)];
    (group(), 1..=4_u8, any::<bool>(), by).prop_map(|(from, most, is_exact, by)| {
        let least = if is_exact { most } else { 0 };
        Selection { from, least, most, by }
    })
}

fn operation() -> impl Strategy<Value = Operation> {
    prop_oneof![
        (amount(), role()).prop_map(|(cards, who)| Operation::Draw { cards, who }),
        (amount(), role()).prop_map(|(points, who)| Operation::Lose { points, who }),
        (1..=2).prop_map(|coins| Operation::Spend { coins }),
        selection().prop_map(Operation::Discard),
        (-2..=2).prop_map(Operation::Grow),
        Just(Operation::GrowBoth),
        Just(Operation::Remove),
        moment().prop_map(Operation::Announce),
        (0..=1_u8).prop_map(Operation::Run),
        (0..=1_u8).prop_map(Operation::Duel),
        Just(Operation::Reroll),
    ]
}

fn condition() -> impl Strategy<Value = Test<Toy>> {
    let is = prop_oneof![
        Just(Test::Is(Condition::Honors)),
        (1..=4).prop_map(|least| Test::Is(Condition::CoinsAtLeast(least))),
    ];
    is.prop_recursive(2, 6, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 2..=3).prop_map(Test::All),
            prop::collection::vec(inner, 2..=3).prop_map(Test::Any),
        ]
    })
}

fn rule() -> impl Strategy<Value = Effect<Toy>> {
    let rule = prop_oneof![Just(Rule::NoDrawing), Just(Rule::Rerolls)];
    (rule, prop::option::of(moment())).prop_map(|(rule, until)| Effect::Rule { rule, until })
}

/// What damages a card file.
const PIECES: [&str; 12] = [
    "",
    "{",
    "}",
    "]",
    "\"",
    "draw",
    "then",
    " = ",
    "99",
    "-1",
    "[{ draw = 1 }]",
    "{ for-each = \"stars\"",
];

type Inner = BoxedStrategy<Effect<Toy>>;

fn some(inner: &Inner) -> impl Strategy<Value = Box<Effect<Toy>>> + use<> {
    inner.clone().prop_map(Box::new)
}

fn maybe(inner: &Inner) -> impl Strategy<Value = Option<Box<Effect<Toy>>>> + use<> {
    prop::option::of(some(inner))
}

fn several(inner: &Inner, least: usize) -> impl Strategy<Value = Vec<Effect<Toy>>> + use<> {
    prop::collection::vec(inner.clone(), least..=3)
}

fn choice(inner: &Inner) -> impl Strategy<Value = Effect<Toy>> + use<> {
    prop_oneof![
        (several(inner, 2), role()).prop_map(|(of, by)| Effect::ChooseOne { of, by }),
        (1..=2_u8, several(inner, 2), role()).prop_map(|(most, of, by)| Effect::ChooseUpTo {
            most,
            of,
            by
        }),
        (some(inner), maybe(inner), role()).prop_map(|(then, otherwise, by)| {
            Effect::May { pay: None, then: Some(then), otherwise, by }
        }),
        (operation(), maybe(inner), maybe(inner), role()).prop_map(|(pay, then, otherwise, by)| {
            Effect::May { pay: Some(pay), then, otherwise, by }
        }),
        (selection(), some(inner), maybe(inner))
            .prop_map(|(selection, then, otherwise)| Effect::Pick { selection, then, otherwise }),
    ]
}

fn by_chance(inner: &Inner) -> impl Strategy<Value = Effect<Toy>> + use<> {
    let coin = (maybe(inner), maybe(inner))
        .prop_filter("a coin with a side", |(heads, tails)| heads.is_some() || tails.is_some())
        .prop_map(|(heads, tails)| Effect::Coin { heads, tails });
    let die = (inner.clone(), inner.clone(), 1..=5_u8).prop_map(|(low, high, to)| {
        let low = Row { from: 1, to, effect: low };
        Effect::Die { sides: 6, rows: vec![low, Row { from: to + 1, to: 6, effect: high }] }
    });
    prop_oneof![coin, die]
}

fn in_time(inner: &Inner) -> impl Strategy<Value = Effect<Toy>> + use<> {
    let repeat = (amount(), 1..=3_u8, some(inner)).prop_map(|(times, most, body)| {
        let Amount::Fixed(fixed) = times else { return Effect::Repeat { times, most, body } };
        let fixed = fixed.max(1);
        Effect::Repeat { times: Amount::Fixed(fixed), most: fixed as u8, body }
    });
    prop_oneof![
        repeat,
        (group(), some(inner)).prop_map(|(group, body)| Effect::ForEach { group, body }),
        (moment(), some(inner)).prop_map(|(when, body)| Effect::Later { when, body }),
        (moment(), prop::option::of(moment()), some(inner))
            .prop_map(|(when, until, body)| Effect::Whenever { when, until, body }),
    ]
}

fn effect() -> impl Strategy<Value = Effect<Toy>> {
    let leaf = prop_oneof![
        8 => operation().prop_map(Effect::Do),
        1 => rule(),
        1 => Just(Effect::nothing()),
    ];
    leaf.prop_recursive(5, 24, 3, |inner| {
        prop_oneof![
            several(&inner, 1).prop_map(Effect::InOrder),
            (condition(), some(&inner), maybe(&inner))
                .prop_map(|(test, then, otherwise)| Effect::If { test, then, otherwise }),
            choice(&inner),
            by_chance(&inner),
            in_time(&inner),
        ]
    })
}

/// Plays two cards and three moments with random answers, and gives the final state and the faults.
///
/// A fault is an end too: the game drops the effect and goes on.
fn play(cards: &[Effect<Toy>; 2], seed: u64) -> (State, Vec<Fault>) {
    let mut library = Library::default();
    let programs = cards.each_ref().map(|card| library.add(card));
    let mut state = State::default();
    let mut chance = Fast::new(seed);
    let mut faults = Vec::new();
    for turn in 0..5_u16 {
        if let Some(program) = programs.get(usize::from(turn)) {
            state.stack.call(*program, Seat(turn as u8), turn).expect("the stack is empty");
        } else {
            state.agenda.announce(|_, _| true);
        }
        let mut answers = 0;
        loop {
            let mut act = Act { state: &mut state, library: &library, programs: &programs };
            match run(&library, &mut act, &mut chance) {
                Ok(Status::Waiting) => {}
                Ok(Status::Done) => break,
                Err(fault) => {
                    faults.push(fault);
                    break;
                }
            }
            let given = random_answer(&library, &state, &mut chance);
            let mut act = Act { state: &mut state, library: &library, programs: &programs };
            assert_eq!(answer(&library, &mut act, given), Ok(()), "what is offered is accepted");
            answers += 1;
            assert!(answers < 20_000, "the effect ends");
        }
        state.stack.clear();
    }
    (state, faults)
}

fn random_answer(library: &Library<Toy>, state: &State, chance: &mut Fast) -> Answer {
    let ask = asking(library, &Look { state }).expect("who waits, asks");
    let answers: Vec<Answer> = ask.answers().collect();
    assert!(1 < answers.len(), "a forced answer is not asked for: {ask:?}");
    assert!(!ask.prompt.is_empty());
    chance.pick(&answers).expect("there are answers")
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 512, failure_persistence: None, ..Default::default()
    })]

    #[test]
    fn every_effect_ends_and_the_same_seed_gives_the_same_game(
        one in effect(), two in effect(), seed in any::<u64>(),
    ) {
        let cards = [one, two];
        prop_assert_eq!(play(&cards, seed), play(&cards, seed));
    }

    #[test]
    fn only_cards_that_begin_others_and_crowds_are_faults(
        one in effect(), two in effect(), seed in any::<u64>(),
    ) {
        let written = format!("{} {}", write(&one), write(&two));
        let (_, faults) = play(&[one, two], seed);
        let begins_others = ["run", "duel", "rerolls"].iter().any(|word| written.contains(word));
        let excused = |fault: &Fault| match fault {
            Fault::TooDeep => begins_others,
            Fault::AgendaFull | Fault::Endless => true,
            Fault::TooManyThings | Fault::Lost => false,
        };
        prop_assert!(faults.iter().all(excused), "{:?} of {}", faults, written);
    }

    #[test]
    fn what_is_written_is_read_back(effect in effect()) {
        prop_assert_eq!(parse(&write(&effect)), effect);
    }

    #[test]
    fn a_damaged_effect_is_reported_or_another_effect(
        effect in effect(),
        from in any::<prop::sample::Index>(),
        length in 0..12_usize,
        instead in prop::sample::select(&PIECES[..]),
    ) {
        let mut written = write(&effect);
        let from = from.index(written.len());
        let to = written.len().min(from + length);
        written.replace_range(from..to, instead);
        // What cannot be read is reported; what can be read without a report can be carried out.
        if let Ok(damaged) = read(&written) {
            play(&[damaged, effect], 1);
        }
    }

    #[test]
    fn every_text_is_whole_sentences(effect in effect()) {
        let text = effect.text();
        prop_assert!(text.ends_with('.'), "{}", text);
        for blemish in ["  ", "..", ",,", "{", "( ", "()"] {
            prop_assert!(!text.contains(blemish), "{:?} in {}", blemish, text);
        }
        prop_assert_eq!(text.matches('(').count(), text.matches(')').count(), "{}", text);
        for sentence in text.split(". ") {
            let first = sentence.trim_start_matches('(').chars().next();
            prop_assert!(first.is_some_and(|c| c.is_uppercase() || c.is_ascii_digit()), "{}", text);
        }
    }
}
