//! Completing a deck that is begun: what is there stays, and the best of the rest joins it.

use fracas_core::Problems;
use tinyvec::ArrayVec;

use super::build::name;
use super::choose::{Order, choose_stock, complete_cards};
use super::merit::{Begun, best_team};
use super::{Collection, LEAST, LEAST_WITH_EVENTS, MOST_THREAT, STOCK, Sheet, Team};
use crate::card::{CardId, CharacterId, HomebaseId, Kind, MissionSetId};
use crate::catalogue::Catalogue;
use crate::options::Limits;
use crate::who::TEAM;

impl Sheet {
    /// Completes the deck from a collection, or says what there is not enough of. Cards that a legal deck of the team
    /// could not hold are taken out. There is no chance in it: the same beginning has the same end.
    pub fn complete(
        &self,
        catalogue: &Catalogue,
        limits: Limits,
        from: &Collection,
    ) -> Result<Sheet, Problems> {
        let base = self.homebases.first().copied();
        let characters = self.complete_team(catalogue, from, base)?;
        let missions =
            self.missions.first().copied().or_else(|| self.wanted_missions(catalogue, from));
        let base = base.or_else(|| free_homebase(catalogue, from, characters));
        let team = Team { characters, homebase: base, missions };
        let under = self.complete_stock(catalogue, from, team);
        let from = from.without(&under);
        let order =
            Order { catalogue, limits, from: &from, size: LEAST, with_events: true, favourites: 0 };
        let kept = self.kept(&order, team);
        let has_events = kept.iter().any(|card| is_event(catalogue, *card));
        let size = if has_events { LEAST_WITH_EVENTS } else { LEAST };
        let order = Order { size, with_events: has_events, ..order };
        let (front, reserve) = characters.split_at(TEAM - 1);
        let name = if self.name.is_empty() { name(catalogue, team) } else { self.name.clone() };
        let sheet = Sheet {
            name,
            format: Some(limits.mode.id().into()),
            front: front.to_vec(),
            reserve: reserve.to_vec(),
            homebases: base.into_iter().collect(),
            missions: missions.into_iter().collect(),
            cards: complete_cards(&order, team, &kept),
            under,
        };
        sheet.lacks(catalogue, limits).or(sheet)
    }

    /// Completes the team with those who are worth most together.
    fn complete_team(
        &self,
        catalogue: &Catalogue,
        from: &Collection,
        base: Option<HomebaseId>,
    ) -> Result<[CharacterId; TEAM], Problems> {
        let begun = self.begun(catalogue, base);
        let Some((team, _)) = best_team(&from.merits(catalogue), &begun) else {
            let message = "no team of what there is goes on from this one within a threat of 76 (R7, R23, R29)";
            return Err(Problems::one("characters", message));
        };
        Ok(team)
    }

    /// Gets the team as far as it is begun.
    pub fn begun(&self, catalogue: &Catalogue, base: Option<HomebaseId>) -> Begun {
        let mut front = ArrayVec::new();
        front.extend(self.front.iter().copied().take(TEAM - 1));
        let homebase = base.map_or(0, |base| catalogue.homebase(base).threat);
        Begun { front, reserve: self.reserve.first().copied(), homebase }
    }

    /// Chooses the Mission Set that Events of the deck, or else most of those there are, belong to.
    fn wanted_missions(&self, catalogue: &Catalogue, from: &Collection) -> Option<MissionSetId> {
        let count = |set: MissionSetId| {
            let is_its = |card: CardId| catalogue.card(card).kind == Kind::Event(set);
            let begun = self.cards.iter().filter(|card| is_its(**card)).count();
            let there = from.cards.iter().filter(|(card, _)| is_its(*card)).count();
            (begun, there)
        };
        // Of several that are as good the first is taken.
        from.missions.iter().rev().copied().max_by_key(|set| count(*set))
    }

    /// Keeps the cards that lie under the Homebase and adds those that are worth most, as far as it takes any.
    fn complete_stock(&self, catalogue: &Catalogue, from: &Collection, team: Team) -> Vec<CardId> {
        let mut under = choose_stock(catalogue, from, team);
        if under.is_empty() {
            return under;
        }
        under.retain(|card| !self.under.contains(card));
        let mut kept = self.under.clone();
        kept.extend(under);
        kept.truncate(STOCK);
        kept
    }

    /// Lists the cards of the deck that stay: those that the team may hold and of which there are enough.
    fn kept(&self, order: &Order<'_>, team: Team) -> Vec<CardId> {
        let mut kept: Vec<CardId> = Vec::new();
        for card in self.cards.iter().copied() {
            let taken = kept.iter().filter(|other| **other == card).count();
            if taken < order.from.copies(card) && order.may_hold(order.catalogue.card(card), team) {
                kept.push(card);
            }
        }
        kept
    }
}

fn is_event(catalogue: &Catalogue, card: CardId) -> bool {
    matches!(catalogue.card(card).kind, Kind::Event(_))
}

/// Chooses the first Homebase for which the team's threat leaves room and that has all it starts with.
fn free_homebase(
    catalogue: &Catalogue,
    from: &Collection,
    team: [CharacterId; TEAM],
) -> Option<HomebaseId> {
    let sheet = Sheet {
        front: team[..TEAM - 1].to_vec(),
        reserve: vec![team[TEAM - 1]],
        ..Sheet::default()
    };
    let room = MOST_THREAT.saturating_sub(sheet.threat(catalogue));
    let fits = |base: &&HomebaseId| u16::from(catalogue.homebase(**base).threat) <= room;
    let mut fitting = from.homebases.iter().filter(fits);
    fitting.find(|base| from.has_stock(catalogue, **base)).copied()
}
