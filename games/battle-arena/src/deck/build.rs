//! Building decks: strong Heroes of a few weapons, and Plays that go with them.

use std::cmp::Reverse;

use fracas_core::{Chance, Problems};

use super::choose::{Curve, choose_heroes, choose_plays};
use super::theme::Theme;
use super::worth::{Outlook, POINT};
use super::{Collection, Deck};
use crate::card::{HeroId, PlayId, WEAPONS, Weapon};
use crate::catalogue::Catalogue;
use crate::options::{Format, Limits, Mode};

/// On how many weapons a deck is built at most.
const MOST_WEAPONS: u32 = 3;
/// By how much builders disagree on what a Play is worth, in points of Power.
const TASTE: u32 = 12;
/// What a Play is worth to a builder who likes what it is about, in points of Power.
const LIKED: i32 = 6;
/// How many bonus Plays go beyond the others: more would only come in the place of better ones.
const BONUS_PLAYS: usize = 6;

impl Deck {
    /// Builds a deck for a mode of a format from a collection; or says what there is not enough of. The same
    /// chance builds the same deck.
    pub fn build(
        catalogue: &Catalogue,
        format: &Format,
        mode: Mode,
        from: &Collection,
        chance: &mut impl Chance,
    ) -> Result<Deck, Problems> {
        Deck::build_around(0, catalogue, format, mode, from, chance)
    }

    /// Builds a deck that holds so many Plays, whatever they are worth to it, as long as they may be there.
    pub(crate) fn build_around(
        favourites: usize,
        catalogue: &Catalogue,
        format: &Format,
        mode: Mode,
        from: &Collection,
        chance: &mut impl Chance,
    ) -> Result<Deck, Problems> {
        let limits = &format.limits;
        let draft = choose_heroes(
            catalogue,
            limits,
            &wish_for_heroes(catalogue, &from.heroes, &[], chance),
        );
        let weapons = choose_weapons(catalogue, &draft, chance);
        let wishes = wish_for_heroes(catalogue, &from.heroes, &weapons, chance);
        let heroes = choose_heroes(catalogue, limits, &wishes);
        let mut deck = Deck {
            name: name(&weapons),
            format: Some(format.id.into()),
            heroes,
            plays: Vec::new(),
            hot_dogs: Vec::new(),
        };
        if mode == Mode::Playmaker {
            let mut wishes = wish_for_plays(catalogue, limits, &deck.heroes, &from.plays, chance);
            put_first(&mut wishes, favourites, chance);
            deck.plays = choose_plays(catalogue, limits, &wishes, BONUS_PLAYS, &Curve::Payable);
        }
        if format.needs_hot_dogs(mode) {
            deck.hot_dogs = choose_hot_dogs(catalogue, limits, &from.hot_dogs, chance);
        }
        lacks(&deck, catalogue, format, mode).or(deck)
    }
}

impl Deck {
    /// Lists the Plays that are worth most to these Heroes, so many of them.
    pub(crate) fn good_plays(
        catalogue: &Catalogue,
        limits: &Limits,
        heroes: &[HeroId],
        plays: &[PlayId],
        count: usize,
    ) -> Vec<PlayId> {
        let outlook = Outlook::new(catalogue, limits, heroes);
        let mut plays = plays.to_vec();
        plays.sort_by_cached_key(|&play| {
            let card = catalogue.play(play);
            let gain = outlook.gain(card);
            (gain <= 0, outlook.price(card) - gain)
        });
        plays.truncate(count);
        plays
    }
}

impl Deck {
    /// Finds the Play, of some others, that is worth to these Heroes what the middle one of a Playbook is.
    pub(crate) fn middling_play(
        catalogue: &Catalogue,
        limits: &Limits,
        heroes: &[HeroId],
        playbook: &[PlayId],
        others: &[PlayId],
    ) -> Option<PlayId> {
        let outlook = Outlook::new(catalogue, limits, heroes);
        let worth = |play: PlayId| {
            let card = catalogue.play(play);
            outlook.gain(card) - outlook.price(card)
        };
        let mut worths: Vec<i32> = playbook.iter().map(|&play| worth(play)).collect();
        worths.sort_unstable();
        let middle = *worths.get(worths.len() / 2)?;
        others.iter().copied().min_by_key(|&play| (worth(play) - middle).abs())
    }
}

