//! How every event is told.

use fracas_core::{Seat, SeatSet, Told};

use super::{Event, Merit, Place};
use crate::catalogue::Catalogue;
use crate::dude::{DudeId, Slot};
use crate::words::Token;

/// Two Dudes to tell of.
const DUDES: &str = r#"
game = "op-arena"

[[dude]]
id = "soup"
name = "Angry Soup"
type = "alien"
attack = 3
[[dude.ability]]
name = "Boil Over"
die = 4
effect = { points = 1 }
[[dude.ability]]
name = "Too Hot"
rule = "loyal"

[[dude]]
id = "goat"
name = "Tax Goat"
type = "animal"
skill = 2
[[dude.ability]]
name = "Audit"
die = 4
effect = { points = 1 }
[[dude.ability]]
name = "Refund"
reactive = 2
rolls = "any"
effect = { points = 1 }
"#;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const SOUP: DudeId = DudeId(0);
const GOAT: DudeId = DudeId(1);

fn tell(event: Event) -> Told {
    let mut catalogue = Catalogue::default();
    let added = catalogue.add_file("told.toml", DUDES);
    assert!(added.is_ok(), "{}", added.map_err(|report| report.render()).unwrap_err());
    event.tell(&catalogue, &["Ann".into(), "Bob".into()])
}

