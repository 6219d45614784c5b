//! The compiler: each function adds the steps of one kind of effect to a library.
//!
//! A step that jumps ahead is added with a wrong position first, which is put right once the
//! position is known.

use super::ast::{Effect, Row, Selection};
use super::program::{Asking, At, Library, Price, Step};
use super::say::offer_question;
use super::word::Vocabulary;

impl<V: Vocabulary> Library<V> {
    /// Adds the steps of a program.
    pub(super) fn compile(&mut self, effect: &Effect<V>) {
        self.effect(effect);
        self.steps.push(Step::End);
    }

    fn here(&self) -> At {
        self.steps.len() as At
    }

    /// Adds a step and gives its position.
    fn step_in(&mut self, step: Step<V>) -> usize {
        self.steps.push(step);
        self.steps.len() - 1
    }

    /// Lets the step at a position jump to here.
    fn land(&mut self, jump: usize) {
        let here = self.here();
        match &mut self.steps[jump] {
            Step::Unless(_, to)
            | Step::Jump(to)
            | Step::UnlessChosen(_, to)
            | Step::Ask(Asking::May { no: to, .. } | Asking::Pick { none: to, .. })
            | Step::Each { end: to, .. }
            | Step::Repeat { end: to, .. }
            | Step::Later { end: to, .. }
            | Step::Whenever { end: to, .. } => *to = here,
            Step::Perform(_)
            | Step::Ask(Asking::One { .. } | Asking::UpTo { .. })
            | Step::Open
            | Step::Close
            | Step::Next(_)
            | Step::Again(_)
            | Step::Flip
            | Step::Roll(_)
            | Step::Rows { .. }
            | Step::Stand { .. }
            | Step::End => {}
        }
    }

    fn effect(&mut self, effect: &Effect<V>) {
        match effect {
            Effect::Do(operation) => self.operation(operation),
            Effect::InOrder(parts) => parts.iter().for_each(|part| self.effect(part)),
            Effect::If { test, then, otherwise } => {
                let unless = self.step_in(Step::Unless(test.clone(), 0));
                self.two_ways(unless, Some(then), otherwise.as_deref());
            }
            Effect::ChooseOne { of, by } => self.choose_one(of, by),
            Effect::ChooseUpTo { most, of, by } => self.choose_up_to(*most, of, by),
            Effect::May { pay, then, otherwise, by } => {
                let prompt = offer_question(pay.as_ref(), then.as_deref(), by);
                let instead = otherwise.as_ref().map(|otherwise| otherwise.label(by));
                let may = self.offer(pay.as_ref(), by, prompt, instead);
                self.two_ways(may, then.as_deref(), otherwise.as_deref());
            }
            Effect::ForEach { group, body } => {
                let each = Step::Each { group: group.clone(), end: 0 };
                self.looped(each, body, Step::Next);
            }
            Effect::Repeat { times, most, body } => {
                let repeat = Step::Repeat { times: times.clone(), most: *most, end: 0 };
                self.looped(repeat, body, Step::Again);
            }
            Effect::Pick { selection, then, otherwise } => {
                let pick = self.pick(selection);
                self.two_ways(pick, Some(then), otherwise.as_deref());
                self.steps.push(Step::Close);
            }
            Effect::Coin { heads, tails } => self.coin(heads.as_deref(), tails.as_deref()),
            Effect::Die { sides, rows } => self.die(*sides, rows),
            Effect::Later { when, body } => {
                self.aside(Step::Later { when: *when, end: 0 }, body);
            }
            Effect::Whenever { when, until, body } => {
                self.aside(Step::Whenever { when: *when, until: *until, end: 0 }, body);
            }
            Effect::Rule { rule, until } => {
                let rule = self.add_rule(rule);
                self.steps.push(Step::Stand { rule, until: *until });
            }
        }
    }

    fn operation(&mut self, operation: &V::Operation) {
        let perform = Step::Perform(operation.clone());
        let Some(selection) = V::target(operation) else {
            self.steps.push(perform);
            return;
        };
        let pick = self.pick(&selection);
        self.steps.push(perform);
        self.land(pick);
        self.steps.push(Step::Close);
    }

    fn pick(&mut self, selection: &Selection<V>) -> usize {
        self.steps.push(Step::Open);
        let prompt = selection.question();
        self.step_in(Step::Ask(Asking::Pick { selection: selection.clone(), none: 0, prompt }))
    }