/// Names what there is not enough of for a deck.
pub(super) fn lacks(deck: &Deck, catalogue: &Catalogue, format: &Format, mode: Mode) -> Problems {
    let mut problems = Problems::default();
    for problem in deck.wrong_sizes(catalogue, format, mode).iter() {
        problems.add(
            problem.place.clone(),
            format!("there are too few to choose from: {}", problem.message),
        );
    }
    problems.append(deck.offences(catalogue, &format.limits, mode));
    problems
}

/// Chooses the weapons that a deck is built on, among those that its strongest Heroes have.
fn choose_weapons(
    catalogue: &Catalogue,
    strongest: &[HeroId],
    chance: &mut impl Chance,
) -> Vec<Weapon> {
    let count =
        |weapon: Weapon| strongest.iter().filter(|&&hero| catalogue.weapon(hero) == weapon).count();
    let weapons = WEAPONS.iter().map(|(_, weapon)| *weapon);
    let mut weapons: Vec<Weapon> =
        weapons.filter(|&weapon| strongest.len() < 10 * count(weapon)).collect();
    chance.shuffle(&mut weapons);
    weapons.truncate(1 + chance.below(MOST_WEAPONS) as usize);
    weapons
}

/// Sorts Heroes by Power, those with the wanted weapons first among equals.
fn wish_for_heroes(
    catalogue: &Catalogue,
    heroes: &[HeroId],
    weapons: &[Weapon],
    chance: &mut impl Chance,
) -> Vec<HeroId> {
    let mut wishes = heroes.to_vec();
    chance.shuffle(&mut wishes);
    wishes.sort_by_key(|&hero| {
        let is_wanted = weapons.contains(&catalogue.weapon(hero));
        (Reverse(catalogue.power(hero)), Reverse(is_wanted))
    });
    wishes
}

/// Sorts Plays by what they are worth to these Heroes, as far as taste agrees; those that do nothing for them last.
fn wish_for_plays(
    catalogue: &Catalogue,
    limits: &Limits,
    heroes: &[HeroId],
    plays: &[PlayId],
    chance: &mut impl Chance,
) -> Vec<PlayId> {
    let outlook = Outlook::new(catalogue, limits, heroes);
    let theme = chance.pick(&Theme::ALL);
    let mut wishes: Vec<(bool, i32, PlayId)> = Vec::new();
    for &play in plays {
        let card = catalogue.play(play);
        let (gain, price) = (outlook.gain(card), outlook.price(card));
        let taste = chance.below(TASTE + 1) as i32 * POINT;
        let liked = if theme.is_some_and(|theme| theme.has(card)) { LIKED * POINT } else { 0 };
        wishes.push((0 < gain, gain - price + taste + liked, play));
    }
    wishes.sort_by_key(|&(works, worth, _)| (Reverse(works), Reverse(worth)));
    wishes.into_iter().map(|(_, _, play)| play).collect()
}

/// Puts so many of all before the others.
fn put_first(wishes: &mut [PlayId], count: usize, chance: &mut impl Chance) {
    for at in 0..count.min(wishes.len()) {
        let favourite = at + chance.below((wishes.len() - at) as u32) as usize;
        wishes[at..=favourite].rotate_right(1);
    }
}

fn choose_hot_dogs(
    catalogue: &Catalogue,
    limits: &Limits,
    from: &[String],
    chance: &mut impl Chance,
) -> Vec<String> {
    if from.is_empty() {
        return usual_hot_dogs(catalogue, limits, chance);
    }
    let may_be = |id: &&String| limits.only_hot_dog.is_none_or(|only| *id == only);
    from.iter().filter(may_be).take(limits.hot_dogs.into()).cloned().collect()
}

/// Takes any Hot Dog as often as a deck needs it: all are alike.
pub(super) fn usual_hot_dogs(
    catalogue: &Catalogue,
    limits: &Limits,
    chance: &mut impl Chance,
) -> Vec<String> {
    let any = chance.below(catalogue.hot_dogs().count() as u32) as usize;
    let any = catalogue.hot_dogs().nth(any).map(|hot_dog| hot_dog.id.clone());
    let id = limits.only_hot_dog.map(str::to_owned).or(any);
    id.map(|id| vec![id; limits.hot_dogs.into()]).unwrap_or_default()
}

fn name(weapons: &[Weapon]) -> String {
    let weapons: Vec<String> = weapons.iter().map(|weapon| weapon.title()).collect();
    format!("Built on {}", weapons.join(" and "))
}
