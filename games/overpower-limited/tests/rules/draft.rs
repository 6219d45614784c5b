//! Draft (chapter 16.5).

use std::collections::{BTreeMap, BTreeSet};

use fracas_core::{Seat, Viewer};
use fracas_overpower::{Kind, Merit, is_basic_power};
use fracas_overpower_limited::{CHARACTERS, Find, OverPowerLimited, PACKS, Phase, Products};

use crate::table::{Table, VENTURE, draft, setup};

/// Plays one pack by picking what lies first, and lists who had a choice, in order.
fn pickers(table: &mut Table) -> Vec<u8> {
    let opened = table.state().opened;
    let mut seats = Vec::new();
    while table.state().phase == Phase::Picking && table.state().opened == opened {
        seats.push(table.pick_first().0);
    }
    seats
}

/// Lists the seats of a pod in an order, up and then down or the other way round, without the last, which is forced.
fn there_and_back(seats: u8, is_up: bool) -> Vec<u8> {
    let up: Vec<u8> = (0..seats).collect();
    let down: Vec<u8> = (0..seats).rev().collect();
    let mut order = if is_up { [up, down] } else { [down, up] }.concat();
    order.pop();
    order
}

/// Finds a table at which no two stacks of its packs are of one character, so that only the last pick is forced.
fn without_twins(seats: usize) -> Table {
    let is_without = |table: &Table| {
        (0..PACKS).all(|pack| {
            let packs = table.seats().filter_map(|seat| table.state().packs_of(seat).nth(pack));
            let characters: Vec<_> = packs.flat_map(|pack| pack.characters).collect();
            // The last two in the order of picking by what lies first are the last two in the middle.
            characters[characters.len() - 2] != characters[characters.len() - 1]
        })
    };
    (0..100).map(|seed| draft(seats, seed)).find(is_without).unwrap()
}

/// R473. Pods of 8 or 10, and no others.
#[test]
fn r473_a_pod_has_eight_or_ten_players() {
    for seats in 1..=10 {
        let opened = OverPowerLimited::open(&setup("draft", seats, &[]));
        assert_eq!(opened.is_ok(), [8, 10].contains(&seats), "{seats}");
    }
    let table = draft(8, 1);
    assert_eq!(table.seats().count(), 8);
}

/// R474. Three sealed packs of one set each.
#[test]
fn r474_each_drafter_gets_three_sealed_packs() {
    for seats in [8, 10] {
        let table = draft(seats, 1);
        for seat in table.seats() {
            assert_eq!(table.state().packs_of(seat).count(), 3);
        }
        assert_eq!(table.state().opened, 1, "two of the three are still sealed");
        // Nobody knows what is in them: not even their owner.
        let sealed = table.state().packs_of(Seat(0)).nth(1).unwrap().finds;
        let seen = table.seen(Viewer::Seat(Seat(0)));
        let opened = table.finds(Seat(0));
        for find in sealed.into_iter().filter(|find| !opened.contains(find)) {
            let id = format!("\"{}\"", table.id_of(find));
            assert!(!seen.contains(&id), "{id} is still sealed");
        }
    }
}

/// R475. Two characters, five Specials for each, and Uncommons and Rares.
#[test]
fn r475_a_pack_has_two_characters_and_uncommons_and_rares() {
    let products = Products::world_legends();
    let (uncommons, rares) = products.finds_in_pack();
    assert!(0 < uncommons && 0 < rares);
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        let table = draft(10, seed);
        for pack in table.seats().flat_map(|seat| table.state().packs_of(seat)) {
            let [one, other] = pack.characters;
            assert_ne!(one, other);
            met.extend(pack.characters);
            assert_eq!(pack.finds.len(), uncommons + rares);
            let (common, rare) = pack.finds.split_at(uncommons);
            assert!(common.iter().all(|find| products.uncommon().contains(find)));
            assert!(rare.iter().all(|find| products.rare().contains(find)));
            let different: BTreeSet<_> = pack.finds.iter().collect();
            assert_eq!(different.len(), pack.finds.len());
        }
    }
    assert_eq!(met.len(), draft(8, 1).catalogue().characters().len(), "every character is printed");
}

/// R476. A stack is a character with five cards of its own, picked as a unit.
#[test]
fn r476_a_stack_is_a_character_with_its_five_specials() {
    let table = draft(8, 1);
    let (catalogue, products) = (table.catalogue(), Products::world_legends());
    for (id, character) in catalogue.characters() {
        let specials = products.specials(id);
        let different: BTreeSet<_> = specials.iter().collect();
        assert_eq!(different.len(), 5, "{}", character.name);
        for card in specials {
            let alone = Merit::new(catalogue, id);
            assert_ne!(
                alone.with_card(catalogue, *card, 1),
                alone,
                "{} has its own",
                character.name
            );
        }
    }
    let mut table = table;
    let (seat, picked) = (table.picker(), table.middle()[0]);
    table.pick_first();
    assert_eq!(table.stacks(seat), [picked]);
    let pool = table.game().pool(table.state(), seat);
    for card in products.specials(picked) {
        assert!(1 <= pool.copies(*card), "the Specials come along");
    }
}

