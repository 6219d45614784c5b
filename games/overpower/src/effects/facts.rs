//! What effects ask of the game.

use fracas_cards::effect::{Context, Counted, Facts, Members, Stack};
use fracas_core::Seat;
use tinyvec::ArrayVec;

use crate::OverPower;
use crate::card::Card;
use crate::discard::are_duplicates;
use crate::piece::{MAX_PIECES, Piece};
use crate::power::PowerType;
use crate::rules::{Seen, Site, first_player};
use crate::state::State;
use crate::thing::Thing;
use crate::who::Who;
use crate::words::{
    CardPlace, Cards, Condition, Count, Group, HitTime, Number, Operation, Party, Side, Words,
};
use crate::zone::Zone;

/// The sorts of Objectives that can be chosen from. The thing that stands for one is a number: the seat times `SORTS`,
/// and the sort.
pub(crate) const SORTS: u8 = 5;
/// In Reserve.
pub(crate) const IN_RESERVE: u8 = 0;
/// Defeated.
pub(crate) const IN_DEFEATED: u8 = 2;
/// Ventured from Reserve.
pub(crate) const FROM_RESERVE: u8 = 3;
/// Ventured from Completed.
pub(crate) const FROM_COMPLETED: u8 = 4;

/// The game as effects look at it.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) game: &'a OverPower,
    pub(crate) state: &'a State,
}

impl Facts for View<'_> {
    type Words = Words;

    #[inline]
    fn stack(&self) -> &Stack {
        &self.state.stack
    }

    fn holds(&self, condition: &Condition, context: Context) -> bool {
        let site = self.site(context);
        let target = || self.game.target_of(self.state, &site);
        self.game.holds_on(self.state, condition, context.owner, &target)
    }

    fn count(&self, count: &Count, context: Context) -> i32 {
        match count {
            Count::Defeated => self.state.side(context.owner).missions.defeated.into(),
            Count::Placed => {
                let own = self.game.own(self.state, self.site(context).origin);
                self.state.placed(own).count() as i32
            }
            Count::ItsValue => self.total_value(self.stack().things(context)),
        }
    }

    fn list(&self, group: &Group, context: Context, out: &mut Members) {
        let site = self.site(context);
        let (state, game) = (self.state, self.game);
        match group {
            Group::Cards(cards) => self.list_cards(cards, context, out),
            Group::Them(_) => out.extend(site.things.iter().copied()),
            Group::Seen => self.list_seen(context.owner, out),
            Group::Hits(who, when) => self.list_hits(who, *when, &site, out),
            Group::Characters { who, has_open_slot } => {
                let all = game.party(state, who, &site);
                let fit = all.iter().filter(|it| !has_open_slot || self.has_open_slot(*it));
                out.extend(fit.map(|who| Thing::Character(who).number()));
            }
            Group::Players => out.extend(state.in_order().map(|seat| Thing::Player(seat).number())),
            Group::HighestThreat => self.list_highest_threat(context, out),
            Group::Icons => {
                out.extend(PowerType::ALL.map(|of| Thing::Type(of).number()));
                out.push(Thing::AnyPower.number());
            }
            Group::HigherGrids => {
                let (own, target) = (game.own(state, site.origin), game.target_of(state, &site));
                if own.is_character() && target.is_character() {
                    let is_higher =
                        |of: &PowerType| game.grid(state, own, *of) < game.grid(state, target, *of);
                    let types = PowerType::ALL.into_iter().filter(is_higher);
                    out.extend(types.map(|of| Thing::Type(of).number()));
                }
            }
            Group::Unventured => {
                let missions = state.side(context.owner).missions;
                let piles = [(IN_RESERVE, missions.reserve), (IN_DEFEATED, missions.defeated)];
                push_piles(context.owner, piles, out);
            }
            Group::Ventured(player) => {
                let whose = self.seat(player, context);
                let missions = state.side(whose).missions;
                let piles = [
                    (FROM_RESERVE, missions.from_reserve),
                    (FROM_COMPLETED, missions.from_completed),
                ];
                push_piles(whose, piles, out);
            }
        }
    }

    #[inline]
    fn kind(&self, thing: u16) -> u16 {
        Thing::first_copy(thing)
    }

    fn is_asked_anyway(&self, group: &Group, context: Context) -> bool {
        // Whether any card of a hand or a Draw Pile fits is for those to know who see it.
        let Group::Cards(cards) = group else { return false };
        let seat = self.seat(&cards.of, context);
        let holds = |zone: Zone| !self.state.cards(seat).is_empty(zone);
        let is_hidden = |place: &CardPlace| match place {
            CardPlace::Hand => holds(Zone::Hand),
            CardPlace::Draw => holds(Zone::Draw),
            CardPlace::Placed | CardPlace::Dead | CardPlace::PowerPack | CardPlace::Play => false,
        };
        // What is no duplicate depends on the hand, wherever it lies.
        cards.is_fresh && holds(Zone::Hand)
            || cards.is_choosy() && cards.places.iter().any(is_hidden)
    }

    fn seat(&self, role: &Side, context: Context) -> Seat {
        let site = self.site(context);
        // Inside a choice of things, the player that is gone through is around it.
        let outer = Site { things: self.stack().outer_things(context), ..site };
        let is_inside = first_player(site.things).is_none();
        match role {
            Side::That | Side::Other if is_inside => outer.seat(*role),
            Side::You | Side::Opponent | Side::That | Side::Other | Side::Owner => site.seat(*role),
        }
    }

    fn can_pay(&self, _: &Operation, _: Context) -> bool {
        true
    }
}

