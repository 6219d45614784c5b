//! What happens at a table.

use fracas_core::{Seat, Told};
use fracas_overpower::{CardId, CharacterId};

use crate::OverPowerLimited;
use crate::scene::{find_item, stack_item};
use crate::state::{Find, StackId};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everyone opened a pack (R477).
    Opened {
        /// Which, counted from 1.
        pack: u8,
        /// How many stacks lie in the middle (R478).
        stacks: u8,
    },
    /// An Uncommon or Rare was opened; only who opened it is told (R479).
    Found {
        /// By whom.
        seat: Seat,
        /// What.
        find: Find,
    },
    /// A stack was picked.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        stack: StackId,
        /// Of whom.
        character: CharacterId,
    },
    /// A Sealed player opened a Starter Deck and packs; only the player is told which.
    Starter {
        /// Which, by its place among the products.
        starter: u8,
    },
    /// The same, as others are told.
    OpenedAlone {
        /// How many stacks were in the packs.
        stacks: u8,
    },
    /// Decks are built.
    Building,
    /// A player whose stacks are no team is lent a character (R494).
    Lent {
        /// Who.
        seat: Seat,
        /// Whom.
        character: CharacterId,
    },
    /// A deck was handed in.
    Done {
        /// By whom.
        seat: Seat,
    },
    /// All decks are handed in.
    Over,
}

impl OverPowerLimited {
    /// Tells an event.
    pub(crate) fn tell_event(&self, event: Event, names: &[String]) -> Told {
        let name = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
        let who = |id: CharacterId| self.catalogue.character(id).name.as_str();
        let (kind, text, items) = match event {
            Event::Opened { pack, stacks } => (
                "opened",
                format!("Pack {pack} is opened: {stacks} stacks lie in the middle"),
                None,
            ),
            Event::Found { find, .. } => {
                let item = find_item(&self.catalogue, find);
                ("found", format!("You find {}", self.name_of(find)), Some(item))
            }
            Event::Picked { seat, stack, character } => {
                let text = format!("{} picks {}", name(seat), who(character));
                ("picked", text, Some(stack_item(stack)))
            }
            Event::Starter { starter } => {
                let starter = &self.products.starters()[usize::from(starter)].name;
                ("opened", format!("You open the Starter Deck {starter} and your packs"), None)
            }
            Event::OpenedAlone { stacks } => (
                "opened",
                format!("A Starter Deck and packs with {stacks} stacks are opened"),
                None,
            ),
            Event::Building => ("building", "Decks are built".into(), None),
            Event::Lent { seat, character } => {
                let text =
                    format!("{} has no legal team and is lent {}", name(seat), who(character));
                ("lent", text, None)
            }
            Event::Done { seat } => ("done", format!("{} hands the deck in", name(seat)), None),
            Event::Over => ("over", "All decks are built".into(), None),
        };
        Told { kind, text, items: items.into_iter().collect(), good_for: None }
    }

    /// Gets the name of an Uncommon or Rare.
    pub(crate) fn name_of(&self, find: Find) -> String {
        match find {
            Find::Card(card) => self.card_name(card),
            Find::Homebase(homebase) => self.catalogue.homebase(homebase).name.clone(),
        }
    }

    /// Gets the name of a card, with whose it is.
    pub(crate) fn card_name(&self, card: CardId) -> String {
        self.catalogue.full_name(card)
    }
}
