//! Decks at random, to try everything.

use fracas_core::{Chance, Problems};

use super::build::{lacks, usual_hot_dogs};
use super::choose::{Curve, choose_heroes, choose_plays};
use super::{Collection, Deck};
use crate::catalogue::Catalogue;
use crate::options::{BonusPlays, Format, Mode};

impl Deck {
    /// Makes a legal deck of any cards, for all modes of a format; or says what there is not enough of.
    pub fn random(
        catalogue: &Catalogue,
        format: &Format,
        chance: &mut impl Chance,
    ) -> Result<Deck, Problems> {
        let Collection { mut heroes, mut plays, .. } = Collection::all(catalogue);
        chance.shuffle(&mut heroes);
        chance.shuffle(&mut plays);
        let bonus = match format.limits.bonus {
            BonusPlays::Beyond(most) => chance.below(u32::from(most) + 1) as usize,
            BonusPlays::Counted | BonusPlays::Forbidden => 0,
        };
        let deck = Deck {
            name: "Random".into(),
            format: Some(format.id.into()),
            heroes: choose_heroes(catalogue, &format.limits, &heroes),
            plays: choose_plays(catalogue, &format.limits, &plays, bonus, &Curve::Any),
            hot_dogs: usual_hot_dogs(catalogue, &format.limits, chance),
        };
        let mode = format.mode.unwrap_or(Mode::Playmaker);
        lacks(&deck, catalogue, format, mode).or(deck)
    }
}
