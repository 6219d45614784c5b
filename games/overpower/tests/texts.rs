//! The text of every card, as a player reads it.

use std::fmt::Write;

use fracas_overpower::{Card, Catalogue, Kind, Whose};

fn page(lines: impl Iterator<Item = (String, String)>) -> String {
    lines.fold(String::new(), |mut page, (name, text)| {
        writeln!(page, "{name}\n    {text}").expect("writing to a string never fails");
        page
    })
}

fn texts_of(is: impl Fn(&Kind) -> bool) -> String {
    let cards = Catalogue::base().cards().map(|(_, card)| card).filter(|card| is(&card.kind));
    page(cards.map(|card: &Card| (card.name.clone(), card.text())))
}

#[test]
fn all_texts_of_characters() {
    let catalogue = Catalogue::base();
    let texts =
        catalogue.characters().map(|(id, it)| (it.name.clone(), catalogue.character_text(id)));
    insta::assert_snapshot!(page(texts.filter(|(_, text)| !text.is_empty())));
}

#[test]
fn all_texts_of_homebases() {
    let catalogue = Catalogue::base();
    let texts =
        catalogue.homebases().map(|(id, it)| (it.name.clone(), catalogue.homebase_text(id)));
    insta::assert_snapshot!(page(texts));
}

#[test]
fn all_texts_of_specials() {
    let is = |kind: &Kind| matches!(kind, Kind::Special(Whose::Character(_) | Whose::Versions(_)));
    insta::assert_snapshot!(texts_of(is));
}

#[test]
fn all_texts_of_any_character_specials() {
    insta::assert_snapshot!(texts_of(|kind| *kind == Kind::Special(Whose::Anyone)));
}

#[test]
fn all_texts_of_events() {
    insta::assert_snapshot!(texts_of(|kind| matches!(kind, Kind::Event(_))));
}

#[test]
fn all_texts_of_universe_cards_and_aspects() {
    let is = |kind: &Kind| {
        let is_teamwork = matches!(kind, Kind::Basic { .. } | Kind::Teamwork { .. });
        let is_other = matches!(kind, Kind::Training { .. } | Kind::Ally { .. });
        is_teamwork || is_other || matches!(kind, Kind::Advanced(_) | Kind::Aspect(_))
    };
    insta::assert_snapshot!(texts_of(is));
}