impl View<'_> {
    /// Counts a number of a rule that stands: what was chosen is what was chosen when it began to.
    pub(crate) fn count_standing(&self, number: &Number, site: &Site<'_>) -> i32 {
        if let Number::Counted { each, of: Counted::Game(Count::ItsValue) } = number {
            return each.saturating_mul(self.total_value(site.things));
        }
        number.count(self, Context::new(site.owner, site.origin.number()))
    }

    /// Adds up the values of cards that were chosen.
    fn total_value(&self, things: &[u16]) -> i32 {
        things.iter().filter_map(|it| self.value_of(*it)).map(i32::from).sum()
    }

    fn has_started(&self, seat: Seat, names: &[String]) -> bool {
        let characters = self.game.team(seat).characters.iter();
        characters.map(|it| &self.game.catalogue.character(*it).name).any(|it| names.contains(it))
    }

    fn is_in_play(&self, seat: Seat, name: &str) -> bool {
        let cards = self.state.cards(seat);
        let zones = [Zone::Astral, Zone::Clipped, Zone::Hit];
        let mut all = zones.into_iter().flat_map(|zone| cards.iter(zone));
        all.any(|piece| self.game.card_of(self.state, piece).name == name)
    }

    fn value_of(&self, thing: u16) -> Option<u8> {
        // A card that was just discarded is no longer where it was chosen.
        let Thing::Card(_, face, _) = Thing::from_number(thing) else { return None };
        self.game.catalogue.card(face).printed_level().map(|level| level.value)
    }

    fn has_open_slot(&self, who: Who) -> bool {
        let is_universe = |piece: &Piece| {
            self.game.card_of(self.state, *piece).slot() == Some(crate::placing::Slot::Universe)
        };
        !self.state.placed(who).any(|piece| is_universe(&piece))
    }

    fn list_cards(&self, cards: &Cards, context: Context, out: &mut Members) {
        let seat = self.seat(&cards.of, context);
        let owned = self.state.cards(seat);
        for place in &cards.places {
            match place {
                CardPlace::Draw if 0 < cards.top => {
                    let top = owned.known_top().take(usize::from(cards.top));
                    self.push_fitting(top, cards, context, out);
                }
                CardPlace::Draw => self.push_fitting(owned.iter(Zone::Draw), cards, context, out),
                CardPlace::Hand => self.push_fitting(owned.iter(Zone::Hand), cards, context, out),
                CardPlace::Placed => {
                    self.push_fitting(owned.iter(Zone::Placed), cards, context, out);
                }
                CardPlace::Dead => self.push_fitting(owned.iter(Zone::Dead), cards, context, out),
                CardPlace::PowerPack => {
                    self.push_fitting(owned.iter(Zone::PowerPack), cards, context, out);
                }
                CardPlace::Play => {
                    for zone in [Zone::Clipped, Zone::Astral, Zone::Hit] {
                        let lasting = owned.iter(zone).filter(|it| self.is_lasting(*it));
                        self.push_fitting(lasting, cards, context, out);
                    }
                }
            }
        }
    }

    /// Checks whether a card is in play for more than its damage.
    fn is_lasting(&self, piece: Piece) -> bool {
        let cards = self.state.cards(piece.owner());
        let is_passing = piece == self.state.play.card || piece == self.state.play.partner;
        let is_plain_hit =
            0 < cards.lie(piece).damage && !self.game.has_standing(self.state, piece);
        !is_passing && !is_plain_hit
    }

    fn push_fitting(
        &self,
        pieces: impl Iterator<Item = Piece>,
        cards: &Cards,
        context: Context,
        out: &mut Members,
    ) {
        let site = self.site(context);
        let fitting = pieces.filter(|piece| self.fits(cards, *piece, &site));
        let things = fitting.filter_map(|it| Thing::of(self.state, it)).map(Thing::number);
        // In an order that tells nothing of where in a pile they lie; copies lie side by side.
        let mut things: ArrayVec<[u16; MAX_PIECES]> = things.collect();
        things.sort_unstable();
        out.extend(things);
    }

    fn fits(&self, cards: &Cards, piece: Piece, site: &Site<'_>) -> bool {
        let (state, game) = (self.state, self.game);
        let owned = state.cards(piece.owner());
        let card = game.card_of(state, piece);
        let seen = Seen::printed(card).placed(owned.is_in(piece, Zone::Placed));
        let at = owned.lie(piece).at;
        let can_play = |party: &Party| self.can_play(card, party, site);
        seen.fits_at(&cards.that, site)
            && cards.named.as_ref().is_none_or(|name| card.name == *name)
            && (owned.is_in(piece, Zone::Hand)
                || cards.at.as_ref().is_none_or(|party| game.is_in(state, party, at, site)))
            && cards.playable_by.as_ref().is_none_or(can_play)
            && !cards.not_playable_by.as_ref().is_some_and(can_play)
            && !(cards.is_fresh && self.is_duplicate(piece))
    }

    /// Checks whether one of some characters can use a card, KO'd ones included.
    fn can_play(&self, card: &Card, party: &Party, site: &Site<'_>) -> bool {
        let all = (0..8).map(Who);
        let mut meant = all.filter(|who| self.game.is_in(self.state, party, *who, site));
        meant.any(|who| self.game.can_use(self.state, card, who))
    }

    /// Checks whether a card would be a duplicate in its owner's hand.
    fn is_duplicate(&self, piece: Piece) -> bool {
        let owned = self.state.cards(piece.owner());
        let card = self.game.card_of(self.state, piece);
        let held = owned.iter(Zone::Hand).chain(owned.iter(Zone::Placed));
        let mut others = held.filter(|it| *it != piece);
        others.any(|it| are_duplicates(card, self.game.card_of(self.state, it)))
    }

    fn list_seen(&self, owner: Seat, out: &mut Members) {
        let them = owner.opponent();
        let cards = self.state.cards(them);
        let is_there = |it: &Piece| cards.is_in(*it, Zone::Hand) || cards.is_in(*it, Zone::Draw);
        let looked = self.state.looked[them.index()].iter(them).filter(is_there);
        let things = looked.filter_map(|it| Thing::of(self.state, it)).map(Thing::number);
        let mut things: ArrayVec<[u16; MAX_PIECES]> = things.collect();
        things.sort_unstable();
        out.extend(things);
    }

    fn list_hits(&self, who: &Party, when: HitTime, site: &Site<'_>, out: &mut Members) {
        for who in self.game.party(self.state, who, site).iter() {
            for piece in OverPower::hits(self.state, who) {
                let is_current = self.state.cards(piece.owner()).lie(piece).is_current;
                let is_meant = match when {
                    HitTime::Any => true,
                    HitTime::Battle => is_current,
                    HitTime::Record => !is_current,
                };
                if is_meant {
                    out.extend(Thing::of(self.state, piece).map(Thing::number));
                }
            }
        }
    }

    fn list_highest_threat(&self, context: Context, out: &mut Members) {
        let seat = self.seat(&Side::That, context);
        let front = || self.state.front(seat);
        let most = front().map(|who| self.game.threat(who)).max();
        let highest = front().filter(|who| Some(self.game.threat(*who)) == most);
        out.extend(highest.map(|who| Thing::Character(who).number()));
    }
}

