//! Teams, Homebases and Mission Sets.

use fracas_core::{Fast, Game as _, Seat, Silent};

use super::*;
use crate::state::Position;
use crate::who::Who;

/// R7. A team is exactly four characters.
#[test]
fn r007_a_team_has_exactly_four_characters() {
    let mut three = legal();
    three.front.pop();
    refused(&three, Mode::Venture, "R7");
    let mut five = legal();
    five.front.push(character("Jane Porter"));
    refused(&five, Mode::Venture, "R7");
    let mut none = legal();
    (none.front, none.reserve) = (vec![], vec![]);
    refused(&none, Mode::Venture, "R7");
}

/// R8. Three begin on the Front Line, one in Reserve.
#[test]
fn r008_three_begin_on_the_front_line_and_one_in_reserve() {
    let mut two = legal();
    let last = two.front.pop().unwrap();
    two.reserve.push(last);
    refused(&two, Mode::Venture, "R8");
    let mut nobody = legal();
    nobody.front.append(&mut nobody.reserve);
    refused(&nobody, Mode::Venture, "R8");
    let state = table("venture", &[&legal(), &legal()]).deal(&mut Fast::new(1), &mut Silent);
    let positions = Who::team(Seat(1)).map(|who| state.fighter(who).position);
    let [front, reserve] = [Position::Front, Position::Reserve];
    assert_eq!(positions.collect::<Vec<_>>(), [front, front, front, reserve]);
}

/// R23. Nobody is on a team twice, nor in two versions.
#[test]
fn r023_nobody_is_on_a_team_twice() {
    let twice = deck_of(["Jane Porter", "Jane Porter", "Dr. Watson"], "Mr. Hyde");
    refused(&twice, Mode::Venture, "R23");
    let mob = ["Angry Mob: Middle Ages", "Angry Mob: Industrial Age", "Dr. Watson"];
    refused(&deck_of(mob, "Mr. Hyde"), Mode::Venture, "R23");
}

/// R24. At most one Homebase, or none.
#[test]
fn r024_a_team_has_at_most_one_homebase() {
    let mut sheet = legal();
    accepted(&sheet, Mode::Venture);
    sheet.homebases = vec![homebase("Barsoom")];
    accepted(&sheet, Mode::Venture);
    sheet.homebases.push(homebase("Asclepieion"));
    refused(&sheet, Mode::Venture, "R24");
}

/// R25. The Homebase is in play from the start.
#[test]
fn r025_the_homebase_is_in_play_from_the_start() {
    let mut sheet = legal();
    sheet.homebases = vec![homebase("Barsoom")];
    let table = table("venture", &[&sheet, &legal()]);
    assert_eq!(table.homebase(Seat(0)).map(|base| base.name.as_str()), Some("Barsoom"));
    assert!(table.homebase(Seat(1)).is_none());
}

/// R26. What the Homebase says is in force for its team.
#[test]
fn r026_the_ability_of_the_homebase_is_in_force() {
    let mut sheet = legal();
    sheet.homebases = vec![homebase("The Land That Time Forgot")];
    sheet.front = ["Jane Porter", "Dr. Watson", "Mr. Hyde"].map(character).into();
    sheet.reserve = vec![character("Korak")];
    sheet.cards = deck_of(["Zeus", "Ra", "Zorro"], "Korak").cards;
    let table = table("venture", &[&sheet, &legal()]);
    let state = table.deal(&mut Fast::new(1), &mut Silent);
    let number = 256 + u16::from(Who::homebase(Seat(0)).0);
    let stands = |source: u16| state.agenda.entries().iter().any(|entry| entry.source == source);
    assert!(stands(number) && !stands(number + 1));
}

/// R27. A Homebase without a Threat Value counts nothing.
#[test]
fn r027_a_homebase_may_have_no_threat() {
    let mut sheet = legal();
    let threat = sheet.threat(catalogue());
    sheet.homebases = vec![homebase("Barsoom")];
    assert_eq!(sheet.threat(catalogue()), threat);
}

