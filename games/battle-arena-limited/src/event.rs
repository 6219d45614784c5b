//! What happens at a table.

use fracas_battle_arena::HeroId;
use fracas_core::{Seat, Told};

use crate::BattleArenaLimited;
use crate::action::Card;
use crate::scene::card_item;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// All packs were opened (R171).
    Opened {
        /// How many.
        packs: u8,
    },
    /// One of the strongest Heroes was in them; only who opened it is told.
    Found {
        /// Which.
        hero: HeroId,
    },
    /// A card is lent, since there is no legal deck without it (R177, R178); only its player is told.
    Lent {
        /// Which.
        card: Card,
    },
    /// The deck was handed in.
    Done {
        /// By whom.
        seat: Seat,
    },
}

impl BattleArenaLimited {
    /// Tells an event.
    pub(crate) fn tell_event(&self, event: Event, names: &[String]) -> Told {
        let (kind, text, items) = match event {
            Event::Opened { packs } => {
                let (what, set) = (&self.product().name, &self.set().name);
                ("opened", format!("{packs} packs of {set} are opened: {what}"), Vec::new())
            }
            Event::Found { hero } => {
                let text = format!("You find {}", self.catalogue.hero(hero).label());
                ("found", text, vec![self.pool_item(Card::Hero(hero))])
            }
            Event::Lent { card } => {
                let name = card.label(&self.catalogue);
                let text = format!("You are lent {name}: there is no legal deck without it");
                ("lent", text, vec![self.pool_item(card)])
            }
            Event::Done { seat } => {
                let name = names.get(seat.index()).map_or("?", String::as_str);
                ("done", format!("{name} hands the deck in"), Vec::new())
            }
        };
        Told { kind, text, items, good_for: None }
    }

    fn pool_item(&self, card: Card) -> String {
        card_item(&self.catalogue, "pool", card)
    }
}
