//! What the frames of cards say that are used by rule: Power and Universe cards.

use fracas_cards::effect::{signed, with_article};

use crate::card::{GridTest, Kind};
use crate::power::Icons;

/// Says how a card is used, if its kind says so.
pub(super) fn of(kind: &Kind) -> Option<String> {
    Some(match kind {
        Kind::Power(_) => "Attacks or blocks.".into(),
        Kind::Basic { of, grid, bonus } => {
            let of = of.title();
            format!(
                "Play it with {} Power card to attack or block at +{bonus}, if the character's {of} grid is {grid} or \
                 more.",
                with_article(of)
            )
        }
        Kind::Teamwork { to_use, grid, follow, bonus } => {
            said_teamwork(*to_use, *grid, *follow, *bonus)
        }
        Kind::Training { of, grid, bonus } => {
            let card = if of.is_any_power() {
                "a Power card".to_owned()
            } else {
                format!("{} Power card", with_article(&of.say("or")))
            };
            format!(
                "Play it with {card} to attack or block at +{bonus}, if the character's grid in that type is {grid} or \
                 less."
            )
        }
        Kind::Ally { of, grid } => {
            let grid = match grid {
                GridTest::AtMost(most) => format!("{most} or less"),
                GridTest::AtLeast(least) => format!("{least} or more"),
            };
            format!(
                "For a character whose {} grid is {grid}. Afterwards a teammate must play a Special.",
                of.title()
            )
        }
        Kind::Aspect(_) => "Played by the Homebase.".into(),
        Kind::Special(_) | Kind::Advanced(_) | Kind::Event(_) => return None,
    })
}

fn said_teamwork(to_use: Icons, grid: u8, follow: Icons, bonus: [u8; 2]) -> String {
    let to_use = if to_use.is_any_power() {
        format!("For a character with a grid of {grid} or more.")
    } else {
        format!("For a character whose {} grid is {grid} or more.", to_use.say("or"))
    };
    let [first, second] = bonus.map(|bonus| match bonus {
        0 => String::new(),
        _ => format!(" at {}", signed(i32::from(bonus))),
    });
    if follow == Icons::ALL_TYPES {
        return format!(
            "{to_use} Afterwards a teammate must attack with a Power card{first}, and another may{second}."
        );
    }
    let types = with_article(&follow.say("or"));
    format!(
        "{to_use} Afterwards a teammate must attack with {types} Power card{first}, and another may with one of the \
         other type{second}."
    )
}