/// R28. The team's threat is that of its characters and of its Homebase.
#[test]
fn r028_threat_is_that_of_characters_and_homebase() {
    // 16 + 16 + 16 + 17; in Reserve she counts 20, on the Front Line 18.
    let mut sheet = deck_of(["Jane Porter", "Dr. Watson", "Mr. Hyde"], "Korak");
    assert_eq!(sheet.threat(catalogue()), 65);
    sheet.homebases = vec![homebase("Dracula's Armory")];
    assert_eq!(sheet.threat(catalogue()), 68);
    let front = deck_of(["Jane Porter", "Dr. Watson", "Victory Harben"], "Mr. Hyde");
    let reserve = deck_of(["Jane Porter", "Dr. Watson", "Mr. Hyde"], "Victory Harben");
    assert_eq!((front.threat(catalogue()), reserve.threat(catalogue())), (66, 68));
}

/// R29. At most 76, which is legal.
#[test]
fn r029_threat_is_at_most_76() {
    let full = deck_of(["Zeus", "Wicked Witch", "Angry Mob: Middle Ages"], "Dejah Thoris");
    assert_eq!(full.threat(catalogue()), 76);
    accepted(&full, Mode::Venture);
    let mut more = full;
    more.homebases = vec![homebase("Event Horizon: The Future")];
    refused(&more, Mode::Venture, "R29");
}

/// R125. Seven Objectives for each player in Venture.
#[test]
fn r125_each_player_has_seven_objectives_in_venture() {
    let state = table("venture", &[&legal(), &legal()]).deal(&mut Fast::new(1), &mut Silent);
    assert_eq!(state.sides.each_ref().map(|side| side.missions.reserve), [7, 7]);
    let mut none = legal();
    none.missions.clear();
    refused(&none, Mode::Venture, "R125");
    let found = OverPower::open(&setup("venture", &[("objectives", "5")], &[])).unwrap_err();
    assert!(found.to_string().contains("R125"), "{found}");
}

/// R126. They are one Mission Set.
#[test]
fn r126_the_objectives_are_one_mission_set() {
    assert!(catalogue().mission_sets().all(|(_, set)| set.objectives.len() == 7));
    let mut two = legal();
    two.missions = catalogue().mission_sets().map(|(set, _)| set).take(2).collect();
    refused(&two, Mode::Venture, "R126");
}

/// R146. Neither what is on the table nor what starts placed or under the Homebase counts to the minimum.
#[test]
fn r146_what_is_in_play_does_not_count_to_the_minimum() {
    let mut sheet = deck_of(["Lancelot", "Robin Hood", "Joan of Arc"], "Dr. Watson");
    sheet.homebases = vec![homebase("Spartan Training Ground")];
    sheet.under = Sheet::premade("spartan-school").unwrap().under.clone();
    accepted(&sheet, Mode::Venture);
    sheet.cards.pop();
    refused(&sheet, Mode::Venture, "R143");
}

/// R147. A deck needs four characters, at most one Homebase and a threat of at most 76: all is named at once.
#[test]
fn r147_a_deck_needs_a_legal_team() {
    let mut sheet = deck_of(["Zeus", "Hercules", "Dracula"], "Cthulhu");
    refused(&sheet, Mode::Venture, "R147");
    sheet.homebases = vec![homebase("Barsoom"), homebase("Asclepieion")];
    sheet.front.push(character("Leonidas"));
    let found = offences(&sheet, Mode::Venture);
    assert_eq!(found.iter().filter(|message| message.contains("R147")).count(), 3, "{found:?}");
}

/// A Homebase that takes cards has three different ones of its kind under it.
#[test]
fn what_starts_under_a_homebase_is_three_different_cards_of_its_kind() {
    let mut sheet = Sheet::premade("spartan-school").unwrap().clone();
    accepted(&sheet, Mode::Venture);
    let right = sheet.under.clone();
    let any_power =
        first(|card| matches!(card.kind, Kind::Training { of, .. } if of.is_any_power()));
    let basic = first(|card| matches!(card.kind, Kind::Basic { .. }));
    for wrong in [any_power, basic, right[0]] {
        sheet.under = vec![right[0], right[1], wrong];
        refused(&sheet, Mode::Venture, "R26");
    }
    sheet.under = right[..2].to_vec();
    refused(&sheet, Mode::Venture, "R26");
    (sheet.under, sheet.homebases) = (right, vec![]);
    refused(&sheet, Mode::Venture, "R26");
}
