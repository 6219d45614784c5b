//! Every ability is used, over and over, in random games.

use fracas_core::{Chance as _, Chronicle, Fast, Game as _, Setup};

use crate::dude::{Kind, Slot};
use crate::event::{Event, Place};
use crate::{ID, OpArena};

/// How often each ability is to be used at least.
const ENOUGH: u32 = 100;
/// How many games are played at most.
const MOST_GAMES: u64 = 20_000;

/// Counts the uses of die-activated abilities and of those that trigger, by Dude and place.
fn count(event: Event, uses: &mut [[u32; 2]]) {
    if let Event::Used { dude, spot: Place::Ability(slot), .. } | Event::Triggered { dude, slot } =
        event
    {
        uses[dude.index()][slot.index()] += 1;
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "with --nocapture it shows what is used least")]
fn each_of_the_168_abilities_is_used_a_hundred_times() {
    let setup = Setup { game: ID.into(), mode: "brawl".into(), seats: Some(4), ..Setup::default() };
    let game = OpArena::open(&setup).expect("the usual table");
    let mut uses = vec![[0; 2]; game.catalogue.len()];
    let mut chance = Fast::new(8);
    let is_rule = |dude: usize, slot: Slot| {
        let (_, dude) = game.catalogue.dudes().nth(dude).expect("a Dude of the table");
        matches!(dude.ability(slot).kind, Kind::Rule(_))
    };
    let is_enough = |uses: &[[u32; 2]]| {
        let all = uses.iter().enumerate();
        { all }.all(|(dude, uses)| {
            Slot::BOTH.into_iter().all(|slot| is_rule(dude, slot) || ENOUGH <= uses[slot.index()])
        })
    };
    let mut actions = Vec::new();
    let mut games = 0;
    while games < MOST_GAMES && !(games % 100 == 99 && is_enough(&uses)) {
        games += 1;
        let mut state = game.deal(&mut chance, &mut Chronicle::default());
        while let Some(seat) = game.to_act(&state).first() {
            actions.clear();
            game.actions(&state, seat, &mut actions);
            let action = chance.pick(&actions).expect("a due seat has actions");
            let mut log = Chronicle::default();
            game.apply(&mut state, seat, action, &mut chance, &mut log);
            for entry in &log.entries {
                let seen = entry.seen_by(fracas_core::Viewer::Seat(seat));
                if let Some(event) = seen {
                    count(*event, &mut uses);
                }
            }
            // A rule is used for as long as its Dude is in play: each decision counts.
            for fighter in &state.arena {
                for slot in
                    Slot::BOTH.into_iter().filter(|slot| is_rule(fighter.dude.index(), *slot))
                {
                    uses[fighter.dude.index()][slot.index()] += 1;
                }
            }
        }
    }
    let mut least: Vec<(u32, String)> = Vec::new();
    for (id, dude) in game.catalogue.dudes() {
        for slot in Slot::BOTH {
            let name = format!("{}: {}", dude.name, dude.ability(slot).name);
            least.push((uses[id.index()][slot.index()], name));
        }
    }
    least.sort_unstable();
    println!("{games} games; used least: {:?}", &least[..5]);
    assert_eq!(least.len(), 168);
    assert!(ENOUGH <= least[0].0, "{:?}", &least[..5]);
}
