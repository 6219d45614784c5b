//! Chapter 4.4: the formats of events (R53).

use fracas_battle_arena::{
    BattleArena, BattleArenaTitle, Catalogue, Collection, Deck, FORMATS, ID, Mode, left_out_formats,
};
use fracas_cards::Shelf;
use fracas_core::{Fast, Problems, Setup};

use crate::lists::{Card, List, NONE, legal, rules_cited};

fn setup(format: &str, mode: &str, decks: &[&str]) -> Setup {
    Setup {
        game: ID.into(),
        mode: mode.into(),
        options: [("format".into(), format.into())].into(),
        decks: decks.iter().map(|&deck| deck.into()).collect(),
        ..Setup::default()
    }
}

/// Opens a table and says what is wrong.
fn refusal(setup: &Setup) -> String {
    BattleArena::open(setup).err().as_ref().map_or_else(String::new, Problems::to_string)
}

/// Changes the first Heroes to these Powers.
fn with_powers(list: List, powers: &[u16]) -> List {
    list.change(powers.len(), |index, card: &mut Card| card.power = powers[index])
}

/// R53. The limits of every format, as a table; those that cannot be checked are named with the reason.
#[test]
fn r053_the_formats_and_their_limits() {
    let mut table: Vec<String> = Vec::new();
    for format in BattleArenaTitle.formats() {
        table.push(format!("{} ({})\n  {}", format.id, format.title, format.limits.join("\n  ")));
    }
    for format in left_out_formats() {
        table.push(format!("left out: {}: {}", format.name, format.reason));
    }
    insta::assert_snapshot!(table.join("\n"));
}

/// R53. Every format can be played with its usual decks, in its mode, or says why it cannot.
#[test]
fn r053_every_format_has_usual_decks() {
    for format in &FORMATS {
        let mode = format.mode.unwrap_or(Mode::Playmaker);
        let wrong = refusal(&setup(format.id, mode.id(), &[]));
        let expected = if wrong.is_empty() { "" } else { "decks for" };
        assert!(wrong.split(": ").nth(1).unwrap_or_default().starts_with(expected), "{wrong}");
        for deck in format.decks.into_iter().filter(|_| wrong.is_empty()) {
            let (_, text) =
                fracas_battle_arena::PREMADE.iter().find(|(id, _)| *id == deck).unwrap();
            let setup = setup(format.id, "", &[]);
            let page = BattleArenaTitle.check_deck(deck, text, &setup).unwrap();
            assert_eq!(page.offences, Problems::default(), "{deck} in {}", format.id);
        }
    }
}

/// R53. Decks for formats that are decided in another way are checked, and no table plays them.
#[test]
fn r053_formats_that_are_won_in_another_way_are_refused() {
    for (format, why) in [
        ("hilo-madness", "the lower Power wins"),
        ("spec-plus-rookie-double-up", "players double the stakes"),
        ("brawl-rookie-double-up", "players double the stakes"),
        ("tecmo-spec-plus-rookie", "players double the stakes"),
    ] {
        let wrong = refusal(&setup(format, "rookie", &[]));
        assert_eq!(
            wrong,
            format!(
                "option format: decks for {format} can be checked, but not played: in it {why}"
            )
        );
    }
}

/// R53. A format of events is for one mode.
#[test]
fn r053_a_format_is_refused_in_another_mode() {
    let wrong = refusal(&setup("spec-playmaker", "rookie", &[]));
    assert_eq!(wrong, "option format: spec-playmaker is for playmaker, not for rookie");
    assert_eq!(refusal(&setup("spec-playmaker", "playmaker", &[])), "");
}

/// R53, with C9. Organised play has no limit on the Heroes of one name.
#[test]
fn r053_events_allow_any_number_of_one_name() {
    let of_one_hero = legal(60).change(7, |_, card| card.name = "BoJax".into());
    assert_eq!(of_one_hero.offences_in("rookie", "standard"), [39]);
    assert_eq!(of_one_hero.offences_in("rookie", "std-rookie"), NONE);
    let of_one_power = legal(60).change(7, |_, card| card.power = 200);
    assert_eq!(of_one_power.offences_in("rookie", "std-rookie"), [35], "six of a Power is kept");
}

