//! Choosing a team.

use fracas_core::{Chance, Problems};
use tinyvec::ArrayVec;

use super::{Collection, MOST_THREAT, Team};
use crate::card::{CharacterId, HomebaseId, Kind};
use crate::catalogue::Catalogue;
use crate::power::PowerType;
use crate::who::TEAM;

/// How many teams are looked at before the best of them is taken.
const LOOKS: usize = 12;
/// How many are tried until so many may be.
const TRIES: usize = 120;
/// By how much builders disagree on a team.
const TASTE: u32 = 14;

/// Chooses a team of what there is: one of the better ones among some that chance shows.
pub(super) fn choose_team(
    catalogue: &Catalogue,
    from: &Collection,
    chance: &mut impl Chance,
) -> Result<Team, Problems> {
    let mut best: Option<(i32, [CharacterId; TEAM])> = None;
    let mut looks = 0;
    for _ in 0..TRIES {
        let Some(team) = any_team(catalogue, &from.characters, chance) else { continue };
        let taste = chance.below(TASTE + 1) as i32;
        let worth = team_worth(catalogue, from, team) + taste;
        if best.is_none_or(|(most, _)| most < worth) {
            best = Some((worth, team));
        }
        looks += 1;
        if looks == LOOKS {
            break;
        }
    }
    let team = best.map(|(_, team)| team).or_else(|| first_team(catalogue, &from.characters));
    let Some(characters) = team else {
        let message =
            "no four different characters have a threat of 76 or less together (R7, R23, R29)";
        return Err(Problems::one("characters", message));
    };
    let homebase = choose_homebase(catalogue, characters, &from.homebases, chance);
    let missions = chance.pick(&from.missions);
    Ok(Team { characters, homebase, missions })
}

/// Takes any four characters that may be a team, the last of them in Reserve.
pub(super) fn any_team(
    catalogue: &Catalogue,
    from: &[CharacterId],
    chance: &mut impl Chance,
) -> Option<[CharacterId; TEAM]> {
    if from.len() < TEAM {
        return None;
    }
    let mut team: ArrayVec<[CharacterId; TEAM]> = ArrayVec::new();
    for _ in 0..TEAM {
        team.push(chance.pick(from)?);
    }
    let team = team.into_inner();
    is_team(catalogue, team).then_some(team)
}

/// Finds the first four that may be a team.
fn first_team(catalogue: &Catalogue, from: &[CharacterId]) -> Option<[CharacterId; TEAM]> {
    let count = from.len();
    for reserve in 0..count {
        for one in 0..count {
            for two in one + 1..count {
                for three in two + 1..count {
                    let team = [one, two, three, reserve].map(|at| from[at]);
                    if is_team(catalogue, team) {
                        return Some(team);
                    }
                }
            }
        }
    }
    None
}

/// Checks that nobody is there twice (R23) and the threat is not too high (R29).
fn is_team(catalogue: &Catalogue, team: [CharacterId; TEAM]) -> bool {
    let version = |id: &CharacterId| catalogue.character(*id).version_of;
    let is_new = |at: usize| team[..at].iter().all(|other| version(other) != version(&team[at]));
    (1..TEAM).all(is_new) && threat(catalogue, team) <= MOST_THREAT
}

fn threat(catalogue: &Catalogue, team: [CharacterId; TEAM]) -> u16 {
    let [front @ .., reserve] = team;
    let front = front.iter().map(|id| catalogue.character(*id).threat);
    front.map(u16::from).sum::<u16>() + u16::from(catalogue.character(reserve).threat_in_reserve)
}

/// Guesses how strong a team is: what its threat allows, the types in which two can use high Power cards, and its own
/// Specials.
fn team_worth(catalogue: &Catalogue, from: &Collection, team: [CharacterId; TEAM]) -> i32 {
    let front = &team[..TEAM - 1];
    let high = |of: PowerType, least: u8| {
        front.iter().filter(|id| least <= catalogue.character(**id).printed_grid(of)).count() as i32
    };
    let shared: i32 = PowerType::ALL.iter().map(|of| (high(*of, 6) - 1).max(0)).sum();
    let covered: i32 = PowerType::ALL.iter().map(|of| high(*of, 6).min(1)).sum();
    let is_own = |card| match catalogue.card(card).kind {
        Kind::Special(whose) => front.iter().any(|who| catalogue.belongs_to(whose, *who)),
        Kind::Power(_)
        | Kind::Basic { .. }
        | Kind::Teamwork { .. }
        | Kind::Training { .. }
        | Kind::Ally { .. }
        | Kind::Advanced(_)
        | Kind::Event(_)
        | Kind::Aspect(_) => false,
    };
    let specials = from.cards.iter().filter(|(card, _)| is_own(*card)).count().min(60) as i32;
    2 * i32::from(threat(catalogue, team)) + 4 * shared + 4 * covered + specials
}

/// Chooses a Homebase for which the threat leaves room, or none.
pub(super) fn choose_homebase(
    catalogue: &Catalogue,
    team: [CharacterId; TEAM],
    from: &[HomebaseId],
    chance: &mut impl Chance,
) -> Option<HomebaseId> {
    let room = MOST_THREAT.saturating_sub(threat(catalogue, team));
    let fits = |id: &HomebaseId| u16::from(catalogue.homebase(*id).threat) <= room;
    let fitting: Vec<HomebaseId> = from.iter().copied().filter(fits).collect();
    chance.pick(&fitting)
}
