//! The small grammar of card texts.

use fracas_cards::effect::{Clause, Noun, Subject, Time, capitalised, list, plural, signed, times};

#[test]
fn verbs_follow_their_subjects() {
    let third = Subject::one("it");
    for (verb, expected) in [
        ("draw", "it draws"),
        ("lose", "it loses"),
        ("pass", "it passes"),
        ("carry", "it carries"),
        ("play", "it plays"),
        ("have", "it has"),
        ("be", "it is"),
        ("do", "it does"),
        ("cannot", "it cannot"),
    ] {
        assert_eq!(third.with(verb), expected);
    }
    assert_eq!(Subject::many("all players").with("be"), "all players are");
    assert_eq!(Subject::You.with("have"), "you have");
}

#[test]
fn a_leave_that_follows_another_is_an_ability() {
    let clause = Clause::new(Subject::one("your robot"), "may", "jump");
    assert_eq!(clause.statement(), "your robot may jump");
    assert_eq!(clause.plain(), "be able to jump");
}

#[test]
fn nouns_count_themselves() {
    assert_eq!(Noun::new("ally", "").some(3), "3 allies");
    assert_eq!(Noun::new("ice token", "in play").some(1), "an ice token in play");
    assert_eq!(Noun::the("top card", "of your deck").some(1), "the top card of your deck");
    assert_eq!(Noun::irregular("Hero", "Heroes", "").all(), "Heroes");
    assert_eq!((plural(1, "box"), plural(0, "box")), ("1 box".into(), "0 boxes".into()));
}

#[test]
fn lists_take_commas_from_three_on() {
    let items = ["a", "b", "c"].map(str::to_owned);
    assert_eq!(list(&items[..1], "or"), "a");
    assert_eq!(list(&items[..2], "or"), "a or b");
    assert_eq!(list(&items, "and"), "a, b, and c");
}

#[test]
fn small_numbers_of_times_are_words() {
    assert_eq!([1, 2, 3, 10, 11].map(times).join(" "), "once twice three times ten times 11 times");
    assert_eq!((signed(10), signed(-5), signed(0)), ("+10".into(), "−5".into(), "+0".into()));
}

#[test]
fn a_sentence_starts_with_a_capital_even_in_brackets() {
    assert_eq!(capitalised("(draw a card)"), "(Draw a card)");
    assert_eq!(capitalised("élan"), "Élan");
    assert_eq!(capitalised(""), "");
}

#[test]
fn points_in_time_and_events_are_waited_for_in_their_own_words() {
    let end = Time::point("the end of the battle", "the end of each battle");
    assert_eq!(end.at(), "at the end of the battle");
    assert_eq!(end.until(), "until the end of the battle");
    assert_eq!(end.whenever(), "at the end of each battle");
    let roll = Time::event("a die is rolled");
    assert_eq!(roll.at(), "the next time a die is rolled");
    assert_eq!(roll.until(), "until a die is rolled");
    assert_eq!(roll.whenever(), "whenever a die is rolled");
}

#[test]
fn a_time_may_be_said_in_another_way_where_something_happens_once() {
    let reveal = Time::event("Heroes are revealed").once("in the next Battle");
    assert_eq!(reveal.at(), "in the next Battle");
    assert_eq!(reveal.whenever(), "whenever Heroes are revealed");
}

#[test]
fn some_of_those_named_last_are_not_named_again() {
    let noun = Noun::of_them("");
    assert_eq!((noun.some(1), noun.some(2)), ("one of them".into(), "2 of them".into()));
    assert_eq!((noun.each(), noun.every()), ("of them".into(), "all of them".into()));
    assert_eq!(Noun::new("card", "in play").every(), "all cards in play");
}

#[test]
fn persons_and_things_follow_verbs_like_others() {
    assert_eq!(Subject::person("your opponent").with("discard"), "your opponent discards");
    assert_eq!(Subject::thing("your Hero").with("have"), "your Hero has");
}
