//! What bots are called at a table, the same wherever they play.

use fracas_bots::Level;

/// The level of the bots that people play against unless they choose another: worth beating, and
/// quick to move.
pub const USUAL_LEVEL: Level = Level::Normal;

/// Names the bots at a table, given who sits where (none for everyone else): by their level, and by
/// a number where several of a level play.
pub fn bot_names(sitters: &[Option<Level>]) -> Vec<Option<String>> {
    let count = |level: Level, among: &[Option<Level>]| {
        among.iter().filter(|sitter| **sitter == Some(level)).count()
    };
    let name = |(index, sitter): (usize, &Option<Level>)| {
        let level = (*sitter)?;
        Some(match count(level, sitters) {
            1 => title(level),
            _ => format!("{} {}", title(level), count(level, &sitters[..=index])),
        })
    };
    sitters.iter().enumerate().map(name).collect()
}

/// Finds the level of the bot that [`bot_names`] gave a name; none for the name of someone else.
pub fn bot_of_name(name: &str) -> Option<Level> {
    let is_number = |rest: &str| {
        rest.strip_prefix(' ').is_some_and(|number| number.parse::<u8>().is_ok_and(|it| 0 < it))
    };
    let is_of = |level: &Level| {
        let rest = name.strip_prefix(&title(*level));
        rest.is_some_and(|rest| rest.is_empty() || is_number(rest))
    };
    Level::ALL.into_iter().find(is_of)
}

/// Names a bot that is alone of its level.
fn title(level: Level) -> String {
    let mut title = format!("{level} Bot");
    title[..1].make_ascii_uppercase();
    title
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_by_level_and_numbered_where_several_are_alike() {
        use Level::{Greedy, Normal};
        let sitters = [Some(Normal), None, Some(Greedy), Some(Normal)];
        let names = bot_names(&sitters);
        let names: Vec<&str> = names.iter().map(|it| it.as_deref().unwrap_or("-")).collect();
        assert_eq!(names, ["Normal Bot 1", "-", "Greedy Bot", "Normal Bot 2"]);
    }

    #[test]
    fn a_bot_is_known_by_its_name_and_nobody_else_is() {
        for level in Level::ALL {
            for seats in 1..4 {
                for name in bot_names(&vec![Some(level); seats]).iter().flatten() {
                    assert_eq!(bot_of_name(name), Some(level), "{name}");
                }
            }
        }
        for name in ["Player 1", "", "Bot", "Normal Bott", "Normal Bot 0", "Normal Bot x", "normal"]
        {
            assert_eq!(bot_of_name(name), None, "{name}");
        }
    }
}
