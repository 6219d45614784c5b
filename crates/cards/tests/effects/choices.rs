//! Choices: options, offers and things, by one seat or the other.

use fracas_cards::effect::{Answer, Question, Refused, Status, picking};
use fracas_core::Seat;
use fracas_testkit::Draw;

use super::toy::{Group, Operation, Table};

#[test]
fn one_option_is_chosen_and_only_it_happens() {
    let card = r#"{ in-order = [
        { choose-one = [{ draw = 2 }, { lose = { points = 3, who = "opponent" } }] },
        { draw = 1 },
    ] }"#;
    let mut table = Table::new(&[card]);
    assert_eq!(table.play(0), Status::Waiting);
    let ask = table.ask();
    assert_eq!((ask.seat, ask.prompt), (Seat(0), "Choose one"));
    let Question::Options { texts, .. } = ask.kind else { panic!("options are asked for") };
    assert_eq!(texts, ["Draw 2 cards", "Your opponent loses 3 hit points"]);
    assert_eq!(table.answers(), [Answer::Option(0), Answer::Option(1)]);
    assert_eq!(table.answer(Answer::Option(1)), Status::Done);
    assert_eq!(table.state.points, [10, 7]);
    assert_eq!(table.state.hands[0].len(), 3, "the first option was not taken, the rest went on");
}

#[test]
fn a_choice_in_a_sequence_in_a_condition_waits_and_goes_on_where_it_was() {
    let card = r#"{ if = "honors", then = { in-order = [
        { draw = 1 },
        { choose-one = [{ spend = 1 }, { spend = 2 }] },
        { if = { coins-at-least = 2 }, then = { draw = 1 }, otherwise = { lose = { points = 1 } } },
    ] }, otherwise = { lose = { points = 5 } } }"#;
    let mut table = Table::new(&[card]);
    assert_eq!(table.play(0), Status::Done);
    assert_eq!(table.state.points[0], 5, "without Honors the other branch happens");
    table.state.has_honors = true;
    assert_eq!(table.play(0), Status::Waiting);
    assert_eq!(table.state.hands[0].len(), 3, "what comes before the choice has happened");
    assert_eq!(table.answer(Answer::Option(1)), Status::Done);
    assert_eq!((table.state.coins[0], table.state.points[0]), (1, 4), "one coin is not enough");
    assert_eq!(table.state.hands[0].len(), 3);
}

#[test]
fn all_and_any_combine_conditions() {
    let all = "{ if = { all = [{ honors = true }, { coins-at-least = 3 }] }, then = { draw = 1 } }";
    let any = "{ if = { any = [{ honors = true }, { coins-at-least = 3 }] }, then = { draw = 1 } }";
    let mut table = Table::new(&[all, any]);
    table.play(0);
    assert_eq!(table.state.hands[0].len(), 2, "coins without Honors are not all");
    table.play(1);
    assert_eq!(table.state.hands[0].len(), 3, "but they are any");
    table.state.has_honors = true;
    table.play(0);
    assert_eq!(table.state.hands[0].len(), 4);
}

#[test]
fn up_to_some_options_are_chosen_first_and_happen_in_the_order_of_the_card() {
    let card = r#"{ choose-up-to = { most = 2, of = [
        { lose = { points = "cards-in-hand" } }, { draw = 1 }, { spend = 1 },
    ] } }"#;
    let mut table = Table::new(&[card]);
    table.play(0);
    assert_eq!(table.ask().prompt, "Choose up to 2");
    table.answer(Answer::Option(1));
    assert_eq!(table.state.hands[0].len(), 2, "nothing happens before all is chosen");
    assert_eq!(table.answers(), [Answer::Option(0), Answer::Option(2), Answer::Stop]);
    assert_eq!(table.answer(Answer::Option(0)), Status::Done);
    assert_eq!(table.state.points[0], 8, "points were lost for two cards, before the draw");
    assert_eq!(table.state.hands[0].len(), 3);
    assert_eq!(table.state.coins[0], 3, "the third option was not chosen");
}

#[test]
fn stopping_at_once_chooses_no_option() {
    let card = "{ choose-up-to = { most = 2, of = [{ draw = 1 }, { draw = 2 }] } }";
    let mut table = Table::new(&[card]);
    table.play(0);
    assert_eq!(table.answer(Answer::Stop), Status::Done);
    assert_eq!(table.state.hands[0].len(), 2);
}

#[test]
fn an_offer_may_be_taken_or_not() {
    let card = "{ may = { draw = 1 }, otherwise = { lose = { points = 1 } } }";
    let mut table = Table::new(&[card]);
    table.play(0);
    assert_eq!(table.ask().prompt, "Draw 1 card?");
    assert_eq!(table.answers(), [Answer::Yes, Answer::No]);
    let mut other = Table::new(&[card]);
    other.state = table.state;
    table.answer(Answer::Yes);
    assert_eq!((table.state.hands[0].len(), table.state.points[0]), (3, 10));
    other.answer(Answer::No);
    assert_eq!((other.state.hands[0].len(), other.state.points[0]), (2, 9), "cloned in between");
}

