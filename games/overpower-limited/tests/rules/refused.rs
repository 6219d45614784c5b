//! What is refused, by which rule; nothing changes then.

use fracas_core::{Pack, Seat, Setup};
use fracas_overpower_limited::OverPowerLimited;

use crate::table::{draft, sealed, setup};

#[test]
fn picks_out_of_turn_cite_the_order_that_holds() {
    let mut table = draft(8, 1);
    for rule in [480, 481, 482, 483, 484] {
        let other = Seat((table.picker().0 + 3) % 8);
        let wanted = format!("pick {}", table.catalogue().character(table.middle()[0]).id);
        let refusal = table.refused(other, &wanted);
        assert_eq!((refusal.code, refusal.rule.unwrap().0), ("not-your-turn", rule));
        let picks = table.state().players.iter().map(|it| it.stacks.len()).sum::<usize>();
        while table.state().players.iter().map(|it| it.stacks.len()).sum::<usize>() < picks + 8 {
            table.pick_first();
        }
    }
}

#[test]
fn a_stack_that_is_not_in_the_middle_is_refused() {
    let mut table = draft(8, 1);
    let missing = table.catalogue().characters().find(|(id, _)| !table.middle().contains(id));
    let missing = missing.unwrap().1.id.clone();
    let refusal = table.refused(table.picker(), &format!("pick {missing}"));
    assert_eq!((refusal.code, refusal.rule.unwrap().0), ("not-in-the-middle", 477));
    assert_eq!(table.refused(table.picker(), "complete").code, "wrong-phase");
}

#[test]
fn builders_are_told_what_is_wrong() {
    let alone = Seat(0);
    let mut table = sealed("3", 1);
    for (action, code) in [
        ("pick zeus", "wrong-phase"),
        ("done", "not-legal"),
        ("cards", "no-team"),
        ("change", "not-completed"),
        ("no-base", "no-homebase"),
        ("add energy-1", "wrong-stage"),
        ("team", "wrong-stage"),
    ] {
        assert_eq!(table.refused(alone, action).code, code, "{action}");
    }
    table.play(alone, "complete");
    for (action, code) in [("complete", "complete"), ("add energy-1", "review-first")] {
        assert_eq!(table.refused(alone, action).code, code, "{action}");
    }
    table.play(alone, "change");
    let bench = table.state().player(alone).bench;
    let unused = |id: &str| !bench.cards.iter().any(|card| table.catalogue().card(*card).id == id);
    let missing = ["energy-1", "combat-1", "brute-force-1", "intelligence-1"];
    let missing = missing.into_iter().find(|id| unused(id)).unwrap();
    assert_eq!(table.refused(alone, &format!("take {missing}")).code, "not-in-the-deck");
    assert_eq!(table.refused(alone, "under energy-1").code, "not-under");
    table.play(alone, "team");
    let id = table.catalogue().character(bench.front[0]).id.clone();
    let refusal = table.refused(alone, &format!("front {id}"));
    assert_eq!((refusal.code, refusal.rule.unwrap().0), ("twice", 472));
    table.play(alone, "done");
    assert_eq!(table.refused(alone, "done").code, "over");
}

#[test]
fn what_cannot_be_read_is_no_action() {
    let mut table = draft(8, 1);
    let seat = table.picker();
    for text in
        ["", "pick", "pick zeuss", "add nothing", "base nowhere", "missions none", "front a b"]
    {
        assert_eq!(table.refused(seat, text).rule, None, "{text:?}");
    }
}

#[test]
fn decks_and_card_files_are_not_brought_along() {
    let plain = setup("draft", 8, &[]);
    assert!(OverPowerLimited::open(&setup("draft", 8, &[("boosters", "6")])).is_ok(), "the usual");
    let with_decks = Setup { decks: vec!["horror-menagerie".into(); 8], ..plain.clone() };
    let pack = Pack { name: "mine".into(), text: String::new() };
    let with_packs = Setup { packs: vec![pack], ..plain.clone() };
    for (setup, word) in [
        (with_decks, "decks"),
        (with_packs, "packs"),
        (setup("draft", 8, &[("boosters", "3")]), "boosters"),
        (Setup { mode: "rochester".into(), ..plain }, "mode"),
    ] {
        let problems = OverPowerLimited::open(&setup).unwrap_err().to_string();
        assert!(problems.contains(word), "{word}: {problems}");
    }
}
