//! What characters and Homebases say, in our own words.

use fracas_cards::effect::capitalised;

use super::{BaseSpecials, Character, Homebase, Stock};
use crate::card::{CharacterId, HomebaseId, Lasts, Script};
use crate::catalogue::Catalogue;

impl Catalogue {
    /// Says what the inherent ability of a character does; nothing if it has none.
    pub fn character_text(&self, character: CharacterId) -> String {
        let it = self.character(character);
        let mut said = Vec::new();
        said.extend(said_inherent(&it.inherent));
        said.extend(it.uses.iter().filter_map(|used| {
            let effect = used.effect.text(Some(Lasts::Game))?;
            let price = used.price.as_ref()?;
            Some(format!("May discard {} to do this: {effect}", price.say()))
        }));
        if it.threat_in_reserve != it.threat {
            let threat = it.threat_in_reserve;
            said.push(format!("The Threat Value is {threat} for one who starts in Reserve."));
        }
        if let Some(card) = it.starts_with.as_deref().and_then(|id| self.find_card(id)) {
            let name = &self.card(card).name;
            said.push(format!("Starts the game with {name} placed, which takes no slot."));
        }
        said.extend(self.said_included(it));
        said.join(" ")
    }

    fn said_included(&self, it: &Character) -> Option<String> {
        let names = it.may_include.iter().filter_map(|id| self.find_card(id));
        let names: Vec<String> = names.map(|card| self.card(card).name.clone()).collect();
        (!names.is_empty()).then(|| format!("A deck may always hold {}.", names.join(", ")))
    }

    /// Says what a Homebase does.
    pub fn homebase_text(&self, homebase: HomebaseId) -> String {
        let it: &Homebase = self.homebase(homebase);
        let mut said = Vec::new();
        said.extend(said_inherent(&it.inherent));
        said.extend(it.stock.map(|stock| {
            let cards = match stock {
                Stock::Basic => "Basic Universe cards",
                Stock::Training => "Training cards but for Any-Power",
            };
            format!(
                "Starts the game with three different {cards} under it. Once each battle one of them may be used with \
                 an attack or a defence."
            )
        }));
        said.extend(match it.specials {
            BaseSpecials::Characters => None,
            BaseSpecials::AnyCharacter => Some(
                "One Any Character Special may be placed to it, and no other Special.".to_owned(),
            ),
        });
        said.join(" ")
    }
}

/// Says an inherent ability, which always stands.
fn said_inherent(script: &Script) -> Option<String> {
    let text = script.text(None)?;
    let always = "For the rest of the game, ";
    let sentences = text.split(always).collect::<Vec<_>>();
    let [first, rest @ ..] = &sentences[..] else { return None };
    Some(rest.iter().fold((*first).to_owned(), |said, next| said + &capitalised(next)))
}
