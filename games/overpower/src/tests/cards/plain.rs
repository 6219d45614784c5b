//! Specials that are alike but for their numbers, each played in turn.

use super::facts::{Facts, specials};
use super::stage::{HERO, hero};
use crate::card::Kind;
use crate::catalogue::Catalogue;
use crate::power::PowerType;
use crate::tests::table::{A, B, EVE, FAY, Table};
use crate::zone::Zone;

/// Attacks of which nothing is said but their levels.
const ATTACKS: [&str; 26] = [
    "strength-in-numbers",
    "weapons-of-wrath-and-hatred",
    "the-sleeper-awakens",
    "english-gentleman",
    "great-club",
    "godly-prowess",
    "patron-saint-of-france",
    "virginia-fighting-man",
    "excalibur",
    "300",
    "i-command-an-army",
    "raised-by-mangani-apes",
    "dartagnan",
    "crossbow-expert",
    "wolves-crows-and-black-bees",
    "elite-swordsmanship",
    "tunupa-mountain-god",
    "wrath-of-ra",
    "valkyrie-skeggiold",
    "oni-and-succubus",
    "bodhisattva-enlightened-one",
    // These say more, which has tests of its own.
    "protector-of-mankind",
    "jonathan-harker-solicitor",
    "band-of-merry-men",
    "riposte",
    "practical-physics",
];

/// Attacks after which the same character may make so many more.
const MORE: [&str; 15] = [
    "mob-mentality",
    "t-ray-gun",
    "warrior-of-helium",
    "blackheath-rugby-star",
    "summon-the-elements",
    "poseidon-trident",
    "unpredictable-mind",
    "archery-knives-and-jiu-jitsu",
    "mystical-energy",
    "charge-into-battle",
    "subjugate-the-meek",
    "draconic-leadership",
    "liliths-swarm",
    "master-archer",
    "regent-of-the-crown",
];

/// Attacks after which the same character may play one Special more.
const MORE_SPECIALS: [&str; 3] = ["lord-of-the-vampires", "tactical-fighter", "aramis"];

/// Cards with which a character avoids any one attack on itself.
const AVOIDS: [&str; 6] = [
    "on-the-razors-edge",
    "ancient-one",
    "lion-skin-cloak",
    "emotional-senses",
    "ill-already-be-gone",
    "freya-goddess-of-protection",
];

/// Cards that negate one Special of the opponent, on their player's turn and in answer.
const NEGATES: [&str; 5] = [
    "ascendant-mage",
    "apprentice-of-merlin",
    "brilliant-deduction",
    "doctor-professor-lawyer-scientist",
    "merlins-magic",
];

/// The cards tested here.
pub(super) const CARDS: [&[&str]; 5] = [&ATTACKS, &MORE, &MORE_SPECIALS, &AVOIDS, &NEGATES];

/// Finds the character that plays a card: its own, or Ann.
fn owner(facts: &Facts) -> String {
    if facts.text(1) == "Any Character" {
        return "ann".into();
    }
    let mut all = Catalogue::base().characters().map(|(_, it)| it);
    let found = all.find(|it| it.name.starts_with(facts.text(1))).expect("its character");
    found.id.clone()
}

fn facts_of(id: &str) -> Facts {
    specials().find(|facts| facts.card().id == id).expect("a Special")
}

/// Sets up the character of a card with the card and others in hand.
fn with(facts: &Facts, more: &[&str]) -> Table {
    let mut table = hero(&owner(facts));
    table.hold(A, &[&facts.card().id]).hold(A, more).fight();
    table
}

/// Gets how a card is played by its character: a wild one is declared its first type.
fn play_of(facts: &Facts) -> String {
    let icons = facts.icons(6);
    let id = &facts.card().id;
    let of = PowerType::ALL.into_iter().find(|of| icons.is_any_power() || icons.has(*of));
    match of {
        Some(of) if icons.single().is_none() => format!("{id} by 0.1 as {}", of.id()),
        Some(_) | None => id.clone(),
    }
}

/// Every numerical Special with swords hits for its printed value and shows its printed icons. Fay has no grid, threat
/// or hit that any of them asks for.
#[test]
fn numerical_specials_hit_for_their_values() {
    let mut played = 0;
    for facts in specials().filter(|facts| facts.number(5).is_some() && facts.flag(9)) {
        let mut table = with(&facts, &[]);
        table.strikes(&play_of(&facts), "1.2");
        while let crate::turn::Question::Card = table.state.question() {
            let seat = table.state.due.first().unwrap();
            let choices = table.choices(seat);
            let calm = choices.iter().find(|it| ["no", "enough"].contains(&it.as_str()));
            let answer = calm.unwrap_or(&choices[0]).clone();
            table.play(seat, &answer).unanswered();
        }
        let id = &facts.card().id;
        assert_eq!(table.damage(FAY), i16::from(facts.number(5).unwrap()), "{id}");
        let hits = table.state.cards(A);
        let hit = hits.iter(Zone::Hit).next().unwrap_or_else(|| panic!("{id} lies on Fay"));
        assert_eq!((hits.lie(hit).icons, hits.lie(hit).at), (facts.icons(6), FAY), "{id}");
        played += 1;
    }
    assert_eq!(played, 114, "so many Specials are numerical attacks");
}

