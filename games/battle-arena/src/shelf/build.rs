//! Building decks for people who look things up, and what they are built to.

use fracas_cards::{FormatPage, PoolList, Unbuilt};
use fracas_core::{Dealer, Problems, Seed, Setup};

use crate::catalogue::Catalogue;
use crate::deck::{Collection, Deck};
use crate::options::{BonusPlays, FORMATS, Format, Limits, Mode, PASSPORT, Pool};
use crate::setup::read_format;

/// Builds a deck for the mode and options of a setup and writes it down.
pub(super) fn build(
    setup: &Setup,
    pool: Option<PoolList<'_>>,
    seed: &Seed,
) -> Result<String, Unbuilt> {
    let catalogue = Catalogue::with_packs(&setup.packs).map_err(Unbuilt::Wrong)?;
    let mut setup = setup.clone();
    if setup.mode.is_empty() {
        let format = Format::from_id(PASSPORT.option(&setup, "format"));
        let mode = format.and_then(|format| format.mode).unwrap_or(Mode::Playmaker);
        setup.mode = mode.id().into();
    }
    let mut problems = PASSPORT.check(&setup);
    let format = read_format(&setup, &mut problems);
    problems.or(()).map_err(Unbuilt::Wrong)?;
    let (Some(format), Some(mode)) = (format, Mode::from_id(&setup.mode)) else {
        return Err(Unbuilt::Wrong(Problems::one("option format", "is not known")));
    };
    let collection = match pool {
        Some(PoolList { file, text }) => {
            Collection::read(&catalogue, file, text).map_err(Unbuilt::Unreadable)?
        }
        None => Collection::all(&catalogue),
    };
    let deck = Deck::build(&catalogue, &format, mode, &collection, &mut Dealer::new(seed));
    deck.map(|deck| deck.write(&catalogue)).map_err(Unbuilt::Wrong)
}

/// Lists the formats with what decks must keep to.
pub(super) fn formats() -> Vec<FormatPage> {
    let page = |format: &Format| FormatPage {
        id: format.id.into(),
        title: format.title.into(),
        limits: limits(format),
    };
    FORMATS.iter().map(page).collect()
}

fn limits(format: &Format) -> Vec<String> {
    let mut said =
        vec![format.mode.map_or_else(|| "all modes".into(), |mode| format!("{} only", mode.id()))];
    said.extend(format.winner.refusal().map(|why| format!("cannot be played here: {why}")));
    said.extend(hero_limits(&format.limits));
    let mode = format.mode.unwrap_or(Mode::Playmaker);
    if format.needs_hot_dogs(mode) {
        said.push(format!("{} Hot Dogs", format.limits.hot_dogs));
        said.extend(format.limits.only_hot_dog.map(|only| format!("all of them {only}")));
    }
    if mode == Mode::Playmaker {
        said.extend(play_limits(&format.limits));
    }
    if format.super_wins_ties {
        said.push("a Super wins at equal Power".into());
    }
    said
}

fn hero_limits(limits: &Limits) -> Vec<String> {
    let mut said = vec![format!("{} Heroes", limits.heroes)];
    said.extend(limits.highest_power.map(|most| format!("Power {most} or less")));
    if !limits.beyond.is_empty() {
        let slots: Vec<String> =
            limits.beyond.iter().map(|slot| format!("{} of {}", slot.most, slot.power)).collect();
        said.push(format!("beyond them up to {}", slots.join(", ")));
    }
    said.extend(limits.total_power.map(|most| format!("Power {most} together")));
    said.extend(limits.per_power.map(|most| format!("{most} of a Power")));
    said.extend(limits.per_name.map(|most| format!("{most} of a name")));
    said.extend(limits.one_per_variation.then(|| "1 of a variation".into()));
    said.extend((limits.pool != Pool::All).then(|| limits.pool.say()));
    said
}

fn play_limits(limits: &Limits) -> Vec<String> {
    let mut said = vec![format!("{} Plays", limits.plays)];
    said.extend(limits.one_per_play.then(|| "no duplicates".into()));
    said.extend(match limits.bonus {
        BonusPlays::Counted => None,
        BonusPlays::Beyond(most) => Some(format!("up to {most} bonus Plays beyond them")),
        BonusPlays::Forbidden => Some("no bonus Plays".into()),
    });
    said.extend(limits.score.map(|most| format!("a score of {most}")));
    said
}
