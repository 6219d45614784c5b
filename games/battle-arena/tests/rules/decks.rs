//! Chapter 4: deck building.

use fracas_battle_arena::{
    BattleArena, BattleArenaTitle, Catalogue, Deck, FORMATS, ID, Limits, Mode,
};
use fracas_cards::Shelf;
use fracas_core::Setup;

use crate::lists::{Card, List, NONE, legal, rules_cited};

const HIGH: u16 = 200;

/// R33. The Hero Deck has 60 cards.
#[test]
fn r033_a_standard_hero_deck_has_60_cards() {
    assert_eq!(legal(60).offences("standard"), NONE);
    assert!(legal(59).offences("standard").contains(&33), "59 are not 60");
}

/// R34. A deck with more or fewer cards than its format's size is rejected.
#[test]
fn r034_one_card_more_or_fewer_is_refused() {
    for (format, size, rule) in [("standard", 60, 33), ("limited", 40, 49), ("trainer", 30, 45)] {
        assert_eq!(legal(size).offences(format), NONE, "the exact size of {format}");
        for wrong in [size - 1, size + 1] {
            let offences = legal(wrong).offences(format);
            assert!(offences.contains(&rule) && offences.contains(&34), "{wrong} in {format}");
        }
    }
}

/// R35. At most 6 Heroes in the deck have the same Power.
#[test]
fn r035_a_seventh_hero_of_one_power_is_refused() {
    let of_one_power = |count| legal(60).change(count, |_, card| card.power = HIGH);
    assert_eq!(of_one_power(6).offences("standard"), NONE);
    assert_eq!(of_one_power(7).offences("standard"), [35]);
}

/// R35, with C19. A premade deck may be played as it was printed.
#[test]
fn r035_a_premade_deck_is_not_held_to_the_limit() {
    let starter = Deck::premade("starter-2024").unwrap();
    let offences = starter.offences(Catalogue::base(), &FORMATS[0].limits, Mode::Playmaker);
    assert_eq!(rules_cited(&offences), [35], "it has nine Heroes of Power 85");
    let setup = |deck: &str| Setup {
        game: ID.into(),
        mode: "rookie".into(),
        decks: vec![deck.into(), "alpha-legends".into()],
        ..Setup::default()
    };
    assert!(BattleArena::open(&setup("starter-2024")).is_ok(), "by name it is played");
    let (_, list) =
        fracas_battle_arena::PREMADE.iter().find(|(id, _)| *id == "starter-2024").unwrap();
    let refused = BattleArena::open(&setup(list)).unwrap_err();
    assert_eq!(rules_cited(&refused), [35], "the same cards as a list of one's own are refused");
}

/// R36. The limit looks at printed Power, for each value separately and across all names.
#[test]
fn r036_every_power_is_counted_by_itself_across_names() {
    let two_powers = legal(60).change(12, |index, card| card.power = HIGH + (index % 2) as u16);
    assert_eq!(two_powers.offences("standard"), NONE, "six of 200 and six of 201");
    let with_types = |index: usize, card: &mut Card| {
        card.weapon = ["fire", "ice", "steel"][index % 3];
        card.power = HIGH;
    };
    let offences = legal(60).change(7, with_types).offences("standard");
    assert_eq!(offences, [35], "seven of 200 under seven names and three types");
}

/// R37. The same Hero variation may not be in the deck twice.
#[test]
fn r037_a_variation_may_not_be_there_twice() {
    assert_eq!(legal(60).copies(0, 2).offences("standard"), [37]);
}

/// R38. Different variations of one Hero may be in the deck together.
#[test]
fn r038_variations_of_one_hero_go_together() {
    let types = ["fire", "ice", "steel", "brawl", "glow", "hex"];
    let list = legal(60).change(6, |index, card| {
        card.name = "BoJax".into();
        card.weapon = types[index];
    });
    assert_eq!(list.offences("standard"), NONE);
}

/// R39. At most 6 cards of one Hero name, all variations together.
#[test]
fn r039_a_seventh_card_of_one_hero_is_refused() {
    let types = ["fire", "ice", "steel", "brawl", "glow", "hex", "gum"];
    let of_one_hero = |count| {
        legal(60).change(count, |index, card| {
            card.name = "BoJax".into();
            card.weapon = types[index];
            card.power = HIGH + index as u16;
        })
    };
    assert_eq!(of_one_hero(6).offences("standard"), NONE);
    assert_eq!(of_one_hero(7).offences("standard"), [39], "types and Powers make no difference");
}