    fn offer(
        &mut self,
        pay: Option<&V::Operation>,
        by: &V::Role,
        prompt: String,
        instead: Option<String>,
    ) -> usize {
        let price = pay.map(|pay| Price { operation: pay.clone(), target: V::target(pay) });
        let by = by.clone();
        let may = self.step_in(Step::Ask(Asking::May { by, price, no: 0, prompt, instead }));
        if let Some(price) = pay {
            self.operation(price);
        }
        may
    }

    /// What follows a step that jumps if things are otherwise.
    fn two_ways(&mut self, jump: usize, then: Option<&Effect<V>>, otherwise: Option<&Effect<V>>) {
        if let Some(then) = then {
            self.effect(then);
        }
        let Some(otherwise) = otherwise else { return self.land(jump) };
        let end = self.step_in(Step::Jump(0));
        self.land(jump);
        self.effect(otherwise);
        self.land(end);
    }

    fn choose_one(&mut self, of: &[Effect<V>], by: &V::Role) {
        let texts = of.iter().map(|option| option.label(by)).collect();
        let by = by.clone();
        let choose = self.step_in(Step::Ask(Asking::One { by, options: Vec::new(), texts }));
        let starts = self.branches(of.iter().map(Some));
        if let Step::Ask(Asking::One { options, .. }) = &mut self.steps[choose] {
            *options = starts;
        }
    }

    fn choose_up_to(&mut self, most: u8, of: &[Effect<V>], by: &V::Role) {
        let texts = of.iter().map(|option| option.label(by)).collect();
        self.steps.push(Step::Open);
        let prompt = format!("Choose up to {most}");
        self.steps.push(Step::Ask(Asking::UpTo { by: by.clone(), most, texts, prompt }));
        for (option, effect) in of.iter().enumerate() {
            let unless = self.step_in(Step::UnlessChosen(option as u16, 0));
            self.effect(effect);
            self.land(unless);
        }
        self.steps.push(Step::Close);
    }

    /// Adds effects of which only one happens, and gives where each begins.
    fn branches<'e>(&mut self, effects: impl Iterator<Item = Option<&'e Effect<V>>>) -> Vec<At> {
        let mut ends = Vec::new();
        let mut starts = Vec::new();
        for effect in effects {
            starts.push(self.here());
            if let Some(effect) = effect {
                self.effect(effect);
            }
            ends.push(self.step_in(Step::Jump(0)));
        }
        for end in ends {
            self.land(end);
        }
        starts
    }

    /// Adds the table of a coin or die: the effects, and which of them each number leads to.
    fn rows(&mut self, first: i16, effects: &[Option<&Effect<V>>], leads_to: &[usize]) {
        let table = self.step_in(Step::Rows { first, rows: Vec::new() });
        let starts = self.branches(effects.iter().copied());
        if let Step::Rows { rows, .. } = &mut self.steps[table] {
            *rows = leads_to.iter().filter_map(|&row| starts.get(row).copied()).collect();
        }
    }

    fn coin(&mut self, heads: Option<&Effect<V>>, tails: Option<&Effect<V>>) {
        self.steps.push(Step::Flip);
        self.rows(0, &[tails, heads], &[0, 1]);
    }

    fn die(&mut self, sides: u8, rows: &[Row<V>]) {
        self.steps.push(Step::Roll(sides));
        // A number without a row, which no card file has, leads to the empty one at the end.
        let row_of = |face| rows.iter().position(|row| (row.from..=row.to).contains(&face));
        let leads_to: Vec<usize> =
            (1..=sides).map(|face| row_of(face).unwrap_or(rows.len())).collect();
        let effects: Vec<_> = rows.iter().map(|row| Some(&row.effect)).chain([None]).collect();
        self.rows(1, &effects, &leads_to);
    }

    fn looped(&mut self, first: Step<V>, body: &Effect<V>, back: fn(At) -> Step<V>) {
        self.steps.push(Step::Open);
        let head = self.step_in(first);
        self.effect(body);
        self.steps.push(back(head as At + 1));
        self.land(head);
        self.steps.push(Step::Close);
    }

    /// Adds a program that is passed over now.
    fn aside(&mut self, schedule: Step<V>, body: &Effect<V>) {
        let schedule = self.step_in(schedule);
        self.effect(body);
        self.steps.push(Step::End);
        self.land(schedule);
    }
}
