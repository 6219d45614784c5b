//! What all cards say: their frame.

use fracas_cards::{Fields, Name, Value};

use super::uses::read_price;
use super::{Catalogue, MAX_CARDS};
use crate::card::{Astral, Card, CardId, Facts, Family, FromReserve, Kind, Lasts, Use};
use crate::words::Word;

const LASTS: [(&str, Lasts); 2] = [("battle", Lasts::Battle), ("game", Lasts::Game)];
const ASTRAL: [(&str, Astral); 2] = [("stays", Astral::Stays), ("after", Astral::After)];
const FAMILIES: [(&str, Family); 4] = [
    ("cataclysm", Family::Cataclysm),
    ("ambush", Family::Ambush),
    ("assist", Family::Assist),
    ("fortifications", Family::Fortifications),
];

/// The frame of a card.
pub(super) struct Frame {
    id: Name,
    card: Card,
}

impl Frame {
    /// Reads the keys that all cards may have.
    pub(super) fn read(fields: &Fields<'_>) -> Option<Frame> {
        let id = fields.id("id");
        let name = fields.text("name");
        let number = fields.text("number");
        let says = fields.values("says");
        let says: Option<Vec<Word>> = says.iter().map(|word| word.as_word(&Word::WORDS)).collect();
        let from_reserve = fields.optional_value("reserve").map(read_reserve);
        let astral = fields.optional_value("astral").map(|astral| astral.as_word(&ASTRAL));
        let lasts = fields.optional_word("lasts", &LASTS);
        let is_clipped = fields.flag_or("clipped", false);
        if is_clipped && lasts.is_none() {
            let help = Some("`lasts` is \"battle\" or \"game\" (R63)");
            fields.error("an attached card must say how long it stays", "no hourglass", help);
            return None;
        }
        let id = id?;
        let card = Card {
            id: id.text.clone(),
            name: name?,
            number: number?,
            icon: fields.optional_icon("icon"),
            kind: Kind::Aspect(None),
            is_once: fields.flag_or("once", false),
            family: fields.optional_word("family", &FAMILIES),
            lasts,
            is_clipped,
            astral: astral.unwrap_or(Some(Astral::No))?,
            is_first: fields.flag_or("first", false),
            from_reserve: from_reserve.unwrap_or(Some(FromReserve::No))?,
            is_placeable: fields.flag_or("placeable", false),
            takes_no_slot: fields.flag_or("no-slot", false),
            keeps_duplicate: fields.flag_or("keeps-duplicate", false),
            is_sure: fields.flag_or("sure", false),
            says: says?,
            is_about_venture: fields.flag_or("about-venture", false),
            is_uncertain: fields.flag_or("uncertain", false),
            uses: Vec::new(),
            facts: Facts::UNREAD,
        };
        Some(Frame { id, card })
    }

    /// Makes it a card that can only be the first of a turn (R64).
    pub(super) fn first(mut self) -> Frame {
        self.card.is_first = true;
        self
    }
}

/// Reads `true`, or what it costs to play a card from Reserve.
fn read_reserve(value: Value<'_>) -> Option<FromReserve> {
    if value.kind() == fracas_cards::Kind::Table {
        return read_price(value).map(FromReserve::For);
    }
    value.as_flag().map(|may| if may { FromReserve::Yes } else { FromReserve::No })
}

impl Catalogue {
    /// Adds a card that has been read.
    pub(super) fn add_card(
        &mut self,
        fields: &Fields<'_>,
        frame: Frame,
        kind: Kind,
        mut uses: Vec<Use>,
    ) -> Option<()> {
        let Frame { id, card } = frame;
        let file = fields.file();
        if !self.ids.claim(file, &id) {
            return None;
        }
        if self.cards.len() == MAX_CARDS {
            let label = format!("at most {MAX_CARDS}");
            file.error(id.span.clone(), "there are too many cards", label, None);
            return None;
        }
        self.compile_uses(&mut uses);
        let at = CardId(self.cards.len() as u16);
        let mut card = Card { kind, uses, ..card };
        card.facts = Facts::of(&card, at);
        self.cards.push(card);
        self.list_card(at);
        Some(())
    }

    /// Adds a new card to the lists by which cards are found.
    fn list_card(&mut self, at: CardId) {
        let uses = &self.card(at).uses;
        let (negates, is_plan) =
            (uses.iter().any(Use::negates_events), uses.iter().any(Use::is_plan));
        if negates {
            self.event_negates.push(at);
        }
        if is_plan {
            self.plans.push(at);
        }
        for name in self.names_of(at) {
            let named = self.names.entry(name).or_default();
            if named.last() != Some(&at) {
                named.push(at);
            }
        }
    }
}
