//! Reading Plays.

use fracas_cards::effect::limits::MEMBERS;
use fracas_cards::effect::{Effect, Test, plural};
use fracas_cards::{Fields, Kind, LeftOut, Name, unknown_id};

use super::check::check;
use super::set::Set;
use super::{Catalogue, MAX_PLAYS_IN_ALL};
use crate::card::{Cost, CostRule, PLAY_KINDS, Play, PlayId, PlayKind};
use crate::words::{Deed, Part, Words, plainly};

/// The highest cost.
const DEAREST: i64 = 9;
/// The highest deck balancing score.
const HIGHEST_SCORE: i64 = 999;

/// A set that has Plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaySet {
    /// The code, such as `A`.
    pub code: String,
    /// The name.
    pub name: String,
    /// Its Plays, in the order of the files.
    pub plays: Vec<PlayId>,
}

/// What a Play does, under which condition.
struct Rules {
    cost: Cost,
    only_if: Option<Test<Words>>,
    effect: Deed,
    is_lasting: bool,
    is_shared: bool,
}

impl Catalogue {
    pub(super) fn add_play(&mut self, fields: &Fields<'_>, set: &Set) {
        let id = fields.id("id");
        let name = fields.text("name");
        let number = fields.text("number");
        let kind = fields.optional_value("kind");
        let kind = kind.map_or(Some(PlayKind::Standard), |kind| kind.as_word(&PLAY_KINDS));
        let score = fields.optional_number("score", 0..=HIGHEST_SCORE).map(|score| score as u16);
        let icon = fields.optional_icon("icon");
        let rules = read_rules(fields);
        let (Some(id), Some(name), Some(number), Some(kind), Some(rules)) =
            (id, name, number, kind, rules)
        else {
            return;
        };
        if !self.ids.claim(fields.file(), &id) || !self.has_room_for(fields, &id, &name, set) {
            return;
        }
        let play = PlayId(self.plays.len() as u16);
        self.plays_by_words.insert(id.text.clone(), play);
        self.plays_by_words.insert(name.to_lowercase(), play);
        self.set_of_plays(set).plays.push(play);
        let text = rules.text();
        let program = self.library.add(&rules.effect);
        let Rules { cost, only_if, effect, is_lasting, is_shared } = rules;
        let (id, set) = (id.text, set.code.clone());
        #[rustfmt::skip]
        self.plays.push(Play {
            id, name, set, number, kind, cost, score, only_if, effect, is_lasting, is_shared, text, program,
            icon,
        });
    }

    fn set_of_plays(&mut self, set: &Set) -> &mut PlaySet {
        let at = self.play_sets.iter().position(|known| known.code == set.code);
        let at = at.unwrap_or(self.play_sets.len());
        if at == self.play_sets.len() {
            let (code, name) = (set.code.clone(), set.name.clone());
            self.play_sets.push(PlaySet { code, name, plays: Vec::new() });
        }
        &mut self.play_sets[at]
    }

    /// Checks that there is room for one more Play and that its name is its own, or says what is wrong.
    fn has_room_for(&self, fields: &Fields<'_>, id: &Name, name: &str, set: &Set) -> bool {
        let error = |message: &str, label: String| {
            fields.file().error(id.span.clone(), message, label, None);
            false
        };
        if self.plays.len() == MAX_PLAYS_IN_ALL {
            return error("there are too many Plays", format!("at most {MAX_PLAYS_IN_ALL}"));
        }
        let in_set = self.play_sets.iter().find(|known| known.code == set.code);
        if in_set.is_some_and(|set| set.plays.len() == MEMBERS) {
            return error("the set has too many Plays", format!("at most {MEMBERS} in a set"));
        }
        // A Play is known by its name in the rules: no two have the same.
        match self.plays_by_words.get(&name.to_lowercase()) {
            Some(other) => {
                let label = format!("it is `{}`", self.play(*other).id);
                error("there is a Play of this name already", label)
            }
            None => true,
        }
    }

    /// Notes a card that the game leaves out, and why.
    pub(super) fn leave_out(&mut self, fields: &Fields<'_>) {
        let (name, reason) = (fields.text("name"), fields.text("reason"));
        if let (Some(name), Some(reason)) = (name, reason) {
            self.left_out.push(LeftOut { name, reason });
        }
    }

    /// Gets a Play.
    #[inline]
    pub fn play(&self, play: PlayId) -> &Play {
        &self.plays[play.0 as usize]
    }

    /// Iterates over the Plays.
    pub fn plays(&self) -> impl ExactSizeIterator<Item = (PlayId, &Play)> + Clone {
        self.plays.iter().enumerate().map(|(at, play)| (PlayId(at as u16), play))
    }

