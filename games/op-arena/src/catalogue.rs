//! All Dudes of a table, from the game's own files and a table's packs.

mod bounds;
mod check;
mod dudes;

use std::sync::{Arc, LazyLock};

use fracas_cards::effect::{Effect, Library, Program, Selection};
use fracas_cards::pack::{check_game, read_own, with_packs};
use fracas_cards::{File, Ids, Report, unknown_id};
use fracas_core::{Pack, Problems};

use crate::dude::{Dude, DudeId, Kind, Numbers, Slot, Spot};
use crate::dudes::DudeSet;
use crate::promise;
use crate::words::{Deed, Filter, Group, Operation, Topic, When, Whom, Words};

/// The game's own files.
const FILES: [(&str, &str); 1] = [("dudes.toml", include_str!("../cards/dudes.toml"))];

/// The highest number of a Basic Attack or Skill Power: what a die can show.
pub(crate) const HIGHEST: u8 = 6;

/// All Dudes of a table.
#[derive(Clone, Debug)]
pub struct Catalogue {
    dudes: Vec<Dude>,
    /// The numbers of each Dude, close together.
    numbers: Vec<Numbers>,
    /// What each Dude counts in play to bots.
    worths: Vec<f32>,
    library: Library<Words>,
    attacks: [Program; HIGHEST as usize],
    skills: [Program; HIGHEST as usize],
    /// The Dudes with an ability that triggers at a moment.
    triggers: [DudeSet; When::COUNT],
    /// The Dudes with a rule, by what it is about.
    rules: [DudeSet; Topic::COUNT],
    /// The Dudes with a Reactive ability, by its number.
    reactives: [DudeSet; HIGHEST as usize],
    ids: Ids,
}

impl Default for Catalogue {
    /// Makes a catalogue that knows the rules alone.
    fn default() -> Self {
        let mut library = Library::default();
        let attacks = std::array::from_fn(|at| library.add(&basic_attack(at as u8 + 1)));
        let skills = std::array::from_fn(|at| library.add(&skill_power(at as u8 + 1)));
        Catalogue {
            dudes: Vec::new(),
            numbers: Vec::new(),
            worths: Vec::new(),
            library,
            attacks,
            skills,
            triggers: [DudeSet::EMPTY; When::COUNT],
            rules: [DudeSet::EMPTY; Topic::COUNT],
            reactives: [DudeSet::EMPTY; HIGHEST as usize],
            ids: Ids::new(),
        }
    }
}

/// Makes what a Basic Attack does (R79, R81).
fn basic_attack(number: u8) -> Deed {
    aimed(&Effect::Pick {
        selection: Selection::exactly(1, Group::Targets(Filter::ANY)),
        then: Box::new(Effect::Do(Operation::Damage(
            fracas_cards::effect::Amount::Fixed(i32::from(number)),
            Whom::It,
        ))),
        otherwise: None,
    })
}

/// Makes what a Skill Power does (R82); one and two tokens are also what Fails give (R74, R75).
fn skill_power(number: u8) -> Deed {
    Effect::Do(Operation::TakeTokens(number))
}

/// Makes the same effect with what targets do against being targeted behind each choice of some (R86).
fn aimed(effect: &Deed) -> Deed {
    let mut aimed = effect.map_parts(&mut aimed);
    if let Effect::Pick { selection, then, .. } = &mut aimed
        && selection.from.is_targeted()
    {
        let feels = std::mem::replace(&mut **then, Effect::nothing());
        **then = Effect::InOrder(vec![Effect::Do(Operation::Target), feels]);
    }
    aimed
}

