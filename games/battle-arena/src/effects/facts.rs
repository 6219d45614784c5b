//! What effects ask of the game.

use fracas_cards::effect::{Context, Facts, Members, Stack};
use fracas_core::Seat;

use crate::BattleArena;
use crate::card::{HeroId, PlayId, WEAPONS, Weapon};
use crate::state::{BATTLES, State};
use crate::thing::Thing;
use crate::words::{Condition, Count, Group, Operation, Side, WeaponOf, Whom, Words};

/// The game as effects may look at it.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) game: &'a BattleArena,
    pub(crate) state: &'a State,
}

impl Facts for View<'_> {
    type Words = Words;

    #[inline]
    fn stack(&self) -> &Stack {
        &self.state.stack
    }

    fn holds(&self, condition: &Condition, context: Context) -> bool {
        let (you, opponent) = (context.owner, context.owner.opponent());
        let state = self.state;
        match condition {
            Condition::Weapon(weapon) => self.has_weapon(you, *weapon, context),
            Condition::OpposingWeapon(weapon) => self.has_weapon(opponent, *weapon, context),
            Condition::SameWeapon => self.weapon_in_battle(you) == self.weapon_in_battle(opponent),
            Condition::Compare(count, comparison, number) => {
                comparison.holds(self.count(count, context), number.count(self, context))
            }
            Condition::Battle(from, to) => (*from..=*to).contains(&(state.battle + 1)),
            Condition::Won => state.player(you).has_won(state.battle.into()),
            Condition::Lost => state.player(opponent).has_won(state.battle.into()),
            Condition::WonPrevious(battles) => self.won_before(you, *battles),
            Condition::LostPrevious(battles) => self.won_before(opponent, *battles),
            Condition::WonFirst(battles) => self.won_first(you, *battles),
            Condition::LostFirst(battles) => self.won_first(opponent, *battles),
            Condition::HasHonors(side) => state.honors == side.seat(you),
            Condition::Substituted(side) => state.substituted.contains(side.seat(you)),
            Condition::SameWeaponAsPrevious(battles) => self.same_weapon(you, *battles, true),
            Condition::PreviousShareWeapon(battles) => self.same_weapon(you, *battles, false),
            Condition::OpponentsLastTwoDiffer => {
                let last = self.revealed(opponent);
                matches!(last, [.., one, other]
                    if self.weapon(opponent, *one) != self.weapon(opponent, *other))
            }
            Condition::RevealedShareWeapon => {
                let revealed = self.revealed(you);
                let first = revealed.first().map(|hero| self.weapon(you, *hero));
                revealed.iter().all(|hero| Some(self.weapon(you, *hero)) == first)
            }
            Condition::OpponentUsedYourWeapon => {
                let own = self.weapon_in_battle(you);
                self.revealed(opponent).iter().any(|hero| Some(self.weapon(opponent, *hero)) == own)
            }
            Condition::Hero(name) => self
                .active(you)
                .is_some_and(|hero| self.game.catalogue.hero(hero).name.eq_ignore_ascii_case(name)),
            Condition::ItHasYourWeapon => {
                let own = self.weapon_in_battle(you);
                self.hero_chosen(context)
                    .is_some_and(|(seat, hero)| Some(self.weapon(seat, hero)) == own)
            }
            Condition::ItsWeapon(weapon) => self
                .hero_chosen(context)
                .is_some_and(|(seat, hero)| self.weapon(seat, hero) == *weapon),
            Condition::RolledIt => {
                View::number_in(self.stack().things(context)) == Some(context.number)
            }
            Condition::RolledOuter => {
                View::number_in(self.stack().outer_things(context)) == Some(context.number)
            }
            Condition::RolledEven => context.number % 2 == 0,
            Condition::OuterCostsLess => {
                let cost = |things: &[u16]| {
                    let thing = Thing::from_number(*things.first()?);
                    Some(self.game.catalogue.play(thing.play()?).cost.printed)
                };
                cost(self.stack().outer_things(context)) < cost(self.stack().things(context))
            }
            Condition::NextPowerAbove(power) => {
                let next = state.player(opponent).line_up.get(usize::from(state.battle) + 1);
                next.is_some_and(|&hero| *power < self.game.catalogue.power(hero))
            }
        }
    }

    fn count(&self, count: &Count, context: Context) -> i32 {
        let you = context.owner;
        let state = self.state;
        let player = |side: Side| state.player(side.seat(you));
        let fight = |side: Side| state.fight.side(side.seat(you));
        match *count {
            Count::HotDogs(side) => player(side).dogs(),
            Count::HotDogsBefore => state.tally.dogs_before.into(),
            Count::HotDogsSpent(side) => fight(side).spent.into(),
            Count::HotDogsInDiscard => self.game.spent_dogs(state.player(you)).into(),
            Count::PlaysRun(side) => fight(side).plays.into(),
            Count::OtherPlaysRun => i32::from(fight(Side::You).plays) - 1,
            Count::PlaysRunCosting(least) => {
                let costly = |run: &&crate::fight::Run| {
                    run.seat == you && least <= self.game.catalogue.play(run.play).cost.printed
                };
                state.fight.runs.iter().filter(costly).count() as i32
            }
            Count::PlaysRunLastBattle(side) => player(side).plays_before.into(),
            Count::PlaysInHand(side) => player(side).plays.len() as i32,
            Count::HeroesInHand(side) => player(side).hand.len() as i32,
            Count::CardsInHand(side) => (player(side).hand.len() + player(side).plays.len()) as i32,
            Count::HeroesInDiscard(side) => player(side).discard.len() as i32,
            Count::DiscardedLikeYours => self.discarded_with(you, self.weapon_in_battle(you)),
            Count::DiscardedLikeIt => {
                let weapon = self.hero_chosen(context).map(|(seat, hero)| self.weapon(seat, hero));
                self.discarded_with(you, weapon)
            }
            Count::CardsInDiscard => {
                (state.player(you).discard.len() + state.player(you).spent.len()) as i32
            }
            Count::BattlesWon(side) => player(side).wins() as i32,
            Count::BattlesLeft => (BATTLES as i32 - 1) - i32::from(state.battle),
            Count::HeroesRevealed => self.revealed(you).len() as i32,
            Count::HeroesRevealedWith(weapon) => {
                self.revealed(you).iter().filter(|&&hero| self.weapon(you, hero) == weapon).count()
                    as i32
            }
            Count::PreviousLikeYours => {
                let before = state.player(you).line_up.iter().take(state.battle.into());
                let own = self.active(you).map(|hero| self.weapon(you, hero));
                before.filter(|&&hero| Some(self.weapon(you, hero)) == own).count() as i32
            }
            Count::WeaponsRevealed => self.weapons_revealed(),
            Count::Power(side) => self.power_of(side.seat(you)),
            Count::PrintedPower(side) => {
                self.active(side.seat(you)).map_or(0, |hero| self.game.catalogue.power(hero).into())
            }
            Count::Lead => self.power_of(you) - self.power_of(you.opponent()),
            Count::PreviousExtraPower => state.player(you).extra_before.max(0).into(),
            Count::ItsPower => self
                .hero_chosen(context)
                .map_or(0, |(_, hero)| self.game.catalogue.power(hero).into()),
            Count::ItsCost => self
                .play_chosen(context)
                .map_or(0, |play| self.game.catalogue.play(play).cost.printed.into()),
            Count::ShownCosting(least) => {
                let shown = state.players.iter().flat_map(|player| &player.shown_plays);
                let is_costly =
                    |play: &&PlayId| least <= self.game.catalogue.play(**play).cost.printed;
                shown.filter(is_costly).count() as i32
            }
            Count::ShownPower(side) => {
                let shown = &state.player(side.seat(you)).shown_heroes;
                shown.iter().map(|&hero| i32::from(self.game.catalogue.power(hero))).sum()
            }
            Count::Heads => state.tally.heads.into(),
            Count::Tails => state.tally.tails.into(),
            Count::RollSum(side) => state.tally.sums[side.seat(you).index()].into(),
            Count::RollsOf(face) => {
                state.tally.faces.get(usize::from(face) - 1).copied().unwrap_or_default().into()
            }
            Count::Paid => state.tally.paid.into(),
            Count::Discarded => state.tally.discarded.into(),
            Count::FlipsThisBattle => fight(Side::You).flips.into(),
            Count::FlipsAndRolls => state.player(you).luck.into(),
            Count::FaceDownHeroes => self.face_down(you).count() as i32,
        }
    }

    fn list(&self, group: &Group, context: Context, out: &mut Members) {
        self.list_group(*group, context, out);
    }

    fn kind(&self, thing: u16) -> u16 {
        Thing::first_copy(thing)
    }

    #[inline]
    fn seat(&self, role: &Side, context: Context) -> Seat {
        role.seat(context.owner)
    }

    fn can_pay(&self, price: &Operation, context: Context) -> bool {
        let Operation::LoseHotDogs(amount, Whom::One(side)) = price else { return true };
        let seat = side.seat(context.owner);
        amount.count(self, context) <= self.state.player(seat).dogs()
    }
}