impl OverPower {
    /// Tests a condition of a player's card, with what the card is aimed at.
    pub(crate) fn holds_on(
        &self,
        state: &State,
        condition: &Condition,
        owner: Seat,
        target: &dyn Fn() -> Who,
    ) -> bool {
        let view = View { game: self, state };
        let is_on_target = |holds: &dyn Fn(Who) -> bool| {
            let who = target();
            who.is_character() && holds(who)
        };
        let side = state.side(owner);
        let them = state.side(owner.opponent());
        match condition {
            Condition::InPlay(name) => view.is_in_play(owner, name),
            Condition::TargetHasHit(name) => is_on_target(&|who| {
                OverPower::hits(state, who).any(|it| self.card_of(state, it).name == *name)
            }),
            Condition::TargetGrid(of, test) => {
                is_on_target(&|who| test.holds(self.grid(state, who, *of)))
            }
            Condition::TargetThreat(most) => is_on_target(&|who| self.threat(who) <= *most),
            Condition::TargetDamage(least) => {
                is_on_target(&|who| i16::from(*least) <= self.record(state, who).damage)
            }
            Condition::Started(names) => view.has_started(owner, names),
            Condition::NoneStarted(names) => !view.has_started(owner, names),
            Condition::Homebase(name) => {
                let base = self.team(owner).homebase;
                base.is_some_and(|base| self.catalogue.homebase(base).name == *name)
            }
            Condition::MissionSet(name) => {
                let set = self.team(owner).missions;
                set.is_some_and(|set| self.catalogue.mission_set(set).name == *name)
            }
            Condition::MoreDefeated => them.missions.defeated < side.missions.defeated,
            Condition::LostLastBattle => side.lost_last,
            Condition::Discarded => side.has_discarded,
            Condition::OpponentVentured(least) => *least <= them.missions.new,
            Condition::YouVenturedAtMost(most) => side.missions.ventured() <= *most,
        }
    }

    /// Gets a character's Threat Value.
    pub(crate) fn threat(&self, who: Who) -> u8 {
        let character = self.character_at(who);
        let is_reserve = who.place() + 1 == crate::who::TEAM;
        if is_reserve { character.threat_in_reserve } else { character.threat }
    }
}

/// Gets whose Objectives a number stands for.
pub(crate) fn owner_of_pile(number: u8) -> Seat {
    Seat(number / SORTS % 2)
}

/// Adds the piles of Objectives in which there is one.
fn push_piles(seat: Seat, piles: [(u8, u8); 2], out: &mut Members) {
    let there = piles.into_iter().filter(|(_, count)| 0 < *count);
    out.extend(there.map(|(sort, _)| Thing::Number(seat.0 * SORTS + sort).number()));
}
