//! Reading a deck as people write it.

use std::iter::repeat_n;

use fracas_cards::deck::Line;
use fracas_cards::diagnostic::MAX_SHOWN;
use fracas_cards::{DeckList, Diagnostic, Report, nearest};

use super::Sheet;
use crate::catalogue::Catalogue;

/// The sections of a deck list.
pub(crate) const SECTIONS: [&str; 6] =
    ["characters", "reserve", "homebase", "missions", "cards", "under"];

impl Sheet {
    /// Reads a deck list, or says all that is wrong with the text.
    pub fn read(catalogue: &Catalogue, file: &str, text: &str) -> Result<Sheet, Report> {
        let (list, mut report) = DeckList::read(file, text, &SECTIONS);
        if list.game.text != crate::ID && report.is_clean() {
            let wrong = Diagnostic::new(
                list.game.span.clone(),
                format!("this deck is for `{}`", list.game),
                format!("expected `{}`", crate::ID),
            );
            report.push(wrong);
        }
        let mut reader = Reader { list: &list, report };
        let names = || catalogue.characters().map(|(_, it)| it.name.as_str()).collect();
        let find = |words: &str| catalogue.find_character(words);
        let front = reader.section("characters", "character", find, names);
        let reserve = reader.section("reserve", "character", find, names);
        let names = || catalogue.homebases().map(|(_, it)| it.name.as_str()).collect();
        let homebases =
            reader.section("homebase", "Homebase", |words| catalogue.find_homebase(words), names);
        let names = || catalogue.mission_sets().map(|(_, it)| it.name.as_str()).collect();
        let missions = reader.section(
            "missions",
            "Mission Set",
            |words| catalogue.find_missions(words),
            names,
        );
        let cards = reader.cards("cards", catalogue);
        let under = reader.cards("under", catalogue);
        let format = list.format.as_ref().map(|format| format.text.clone());
        let Reader { report, .. } = reader;
        let name = list.name.clone();
        report.into_result().map(|()| Sheet {
            name,
            format,
            front,
            reserve,
            homebases,
            missions,
            cards,
            under,
        })
    }
}

struct Reader<'a> {
    list: &'a DeckList,
    report: Report,
}

impl<'a> Reader<'a> {
    /// Reads a section of things that have one name each.
    fn section<T: Copy>(
        &mut self,
        section: &str,
        what: &str,
        find: impl Fn(&str) -> Option<T>,
        names: impl Fn() -> Vec<&'a str>,
    ) -> Vec<T> {
        let mut found = Vec::new();
        for line in self.list.lines(section) {
            match find(&line.card) {
                Some(it) => found.extend(repeat_n(it, line.count as usize)),
                None => self.unknown(line, what, &names),
            }
        }
        found
    }

    fn cards(&mut self, section: &str, catalogue: &'a Catalogue) -> Vec<crate::card::CardId> {
        let mut cards = Vec::new();
        for line in self.list.lines(section) {
            match catalogue.find_cards(&line.card)[..] {
                [card] => cards.extend(repeat_n(card, line.count as usize)),
                [] => {
                    let names = || catalogue.cards().map(|(_, card)| card.name.as_str()).collect();
                    self.unknown(line, "card", names);
                }
                [first, second, ..] => {
                    let ids = [first, second].map(|card| catalogue.card(card).id.as_str());
                    let message = format!("several cards are called `{}`", line.card);
                    let label = format!("write `{}` or `{}`", ids[0], ids[1]);
                    self.report.push(Diagnostic::new(line.span.clone(), message, label));
                }
            }
        }
        cards
    }

    /// Says that there is no such card. What may have been meant is only looked for as long as the report shows it.
    fn unknown(&mut self, line: &Line, what: &str, names: impl Fn() -> Vec<&'a str>) {
        let is_shown = self.report.diagnostics().len() < MAX_SHOWN;
        let meant = is_shown.then(|| nearest(&line.card, names())).flatten();
        let label = meant
            .map_or_else(|| format!("unknown {what}"), |meant| format!("did you mean `{meant}`?"));
        let message = format!("there is no {what} {:?}", line.card);
        self.report.push(Diagnostic::new(line.span.clone(), message, label));
    }
}