impl Catalogue {
    /// Gets the game's own Dudes.
    pub fn base() -> &'static Arc<Catalogue> {
        static BASE: LazyLock<Arc<Catalogue>> =
            LazyLock::new(|| read_own(Catalogue::default(), &FILES, Catalogue::add_file));
        &BASE
    }

    /// Gets the game's own Dudes with those of a table's packs.
    pub fn with_packs(packs: &[Pack]) -> Result<Arc<Catalogue>, Problems> {
        with_packs(Catalogue::base(), packs, Catalogue::add_file)
    }

    /// Adds the Dudes of a file, or says all that is wrong with it.
    pub fn add_file(&mut self, name: &str, text: &str) -> Result<(), Report> {
        let file = File::read(name, text);
        let root = file.root();
        check_game(&root, crate::ID);
        for dude in root.tables("dude") {
            self.add_dude(&dude);
            dude.finish();
        }
        root.finish();
        file.into_report().into_result()
    }

    /// Gets a Dude.
    #[inline]
    pub fn dude(&self, dude: DudeId) -> &Dude {
        &self.dudes[dude.index()]
    }

    /// Gets the numbers of a Dude.
    #[inline]
    pub(crate) fn numbers(&self, dude: DudeId) -> Numbers {
        self.numbers[dude.index()]
    }

    /// Gets what a Dude counts in play to bots.
    #[inline]
    pub(crate) fn worth(&self, dude: DudeId) -> f32 {
        self.worths[dude.index()]
    }

    /// Iterates over the Dudes.
    pub fn dudes(&self) -> impl ExactSizeIterator<Item = (DudeId, &Dude)> + Clone {
        self.dudes.iter().enumerate().map(|(at, dude)| (DudeId(at as u8), dude))
    }

    /// Counts the Dudes.
    pub fn len(&self) -> usize {
        self.dudes.len()
    }

    /// Checks whether there are no Dudes.
    pub fn is_empty(&self) -> bool {
        self.dudes.is_empty()
    }

    /// Gets the programs of all Dudes.
    #[inline]
    pub(crate) fn library(&self) -> &Library<Words> {
        &self.library
    }

    /// Gets the program that takes so many tokens, as a Skill Power of this number does.
    #[inline]
    pub(crate) fn taking(&self, count: u8) -> Program {
        self.skills[usize::from(count.clamp(1, HIGHEST)) - 1]
    }

    /// Gets the Dudes with an ability that triggers at a moment.
    #[inline]
    pub(crate) fn with_trigger(&self, when: When) -> DudeSet {
        self.triggers[when as usize]
    }

    /// Gets the Dudes with a rule about something.
    #[inline]
    pub(crate) fn with_rule(&self, topic: Topic) -> DudeSet {
        self.rules[topic as usize]
    }

    /// Gets the Dudes with an ability that reacts to a number.
    #[inline]
    pub(crate) fn with_reactive(&self, number: u8) -> DudeSet {
        self.reactives[usize::from(number.clamp(1, HIGHEST)) - 1]
    }

    fn spot(programs: &[Program; HIGHEST as usize], number: u8) -> Spot {
        Spot { number, program: programs[usize::from(number) - 1] }
    }

    fn push(&mut self, dude: Dude) {
        let id = DudeId(self.dudes.len() as u8);
        for slot in Slot::BOTH {
            match &dude.ability(slot).kind {
                Kind::Die(_) => {}
                Kind::Rule(rule) => self.rules[rule.topic() as usize].insert(id),
                Kind::When(when) => self.triggers[*when as usize].insert(id),
                Kind::Reactive(number, _) => {
                    self.reactives[usize::from(*number) - 1].insert(id);
                }
            }
        }
        self.numbers.push(Numbers::of(&dude));
        self.worths.push(promise::worth(&dude));
        self.dudes.push(dude);
    }

    /// Compiles an effect that is no Dude's.
    #[cfg(test)]
    pub(crate) fn compile_effect(&mut self, effect: &Deed) -> Program {
        self.library.add(&aimed(effect))
    }

    /// Finds a Dude by its id.
    pub fn find(&self, id: &str) -> Option<DudeId> {
        self.dudes().find(|(_, dude)| dude.id == id).map(|(dude, _)| dude)
    }

    /// Says that there is no Dude with such an id, and which may have been meant.
    pub fn unknown_dude(&self, id: &str) -> String {
        unknown_id("Dude", id, self.dudes.iter().map(|dude| (&*dude.id, &*dude.name)))
    }
}
