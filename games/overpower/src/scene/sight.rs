//! Who sees which card, and the ids of what is seen.

use std::collections::BTreeMap;

use fracas_core::{Seat, Viewer};

use super::{area, card_item};
use crate::OverPower;
use crate::card::CardId;
use crate::piece::Piece;
use crate::state::{Phase, State};
use crate::thing::Thing;
use crate::words::{Rule, Topic};
use crate::zone::{Cards, WATCHERS, Zone};

/// The zones of which a viewer may see cards, in the order in which copies are numbered: what is being played first,
/// so that what is told of a card is told of that one.
const ORDER: [Zone; 8] = [
    Zone::Astral,
    Zone::Clipped,
    Zone::Hit,
    Zone::Placed,
    Zone::Under,
    Zone::FaceDown,
    Zone::Hand,
    Zone::Draw,
];

/// What a viewer sees of the cards. What is seen has an id by its card, and by a number among its copies that are seen:
/// neither depends on anything that is hidden.
pub(super) struct Sight {
    seen: Vec<(Piece, String)>,
    fresh: [Vec<(CardId, String)>; 2],
}

impl Sight {
    /// Gets the id of a card that is seen.
    pub(super) fn item(&self, piece: Piece) -> Option<String> {
        self.seen.iter().find(|(seen, _)| *seen == piece).map(|(_, id)| id.clone())
    }

    /// Iterates over the cards of a player that are seen in a zone, with their ids.
    pub(super) fn cards<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        zone: Zone,
    ) -> impl Iterator<Item = (Piece, &'a str)> {
        let own = self.seen.iter().filter(move |(piece, _)| piece.owner() == seat);
        own.filter(move |(piece, _)| state.cards(seat).is_in(*piece, zone))
            .map(|(piece, id)| (*piece, id.as_str()))
    }

    /// Gets what a player has just discarded, with ids.
    pub(super) fn fresh(&self, seat: Seat) -> &[(CardId, String)] {
        &self.fresh[seat.index()]
    }
}

impl OverPower {
    /// Finds out what a viewer sees.
    pub(super) fn sight(&self, state: &State, viewer: Viewer) -> Sight {
        let mut sight = Sight { seen: Vec::new(), fresh: [const { Vec::new() }; 2] };
        for seat in Seat::all(2) {
            let mut copies: BTreeMap<CardId, u32> = BTreeMap::new();
            let mut name = |card: CardId| {
                let copy = copies.entry(card).or_default();
                *copy += 1;
                let id = card_item(&self.catalogue, seat, card);
                if *copy == 1 { id } else { format!("{id}~{copy}") }
            };
            let cards = state.cards(seat);
            for zone in ORDER {
                let mut seen: Vec<Piece> = cards.iter(zone).collect();
                seen.retain(|piece| self.sees(state, viewer, *piece));
                // By nothing that others do not see.
                seen.sort_by_key(|piece| order(cards, *piece));
                sight.seen.extend(seen.into_iter().map(|it| (it, name(cards.face(it)))));
            }
            let fresh = cards.fresh().iter().map(|card| (*card, name(*card)));
            sight.fresh[seat.index()] = fresh.collect();
        }
        sight
    }

    /// Checks whether a viewer sees the face of a card.
    pub(crate) fn sees(&self, state: &State, viewer: Viewer, piece: Piece) -> bool {
        let owner = piece.owner();
        let cards = state.cards(owner);
        let knows = match viewer {
            Viewer::Seat(seat) => cards.lie(piece).seen.contains(seat),
            Viewer::Spectator => cards.lie(piece).seen.contains(WATCHERS),
        };
        match cards.zone(piece) {
            Zone::Placed | Zone::Under | Zone::Astral | Zone::Clipped | Zone::Hit => true,
            Zone::Hand => {
                viewer.is(owner)
                    || knows
                    || self.has_open_hand(state, owner)
                    || self.is_laid_open(state, piece)
            }
            // R423.
            Zone::FaceDown => viewer.is(owner) || knows,
            Zone::Draw => knows,
            // R433.
            Zone::PowerPack | Zone::Dead | Zone::Defeated | Zone::Removed => false,
        }
    }

    /// Checks whether a player plays with an open hand.
    pub(crate) fn has_open_hand(&self, state: &State, seat: Seat) -> bool {
        self.standing(state, Topic::OpenHand).any(|(rule, site)| {
            matches!(rule, Rule::OpenHand { who, from_venture }
                if site.seat(*who) == seat && (!from_venture || is_late(state.phase)))
        })
    }

    /// Checks whether a card lies open while it is in a hand.
    fn is_laid_open(&self, state: &State, piece: Piece) -> bool {
        let library = self.catalogue.library();
        let mut open =
            state.agenda.rules(library).filter(|standing| *standing.rule == Rule::OpenCards);
        open.any(|standing| {
            let mut things = standing.entry.things.iter();
            things.any(|thing| Thing::from_number(*thing).piece(state) == Some(piece))
        })
    }
}

/// Gets the id of what stands for a card that may be chosen: its own where it is seen, else that of its place.
pub(super) fn item_or_place(state: &State, sight: &Sight, piece: Piece) -> String {
    sight.item(piece).unwrap_or_else(|| {
        let owner = piece.owner();
        let name = match state.cards(owner).zone(piece) {
            Zone::PowerPack => "power-pack",
            Zone::Dead => "dead-pile",
            Zone::Defeated => "defeated-pile",
            Zone::Hand => "hand",
            Zone::Draw
            | Zone::Placed
            | Zone::Under
            | Zone::Astral
            | Zone::Clipped
            | Zone::Hit
            | Zone::FaceDown
            | Zone::Removed => "draw-pile",
        };
        area(name, owner)
    })
}

/// Checks whether the Venture Phase of a battle is over.
fn is_late(phase: Phase) -> bool {
    match phase {
        Phase::Ventured
        | Phase::Conceding
        | Phase::Battle
        | Phase::PostConcession
        | Phase::End
        | Phase::Lifting
        | Phase::Cleanup
        | Phase::Over => true,
        Phase::First
        | Phase::Draw
        | Phase::Events
        | Phase::Turning
        | Phase::Duplicates
        | Phase::Unusable
        | Phase::Replacement
        | Phase::Discarded
        | Phase::Placing
        | Phase::Venture => false,
    }
}

/// Gets by what the cards of a zone are ordered.
fn order(cards: &Cards, piece: Piece) -> (u8, bool, CardId, u8, u8) {
    let lie = cards.lie(piece);
    (lie.at.0, lie.is_current, cards.face(piece), lie.damage, lie.by.0)
}
