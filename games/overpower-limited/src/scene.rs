//! What a viewer sees of a draft.
//!
//! - `bench`: a deck that is being built; `choice`: what can be done, in words

mod bench;
mod choice;

use fracas_core::{Area, Face, Item, Layout, Scene, Seat, Viewer};
use fracas_overpower::{CardId, Catalogue, CharacterId, HomebaseId};

use crate::OverPowerLimited;
use crate::options::Mode;
use crate::state::{Find, PACKS, Phase, StackId, Stage, State};

/// The id of the area in the middle.
pub(crate) const MIDDLE: &str = "middle";

/// Gets the id of a stack: all are open, so it can be followed from the middle to a player.
pub(crate) fn stack_item(stack: StackId) -> String {
    format!("stack.{}", stack.0)
}

/// Gets the id of an Uncommon or Rare of one's own.
pub(crate) fn find_item(catalogue: &Catalogue, find: Find) -> String {
    match find {
        Find::Card(card) => card_item(catalogue, "pool", card),
        Find::Homebase(homebase) => homebase_item(catalogue, homebase),
    }
}

/// Gets the id of a card in a part of the bench.
pub(crate) fn card_item(catalogue: &Catalogue, part: &str, card: CardId) -> String {
    format!("{part}.{}", catalogue.card(card).id)
}

/// Gets the id of a Homebase.
pub(crate) fn homebase_item(catalogue: &Catalogue, homebase: HomebaseId) -> String {
    format!("homebase.{}", catalogue.homebase(homebase).id)
}

/// Gets the id of a character on the bench.
pub(crate) fn character_item(catalogue: &Catalogue, character: CharacterId) -> String {
    format!("character.{}", catalogue.character(character).id)
}

/// Makes an area of a player.
fn own_area(id: &str, label: &str, seat: Seat, layout: Layout, items: Vec<Item>) -> Area {
    Area {
        id: format!("{id}.{seat}"),
        label: label.into(),
        owner: Some(seat),
        layout,
        places: Vec::new(),
        items,
    }
}

impl OverPowerLimited {
    /// Shows the table to a viewer.
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> Scene {
        let mut areas = Vec::new();
        if state.phase == Phase::Picking {
            areas.push(self.show_middle(state));
        }
        // The viewer's own side comes last, nearest to where it sits.
        let near = if let Viewer::Seat(seat) = viewer { seat } else { Seat(0) };
        for seat in Seat::all_from(near.left(1, self.seats), self.seats) {
            areas.extend(self.show_side(state, seat, viewer));
        }
        let mut scene = Scene {
            moment: self.moment(state),
            prompt: self.prompt(state, viewer),
            areas,
            focus: Vec::new(),
        };
        scene.number_copies();
        if state.phase == Phase::Picking {
            scene.focus = vec![MIDDLE.into()];
        }
        scene
    }

    fn show_middle(&self, state: &State) -> Area {
        let stacks = state.middle.iter().map(|stack| self.show_stack(state, *stack));
        Area::shared(MIDDLE, "Stacks", Layout::Row, stacks.collect())
    }

    /// Shows a stack: its character, with the names of its Specials (R478).
    fn show_stack(&self, state: &State, stack: StackId) -> Item {
        Item::face_up(stack_item(stack), self.stack_face(state.character(stack)))
    }

    fn stack_face(&self, character: CharacterId) -> Face {
        let face = self.catalogue.character_face(character);
        let specials = self.products.specials(character);
        let names: Vec<&str> =
            specials.iter().map(|card| self.catalogue.card(*card).name.as_str()).collect();
        let text = format!("{}\nSpecials: {}.", face.text, names.join(", "));
        Face { text: text.trim_start().to_owned(), ..face }
    }

    /// Shows what a player has: to others the stacks picked, and how many cards are kept secret.
    fn show_side(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Area> {
        let is_own = viewer.is(seat);
        let mut areas = Vec::new();
        if is_own && state.phase != Phase::Picking {
            areas.extend(self.show_bench(state, seat));
            return areas;
        }
        if self.mode == Mode::Draft {
            let stacks = state.player(seat).stacks.iter();
            let stacks: Vec<Item> = stacks.map(|stack| self.show_stack(state, *stack)).collect();
            let label = if state.player(seat).is_done { "Stacks (done)" } else { "Stacks" };
            areas.push(own_area("stacks", label, seat, Layout::Row, stacks));
        }
        let finds: Vec<Item> = if is_own {
            state.finds(seat).map(|find| self.show_find(find)).collect()
        } else {
            let area = format!("finds.{seat}");
            (0..state.finds(seat).count()).map(|at| Item::back(&area, at)).collect()
        };
        areas.push(own_area("finds", "Uncommons and Rares", seat, Layout::Hand, finds));
        areas
    }

    fn show_find(&self, find: Find) -> Item {
        let face = match find {
            Find::Card(card) => self.catalogue.card(card).face(),
            Find::Homebase(homebase) => self.catalogue.homebase_face(homebase),
        };
        Item::face_up(find_item(&self.catalogue, find), face)
    }

    fn moment(&self, state: &State) -> String {
        match (state.phase, self.mode) {
            (Phase::Picking, _) => {
                let (pack, left) = (state.opened, state.middle.len());
                format!("Pack {pack} of {PACKS}: {left} stacks left")
            }
            (Phase::Building, Mode::Draft) => "Draft: building decks".into(),
            (Phase::Building, Mode::Sealed { .. }) => "Sealed: building a deck".into(),
            (Phase::Over, _) => "All decks are built".into(),
        }
    }

    fn prompt(&self, state: &State, viewer: Viewer) -> String {
        let own = Seat::all(self.seats).find(|seat| viewer.is(*seat));
        let is_due = own.is_some_and(|seat| state.due.contains(seat));
        match state.phase {
            Phase::Picking if is_due => "Pick a stack".into(),
            Phase::Picking => "Waiting for a pick".into(),
            Phase::Building => match own.filter(|_| is_due) {
                Some(seat) => building_prompt(state.player(seat).bench.stage).into(),
                None => "Waiting for decks to be built".into(),
            },
            Phase::Over => "The decks are ready to be played".into(),
        }
    }
}

fn building_prompt(stage: Stage) -> &'static str {
    match stage {
        Stage::Team => {
            "Choose three characters for the Front Line and one for Reserve, or have the deck completed"
        }
        Stage::Cards => "Choose the cards of your deck, or have it completed",
        Stage::Review => "This is your deck: hand it in, or change it",
    }
}