/// Every event with its kind, its sentence and what it is about.
const TOLD: [(Event, &str, &str, &[&str]); 52] = [
    (Event::First { seat: BOB }, "first", "Bob goes first.", &[]),
    (Event::Laid { seat: ANN, dude: SOUP }, "lay", "Ann puts Angry Soup down.", &["dude.soup"]),
    (
        Event::Revealed { seat: ANN, dude: SOUP },
        "reveal",
        "Ann starts with Angry Soup.",
        &["dude.soup"],
    ),
    (Event::Turn { seat: ANN }, "turn", "Ann's turn.", &["arena.0"]),
    (Event::Discarded { dude: GOAT }, "discard", "Tax Goat is discarded.", &["dude.goat"]),
    (
        Event::Entered { seat: BOB, dude: GOAT },
        "enter",
        "Bob puts Tax Goat in play, an Animal.",
        &["dude.goat"],
    ),
    (
        Event::Played { seat: ANN, token: Token::Shield, dude: SOUP, slot: None },
        "play-token",
        "Ann plays a Shield on Angry Soup.",
        &["dude.soup"],
    ),
    (
        Event::Played { seat: ANN, token: Token::Nerph, dude: GOAT, slot: Some(Slot::First) },
        "play-token",
        "Ann plays a Nerph on “Audit” of Tax Goat.",
        &["dude.goat"],
    ),
    (Event::Shielded { dude: SOUP }, "shield", "Angry Soup is Shielded.", &["dude.soup"]),
    (
        Event::Unshielded { dude: SOUP },
        "shield-lost",
        "Angry Soup loses its Shield.",
        &["dude.soup"],
    ),
    (
        Event::Blocked { dude: SOUP },
        "block",
        "The Shield of Angry Soup keeps a Nerph away.",
        &["dude.soup"],
    ),
    (
        Event::Nerphed { dude: GOAT, slot: Slot::Second },
        "nerph",
        "“Refund” of Tax Goat is Nerphed.",
        &["dude.goat"],
    ),
    (Event::Unnerphed { dude: GOAT }, "nerph-lost", "Tax Goat loses its Nerphs.", &["dude.goat"]),
    (Event::Rolled { seat: ANN, face: 4 }, "roll", "Ann rolls a 4.", &["power-die"]),
    (Event::Flipped { seat: BOB, is_heads: true }, "coin", "Bob flips heads.", &[]),
    (Event::Flipped { seat: BOB, is_heads: false }, "coin", "Bob flips tails.", &[]),
    (
        Event::Executed { by: SOUP, dude: GOAT, spot: Place::Ability(Slot::First) },
        "execute",
        "Angry Soup executes “Audit” of Tax Goat.",
        &["dude.soup", "dude.goat"],
    ),
    (
        Event::Executed { by: SOUP, dude: SOUP, spot: Place::Attack },
        "execute",
        "Angry Soup executes the Basic Attack of Angry Soup.",
        &["dude.soup"],
    ),
    (Event::RolledExtra { seat: ANN, face: 2 }, "roll", "Ann rolls a 2 with the extra die.", &[]),
    (Event::Rerolled { seat: ANN }, "cube", "Ann spends a Reroll Cube.", &[]),
    (
        Event::Used { seat: ANN, dude: SOUP, spot: Place::Attack },
        "attack",
        "Ann uses the Basic Attack of Angry Soup.",
        &["dude.soup"],
    ),
    (
        Event::Used { seat: BOB, dude: GOAT, spot: Place::Skill },
        "skill",
        "Bob uses the Skill Power of Tax Goat.",
        &["dude.goat"],
    ),
    (
        Event::Used { seat: ANN, dude: SOUP, spot: Place::Ability(Slot::First) },
        "ability",
        "Ann uses “Boil Over” of Angry Soup.",
        &["dude.soup"],
    ),
    (Event::Failed { seat: ANN, is_epic: false, turn: 3 }, "fail", "Ann Fails.", &["arena.0"]),
    (
        Event::Failed { seat: BOB, is_epic: true, turn: 16 },
        "epic-fail",
        "Epic Fail for Bob! Somewhere a tiny trombone plays.",
        &["arena.1"],
    ),
    (
        Event::Triggered { dude: GOAT, slot: Slot::Second },
        "trigger",
        "“Refund” of Tax Goat triggers.",
        &["dude.goat"],
    ),
    (
        Event::Targeted { dude: GOAT, by: SOUP },
        "target",
        "Angry Soup targets Tax Goat.",
        &["dude.soup", "dude.goat"],
    ),
    (
        Event::Targeted { dude: SOUP, by: SOUP },
        "target",
        "Angry Soup targets itself.",
        &["dude.soup"],
    ),
    (
        Event::Damaged { dude: GOAT, seat: ANN, amount: 3 },
        "damage",
        "Ann deals 3 damage to Tax Goat.",
        &["dude.goat"],
    ),
    (
        Event::Healed { dude: GOAT, amount: 1 },
        "heal",
        "Tax Goat loses 1 Damage Marker.",
        &["dude.goat"],
    ),
    (
        Event::PassedDamage { from: GOAT, to: SOUP, amount: 2 },
        "damage-moved",
        "Tax Goat passes 2 Damage Markers to Angry Soup.",
        &["dude.goat", "dude.soup"],
    ),
    (Event::Died { dude: GOAT, killer: ANN }, "death", "Ann kills Tax Goat!", &["dude.goat"]),
    (
        Event::Award { seat: ANN, points: 2, merit: Merit::Most },
        "points",
        "Ann scores 2 VP for most damage.",
        &[],
    ),
    (
        Event::Award { seat: BOB, points: 1, merit: Merit::Second },
        "points",
        "Bob scores 1 VP for second most damage.",
        &[],
    ),
    (
        Event::Award { seat: ANN, points: 3, merit: Merit::Blow },
        "points",
        "Ann scores 3 VP for the killing blow.",
        &[],
    ),
    (
        Event::Award { seat: BOB, points: 4, merit: Merit::Markers },
        "points",
        "Bob scores 4 VP for the damage on it.",
        &[],
    ),
    (Event::Gained { seat: ANN, points: 2 }, "points", "Ann gains 2 VP.", &[]),
    (Event::Lost { seat: BOB, points: 1 }, "points-lost", "Bob loses 1 VP.", &[]),
    (
        Event::Took { seat: ANN, token: Token::Nerph, count: 2 },
        "tokens",
        "Ann takes 2 Nerphs from the Supply.",
        &["nerphs.0"],
    ),
    (
        Event::StoleToken { seat: ANN, from: BOB, token: Token::Shield },
        "steal-token",
        "Ann steals a Shield from Bob.",
        &["shields.0"],
    ),
    (Event::LostTokens { seat: BOB }, "tokens-lost", "Bob loses all tokens.", &[]),
    (Event::Drew { seat: ANN, count: 1 }, "draw", "Ann draws a Dude.", &["hand.0"]),
    (
        Event::Dropped { seat: ANN, dude: SOUP },
        "discard",
        "Ann discards Angry Soup from hand.",
        &["dude.soup"],
    ),
    (
        Event::StoleDude { seat: ANN, from: BOB, dude: GOAT },
        "steal-dude",
        "Ann takes Tax Goat from Bob's hand.",
        &["dude.goat"],
    ),
    (Event::PassedHands, "pass-hands", "Everyone passes the hand to the left.", &[]),
    (
        Event::Controlled { dude: GOAT, seat: ANN },
        "control",
        "Tax Goat is under Ann's control.",
        &["dude.goat"],
    ),
    (
        Event::WentHome { dude: GOAT, seat: BOB },
        "go-home",
        "Tax Goat goes back to Bob's hand.",
        &["dude.goat"],
    ),
    (
        Event::TookBack { dude: GOAT, seat: BOB },
        "take-back",
        "Bob takes Tax Goat from the Dude Discard pile.",
        &["dude.goat"],
    ),
    (Event::Grew { dude: SOUP, more: 2 }, "grow", "Angry Soup gets +2 health.", &["dude.soup"]),
    (
        Event::Reshuffled,
        "shuffle",
        "The Dude Discard pile becomes a new deck.",
        &["discard", "deck"],
    ),
    (
        Event::Ended { winners: SeatSet::one(ANN), is_shared: false },
        "end",
        "Ann wins the game.",
        &[],
    ),
    (
        Event::Ended { winners: SeatSet::all(2), is_shared: true },
        "end",
        "Ann and Bob are level: nobody wins. Rematch at once!",
        &[],
    ),
];