/// Plain attacks are blocked with their value, not with less, and nothing follows.
#[test]
fn plain_attacks_are_attacks_and_nothing_else() {
    for facts in ATTACKS.map(facts_of) {
        let id = &facts.card().id;
        let value = facts.number(5).unwrap();
        let mut table = with(&facts, &["energy-1", "combat-1", "brute-force-1"]);
        table.aims(&play_of(&facts), "1.1");
        assert_eq!(table.to_block(), value, "{id}");
        if value <= 8 {
            let low = format!("energy-{}", value - 1);
            table.hold(B, &[&low, &format!("energy-{value}")]);
            assert!(!table.can(B, &low), "{low} against {id}");
            table.play(B, &format!("play energy-{value} by 1.1 use 2"));
            assert_eq!(table.damage(EVE), 0, "{id}");
        } else {
            table.unanswered();
            assert_eq!(table.damage(EVE), i16::from(value), "{id}");
        }
        assert!(table.is_turn_of(B), "nothing follows {id}");
    }
}

/// After such an attack, hit or not, its character may attack again, and nobody else.
#[test]
fn attacks_with_more_attacks_let_their_character_go_on() {
    for facts in MORE.map(facts_of) {
        let id = facts.card().id.clone();
        let count = if ["master-archer", "regent-of-the-crown"].contains(&&*id) { 2 } else { 1 };
        let mut table = with(&facts, &["energy-1", "brute-force-1", "intelligence-1"]);
        table.strikes(&play_of(&facts), "1.1");
        for power in ["energy-1", "brute-force-1", "intelligence-1"].iter().take(count) {
            assert!(table.may_go_on(), "{id}");
            assert!(table.may(A, "pass"), "one need not go on");
            assert!(!table.can_by(A, power, "by 0.2"), "only the one who played {id}");
            table.strikes(power, "1.2");
        }
        assert_eq!(table.damage(FAY), count as i16, "{id}: bonuses are no damage");
        assert!(table.is_turn_of(B), "{id}: that was all");
    }
}

/// After such an attack its character may play one Special more, and no Power card.
#[test]
fn attacks_with_more_specials_let_their_character_play_one() {
    for facts in MORE_SPECIALS.map(facts_of) {
        let id = facts.card().id.clone();
        let mut table = with(&facts, &["energy-1", "good-luck"]);
        table.strikes(&play_of(&facts), "1.1");
        assert!(table.may_go_on() && table.may(A, "pass"), "{id}");
        assert!(!table.can(A, "energy-1"), "{id}: a Power card is no Special");
        assert!(!table.can_by(A, "good-luck", "by 0.2"), "{id}: only the one who played it");
        table.does("good-luck");
        assert!(table.is_turn_of(B), "{id}");
    }
}

/// An avoid stops the highest attack on its character; no attack on a teammate.
#[test]
fn plain_avoids_avoid_one_attack_on_their_character() {
    for facts in AVOIDS.map(facts_of) {
        let id = facts.card().id.clone();
        let mut table = hero(&owner(&facts));
        table.hold(A, &[&id]).attacked("energy-8", "0.1");
        table.play(A, &format!("play {id} by 0.1"));
        assert_eq!((table.damage(HERO), table.hand(A).len()), (0, 0), "{id}");
        let is_anyones = matches!(facts.card().kind, Kind::Special(crate::card::Whose::Anyone));
        let mut table = hero(&owner(&facts));
        table.hold(A, &[&id]).attacked("energy-8", "0.2");
        assert!(!table.can_by(A, &id, "by 0.1"), "{id} avoids for its character alone");
        assert_eq!(table.can_by(A, &id, "by 0.2"), is_anyones, "{id}");
    }
}

/// A negate takes away a Special of the opponent in play, or stops one that is being played; no other card.
#[test]
fn negates_negate_specials_on_the_turn_and_in_answer() {
    for facts in NEGATES.map(facts_of) {
        let id = facts.card().id.clone();
        let mut table = super::stage::rivals(&owner(&facts), "wicked-witch");
        let play = table.attach(super::stage::RIVAL, "aquaphobic");
        table.hold(A, &[&id]).fight().does(&id);
        assert_eq!(table.zone(play), Zone::Dead, "{id} on its player's turn");

        let mut table = super::stage::rivals(&owner(&facts), "wicked-witch");
        table.hold(A, &[&id]).attacked("feared-by-all-witches", "0.2");
        table.play(A, &format!("play {id} by 0.1 use 2"));
        assert_eq!(table.damage(crate::tests::table::BOB), 0, "{id} in answer");
        assert_eq!(table.cards(B, Zone::Dead), ["feared-by-all-witches"]);

        let mut table = hero(&owner(&facts));
        table.hold(A, &[&id]).attacked("energy-8", "0.1");
        assert!(!table.can(A, &id), "{id}: a Power card is no Special");
    }
}
