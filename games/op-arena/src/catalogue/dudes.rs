//! Reading Dudes.

use fracas_cards::effect::{Effect, Owner, Word};
use fracas_cards::{Fields, Name};

use super::check::check;
use super::{Catalogue, HIGHEST, aimed};
use crate::dude::{Ability, Dude, Kind, Rolls};
use crate::fighter::MAX_HEALTH;
use crate::state::MAX_DUDES;
use crate::words::{Deed, Rule, Type, When};

/// The words for where facts come from.
const SOURCES: [(&str, &str); 3] =
    [("rulebook", "rulebook"), ("review", "review"), ("house", "house")];

/// The words for whose rolls a Reactive ability looks at.
const ROLLS: [(&str, Rolls); 2] = [("any", Rolls::Any), ("others", Rolls::Others)];

/// The health of most Dudes (R97).
const USUAL_HEALTH: i64 = 7;

/// An ability as it is read, before it is compiled.
struct Read {
    name: String,
    kind: Kind,
    effect: Deed,
}

impl Catalogue {
    pub(super) fn add_dude(&mut self, fields: &Fields<'_>) {
        let id = fields.id("id");
        let name = fields.text("name");
        let kind = fields.word("type", &Type::WORDS);
        let icon = fields.optional_icon("icon");
        let flavour = fields.optional_text("flavour");
        let source = fields.optional_word("source", &SOURCES).unwrap_or("house").to_owned();
        let health = fields.number_or("health", 1..=i64::from(MAX_HEALTH), USUAL_HEALTH) as u8;
        let attack = read_spot(fields, "attack");
        let skill = read_spot(fields, "skill");
        let abilities = read_abilities(fields);
        let (Some(id), Some(name), Some(kind), Some([first, second])) = (id, name, kind, abilities)
        else {
            return;
        };
        if !self.ids.claim(fields.file(), &id) || !self.has_room(fields, &id) {
            return;
        }
        let dude = Dude {
            id: id.text,
            name,
            kind,
            icon,
            flavour,
            source,
            health,
            attack: attack.map(|number| Catalogue::spot(&self.attacks, number)),
            skill: skill.map(|number| Catalogue::spot(&self.skills, number)),
            abilities: [self.compile(first), self.compile(second)],
        };
        self.within_bounds(fields, dude);
    }

    fn compile(&mut self, read: Read) -> Ability {
        let Read { name, kind, effect } = read;
        let program = self.library.add(&aimed(&effect));
        let is_executable = super::bounds::is_executable(&kind, &effect);
        Ability { name, kind, effect, program, is_executable }
    }

    fn has_room(&self, fields: &Fields<'_>, id: &Name) -> bool {
        let has_room = self.len() < MAX_DUDES;
        if !has_room {
            let label = format!("at most {MAX_DUDES}, with those of the game");
            fields.file().error(id.span.clone(), "there are too many Dudes", label, None);
        }
        has_room
    }
}

fn read_spot(fields: &Fields<'_>, key: &str) -> Option<u8> {
    fields.optional_number(key, 1..=i64::from(HIGHEST)).map(|number| number as u8)
}

fn read_abilities(fields: &Fields<'_>) -> Option<[Read; 2]> {
    let tables = fields.tables("ability");
    let count = tables.len();
    let read: Vec<Option<Read>> = tables
        .into_iter()
        .map(|table| {
            let read = read_ability(&table);
            table.finish();
            read
        })
        .collect();
    if count != 2 {
        let help = Some("write two [[dude.ability]] below it");
        fields.error("a Dude has exactly two special abilities", format!("has {count}"), help);
        return None;
    }
    let read: Vec<Read> = read.into_iter().collect::<Option<_>>()?;
    let read = <[Read; 2]>::try_from(read).ok()?;
    can_be_together(fields, &read).then_some(read)
}

/// Checks that a Dude has nothing twice that it keeps in mind once: its death, and the Dude that what it has
/// to do is about.
fn can_be_together(fields: &Fields<'_>, abilities: &[Read; 2]) -> bool {
    let [Kind::When(first), Kind::When(second)] = abilities.each_ref().map(|read| &read.kind)
    else {
        return true;
    };
    if [*first, *second] == [When::Dies; 2] {
        let help = Some("write what they do as one: { in-order = [.., ..] }");
        fields.error("a Dude dies once", "both abilities are about it", help);
        return false;
    }
    let are_about_others = first.is_about_dude() && second.is_about_dude() && first != second;
    if are_about_others {
        let help = Some("give one of them to another Dude");
        fields.error("the abilities are about different Dudes", "a Dude minds one", help);
    }
    !are_about_others
}

fn read_ability(fields: &Fields<'_>) -> Option<Read> {
    let name = fields.text("name");
    let kind = read_kind(fields);
    let effect = fields.optional_value("effect");
    let kind = kind?;
    let effect = match (&kind, effect) {
        (Kind::Rule(_), None) => Effect::nothing(),
        (Kind::Rule(_), Some(effect)) => {
            effect.error("a rule has no effect", "leave `effect` out", None);
            return None;
        }
        (Kind::Die(_) | Kind::When(_) | Kind::Reactive(..), None) => {
            fields.error("the ability does nothing", "no `effect` here", None);
            return None;
        }
        (Kind::Die(_) | Kind::When(_) | Kind::Reactive(..), Some(value)) => {
            let effect = Deed::read(value)?;
            check(value, &effect, &kind)?;
            offered(effect, &kind)
        }
    };
    Some(Read { name: name?, kind, effect })
}

/// Makes what a Dude does when it is put in play an offer (R44).
fn offered(effect: Deed, kind: &Kind) -> Deed {
    if *kind != Kind::When(When::Enters) || matches!(effect, Effect::May { .. }) {
        return effect;
    }
    Effect::May { pay: None, then: Some(Box::new(effect)), otherwise: None, by: Owner }
}

fn read_kind(fields: &Fields<'_>) -> Option<Kind> {
    let die = fields.optional_value("die");
    let rule = fields.optional_value("rule");
    let when = fields.optional_value("when");
    let reactive = fields.optional_value("reactive");
    let numbers = 1..=i64::from(HIGHEST);
    match (die, rule, when, reactive) {
        (Some(die), None, None, None) => die.as_number_in(numbers).map(|it| Kind::Die(it as u8)),
        (None, Some(rule), None, None) => Rule::read(rule).map(Kind::Rule),
        (None, None, Some(when), None) => When::read(when).map(Kind::When),
        (None, None, None, Some(reactive)) => {
            let number = reactive.as_number_in(numbers);
            let rolls = fields.word("rolls", &ROLLS);
            Some(Kind::Reactive(number? as u8, rolls?))
        }
        _ => {
            let help =
                "write one of `die = 4`, `when = \"enters\"`, `rule = ..` and `reactive = 3`";
            fields.error("it must be clear how the ability comes about", "in one way", Some(help));
            None
        }
    }
}
