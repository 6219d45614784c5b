//! The Battle that is fought: the current Power of both Heroes, and where it comes from.

use fracas_cards::effect::{plural, signed};
use fracas_core::{Area, Item, Layout, Seat};

use crate::BattleArena;
use crate::card::PlayId;
use crate::options::Mode;
use crate::state::State;

impl BattleArena {
    /// Shows the current Power of both Heroes while they fight.
    pub(super) fn power_area(&self, state: &State) -> Option<Area> {
        let is_fought = self.mode == Mode::Playmaker && state.phase.is_revealed();
        let power = |seat: Seat| Item {
            owner: Some(seat),
            badges: self.power_badges(state, seat),
            ..Item::counter(
                &format!("power.{seat}"),
                "Power",
                self.current_power(state, seat).into(),
            )
        };
        is_fought.then(|| {
            Area::shared("power", "Power", Layout::Counters, Seat::all(2).map(power).collect())
        })
    }

    /// Lists what makes the current Power: what is printed, what each Play did and what stands.
    fn power_badges(&self, state: &State, seat: Seat) -> Vec<String> {
        let printed = self.catalogue.power(BattleArena::hero_in_battle(state, seat));
        let name = |play: PlayId| self.catalogue.play(play).name.as_str();
        let changes = state.fight.ledger.changes().iter().filter(|change| change.of == seat);
        let changes =
            changes.map(|change| (change.play, i32::from(change.gain) + i32::from(change.loss)));
        let standing = self.rules(state).enumerate().map(|(at, standing)| {
            let play = PlayId(standing.entry.source);
            (play, self.standing_power(state, seat, at, standing))
        });
        let all = changes.chain(standing).filter(|(_, amount)| *amount != 0);
        let mut badges: Vec<String> =
            all.map(|(play, amount)| format!("{} {}", signed(amount), name(play))).collect();
        if !badges.is_empty() {
            badges.insert(0, format!("printed {printed}"));
        }
        let side = state.fight.side(seat);
        badges.extend(side.floor.map(|floor| format!("not below {floor}")));
        if 0 < side.plays {
            badges.push(format!("{} run", plural(side.plays.into(), "Play")));
        }
        badges
    }
}
