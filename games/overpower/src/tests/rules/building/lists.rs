//! What a deck may hold.

use super::*;
use crate::card::{Family, Whose};
use crate::deck::MOST;

/// Finds an Event, of a set or of others.
fn event(of_set: bool, sheet: &Sheet) -> CardId {
    let is_own = |set| sheet.missions.contains(&set);
    first(|card| matches!(card.kind, Kind::Event(set) if is_own(set) == of_set))
}

/// Fills or cuts a deck to a size with Power cards, of which there may be any number.
fn sized(mut sheet: Sheet, size: usize) -> Sheet {
    sheet.cards.resize(size, basic_power(PowerType::Combat, 1));
    sheet
}

/// R47. Any number of copies of a Power card.
#[test]
fn r047_power_cards_may_be_there_in_any_number() {
    let mut sheet = legal();
    sheet.cards = vec![basic_power(PowerType::Combat, 6); 51];
    accepted(&sheet, Mode::Venture);
}

/// R49. Specials need their character; those of Any Character need none.
#[test]
fn r049_specials_need_their_character_on_the_team() {
    let mut sheet = legal();
    sheet.cards.push(card("Freya: Goddess of Protection"));
    accepted(&sheet, Mode::Venture);
    sheet.cards.push(card("Zeus - Thunderbolt"));
    refused(&sheet, Mode::Venture, "R49");
    // What is for all versions of a character is for each.
    let mut mob = legal();
    mob.cards.push(card("Angry Mob - Mob Mentality"));
    accepted(&mob, Mode::Venture);
    mob.cards.push(card("Angry Mob: Modern Age - Online Cyber Attack"));
    refused(&mob, Mode::Venture, "R49");
}

/// R50. Any number of copies of a Special that is not One Per Deck.
#[test]
fn r050_specials_may_be_there_in_any_number() {
    let mut sheet = legal();
    sheet.cards.extend([card("Hercules - Great Club"); 9]);
    accepted(&sheet, Mode::Venture);
}

/// R51. One Per Deck is once.
#[test]
fn r051_one_per_deck_is_once() {
    let mut sheet = legal();
    let once = card("Hercules - Godly Prowess");
    sheet.cards.retain(|held| *held != once);
    sheet.cards.push(once);
    accepted(&sheet, Mode::Venture);
    sheet.cards.push(once);
    refused(&sheet, Mode::Venture, "R51");
    // A card that starts in play is there already.
    let mut lancelot = deck_of(["Lancelot", "Robin Hood", "Joan of Arc"], "Dr. Watson");
    lancelot.cards.push(card("Lancelot - Sword and Shield"));
    refused(&lancelot, Mode::Venture, "R51");
}

/// R127. The Mission Set decides which Events there may be.
#[test]
fn r127_the_mission_set_decides_on_events() {
    let mut sheet = sized(legal(), 60);
    sheet.cards.push(event(true, &sheet));
    accepted(&sheet, Mode::Venture);
    let others = catalogue().mission_sets().map(|(set, _)| set);
    for set in others.filter(|set| !sheet.missions.contains(set)) {
        let other = Sheet { missions: vec![set], ..sheet.clone() };
        refused(&other, Mode::Venture, "R132");
    }
}

/// R131. An Event is One Per Deck.
#[test]
fn r131_an_event_is_once() {
    let mut sheet = sized(legal(), 60);
    sheet.cards.extend([event(true, &sheet); 2]);
    refused(&sheet, Mode::Venture, "R131");
}

/// R132. An Event is of the deck's Mission Set.
#[test]
fn r132_an_event_is_of_the_mission_set() {
    let mut sheet = sized(legal(), 60);
    sheet.cards.push(event(false, &sheet));
    refused(&sheet, Mode::Venture, "R132");
}

/// R139. An Aspect needs a Homebase.
#[test]
fn r139_an_aspect_needs_a_homebase() {
    let mut sheet = legal();
    sheet.cards.push(first(|card| matches!(card.kind, Kind::Aspect(_))));
    refused(&sheet, Mode::Venture, "R139");
    sheet.homebases = vec![homebase("Barsoom")];
    accepted(&sheet, Mode::Venture);
}

/// R143. At least 51 cards.
#[test]
fn r143_a_deck_has_at_least_51_cards() {
    accepted(&sized(legal(), 51), Mode::Venture);
    refused(&sized(legal(), 50), Mode::Venture, "R143");
}