/// R40. The Hot Dog Deck has 10 cards.
#[test]
fn r040_a_hot_dog_deck_has_10_cards() {
    assert_eq!(legal(60).hot_dogs("10 Frank\n").offences("standard"), NONE);
    for wrong in ["9 Frank\n", "11 Frank\n"] {
        assert_eq!(legal(60).hot_dogs(wrong).offences("standard"), [34, 40], "{wrong}");
    }
}

/// R41. Hot Dog cards may be repeated freely; all 10 may be the same.
#[test]
fn r041_hot_dogs_may_be_repeated() {
    for hot_dogs in ["10 Frank\n", "1 Frank\n9 Morty\n", "5 Glitzy\n1 Frank\n4 Glitzy\n"] {
        assert_eq!(legal(60).hot_dogs(hot_dogs).offences("standard"), NONE, "{hot_dogs}");
    }
}

/// R42. The Playbook has 30 Plays.
#[test]
fn r042_a_playbook_has_30_plays() {
    assert_eq!(legal(60).plays("standard", 30).offences_in("playmaker", "standard"), NONE);
    for wrong in [29, 31] {
        let list = legal(60).plays("standard", wrong);
        assert_eq!(list.offences_in("playmaker", "standard"), [34, 42], "{wrong}");
    }
}

/// R42, with C13. Bonus Plays count like all others.
#[test]
fn r042_bonus_plays_count_like_others() {
    let mixed = |bonus| legal(60).plays("standard", 20).more_plays("bonus", bonus);
    assert_eq!(mixed(10).offences_in("playmaker", "standard"), NONE);
    assert_eq!(mixed(11).offences_in("playmaker", "standard"), [34, 42]);
}

/// R43. All Plays of a Playbook are different; no duplicates.
#[test]
fn r043_a_play_may_not_be_there_twice() {
    let twice = legal(60).copies_of_a_play(2);
    assert_eq!(twice.offences_in("playmaker", "standard"), [43]);
    assert_eq!(twice.offences_in("substitution", "standard"), NONE, "nobody opens the Playbook");
}

/// R44. Rookie needs the Hero Deck only; Substitution the Hero and Hot Dog Decks; Playmaker all three.
#[test]
fn r044_each_mode_needs_its_decks_only() {
    let heroes_only = legal(60).hot_dogs("").plays("standard", 0);
    assert_eq!(heroes_only.offences_in("rookie", "standard"), NONE);
    assert_eq!(heroes_only.offences_in("substitution", "standard"), [34, 40]);
    assert_eq!(heroes_only.offences_in("playmaker", "standard"), [34, 40, 42]);
}

/// R44. Without a mode a deck is checked for all it has.
#[test]
fn r044_a_playbook_is_checked_where_there_is_one() {
    let list = legal(60).copies_of_a_play(2);
    let setup = Setup { mode: String::new(), ..list.setup("", "standard") };
    let page = BattleArenaTitle.check_deck("test.txt", &list.text(), &setup).unwrap();
    assert_eq!(rules_cited(&page.offences), [43]);
}

/// R45. Trainer Hero Deck: 30 Heroes.
#[test]
fn r045_a_trainer_hero_deck_has_30_cards() {
    assert_eq!(legal(30).offences("trainer"), NONE);
    assert_eq!(legal(60).offences("trainer"), [34, 45], "a Standard deck is too large");
}

/// R46. Trainer Playbook: 10 Plays.
#[test]
fn r046_a_trainer_playbook_has_10_plays() {
    assert_eq!(legal(30).offences_in("playmaker", "trainer"), NONE);
    let large = legal(30).plays("standard", 30);
    assert_eq!(large.offences_in("playmaker", "trainer"), [34, 46], "a Standard one is too large");
}

/// R47. Trainer Hot Dog Deck: 10 Hot Dogs.
#[test]
fn r047_a_trainer_hot_dog_deck_has_10_cards() {
    assert_eq!(legal(30).hot_dogs("10 Frank\n").offences("trainer"), NONE);
    assert_eq!(legal(30).hot_dogs("9 Frank\n").offences("trainer"), [34, 47]);
}

