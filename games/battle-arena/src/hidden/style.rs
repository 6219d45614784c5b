//! How the cards of a deck are chosen that nobody knows.

use super::beliefs::{BIT, SeenPlays, Surprise, one_of};
use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;
use crate::deck::Deck;
use crate::options::{Limits, Mode};

/// How many ways there are to choose the cards of a deck that nobody knows.
pub(super) const STYLES: usize = 3;
/// What a deck that nobody knows is to be brought, compared with others.
const UNKNOWN_DECK: Surprise = 2 * BIT;
/// The same of one without a plan.
const ANY_DECK: Surprise = 3 * BIT;
/// How much more surprising a card is that does not go with the others.
const STRANGE: Surprise = 6 * BIT;
/// For so many Plays in a Playbook each, one of all that are good enough for it is taken.
const GOOD_PLAYS: usize = 3;

/// How the cards of a deck are chosen that nobody knows.
#[derive(Clone, Debug)]
pub(super) struct Style {
    /// The Heroes that are chosen from.
    pub(super) heroes: Vec<HeroId>,
    /// The Plays that are chosen from.
    pub(super) plays: Vec<PlayId>,
    /// How surprising it is that someone does so.
    rarity: Surprise,
    /// How surprising each Hero is.
    strange_heroes: Vec<Surprise>,
    /// How surprising each Play is.
    strange_plays: Vec<Surprise>,
}

impl Style {
    fn new(
        catalogue: &Catalogue,
        heroes: Vec<HeroId>,
        plays: Vec<PlayId>,
        rarity: Surprise,
    ) -> Style {
        let all = (catalogue.len(), catalogue.plays().count());
        let mut strange_heroes = vec![one_of(all.0) + STRANGE; all.0];
        for hero in &heroes {
            strange_heroes[usize::from(hero.0)] = one_of(heroes.len());
        }
        let mut strange_plays = vec![one_of(all.1) + STRANGE; all.1];
        for play in &plays {
            strange_plays[usize::from(play.0)] = one_of(plays.len());
        }
        Style { heroes, plays, rarity, strange_heroes, strange_plays }
    }

    /// Gets how surprising it is that someone chooses so and just these cards are seen.
    #[inline]
    pub(super) fn surprise<'a>(
        &self,
        seen: &(impl Iterator<Item = &'a HeroId> + Clone),
        playbook: Option<SeenPlays<'_>>,
    ) -> Surprise {
        let heroes = seen.clone().map(|hero| self.strange_heroes[usize::from(hero.0)]);
        let plays = playbook.into_iter().flat_map(|playbook| playbook.plays);
        let plays = plays.map(|play| self.strange_plays[usize::from(play.0)]);
        self.rarity + heroes.sum::<Surprise>() + plays.sum::<Surprise>()
    }
}

/// Lists how decks are chosen that nobody knows: as strong as those that everyone knows, since few own the rarest
/// Heroes; as strong as can be; or without a plan.
pub(super) fn styles(
    catalogue: &Catalogue,
    limits: &Limits,
    mode: Mode,
    highest: Option<i16>,
) -> Vec<Style> {
    let plays = catalogue.plays().map(|(play, _)| play);
    let all_plays: Vec<PlayId> =
        plays.filter(|&play| limits.admits_play(catalogue, play)).collect();
    let good_plays = |heroes: &[HeroId]| match mode {
        Mode::Playmaker => {
            let count = GOOD_PLAYS * usize::from(limits.plays);
            Deck::good_plays(catalogue, limits, heroes, &all_plays, count)
        }
        Mode::Rookie | Mode::Substitution => Vec::new(),
    };
    let mut styles: Vec<Style> = Vec::new();
    for highest in [highest, None] {
        let heroes = strong_heroes(catalogue, limits, highest);
        if styles.iter().all(|style| style.heroes != heroes) {
            let plays = good_plays(&heroes);
            styles.push(Style::new(catalogue, heroes, plays, UNKNOWN_DECK));
        }
    }
    let heroes = (0..catalogue.len() as u16).map(HeroId);
    let heroes = heroes.filter(|&hero| limits.admits(catalogue, hero)).collect();
    styles.push(Style::new(catalogue, heroes, all_plays, ANY_DECK));
    styles
}

/// Lists the Heroes of the highest Powers, until they fill a deck within the limit on one Power. Where
/// there is no such limit players use what they have opened, which may be anything.
fn strong_heroes(catalogue: &Catalogue, limits: &Limits, highest: Option<i16>) -> Vec<HeroId> {
    let mut heroes: Vec<HeroId> = (0..catalogue.len() as u16).map(HeroId).collect();
    heroes.retain(|&hero| limits.admits(catalogue, hero));
    heroes.retain(|&hero| highest.is_none_or(|most| catalogue.power(hero) <= most));
    let Some(per_power) = limits.per_power else { return heroes };
    heroes.sort_by_key(|hero| std::cmp::Reverse(catalogue.power(*hero)));
    let mut room = limits.heroes;
    let mut strong = Vec::new();
    for same in heroes.chunk_by(|one, other| catalogue.power(*one) == catalogue.power(*other)) {
        if room == 0 {
            break;
        }
        strong.extend_from_slice(same);
        room = room.saturating_sub(same.len().min(per_power.into()));
    }
    strong
}