/// R53, with C13. Bonus Plays go beyond the thirty, are forbidden, or are counted, by the format.
#[test]
fn r053_bonus_plays_by_format() {
    let with_bonus = |count| legal(60).more_plays("bonus", count);
    assert_eq!(with_bonus(30).offences_in("playmaker", "std-playmaker"), NONE);
    assert_eq!(with_bonus(31).offences_in("playmaker", "std-playmaker"), [53]);
    assert_eq!(with_bonus(1).offences_in("playmaker", "standard"), [34, 42]);
    let cheap = legal(60).plays("standard", 29).more_plays("bonus", 1);
    assert_eq!(cheap.offences_in("playmaker", "std-playmaker"), [34, 53], "29 and one beyond");
    assert_eq!(cheap.offences_in("playmaker", "spec-playmaker"), [53], "none may be");
}

/// R53, with C13. The score of all Plays has a limit at sanctioned events.
#[test]
fn r053_the_score_of_plays_is_limited() {
    // Thirty Plays of score 30 and three more make 990; one more is too much.
    let scored = |bonus| legal(60).more_plays("bonus", bonus);
    assert_eq!(scored(3).offences_in("playmaker", "apex-playmaker"), NONE);
    assert_eq!(scored(4).offences_in("playmaker", "apex-playmaker"), [53]);
    assert_eq!(scored(4).offences_in("playmaker", "std-playmaker"), NONE);
}

/// R53, with C13. SPEC: no Hero above 160.
#[test]
fn r053_spec_has_no_hero_above_160() {
    assert_eq!(with_powers(legal(60), &[160]).offences_in("playmaker", "spec-playmaker"), NONE);
    assert_eq!(with_powers(legal(60), &[161]).offences_in("playmaker", "spec-playmaker"), [53]);
    assert_eq!(with_powers(legal(60), &[250]).offences_in("playmaker", "apex-playmaker"), NONE);
}

/// R53, with C13. SPEC+: sixty Heroes up to 160, and beyond them so many of each Power above.
#[test]
fn r053_spec_plus_has_room_for_strong_heroes() {
    let all = [165, 165, 170, 170, 175, 180, 185, 190, 195, 200];
    let format = "spec-plus-playmaker";
    let book = |list: List| list.plays("standard", 30);
    assert_eq!(book(with_powers(legal(70), &all)).offences_in("playmaker", format), NONE);
    assert_eq!(book(with_powers(legal(61), &all[..1])).offences_in("playmaker", format), NONE);
    assert_eq!(book(legal(60)).offences_in("playmaker", format), NONE, "none need be there");
    let short = book(with_powers(legal(60), &all[..1]));
    assert_eq!(short.offences_in("playmaker", format), [34, 53], "59 of 160 or less");
    let third = book(with_powers(legal(63), &[165; 3]));
    assert_eq!(third.offences_in("playmaker", format), [53], "two of 165 at most");
    let between = book(with_powers(legal(61), &[167]));
    assert_eq!(between.offences_in("playmaker", format), [53], "no slot is for 167");
}

/// R53, with C13. Elite: all Heroes together have 8250 Power at most.
#[test]
fn r053_elite_limits_all_power_together() {
    let of = |power: u16| {
        legal(60).change(60, |index, card| card.power = power + 5 * (index / 6) as u16)
    };
    // Six each of ten Powers, 5 apart: 60 times the lowest and 1350.
    assert_eq!(of(115).offences_in("playmaker", "elite-playmaker"), NONE, "exactly 8250");
    assert_eq!(of(116).offences_in("playmaker", "elite-playmaker"), [53]);
}

