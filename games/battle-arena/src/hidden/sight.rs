//! What a viewer sees of a player's cards, and what is dealt where it sees none.

use fracas_core::{Seat, SeatSet, Viewer};
use tinyvec::ArrayVec;

use crate::card::{HeroId, PlayId};
use crate::state::{MAX_DECK, MAX_PLAYS, Player, State};

/// Heroes of one player.
pub(super) type HeroList = ArrayVec<[HeroId; MAX_DECK]>;
/// Plays of one player.
pub(super) type PlayList = ArrayVec<[PlayId; MAX_PLAYS]>;

/// What a viewer sees of a player whose cards are hidden.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// The seat that looks; none for someone who watches.
    seat: Option<Seat>,
    /// How many Heroes of each line-up lie open.
    open: usize,
    /// Whether the Plays that lie open do so for the viewer.
    sees_shown: bool,
}

impl Sight {
    pub(super) fn new(state: &State, viewer: Viewer) -> Sight {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let open = usize::from(state.battle) + usize::from(state.phase.is_revealed());
        let looks = state.tally.looks;
        let sees_shown = seat.map_or(looks == SeatSet::all(2), |seat| looks.contains(seat));
        Sight { seat, open, sees_shown }
    }

    fn sees_hero(self, player: &Player, battle: usize) -> bool {
        battle < self.open || self.seat.is_some() && player.spied >> battle & 1 == 1
    }

    fn knows(self, known_to: SeatSet) -> bool {
        self.seat.is_some_and(|seat| known_to.contains(seat))
    }

    /// Lists the Heroes that a deck surely holds.
    pub(super) fn seen_heroes(self, player: &Player) -> HeroList {
        let line_up = player.line_up.iter().enumerate();
        let placed =
            line_up.filter(|(battle, _)| self.sees_hero(player, *battle)).map(|(_, hero)| hero);
        let held = player.seen_hand.iter().filter(|_| self.seat.is_some());
        let open = player.discard.iter().chain(&player.overtime).chain(&player.shown_heroes);
        placed.chain(held).chain(open).chain(&player.hidden_heroes).copied().collect()
    }

    /// Lists the Plays that a Playbook surely holds.
    pub(super) fn seen_plays(self, player: &Player) -> PlayList {
        let held = player.plays.iter().filter(|held| held.is_seen && self.seat.is_some());
        let known = player.book.top.iter().chain(&player.book.bottom);
        let known = known.filter(|known| self.knows(known.known_to)).map(|known| known.play);
        let shown = player.shown_plays.iter().copied().filter(|_| self.sees_shown);
        let spent = player.spent.iter().map(|spent| spent.play);
        let beside = player.beside.iter().map(|beside| beside.play).chain(player.ghosts);
        let open = held.map(|held| held.play).chain(known).chain(shown).chain(spent).chain(beside);
        open.chain(player.hidden_plays).collect()
    }

    /// Counts the places of Heroes that a viewer does not see, but for those of Heroes known to be there.
    pub(super) fn hidden_hero_count(self, player: &Player) -> usize {
        let placed =
            (0..player.line_up.len()).filter(|&battle| !self.sees_hero(player, battle)).count();
        let held = player.hand.len() - if self.seat.is_some() { player.seen_hand.len() } else { 0 };
        placed + held + player.deck.len() - player.hidden_heroes.len()
    }

    /// Counts the places of Plays that a viewer does not see, but for those of Plays known to be there.
    pub(super) fn hidden_play_count(self, player: &Player) -> usize {
        let held =
            player.plays.iter().filter(|held| !(held.is_seen && self.seat.is_some())).count();
        let known = player.book.top.iter().chain(&player.book.bottom);
        let known = known.filter(|known| !self.knows(known.known_to)).count();
        let shown = if self.sees_shown { 0 } else { player.shown_plays.len() };
        held + known + shown + player.book.bag.len() - player.hidden_plays.len()
    }

    /// Puts Heroes where the viewer sees none.
    pub(super) fn deal_heroes(self, player: &mut Player, heroes: &[HeroId]) {
        let mut heroes = heroes.iter().copied();
        let spied = player.spied;
        for (battle, hero) in player.line_up.iter_mut().enumerate() {
            let is_seen = battle < self.open || self.seat.is_some() && spied >> battle & 1 == 1;
            if !is_seen {
                *hero = heroes.next().unwrap_or(*hero);
            }
        }
        let mut seen = if self.seat.is_some() { player.seen_hand } else { ArrayVec::default() };
        for hero in &mut player.hand {
            if let Some(at) = seen.iter().position(|seen| seen == hero) {
                seen.swap_remove(at);
            } else {
                *hero = heroes.next().unwrap_or(*hero);
            }
        }
        for hero in &mut player.deck {
            *hero = heroes.next().unwrap_or(*hero);
        }
    }

    /// Puts Plays where the viewer sees none.
    pub(super) fn deal_plays(self, player: &mut Player, plays: &[PlayId]) {
        let mut plays = plays.iter().copied();
        for held in player.plays.iter_mut().filter(|held| !(held.is_seen && self.seat.is_some())) {
            held.play = plays.next().unwrap_or(held.play);
        }
        for known in player.book.top.iter_mut().chain(&mut player.book.bottom) {
            if !self.knows(known.known_to) {
                known.play = plays.next().unwrap_or(known.play);
            }
        }
        if !self.sees_shown {
            for play in &mut player.shown_plays {
                *play = plays.next().unwrap_or(*play);
            }
        }
        for play in &mut player.book.bag {
            *play = plays.next().unwrap_or(*play);
        }
    }
}
