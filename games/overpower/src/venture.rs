//! Phase 5: Objectives are ventured, and the battle may be conceded (R249 to R277).

use fracas_core::{Chance, Log, Seat};

use crate::OverPower;
use crate::action::Action;
use crate::draw::Drawing;
use crate::event::{Event, Pile, Why};
use crate::piece::Piece;
use crate::rules::Origin;
use crate::state::{Missions, OBJECTIVES, Phase, State};
use crate::turn::Step;
use crate::words::{Moment, Rule, Topic};
use crate::zone::Zone;

/// How many Objectives can be ventured without penalty (R251).
const FREE: u8 = 2;

impl Missions {
    /// Iterates over the wagers that can be made, from Reserve and from Completed: those with fewest from Completed
    /// first.
    pub(crate) fn wagers(self) -> impl Iterator<Item = (u8, u8)> + Clone {
        // R258, R259: Completed ones are ventured only to lift others out of Defeated.
        let completed = if 0 < self.defeated { self.completed } else { 0 };
        let least = u8::from(!self.may_venture_none());
        let all = (0..=completed)
            .flat_map(move |completed| (0..=self.reserve).map(move |reserve| (reserve, completed)));
        let can_venture = 0 < self.reserve + completed;
        // R276: who has none to venture ventures none.
        all.filter(move |(reserve, completed)| !can_venture || least <= *reserve + *completed)
    }

    /// Checks whether what is still ventured after a tie would complete the mission (R272, R273).
    fn may_venture_none(self) -> bool {
        let steps = self.from_completed;
        // A step lifts no further than Reserve; two of them lift to Completed.
        let lifted = self.defeated.min(steps / 2);
        let completed = self.completed + self.from_reserve + self.from_completed + lifted;
        0 < self.ventured() && completed == OBJECTIVES
    }

    /// Ventures so many from Reserve and from Completed.
    fn wager(&mut self, reserve: u8, completed: u8) {
        self.reserve -= reserve;
        self.completed -= completed;
        self.from_reserve += reserve;
        self.from_completed += completed;
        self.new = reserve + completed;
    }
}

/// A card in play that lets more Objectives be ventured without penalty.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VentureOffer {
    /// The card.
    pub(crate) card: Piece,
    /// How many Objectives.
    most: u8,
    /// How many cards of the Draw Pile it costs.
    mill: u8,
}

impl OverPower {
    /// Lets the next player venture, the initiative player first (R249).
    pub(crate) fn venture(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Step {
        for seat in state.in_order() {
            if state.side(seat).is_done {
                continue;
            }
            if self.can_pay_for_venture(state, seat) {
                return Step::ask(seat);
            }
            let mut wagers = state.side(seat).missions.wagers();
            let (first, second) = (wagers.next(), wagers.next());
            return match (first, second) {
                (Some((reserve, completed)), None) => {
                    self.wager(state, seat, Action::Venture(reserve, completed), chance, log);
                    Step::On
                }
                (_, Some(_)) | (None, None) => Step::ask(seat),
            };
        }
        state.enter(Phase::Ventured)
    }

    /// Ventures Objectives; for each beyond two the opponent draws a card at once (R252, R253).
    pub(crate) fn wager(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let Action::Venture(reserve, completed) = action else {
            return self.pay_for_venture(state, seat, chance, log);
        };
        let side = state.side_mut(seat);
        side.is_done = true;
        side.missions.wager(reserve, completed);
        log.tell(Event::Ventured(seat, reserve, completed));
        let penalty = (reserve + completed).saturating_sub(self.free_wagers(state, seat));
        self.draw(state, seat.opponent(), penalty.into(), Drawing::default(), chance, log);
        state.announce_to(seat.opponent(), Moment::OpponentVentured);
        log.pause(state);
    }

    /// Gets how many Objectives a player can venture without penalty.
    fn free_wagers(&self, state: &State, seat: Seat) -> u8 {
        let offer = self.venture_offer(state, seat).filter(|_| state.side(seat).has_paid);
        offer.map_or(FREE, |offer| offer.most.max(FREE))
    }

    /// Finds a card in play of a player that lets more be ventured without penalty.
    pub(crate) fn venture_offer(&self, state: &State, seat: Seat) -> Option<VentureOffer> {
        self.standing(state, Topic::VentureFree).filter(|(_, site)| site.owner == seat).find_map(
            |(rule, site)| {
                let (Rule::VentureFree { most, mill }, Origin::Card(card)) = (rule, site.origin)
                else {
                    return None;
                };
                Some(VentureOffer { card, most: *most, mill: *mill })
            },
        )
    }

    /// Checks whether a player can pay for such a card now: the Draw Pile is never too small but for a want of cards
    /// altogether.
    pub(crate) fn can_pay_for_venture(&self, state: &State, seat: Seat) -> bool {
        let cards = state.cards(seat);
        let left = cards.len(Zone::Draw) + cards.len(Zone::PowerPack);
        let offer = self.venture_offer(state, seat);
        !state.side(seat).has_paid && offer.is_some_and(|offer| usize::from(offer.mill) <= left)
    }

    fn pay_for_venture(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(offer) = self.venture_offer(state, seat) else { return };
        state.side_mut(seat).has_paid = true;
        for _ in 0..offer.mill {
            if let Some(piece) = self.next_card(state, seat, chance, log) {
                self.discard_to(state, piece, Pile::Dead, Why::Paid, log);
            }
        }
    }

    /// Asks the next player who may concede, in initiative order (R267, R461).
    pub(crate) fn ask_to_concede(&self, state: &mut State) -> Step {
        for seat in state.in_order() {
            if !state.side(seat).is_done && self.may_concede(state, seat) {
                return Step::ask(seat);
            }
        }
        self.begin_battle_phase(state)
    }

    /// Concedes, which ends the battle at once (R268), or does not.
    pub(crate) fn concede_or_fight(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        state.side_mut(seat).is_done = true;
        if action == Action::Concede {
            // R268: there is no Post-Concession Phase, but for cards that are played when someone concedes.
            let has_plans = Seat::all(2).any(|seat| self.could_have_plans(state, seat));
            self.concede_battle(state, seat, log);
            state.turn.is_early = true;
            if !has_plans {
                state.phase = Phase::End;
            }
        } else {
            log.tell(Event::FoughtOn(seat));
        }
    }
}
