//! What cards are.

use std::collections::BTreeSet;

use fracas_cards::Shelf as _;
use fracas_core::{Fast, Game as _, Seat, Silent};

use super::*;
use crate::OverPowerTitle;
use crate::card::Whose;
use crate::deck::is_basic_power;
use crate::who::Who;
use crate::zone::Zone;

/// R5. Every card is of one of the eight types.
#[test]
fn r005_every_card_is_of_one_type() {
    let kind = |kind: &str| {
        match kind {
            "basic" | "teamwork" | "training" | "ally" | "advanced" => "universe",
            "character" | "power" | "special" | "missions" | "event" | "homebase" | "aspect" => {
                kind
            }
            other => panic!("{other} is no type"),
        }
        .to_owned()
    };
    let pages = OverPowerTitle.cards();
    let ids: BTreeSet<&str> = pages.iter().map(|page| page.id.as_str()).collect();
    assert_eq!(ids.len(), pages.len(), "each has one id");
    let types: BTreeSet<String> = pages.iter().map(|page| kind(page.kind)).collect();
    assert_eq!(types.len(), 8, "{types:?}");
}

/// R6. What is not on the table from the start is shuffled into the deck.
#[test]
fn r006_the_deck_holds_all_but_characters_homebase_and_objectives() {
    let sheet = Sheet::premade("spartan-school").unwrap();
    let state = table("venture", &[sheet, sheet]).deal(&mut Fast::new(1), &mut Silent);
    for seat in Seat::all(2) {
        let cards = state.cards(seat);
        assert_eq!(cards.len(Zone::Draw), sheet.cards.len());
        assert_eq!(cards.len(Zone::Under), sheet.under.len());
        assert_eq!(cards.all().count(), sheet.cards.len() + sheet.under.len());
    }
}

/// R9. A grid value for each Power Type.
#[test]
fn r009_characters_have_a_grid_value_of_each_type() {
    let zeus = catalogue().character(character("Zeus"));
    assert_eq!(PowerType::ALL.map(|of| zeus.printed_grid(of)), [8, 3, 6, 5]);
}

/// R10. Grid values are from 1 to 8.
#[test]
fn r010_grid_values_are_from_1_to_8() {
    let grids = catalogue().characters().flat_map(|(_, who)| who.grid);
    assert_eq!(grids.clone().filter(|value| !(1..=8).contains(value)).count(), 0);
    assert_eq!((grids.clone().min(), grids.max()), (Some(1), Some(8)));
}

/// R11. The grid value is the highest Power card that can be used.
#[test]
fn r011_the_grid_value_is_the_highest_power_card() {
    let zeus = character("Zeus");
    for (of, most) in PowerType::ALL.into_iter().zip([8, 3, 6, 5]) {
        for value in 1..=8 {
            let card = catalogue().card(basic_power(of, value));
            assert_eq!(catalogue().suits(card, zeus), value <= most, "{of:?} {value}");
        }
    }
}

/// R12. Grid values decide which Universe cards can be played.
#[test]
fn r012_grid_values_decide_on_universe_cards() {
    let suits =
        |name: &str, who: &str| catalogue().suits(catalogue().card(card(name)), character(who));
    // At least 7 in Energy; at most 5 in Combat.
    assert!(suits("Lightning Bolt", "Zeus") && !suits("Lightning Bolt", "Cthulhu"));
    assert!(suits("Hucklebuck", "Zeus") && !suits("Hucklebuck", "Leonidas"));
}

/// R13. Each character has a Threat Value.
#[test]
fn r013_each_character_has_a_threat() {
    assert!(catalogue().characters().all(|(_, who)| 0 < who.threat && 0 < who.threat_in_reserve));
}

/// R14. A Special with a name is that character's alone.
#[test]
fn r014_a_special_is_played_by_its_character_alone() {
    let sheet = legal();
    let table = table("venture", &[&sheet, &sheet]);
    let state = table.deal(&mut Fast::new(1), &mut Silent);
    let club = catalogue().card(card("Hercules - Great Club"));
    let able = Who::team(Seat(0)).map(|who| table.can_use(&state, club, who));
    assert_eq!(able.collect::<Vec<_>>(), [true, false, false, false]);
}

/// R37. Basic Power cards are those of one type.
#[test]
fn r037_wild_power_cards_are_not_basic() {
    let basic = catalogue().cards().filter(|(_, card)| is_basic_power(card)).count();
    assert_eq!(basic, 32);
    for icons in [Icons::ANY_POWER, Icons::ALL_TYPES] {
        assert!(!is_basic_power(catalogue().card(power(icons, 5))), "{icons:?}");
    }
}

/// R137. An Aspect is for one Homebase or for any.
#[test]
fn r137_an_aspect_is_for_one_homebase_or_for_any() {
    let mut sheet = legal();
    let aspect = first(|card| matches!(card.kind, Kind::Aspect(None)));
    sheet.cards.push(aspect);
    for base in ["The Round Table", "Barsoom", "Asclepieion"] {
        sheet.homebases = vec![homebase(base)];
        accepted(&sheet, Mode::Venture);
    }
}

/// R142. Aspects are recognised: the shelf calls them so.
#[test]
fn r142_aspects_are_recognised() {
    let pages = OverPowerTitle.cards();
    let aspects = pages.iter().filter(|page| page.kind == "aspect").count();
    let is_aspect = |card: &Card| matches!(card.kind, Kind::Aspect(_));
    assert_eq!(aspects, catalogue().cards().filter(|(_, card)| is_aspect(card)).count());
    assert!(0 < aspects);
}

/// R122. A card of a character is for those who have it on the team.
#[test]
fn r122_advanced_cards_of_a_character_need_it_on_the_team() {
    let staff = first(|card| matches!(card.kind, Kind::Advanced(Whose::Character(_))));
    let mut sheet = deck_of(["Ra", "Robin Hood", "Joan of Arc"], "Billy the Kid");
    sheet.cards.push(staff);
    accepted(&sheet, Mode::Venture);
    let mut others = legal();
    others.cards.push(staff);
    refused(&others, Mode::Venture, "R122");
}