impl View<'_> {
    /// Gets the Hero of a seat in the current Battle.
    fn active(&self, seat: Seat) -> Option<HeroId> {
        self.state.player(seat).line_up.get(usize::from(self.state.battle)).copied()
    }

    pub(super) fn weapon(&self, seat: Seat, hero: HeroId) -> Weapon {
        self.game.weapon(self.state, seat, hero)
    }

    fn weapon_in_battle(&self, seat: Seat) -> Option<Weapon> {
        self.active(seat).map(|hero| self.weapon(seat, hero))
    }

    fn power_of(&self, seat: Seat) -> i32 {
        if self.active(seat).is_some() {
            self.game.current_power(self.state, seat).into()
        } else {
            0
        }
    }

    /// Gets the weapon that a word asks for.
    pub(super) fn wanted(&self, weapon: WeaponOf, context: Context) -> Option<Weapon> {
        match weapon {
            WeaponOf::Is(weapon) => Some(weapon),
            WeaponOf::Chosen => Thing::weapon_among(self.stack().things(context)),
        }
    }

    fn has_weapon(&self, seat: Seat, weapon: WeaponOf, context: Context) -> bool {
        let wanted = self.wanted(weapon, context);
        wanted.is_some() && wanted == self.weapon_in_battle(seat)
    }

    /// Gets the Heroes that a seat has revealed, in the order of Battles.
    fn revealed(&self, seat: Seat) -> &[HeroId] {
        let count = usize::from(self.state.battle) + usize::from(self.state.phase.is_revealed());
        let line_up = &self.state.player(seat).line_up;
        &line_up[..count.min(line_up.len())]
    }

    fn weapons_revealed(&self) -> i32 {
        let mut seen = [false; WEAPONS.len()];
        for seat in Seat::all(2) {
            for &hero in self.revealed(seat) {
                seen[self.weapon(seat, hero) as usize] = true;
            }
        }
        seen.into_iter().filter(|is_seen| *is_seen).count() as i32
    }

    fn discarded_with(&self, seat: Seat, weapon: Option<Weapon>) -> i32 {
        let discard = &self.state.player(seat).discard;
        discard.iter().filter(|&&hero| Some(self.weapon(seat, hero)) == weapon).count() as i32
    }

    /// Checks whether a seat won so many Battles right before the current one.
    fn won_before(&self, seat: Seat, battles: u8) -> bool {
        let first = self.state.battle.checked_sub(battles);
        first.is_some_and(|first| {
            (first..self.state.battle).all(|battle| self.state.player(seat).has_won(battle.into()))
        })
    }

    fn won_first(&self, seat: Seat, battles: u8) -> bool {
        battles <= self.state.battle
            && (0..battles).all(|battle| self.state.player(seat).has_won(battle.into()))
    }

    /// Checks whether so many Heroes before the current one had one weapon: that of the current one, or any.
    fn same_weapon(&self, seat: Seat, battles: u8, is_current: bool) -> bool {
        let Some(first) = self.state.battle.checked_sub(battles) else { return false };
        let last = usize::from(self.state.battle) + usize::from(is_current);
        let Some(heroes) = self.state.player(seat).line_up.get(usize::from(first)..last) else {
            return false;
        };
        heroes.windows(2).all(|pair| self.weapon(seat, pair[0]) == self.weapon(seat, pair[1]))
    }

    /// Iterates over the Battles of a seat's face-down Heroes, the current one left out.
    pub(super) fn face_down(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let first = self.state.battle + 1;
        first..self.state.player(seat).line_up.len() as u8
    }

    fn number_in(things: &[u16]) -> Option<i16> {
        things.iter().find_map(|&thing| {
            let Thing::Number(number) = Thing::from_number(thing) else { return None };
            Some(i16::from(number))
        })
    }

    /// Gets the Hero that was chosen, with whose it is.
    fn hero_chosen(&self, context: Context) -> Option<(Seat, HeroId)> {
        self.hero_of(Thing::from_number(*self.stack().things(context).first()?))
    }

    fn play_chosen(&self, context: Context) -> Option<PlayId> {
        Thing::from_number(*self.stack().things(context).first()?).play()
    }

    /// Gets the Hero that a thing is, with whose it is.
    pub(crate) fn hero_of(&self, thing: Thing) -> Option<(Seat, HeroId)> {
        match thing {
            Thing::HeldHero(seat, hero)
            | Thing::DiscardedHero(seat, hero)
            | Thing::DeckHero(seat, hero)
            | Thing::ShownHero(seat, hero) => Some((seat, hero)),
            Thing::LineUp(seat, battle) => {
                Some((seat, *self.state.player(seat).line_up.get(usize::from(battle))?))
            }
            Thing::HeldPlay(..)
            | Thing::DiscardedPlay(..)
            | Thing::BookPlay(..)
            | Thing::ShownPlay(..)
            | Thing::Beside(..)
            | Thing::Battle(_)
            | Thing::Number(_)
            | Thing::Weapon(_)
            | Thing::Set(_)
            | Thing::Named(_) => None,
        }
    }
}
