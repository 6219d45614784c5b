//! The pack of the older sister set.

use fracas_cards::{CardPage, Shelf};
use fracas_core::{Pack, Setup};
use fracas_rlyeh::{CardKind, Catalogue, Colour, ID, Rlyeh, RlyehTitle};

const GAMERS_VS_EVIL: &str = include_str!("../../packs/gamers-vs-evil.toml");

fn pack() -> Pack {
    Pack { name: "gamers-vs-evil.toml".to_owned(), text: GAMERS_VS_EVIL.to_owned() }
}

#[test]
fn gamers_vs_evil_adds_its_stacks_and_heroes() {
    let (base, mixed) = (Catalogue::base(), Catalogue::with_packs(&[pack()]).unwrap());
    let added = || mixed.cards().skip(base.cards().len()).map(|(_, card)| card);
    let stacks = |colour| added().filter(|it| it.is_stack() && it.colour == colour).count();
    assert_eq!((stacks(Colour::Green), stacks(Colour::Red)), (11, 11));
    let unique = added().filter(|card| card.kind == CardKind::Unique);
    let unique: Vec<_> = unique.map(|card| &*card.id).collect();
    assert_eq!(unique, ["batleth", "license-to-kill"]);
    assert_eq!(mixed.heroes().len() - base.heroes().len(), 6);
    assert_eq!(mixed.bosses().len(), base.bosses().len(), "a Boss needs all its Loots");
    assert!(added().all(|card| card.source == "fan-data" && card.icon.is_some()));
}

#[test]
fn gamers_vs_evil_can_be_played() {
    for mode in ["first", "advanced", "without-gold"] {
        let setup =
            Setup { game: ID.into(), mode: mode.into(), packs: vec![pack()], ..Setup::default() };
        assert!(Rlyeh::open(&setup).is_ok(), "{mode}: {}", Rlyeh::open(&setup).unwrap_err());
    }
}

#[test]
fn texts_of_gamers_vs_evil() {
    let pages = RlyehTitle.check_cards("gamers-vs-evil.toml", GAMERS_VS_EVIL).unwrap();
    let written = |page: &CardPage| format!("{}: {}\n", page.name, page.text);
    insta::assert_snapshot!(pages.iter().map(written).collect::<String>());
}
