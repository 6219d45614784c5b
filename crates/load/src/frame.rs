//! Messages of the server, read no further than a player needs: most of a message is skipped.

use std::borrow::Cow;

use serde::Deserialize;
use serde::de::IgnoredAny;

/// A message of the server.
#[derive(Debug, Deserialize)]
pub(crate) struct Frame<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    /// The request it answers.
    #[serde(default)]
    pub(crate) id: Option<u32>,
    /// The match, where it has changed.
    #[serde(borrow, default)]
    pub(crate) position: Option<Position<'a>>,
    /// Why something was refused.
    #[serde(borrow, default)]
    pub(crate) refusal: Option<Refusal<'a>>,
}

/// The match as its player sees it.
#[derive(Debug, Deserialize)]
pub(crate) struct Position<'a> {
    #[serde(borrow)]
    view: View<'a>,
    /// The decision the player is asked for.
    pub(crate) turn: Option<u64>,
}

#[derive(Debug, Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    choices: Vec<Choice<'a>>,
    outcome: Option<IgnoredAny>,
}

#[derive(Debug, Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    notation: Cow<'a, str>,
}

/// Why something was refused.
#[derive(Debug, Deserialize)]
pub(crate) struct Refusal<'a> {
    pub(crate) code: &'a str,
    #[serde(borrow)]
    pub(crate) sentence: Cow<'a, str>,
}

impl<'a> Frame<'a> {
    /// Reads a message.
    pub(crate) fn read(text: &'a str) -> serde_json::Result<Frame<'a>> {
        serde_json::from_str(text)
    }
}

impl Position<'_> {
    /// Lists what the player may do, in notation.
    pub(crate) fn choices(&self) -> impl ExactSizeIterator<Item = &str> {
        self.view.choices.iter().map(|choice| &*choice.notation)
    }

    /// Checks whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.view.outcome.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_gives_turn_choices_and_the_end_and_the_rest_is_skipped() {
        let text = r#"{"type":"update","table":"t","number":9,"lines":[{"text":"a \"b\""}],"position":
            {"number":9,"view":{"scene":{"areas":[[]]},"choices":[{"label":"x","notation":"p 1"},
            {"notation":"say \"hi\"","label":"y"}],"due":[0],"outcome":null},"turn":8,"clocks":[]}}"#;
        let frame = Frame::read(text).unwrap();
        let position = frame.position.unwrap();
        assert_eq!((frame.kind, position.turn, position.is_over()), ("update", Some(8), false));
        assert_eq!(position.choices().collect::<Vec<_>>(), ["p 1", "say \"hi\""]);
        let over = text.replace("null", r#"{"places":[1,2]}"#);
        assert!(Frame::read(&over).unwrap().position.is_some_and(|position| position.is_over()));
    }

    #[test]
    fn answers_give_the_request_and_the_reason() {
        let done = Frame::read(r#"{"type":"done","id":7}"#).unwrap();
        assert_eq!((done.kind, done.id), ("done", Some(7)));
        let text =
            r#"{"type":"refused","id":8,"refusal":{"code":"stale","rule":null,"sentence":"no"}}"#;
        let refused = Frame::read(text).unwrap();
        let refusal = refused.refusal.unwrap();
        assert_eq!((refused.id, refusal.code, &*refusal.sentence), (Some(8), "stale", "no"));
    }

    #[test]
    fn facts_about_a_table_are_no_news_to_a_player() {
        let frame = Frame::read(r#"{"type":"table","table":{"id":"t","seats":[]}}"#).unwrap();
        assert!(frame.kind == "table" && frame.position.is_none() && frame.id.is_none());
    }
}