/// R144. At least 56 with Events.
#[test]
fn r144_a_deck_with_events_has_at_least_56_cards() {
    let with_event = |size: usize| {
        let mut sheet = sized(legal(), size - 1);
        sheet.cards.push(event(true, &sheet));
        sheet
    };
    accepted(&with_event(56), Mode::Venture);
    refused(&with_event(55), Mode::Venture, "R144");
}

/// R145. There is no most but the room on our tables.
#[test]
fn r145_a_deck_may_have_as_many_cards_as_tables_have_room_for() {
    accepted(&sized(legal(), MOST), Mode::Venture);
    let found = offences(&sized(legal(), MOST + 1), Mode::Venture);
    assert_eq!(found, ["91 cards; tables here have room for 90"]);
}

/// R148. Specials of others, and second copies of One Per Deck cards, are refused together.
#[test]
fn r148_specials_of_others_and_second_copies_are_refused() {
    let mut sheet = legal();
    sheet.cards.extend([card("Hercules - Godly Prowess"); 2]);
    sheet.cards.push(card("Zeus - Hera"));
    let found = offences(&sheet, Mode::Venture);
    assert_eq!(found.iter().filter(|message| message.contains("R148")).count(), 2, "{found:?}");
}

/// R149. An Advanced Universe card needs its character.
#[test]
fn r149_advanced_cards_of_others_are_refused() {
    let mut sheet = legal();
    sheet.cards.push(first(|card| matches!(card.kind, Kind::Advanced(Whose::Character(_)))));
    refused(&sheet, Mode::Venture, "R149");
}

/// R150. An Aspect without a Homebase is refused.
#[test]
fn r150_aspects_without_a_homebase_are_refused() {
    let mut sheet = legal();
    sheet.cards.push(first(|card| matches!(card.kind, Kind::Aspect(_))));
    refused(&sheet, Mode::Venture, "R150");
}

/// R151. Events of other sets, and second copies of an Event, are refused.
#[test]
fn r151_events_of_other_sets_and_second_copies_are_refused() {
    let mut sheet = sized(legal(), 60);
    sheet.cards.push(event(false, &sheet));
    refused(&sheet, Mode::Venture, "R151");
    let mut sheet = sized(legal(), 60);
    sheet.cards.extend([event(true, &sheet); 2]);
    refused(&sheet, Mode::Venture, "R151");
}

/// R152, with C28. Cards that nobody can use may be there, unless the table is strict.
#[test]
fn r152_cards_that_nobody_can_use_may_be_there() {
    let strict = Limits { mode: Mode::Venture, is_strict: true };
    let is_refused = |sheet: &Sheet, name: &str| {
        let found = checked(sheet, strict);
        found.iter().any(|message| message.contains(name) && message.contains("C28"))
    };
    let mut sheet = deck_of(["Jane Porter", "Dr. Watson", "Mr. Hyde"], "Korak");
    assert_eq!(checked(&sheet, strict), [""; 0]);
    sheet.cards.extend([basic_power(PowerType::Energy, 8), card("Lightning Bolt"), card("Hera")]);
    accepted(&sheet, Mode::Venture);
    let names = [basic_power(PowerType::Energy, 8), card("Lightning Bolt"), card("Hera")];
    for name in names.map(|id| catalogue().card(id).name.as_str()) {
        assert!(is_refused(&sheet, name), "{name}");
    }
    // John Carter may have them though his grid is 7.
    let mut carter = deck_of(["John Carter of Mars", "Dr. Watson", "Mr. Hyde"], "Korak");
    carter.cards.push(basic_power(PowerType::BruteForce, 8));
    assert_eq!(checked(&carter, strict), [""; 0]);
    let option = [("strict", "on")];
    let found = OverPower::open(&setup("venture", &option, &[&sheet, &carter])).unwrap_err();
    assert!(found.to_string().contains("C28"), "{found}");
}

/// R153. One card of each family.
#[test]
fn r153_a_deck_holds_one_card_of_a_family() {
    for family in [Family::Cataclysm, Family::Ambush, Family::Assist, Family::Fortifications] {
        let mut sheet = legal();
        sheet.homebases = vec![homebase("Barsoom")];
        sheet.cards.retain(|held| catalogue().card(*held).family.is_none());
        let all = catalogue().cards().filter(|(_, card)| card.family == Some(family));
        let mut all = all.map(|(card, _)| card);
        sheet.cards.extend(all.next());
        accepted(&sheet, Mode::Venture);
        sheet.cards.extend(all.next());
        refused(&sheet, Mode::Venture, "R153");
    }
}