#[test]
fn an_offer_is_made_only_if_its_price_can_be_paid() {
    let card = "{ may = { pay = { spend = 2 }, then = { draw = 1 } }, otherwise = { run = 1 } }";
    let mut table = Table::new(&[card, "{ lose = { points = 1 } }"]);
    assert_eq!(table.play(0), Status::Waiting);
    assert_eq!(table.ask().prompt, "Spend 2 coins to draw 1 card?");
    assert_eq!(table.answer(Answer::Yes), Status::Done);
    assert_eq!((table.state.coins[0], table.state.hands[0].len()), (1, 3));
    assert_eq!(table.play(0), Status::Done, "with one coin there is nothing to ask");
    assert_eq!((table.state.coins[0], table.state.points[0]), (1, 9), "that counts as refusing");
}

#[test]
fn a_price_with_targets_needs_enough_of_them() {
    let card = r#"{ may = { pay = { discard = { from = "your-hand", count = 2 } }, then = { draw = 5 } } }"#;
    let mut table = Table::new(&[card]);
    table.state.hands[0].truncate(1);
    assert_eq!(table.play(0), Status::Done, "one card is not two");
    table.state.hands[0].push(102);
    assert_eq!(table.play(0), Status::Waiting);
    assert_eq!(table.answer(Answer::Yes), Status::Done, "both cards are discarded without asking");
    assert_eq!(table.state.hands[0].as_slice(), [300, 301, 302, 303, 304]);
}

#[test]
fn things_are_chosen_one_at_a_time_and_are_then_them() {
    let card = r#"{ pick = { from = "all-tokens", count = 2 }, then = { in-order = [
        { grow = 2 }, { draw = "chosen" },
    ] } }"#;
    let mut table = Table::new(&[card]);
    table.play(0);
    let ask = table.ask();
    assert_eq!(ask.prompt, "Choose 2 tokens");
    let Question::Things { chosen, least, most, may_stop, .. } = ask.kind else {
        panic!("things are asked for")
    };
    assert_eq!((chosen, least, most, may_stop), (0, 2, 2, false));
    assert_eq!(table.answers(), [1, 2, 3, 4].map(Answer::Thing));
    table.answer(Answer::Thing(3));
    assert_eq!(table.answers(), [1, 2, 4].map(Answer::Thing), "no thing twice");
    assert_eq!(table.answer(Answer::Thing(1)), Status::Done);
    assert_eq!(table.state.sizes(), [(1, 2), (2, 0), (3, 2), (4, 0)]);
    assert_eq!(table.state.hands[0].len(), 4, "one card for each chosen");
}

#[test]
fn up_to_some_things_may_be_fewer_or_none() {
    let card = r#"{ pick = { from = "your-tokens", up-to = 2 }, then = { grow = 1 }, otherwise = { draw = 1 } }"#;
    let mut table = Table::new(&[card]);
    table.play(0);
    assert_eq!(table.answers(), [Answer::Thing(1), Answer::Thing(2), Answer::Stop]);
    table.answer(Answer::Thing(2));
    assert_eq!(table.answer(Answer::Stop), Status::Done);
    assert_eq!(table.state.sizes(), [(1, 0), (2, 1), (3, 0), (4, 0)]);
    assert_eq!(table.state.hands[0].len(), 2);
    table.play(0);
    table.answer(Answer::Stop);
    assert_eq!(table.state.hands[0].len(), 3, "none were chosen");
}

#[test]
fn a_choice_of_nothing_is_skipped_and_a_forced_one_is_taken() {
    let card = r#"{ in-order = [
        { pick = { from = "your-tokens", count = 2 }, then = { grow = 1 }, otherwise = { draw = 1 } },
        { lose = { points = 1 } },
    ] }"#;
    let mut table = Table::new(&[card]);
    assert_eq!(table.play(0), Status::Done, "two of two leave no choice");
    assert_eq!(table.state.sizes(), [(1, 1), (2, 1), (3, 0), (4, 0)]);
    table.state.tokens.remove(0);
    assert_eq!(table.play(0), Status::Done, "one where two are asked for is all there is");
    assert_eq!(table.state.sizes(), [(2, 2), (3, 0), (4, 0)]);
    table.state.tokens.remove(0);
    assert_eq!(table.play(0), Status::Done, "none is none");
    assert_eq!((table.state.hands[0].len(), table.state.points[0]), (3, 7));
}

#[test]
fn an_operation_asks_for_its_own_targets() {
    let card = r#"{ in-order = [
        { discard = { from = "your-hand", count = 1 } }, { lose = { points = 1 } },
    ] }"#;
    let mut table = Table::new(&[card]);
    table.play(0);
    assert_eq!(table.ask().prompt, "Choose a card in your hand");
    assert_eq!(table.answer(Answer::Thing(100)), Status::Done);
    assert_eq!(table.state.hands[0].as_slice(), [101]);
    table.state.hands[0].clear();
    assert_eq!(table.play(0), Status::Done, "without cards there is nothing to discard");
    assert_eq!(table.state.points[0], 8, "and the rest goes on");
}