/// R48. All other Standard limits apply in Trainer: 6 per Power, 1 per variation, 6 per name, no duplicate Plays.
#[test]
fn r048_trainer_keeps_the_other_limits() {
    let of_one_power = legal(30).change(7, |_, card| card.power = HIGH);
    assert_eq!(of_one_power.offences("trainer"), [35]);
    assert_eq!(legal(30).copies(0, 2).offences("trainer"), [37]);
    let of_one_hero = legal(30).change(7, |_, card| card.name = "BoJax".into());
    assert_eq!(of_one_hero.offences("trainer"), [39]);
    assert_eq!(legal(30).copies_of_a_play(2).offences_in("playmaker", "trainer"), [43]);
}

/// R49. Limited Hero Deck: 40 Heroes.
#[test]
fn r049_a_limited_hero_deck_has_40_cards() {
    assert_eq!(legal(40).offences("limited"), NONE);
    assert_eq!(legal(30).offences("limited"), [34, 49], "a Trainer deck is too small");
}

/// R50. Limited Playbook: 20 Plays.
#[test]
fn r050_a_limited_playbook_has_20_plays() {
    assert_eq!(legal(40).offences_in("playmaker", "limited"), NONE);
    let small = legal(40).plays("standard", 10);
    assert_eq!(small.offences_in("playmaker", "limited"), [34, 50], "a Trainer one is too small");
}

/// R51. Limited Hot Dog Deck: 10 Hot Dogs.
#[test]
fn r051_a_limited_hot_dog_deck_has_10_cards() {
    assert_eq!(legal(40).hot_dogs("10 Frank\n").offences("limited"), NONE);
    assert_eq!(legal(40).hot_dogs("11 Frank\n").offences("limited"), [34, 51]);
}

/// R52. In Limited the Standard limits apply by default.
#[test]
fn r052_limited_keeps_the_limits_by_default() {
    let of_one_power = legal(40).change(7, |_, card| card.power = HIGH);
    assert_eq!(of_one_power.offences("limited"), [35]);
    assert_eq!(legal(40).copies(0, 2).offences("limited"), [37]);
    let of_one_hero = legal(40).change(7, |_, card| card.name = "BoJax".into());
    assert_eq!(of_one_hero.offences("limited"), [39]);
    assert_eq!(legal(40).copies_of_a_play(2).offences_in("playmaker", "limited"), [43]);
}

/// R52. A relaxed flag drops them for sealed play; the sizes stay.
#[test]
fn r052_relaxed_limited_has_sizes_only() {
    let anything = legal(40).copies(0, 40).relaxed();
    assert_eq!(anything.offences("limited"), NONE, "40 times the same Hero");
    let same_plays = anything.copies_of_a_play(20);
    assert_eq!(same_plays.offences_in("playmaker", "limited"), NONE, "and 20 times the same Play");
    assert_eq!(legal(39).relaxed().offences("limited"), [34, 49]);
}

/// R52. Other formats cannot be relaxed.
#[test]
fn r052_only_limited_can_be_relaxed() {
    for (format, size) in [("standard", 60), ("trainer", 30)] {
        assert_eq!(legal(size).relaxed().offences(format), [52], "{format} is not for sealed play");
    }
}

/// R53. The deck validator takes its limits from the format, not from constants.
#[test]
fn r053_other_limits_give_other_offences() {
    let offences = |list: List, limits: Limits| {
        let setup = list.setup("rookie", "standard");
        let catalogue = Catalogue::with_packs(&setup.packs).unwrap();
        let deck = Deck::read(&catalogue, "test.txt", &setup.decks[0]).unwrap();
        rules_cited(&deck.offences(&catalogue, &limits, Mode::Rookie))
    };
    let standard = FORMATS[0].limits;
    let strict = Limits { per_power: Some(5), ..standard };
    assert_eq!(offences(legal(60), strict), [35], "six of one Power are too many here");
    let lax = Limits { one_per_variation: false, ..standard };
    assert_eq!(offences(legal(60).copies(0, 2), lax), NONE, "and here two copies are allowed");
}

/// R54. Both players use the same format.
#[test]
fn r054_both_players_use_the_same_format() {
    let decks = |decks: [String; 2]| {
        let setup = legal(30).setup("rookie", "trainer");
        let opened = BattleArena::open(&Setup { decks: decks.into(), ..setup });
        opened.err().map(|problems| rules_cited(&problems)).unwrap_or_default()
    };
    let [trainer, limited] =
        ["trainer", "limited"].map(|format| legal(30).built_for(format).text());
    assert_eq!(decks([trainer.clone(), trainer.clone()]), NONE);
    assert_eq!(decks([trainer.clone(), limited]), [54], "a deck built for another format");
    assert_eq!(decks([trainer, "alpha-legends".into()]), [34, 45, 54], "of another size as well");
}