/// R477. All open one pack at once, and both stacks of each lie in the middle.
#[test]
fn r477_the_stacks_of_all_packs_lie_in_the_middle() {
    let table = draft(8, 3);
    let opened = table.seats().filter_map(|seat| table.state().packs_of(seat).next());
    let mut expected: Vec<_> = opened.flat_map(|pack| pack.characters).collect();
    let mut middle = table.middle();
    expected.sort_unstable();
    middle.sort_unstable();
    assert_eq!(middle, expected);
}

/// R478. 16 or 20 stacks, all face up.
#[test]
fn r478_everyone_sees_sixteen_or_twenty_stacks() {
    for (seats, stacks) in [(8, 16), (10, 20)] {
        let table = draft(seats, 1);
        assert_eq!(table.middle().len(), stacks);
        for viewer in Viewer::all(seats) {
            let view = table.0.view(viewer);
            let middle = view.scene.area("middle").unwrap();
            assert_eq!(middle.items.len(), stacks);
            assert!(middle.items.iter().all(|item| item.face.is_some()), "{viewer:?}");
        }
    }
}

/// R479. Uncommons and Rares are kept by who opened them, in secret.
#[test]
fn r479_uncommons_and_rares_are_seen_by_their_opener_alone() {
    let mut table = draft(8, 5);
    for _ in 0..3 {
        let owner = Seat(2);
        let others: Vec<Find> = table
            .seats()
            .filter(|seat| *seat != owner)
            .flat_map(|seat| table.finds(seat))
            .collect();
        for find in table.finds(owner) {
            let id = format!("\"{}\"", table.id_of(find));
            assert!(table.seen(Viewer::Seat(owner)).contains(&id), "{id} is one's own");
            assert!(!table.seen(Viewer::Spectator).contains(&id), "{id} is nobody's to see");
            for seat in table.seats().filter(|seat| *seat != owner && !others.contains(&find)) {
                assert!(!table.seen(Viewer::Seat(seat)).contains(&id), "{id} is shown to {seat}");
            }
        }
        pickers(&mut table);
    }
    assert_eq!(table.finds(Seat(2)).len(), 12, "those of three packs");
}

/// R480. Pack 1, first half: up.
#[test]
fn r480_the_first_half_of_pack_one_goes_up() {
    for seats in [8, 10] {
        let order = pickers(&mut without_twins(seats));
        assert_eq!(order[..seats], there_and_back(seats as u8, true)[..seats]);
    }
}

/// R481. Pack 1, second half: the last picks again at once, then down.
#[test]
fn r481_the_second_half_of_pack_one_comes_back_down() {
    for seats in [8, 10] {
        let order = pickers(&mut without_twins(seats));
        assert_eq!(order[seats - 1], order[seats], "the last position picks twice in a row");
        assert_eq!(order[seats..], there_and_back(seats as u8, true)[seats..]);
    }
}

/// R482. Pack 2, first half: down.
#[test]
fn r482_the_first_half_of_pack_two_goes_down() {
    let mut table = without_twins(8);
    pickers(&mut table);
    assert_eq!(pickers(&mut table)[..8], [7, 6, 5, 4, 3, 2, 1, 0]);
}

/// R483. Pack 2, second half: the first picks again at once, then up.
#[test]
fn r483_the_second_half_of_pack_two_comes_back_up() {
    let mut table = without_twins(10);
    pickers(&mut table);
    assert_eq!(pickers(&mut table)[10..], [0, 1, 2, 3, 4, 5, 6, 7, 8]);
}

/// R484. Pack 3 is like pack 1.
#[test]
fn r484_pack_three_is_picked_like_pack_one() {
    for seats in [8, 10] {
        let mut table = without_twins(seats);
        let orders = [1, 2, 3].map(|_| pickers(&mut table));
        assert_eq!(orders[2], orders[0]);
        assert_ne!(orders[1], orders[0]);
    }
}