/// R53, with C13. Card pools: sets, reprints and weapons.
#[test]
fn r053_card_pools() {
    let check = |format: &str, hero: &str, play: &str| {
        let text = format!(
            "deck: Test\ngame: battle-arena\nheroes\n{hero}\nplays\n{play}\nhot dogs\n10 Brawler\n"
        );
        let page = BattleArenaTitle.check_deck("test.txt", &text, &setup(format, "", &[])).unwrap();
        let pool = |problem: &&fracas_core::Problem| problem.message.contains("may not be");
        page.offences.iter().filter(pool).map(|problem| problem.place.clone()).collect::<Vec<_>>()
    };
    let tecmo = "tecmo-spec-plus-playmaker";
    assert!(check(tecmo, "A Bear Brawl T", "All or Nothing").is_empty());
    assert!(check(tecmo, "A Bear Brawl T", "Jump Ball").is_empty(), "printed again in this set");
    assert_eq!(check(tecmo, "Action Fire A", "Front Run"), ["heroes", "plays"]);
    let trilogy = "alphatrilogy-playmaker";
    assert!(check(trilogy, "BoJax Fire TK", "Front Run").is_empty());
    assert_eq!(check(trilogy, "A Bear Brawl T", "All or Nothing"), ["heroes", "plays"]);
    assert!(check("brawl-playmaker", "A Bear Brawl T", "Front Run").is_empty());
    assert_eq!(check("brawl-playmaker", "A Bear Fire T", "Front Run"), ["heroes"]);
    assert_eq!(check("elite-playmaker", "BoJax Fire TK", "Front Run"), ["heroes"]);
    assert!(check("elite-playmaker", "BoJax Fire N24", "Front Run").is_empty());
}

/// R53, with C13. All Hot Dogs of a Brawl deck are the Brawler; `HiLo` asks for four, though it is Rookie.
#[test]
fn r053_hot_dogs_by_format() {
    let brawl = |size: usize| legal(size).change(size, |_, card| card.weapon = "brawl");
    let franks = brawl(60).hot_dogs("9 Brawler\n1 Frank\n");
    assert_eq!(franks.offences_in("playmaker", "brawl-playmaker"), [53]);
    let brawlers = brawl(60).hot_dogs("10 Brawler\n");
    assert_eq!(brawlers.offences_in("playmaker", "brawl-playmaker"), NONE);
    let offences = |list: &List| {
        let setup = list.setup("rookie", "hilo-madness");
        let page = BattleArenaTitle.check_deck("test.txt", &list.text(), &setup).unwrap();
        rules_cited(&page.offences)
    };
    assert_eq!(offences(&brawlers), [34, 53], "ten are too many");
    assert_eq!(offences(&brawl(60).hot_dogs("4 Frank\n")), NONE);
}

/// R53. Sealed decks of the smaller size have no limits but their sizes.
#[test]
fn r053_sealed_decks_are_free() {
    let anything = legal(40).copies(0, 40).copies_of_a_play(20);
    for format in ["double-blaster-sealed", "double-mega-sealed"] {
        assert_eq!(anything.offences_in("playmaker", format), NONE, "{format}");
        assert_eq!(legal(39).plays("standard", 20).offences_in("playmaker", format), [34, 53]);
    }
}

/// R53. A format whose name says nothing to us is refused.
#[test]
fn r053_a_format_that_is_left_out_is_not_known() {
    assert_eq!(FORMATS.len() + left_out_formats().len() - 1, 30, "all of events, and Standard");
    for format in left_out_formats() {
        assert!(refusal(&setup(&format.name, "rookie", &[])).contains("is not one of"));
    }
}

/// R54. A premade deck of the rulebook may be brought to an event, where it keeps to the limits.
#[test]
fn r054_premade_decks_go_to_events_if_they_are_legal() {
    let with = |deck: &str| refusal(&setup("apex-blitz", "rookie", &[deck, deck]));
    assert_eq!(with("alpha-legends"), "");
    assert!(with("starter-2024").contains("R35"), "C19 holds in its own format only");
    assert!(with("alpha-forty").contains("R54"), "another size is another format");
}

/// Random decks of every format keep to it, and reach all Plays that it allows.
#[test]
fn r053_random_decks_are_legal_and_reach_every_play() {
    let catalogue = Catalogue::base();
    for format in &FORMATS {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..100 {
            let deck = Deck::random(catalogue, format, &mut Fast::new(seed)).unwrap();
            seen.extend(deck.plays.iter().copied());
            let text = deck.write(catalogue);
            let page = BattleArenaTitle
                .check_deck("random.txt", &text, &setup(format.id, "", &[]))
                .unwrap();
            assert_eq!(page.offences, Problems::default(), "{} {seed}", format.id);
        }
        let all = Collection::all(catalogue).plays;
        let allowed = all.iter().filter(|&&play| format.limits.pool.has_play(catalogue.play(play)));
        assert!(allowed.count() / 2 < seen.len(), "{}: {} Plays", format.id, seen.len());
    }
}
