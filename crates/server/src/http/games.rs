//! Games: what is on offer, their rules, cards and decks.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Path;
use fracas_cards::DeckPage;
use fracas_core::{Rulebook, Setup};
use fracas_protocol::{
    BotInfo, CardList, DeckCheck, DeckInfo, GameInfo, Refused, RuleList, RulePage,
};
use fracas_registry::{Entry, GAMES, Level, USUAL_LEVEL};

use super::{Answer, Body, Given};
use crate::refusal::refused;

/// Lists the games.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    Json(GAMES.iter().map(|entry| game_info(*entry)).collect())
}

/// Lists the numbered rules of a game.
#[utoipa::path(get, path = "/api/v1/games/{game}/rules", tag = "games", params(("game", description = "the id of the game")),
    responses((status = 200, body = RuleList), (status = 404, body = Refused)))]
pub(super) async fn rules(Given(Path(game)): Given<Path<String>>) -> Answer<Json<RuleList>> {
    let book = Rulebook::new(find(&game)?.passport().rules);
    let page = |rule: fracas_core::RuleText<'_>| RulePage {
        rule: rule.rule,
        chapter: rule.chapter.to_owned(),
        ruling: book.ruling(&rule).map(str::to_owned),
        text: rule.text.to_owned(),
        tags: rule.tags,
    };
    Ok(Json(RuleList { rules: book.rules().map(page).collect() }))
}

/// Lists the cards of a game.
#[utoipa::path(get, path = "/api/v1/games/{game}/cards", tag = "games", params(("game", description = "the id of the game")),
    responses((status = 200, body = CardList), (status = 404, body = Refused)))]
pub(super) async fn cards(Given(Path(game)): Given<Path<String>>) -> Answer<Json<CardList>> {
    Ok(Json(CardList { cards: find(&game)?.shelf().cards() }))
}

/// Checks a deck list, and shows the deck with every offence against its format.
#[utoipa::path(post, path = "/api/v1/games/{game}/decks/check", tag = "games", params(("game", description = "the id of the game")),
    request_body = DeckCheck,
    responses((status = 200, body = DeckPage), (status = 404, body = Refused), (status = 422, body = Refused)))]
pub(super) async fn check_deck(
    Given(Path(game)): Given<Path<String>>,
    Body(check): Body<DeckCheck>,
) -> Answer<Json<DeckPage>> {
    Ok(Json(look_at(game, check.mode, check.options, &check.list)?))
}

/// Checks a deck list for a mode and options; refuses what cannot be read.
pub(super) fn look_at(
    game: String,
    mode: String,
    options: BTreeMap<String, String>,
    list: &str,
) -> Result<DeckPage, Refused> {
    let entry = find(&game)?;
    let setup = Setup { game, mode, options, ..Setup::default() };
    entry.passport().check(&setup).or(()).map_err(|problems| crate::room::unplayable(&problems))?;
    let page = entry.shelf().check_deck("deck", list, &setup);
    page.map_err(|report| refused("bad-deck", report.to_string()))
}

fn find(id: &str) -> Result<&'static dyn Entry, Refused> {
    let known = || GAMES.iter().map(|entry| entry.passport().id).collect::<Vec<_>>().join(", ");
    fracas_registry::find(id).ok_or_else(|| {
        refused("no-such-game", format!("there is no game {id:?}; there are: {}", known()))
    })
}

fn game_info(entry: &dyn Entry) -> GameInfo {
    let deck = |(id, list): &(&str, &str)| DeckInfo {
        id: (*id).to_owned(),
        name: tag(list, "deck").unwrap_or_else(|| (*id).to_owned()),
        format: tag(list, "format"),
        list: (*list).to_owned(),
    };
    GameInfo {
        passport: *entry.passport(),
        decks: entry.shelf().premade_decks().iter().map(deck).collect(),
        bots: Level::ALL.map(bot_info).into(),
        usual_bot: USUAL_LEVEL.to_string(),
    }
}

fn bot_info(level: Level) -> BotInfo {
    BotInfo { level: level.to_string(), about: level.about().to_owned() }
}

/// Gets the value of a line such as `format: standard` at the head of a deck list.
pub(super) fn tag(list: &str, name: &str) -> Option<String> {
    let lines = list.lines().filter_map(|line| line.split('#').next()?.split_once(':'));
    let mut tags = lines.map(|(tag, value)| (tag.trim(), value.trim()));
    tags.find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
}