/// R485. Two stacks of each pack for everyone, and the middle is empty.
#[test]
fn r485_everyone_picks_two_stacks_of_each_pack() {
    for seats in [8, 10] {
        let mut table = draft(seats, 7);
        for pack in 1..=PACKS {
            let before: BTreeSet<_> = table.state().middle.iter().copied().collect();
            assert_eq!(before.len(), seats * CHARACTERS);
            pickers(&mut table);
            for seat in table.seats() {
                assert_eq!(table.state().player(seat).stacks.len(), 2 * pack);
            }
            let left = table.state().middle.iter().filter(|stack| before.contains(stack));
            assert_eq!(left.count(), 0, "the middle is empty after each pack");
        }
        assert_eq!(table.state().phase, Phase::Building);
    }
}

/// R486. The last pick of a pack is made by itself.
#[test]
fn r486_the_last_pick_is_forced() {
    let mut table = without_twins(8);
    for _ in 0..14 {
        table.pick_first();
    }
    let (last, left) = (Seat(0), table.middle());
    assert_eq!((left.len(), table.picker()), (2, Seat(1)));
    table.pick_first();
    assert_eq!(table.stacks(last).last(), Some(&left[1]), "nobody is asked");
    assert_eq!(table.state().opened, 2, "and the next pack is opened");
}

/// R487. Of stacks, Uncommons, Rares and Basic Power cards alone.
#[test]
fn r487_a_draft_deck_is_made_of_what_was_drafted() {
    let mut table = draft(8, 11);
    table.pick_all();
    table.build_all();
    for seat in table.seats() {
        let sheet = table.deck(seat);
        assert_eq!(sheet.offences(table.catalogue(), VENTURE).or(()), Ok(()));
        let mut counts: BTreeMap<_, usize> = BTreeMap::new();
        sheet
            .cards
            .iter()
            .chain(&sheet.under)
            .for_each(|card| *counts.entry(*card).or_default() += 1);
        let stacks = table.stacks(seat);
        let specials = stacks.iter().flat_map(|who| *table.game().products().specials(*who));
        let found = table.finds(seat).into_iter().filter_map(|find| match find {
            Find::Card(card) => Some(card),
            Find::Homebase(_) => None,
        });
        for card in specials.chain(found) {
            counts.entry(card).and_modify(|left| *left = left.saturating_sub(1));
        }
        for (card, left) in counts {
            let card = table.catalogue().card(card);
            assert!(left == 0 || is_basic_power(card), "{left} of {} too many", card.name);
        }
    }
}

/// R488. Any Uncommon or Rare that was opened may be used.
#[test]
fn r488_what_was_opened_may_be_used() {
    let mut table = draft(8, 13);
    table.pick_all();
    let mut used = 0;
    for seat in table.seats() {
        let pool = table.game().pool(table.state(), seat);
        table.play(seat, "complete");
        table.play(seat, "change");
        for find in table.finds(seat) {
            let Find::Card(card) = find else { continue };
            assert!(1 <= pool.copies(card), "{} is in the pool", table.id_of(find));
            let is_free = matches!(
                table.catalogue().card(card).kind,
                Kind::Basic { .. }
                    | Kind::Teamwork { .. }
                    | Kind::Training { .. }
                    | Kind::Ally { .. }
            );
            let held = &table.state().player(seat).bench.cards;
            if is_free && !held.contains(&card) {
                let action = format!("add {}", table.id_of(find));
                table.play(seat, &action);
                used += 1;
            }
        }
    }
    assert!(8 < used, "{used} more were put in by hand");
}

/// R489. No card from outside.
#[test]
fn r489_no_card_from_outside_comes_into_a_draft_deck() {
    let mut table = draft(8, 17);
    table.pick_all();
    let seat = Seat(3);
    table.play(seat, "complete");
    table.play(seat, "change");
    let pool = table.game().pool(table.state(), seat);
    let outside: Vec<(String, Kind)> = table
        .catalogue()
        .cards()
        .filter(|(id, _)| pool.copies(*id) == 0)
        .map(|(_, card)| (card.id.clone(), card.kind.clone()))
        .collect();
    let is_kind = |test: fn(&Kind) -> bool| outside.iter().any(|(_, kind)| test(kind));
    assert!(is_kind(|kind| matches!(kind, Kind::Teamwork { .. })), "Universe cards among them");
    assert!(is_kind(|kind| matches!(kind, Kind::Event(_))), "and Events");
    assert!(is_kind(|kind| matches!(kind, Kind::Aspect(_))), "and Locations");
    for (id, _) in outside {
        let refusal = table.refused(seat, &format!("add {id}"));
        assert_eq!((refusal.code, refusal.rule.unwrap().0), ("outside", 489), "{id}");
    }
    table.play(seat, "team");
    let other = table.catalogue().characters().find(|(id, _)| !pool.characters.contains(id));
    let other = other.unwrap().1.id.clone();
    assert_eq!(table.refused(seat, &format!("front {other}")).code, "outside");
}