#[test]
fn every_event_is_told_in_one_sentence_about_what_is_on_the_table() {
    for (event, kind, text, items) in TOLD {
        let told = tell(event);
        assert_eq!((told.kind, told.text.as_str()), (kind, text));
        assert_eq!(told.items, items, "{event:?}");
    }
}

#[test]
fn no_event_is_left_out_above() {
    let mut names: Vec<String> = TOLD.iter().map(|(event, ..)| name(*event)).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), EVENTS);
}

/// How many sorts of events there are.
const EVENTS: usize = 41;

/// Gets the name of an event: what stands before its parts.
fn name(event: Event) -> String {
    let text = format!("{event:?}");
    text.split(' ').next().map(str::to_owned).unwrap_or_default()
}

#[test]
fn points_and_victories_are_good_news() {
    let good_for = |event| tell(event).good_for;
    assert_eq!(good_for(Event::Gained { seat: BOB, points: 1 }), Some(BOB));
    let award = Event::Award { seat: ANN, points: 2, merit: Merit::Most };
    assert_eq!(good_for(award), Some(ANN));
    assert_eq!(good_for(Event::Lost { seat: BOB, points: 1 }), None);
    let team = SeatSet::all(2);
    assert_eq!(good_for(Event::Ended { winners: team, is_shared: false }), Some(ANN));
    assert_eq!(good_for(Event::Ended { winners: team, is_shared: true }), None);
}

#[test]
fn a_team_wins_together() {
    let told = tell(Event::Ended { winners: SeatSet::all(2), is_shared: false });
    assert_eq!(told.text, "Ann and Bob win the game.");
}

#[test]
fn several_dudes_are_counted_when_they_are_drawn() {
    assert_eq!(tell(Event::Drew { seat: BOB, count: 3 }).text, "Bob draws 3 Dudes.");
}