    /// Lists the sets that have Plays.
    pub fn play_sets(&self) -> &[PlaySet] {
        &self.play_sets
    }

    /// Iterates over the Plays of a set, by its place among those that have some.
    pub fn plays_of_set(&self, set: usize) -> impl Iterator<Item = PlayId> {
        self.play_sets.get(set).into_iter().flat_map(|set| set.plays.iter().copied())
    }

    /// Lists the cards that the game leaves out, and why.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }

    /// Finds a Play by its id.
    pub fn find_play(&self, id: &str) -> Option<PlayId> {
        self.plays_by_words.get(id).copied().filter(|&play| self.play(play).id == id)
    }

    /// Finds the Play that a person means: by id or name, in any case.
    pub fn find_play_by_words(&self, words: &str) -> Option<PlayId> {
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        self.plays_by_words.get(&words).copied()
    }

    /// Says that there is no Play with such an id, and which may have been meant.
    pub(crate) fn unknown_play(&self, id: &str) -> String {
        unknown_id("Play", id, self.plays.iter().map(|play| (&*play.id, &*play.name)))
    }
}

fn read_rules(fields: &Fields<'_>) -> Option<Rules> {
    let cost = read_cost(fields);
    let only_if = read_test(fields, "only-if");
    let lasting = fields.flag_or("lasting", false);
    let is_shared = fields.flag_or("shared", false);
    let effect = fields.value("effect").and_then(|value| {
        let effect = Effect::read(value)?;
        check(value, &effect).then_some(effect)
    })?;
    let is_lasting = lasting || lasts(&effect);
    Some(Rules { cost: cost?, only_if: only_if?, effect, is_lasting, is_shared })
}

/// Reads a test that stands outside the effect; `None` if it is wrong.
#[expect(clippy::option_option, reason = "a test that is wrong differs from one that is not there")]
fn read_test(fields: &Fields<'_>, key: &str) -> Option<Option<Test<Words>>> {
    let Some(value) = fields.optional_value(key) else { return Some(None) };
    let test: Test<Words> = Test::read(value)?;
    let (then, otherwise) = (Box::new(Effect::nothing()), None);
    check(value, &Effect::If { test: test.clone(), then, otherwise }).then_some(Some(test))
}

fn read_cost(fields: &Fields<'_>) -> Option<Cost> {
    let free_if = read_test(fields, "free-if");
    let discount = fields.optional_value("discount");
    let cost = fields.value("cost")?;
    if let (true, Some(second)) = (fields.has("free-if"), discount) {
        second.error("`free-if` and `discount` do not go together", "one is too many", None);
        return None;
    }
    if cost.kind() == Kind::Text {
        let rule = cost.as_word(&[("copied", CostRule::Copied)])?;
        if fields.has("free-if") || discount.is_some() {
            cost.error("a copied cost is changed by nothing else", "is copied", None);
            return None;
        }
        return Some(Cost { printed: 0, rule });
    }
    let printed = cost.as_number_in(0..=DEAREST)? as u8;
    let rule = match (free_if?, discount) {
        (Some(test), _) => CostRule::FreeIf(test),
        (None, Some(discount)) => {
            CostRule::Discount(discount.as_number_in(1..=i64::from(printed.max(1)))? as u8)
        }
        (None, None) => CostRule::Fixed,
    };
    Some(Cost { printed, rule })
}

/// Checks whether something of an effect holds for the rest of the game.
fn lasts(effect: &Deed) -> bool {
    let mut lasts = false;
    effect.visit(&mut |part, _| {
        lasts |= matches!(
            part,
            Part::Effect(Effect::Rule { until: None, .. } | Effect::Whenever { until: None, .. })
        );
    });
    lasts
}

impl Rules {
    /// Says what the Play does, in whole sentences.
    fn text(&self) -> String {
        let mut sentences = Vec::new();
        sentences
            .extend(self.only_if.as_ref().map(|test| format!("Run this only if {}.", test.say())));
        sentences.extend(match &self.cost.rule {
            CostRule::Fixed => None,
            CostRule::FreeIf(test) => Some(format!("This Play is free if {}.", test.say())),
            CostRule::Discount(less) => {
                Some(format!("This Play costs {} less.", plural(i32::from(*less), "Hot Dog")))
            }
            CostRule::Copied => Some("This Play costs what the last Play you ran cost.".to_owned()),
        });
        sentences.push(plainly(&self.effect).text());
        if self.is_lasting && !lasts(&self.effect) {
            sentences.push("This Play holds for the rest of the game.".to_owned());
        }
        sentences.join(" ")
    }
}