#[test]
fn an_inner_choice_keeps_the_outer_one_in_reach() {
    let card = r#"{ pick = { from = "your-tokens" }, then = {
        pick = { from = "other-tokens" }, then = "grow-both" } }"#;
    let mut table = Table::new(&[card]);
    table.play(0);
    table.answer(Answer::Thing(2));
    assert_eq!(table.answers(), [1, 3, 4].map(Answer::Thing), "others than the first one chosen");
    table.answer(Answer::Thing(4));
    assert_eq!(table.state.sizes(), [(1, 0), (2, 1), (3, 0), (4, 1)]);
}

#[test]
fn the_opponent_is_asked_where_the_card_says_so() {
    let card = r#"{ in-order = [
        { choose-one = [{ draw = 1 }, { draw = 2 }], by = "opponent" },
        { choose-up-to = { most = 1, of = [{ draw = 1 }, { draw = 2 }] }, by = "opponent" },
        { may = { opponent-draws = 1 }, by = "opponent" },
        { pick = { from = "your-tokens", by = "opponent" }, then = "remove" },
    ] }"#;
    let mut table = Table::new(&[card]);
    table.play_for(Seat(1), 0);
    for answer in [Answer::Option(0), Answer::Option(0), Answer::Yes, Answer::Thing(4)] {
        assert_eq!(table.ask().seat, Seat(0), "seat 0 is the opponent of seat 1");
        table.answer(answer);
    }
    assert_eq!(table.state.hands.map(|hand| hand.len()), [3, 4]);
    assert_eq!(table.state.sizes(), [(1, 0), (2, 0), (3, 0)], "the tokens are still seat 1's");
}

#[test]
fn chance_can_choose_things() {
    let card = r#"{ discard = { from = "your-hand", count = 2, by = "chance" } }"#;
    let mut table = Table::new(&[card]).draws(&[Draw::below(3, 1), Draw::below(2, 1)]);
    table.state.hands[0].push(102);
    assert_eq!(table.play(0), Status::Done);
    assert_eq!(table.state.hands[0].as_slice(), [100], "101 first, then the second of 100 and 102");
}

#[test]
fn an_answer_that_was_not_offered_changes_nothing() {
    let cards = [
        "{ choose-one = [{ draw = 1 }, { draw = 2 }] }",
        "{ choose-up-to = { most = 2, of = [{ draw = 1 }, { draw = 2 }] } }",
        "{ may = { draw = 1 } }",
        r#"{ pick = { from = "your-hand" }, then = { draw = 1 } }"#,
    ];
    let all = [
        Answer::Option(0),
        Answer::Option(1),
        Answer::Option(2),
        Answer::Option(255),
        Answer::Yes,
        Answer::No,
        Answer::Thing(100),
        Answer::Thing(200),
        Answer::Stop,
    ];
    for card in 0..cards.len() {
        let mut table = Table::new(&cards);
        table.play(card);
        let before = table.state;
        let offered = table.answers();
        for answer in all.into_iter().filter(|answer| !offered.contains(answer)) {
            assert_eq!(table.try_answer(answer), Err(Refused::NotOffered), "{answer:?} to {card}");
            assert_eq!(table.state, before);
        }
        for answer in offered {
            table.state = before;
            assert_eq!(table.try_answer(answer), Ok(()));
        }
    }
    let mut table = Table::new(&cards);
    assert_eq!(table.try_answer(Answer::Yes), Err(Refused::NothingAsked));
}

#[test]
fn an_option_cannot_be_chosen_twice() {
    let card = "{ choose-up-to = { most = 2, of = [{ draw = 1 }, { draw = 2 }] } }";
    let mut table = Table::new(&[card]);
    table.play(0);
    table.answer(Answer::Option(0));
    assert_eq!(table.try_answer(Answer::Option(0)), Err(Refused::NotOffered));
}

#[test]
fn a_choice_of_things_tells_what_it_is_from_and_what_comes_of_it() {
    let nested = r#"{ pick = { from = "your-tokens" }, then = {
        pick = { from = "other-tokens" }, then = "grow-both" } }"#;
    let mut table = Table::new(&[nested]);
    assert!(picking(&table.library, &table.state.stack).is_none(), "nothing is asked yet");
    table.play(0);
    let outer = picking(&table.library, &table.state.stack).expect("a token is chosen");
    assert_eq!((outer.from, outer.then), (&Group::YourTokens, None), "another choice follows");
    table.answer(Answer::Thing(2));
    let inner = picking(&table.library, &table.state.stack).expect("another token is chosen");
    assert_eq!((inner.from, inner.then), (&Group::OtherTokens, Some(&Operation::GrowBoth)));
    let mut table = Table::new(&["{ choose-one = [{ draw = 1 }, { spend = 1 }] }"]);
    table.play(0);
    assert!(picking(&table.library, &table.state.stack).is_none(), "options are no things");
}
