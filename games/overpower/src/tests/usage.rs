//! Every card is resolved, over and over, in random games, and every inherent ability acts.
//!
//! - `decks`: decks around what was resolved least

mod decks;

use fracas_core::{Chance as _, Entry, Fast, Game as _, Log, Viewer};

use super::table::{A, B};
use crate::OverPower;
use crate::action::{Action, From, Source};
use crate::card::{Card, CardId, CharacterId, HomebaseId, Kind, Whose};
use crate::catalogue::Catalogue;
use crate::event::Event;
use crate::options::{Limits, Mode};
use crate::rules::Origin;
use crate::state::State;
use crate::turn::Question;
use crate::who::Who;
use crate::words::Topics;

/// How often each card is to be resolved at least, and each ability to act.
const ENOUGH: i32 = 100;
/// How many games are played at most.
const MOST_GAMES: u32 = 10_000;
/// Who is asked whether to concede does so once in so many times, or else hardly a card would be played.
const CONCEDES: u32 = 12;

/// How often everything was of use.
struct Tally {
    /// How often each card was played or turned over, and not negated.
    cards: Vec<i32>,
    /// How often each of the ways to use a card was taken.
    ways: Vec<Vec<i32>>,
    characters: Vec<i32>,
    homebases: Vec<i32>,
}

impl Tally {
    fn new(catalogue: &Catalogue) -> Tally {
        Tally {
            cards: catalogue.cards().map(|_| 0).collect(),
            ways: catalogue.cards().map(|(_, card)| vec![0; card.uses.len()]).collect(),
            characters: catalogue.characters().map(|_| 0).collect(),
            homebases: catalogue.homebases().map(|_| 0).collect(),
        }
    }

    fn of(&self, card: CardId) -> i32 {
        self.cards[card.index()]
    }

    /// Counts an ability that has acted.
    fn add_ability(&mut self, game: &OverPower, who: Who) {
        let team = game.team(who.seat());
        match team.homebase {
            Some(HomebaseId(base)) if who.is_homebase() => self.homebases[usize::from(base)] += 1,
            Some(_) | None if who.is_character() => {
                let CharacterId(character) = team.characters[who.place()];
                self.characters[usize::from(character)] += 1;
            }
            Some(_) | None => {}
        }
    }

    /// Counts what an action makes use of beside the cards that are played.
    fn add_action(&mut self, game: &OverPower, action: Action) {
        if let Action::Play(played) = action {
            if let Some(way) = self.ways[played.card.index()].get_mut(usize::from(played.how)) {
                *way += 1;
            }
            if let Some((_, From::Under)) = played.partner {
                self.add_ability(game, Who::homebase(played.actor.seat()));
            }
        }
        // The Round Table takes these alone.
        if let Action::Place(card, at) = action
            && at.is_homebase()
            && game.card(card).kind == Kind::Special(Whose::Anyone)
        {
            self.add_ability(game, at);
        }
    }

    /// Counts the rules that stand by inherent abilities while a battle begins.
    fn add_standing(&mut self, game: &OverPower, state: &State) {
        for who in (0..10).map(Who) {
            let is_its = |origin: Origin| origin == Origin::Inherent(who);
            if game.standing(state, Topics::ALL).any(|(_, site)| is_its(site.origin)) {
                self.add_ability(game, who);
            }
        }
    }
}

/// Listens to what becomes of cards.
struct Ear<'a> {
    tally: &'a mut Tally,
    battles: u32,
}

impl Log<Event, State> for Ear<'_> {
    fn record(&mut self, entry: Entry<Event>) {
        let cards = &mut self.tally.cards;
        let told = [A, B].map(|seat| entry.seen_by(Viewer::Seat(seat)));
        // What is played face down is told to its player alone.
        if let Some(Event::Played { card, partner, .. }) =
            told.into_iter().flatten().find(|event| matches!(event, Event::Played { .. }))
        {
            cards[card.index()] += 1;
            if let Some(it) = partner {
                cards[it.index()] += 1;
            }
            return;
        }
        if let Some(Event::EventTurned(_, card)) = told[0] {
            cards[card.index()] += 1;
        } else if let Some(Event::Negated(card)) = told[0] {
            // Nothing has come of it, or no more does.
            cards[card.index()] -= 1;
        } else if let Some(Event::BattleBegan(..)) = told[0] {
            self.battles += 1;
        }
    }

    fn pause(&mut self, _: &State) {}
}

/// Plays a game by chance, with everyone eager to fight.
fn play(game: &OverPower, tally: &mut Tally, chance: &mut Fast) {
    let mut actions: Vec<Action> = Vec::new();
    let mut asking = None;
    let mut state = game.deal(chance, &mut fracas_core::Silent);
    while let Some(seat) = game.to_act(&state).first() {
        let asks = state.stack.context().map(|context| Origin::from_number(context.source));
        if let (true, Some(Origin::Inherent(who))) = (asks != asking, asks) {
            tally.add_ability(game, who);
        }
        asking = asks;
        actions.clear();
        game.actions(&state, seat, &mut actions);
        let ability = actions.iter().find(|it| matches!(it, Action::Use(Source::Inherent(_), _)));
        let action = loop {
            // What a character can do is seldom offered.
            if let Some(ability) = ability.filter(|_| chance.below(2) == 0) {
                break *ability;
            }
            let action = chance.pick(&actions).expect("a due seat has actions");
            if action != Action::Concede || chance.below(CONCEDES) == 0 {
                break action;
            }
        };
        tally.add_action(game, action);
        if let (Question::Phase, Action::Use(Source::Inherent(who), _)) = (state.question(), action)
        {
            tally.add_ability(game, who);
        }
        let mut ear = Ear { tally: &mut *tally, battles: 0 };
        game.apply(&mut state, seat, action, chance, &mut ear);
        if 0 < ear.battles {
            tally.add_standing(game, &state);
        }
    }
}

/// Lists what there is to be used with how often it was, the least first.
fn least(catalogue: &Catalogue, tally: &Tally) -> Vec<(i32, String)> {
    let cards = catalogue.cards().map(|(id, _)| (tally.of(id), catalogue.full_name(id)));
    let characters = catalogue.characters();
    let characters =
        characters.filter(|(_, it)| it.inherent.program.is_some() || !it.uses.is_empty());
    let characters = characters
        .map(|(CharacterId(id), it)| (tally.characters[usize::from(id)], it.name.clone()));
    let homebases = catalogue.homebases();
    let homebases =
        homebases.map(|(HomebaseId(id), it)| (tally.homebases[usize::from(id)], it.name.clone()));
    let mut all: Vec<(i32, String)> = cards.chain(characters).chain(homebases).collect();
    all.sort_unstable();
    all
}

/// Lists the ways to use cards with how often they were taken, the least first.
fn least_ways(catalogue: &Catalogue, tally: &Tally) -> Vec<(i32, String)> {
    let ways = |(id, card): (CardId, &Card)| {
        let name = catalogue.full_name(id);
        let is_turned = matches!(card.kind, Kind::Event(_));
        let counts = tally.ways[id.index()].clone();
        let counts = counts.into_iter().enumerate().filter(move |_| !is_turned);
        counts.map(move |(way, count)| (count, format!("{name} {way}"))).collect::<Vec<_>>()
    };
    let mut all: Vec<(i32, String)> = catalogue.cards().flat_map(ways).collect();
    all.sort_unstable();
    all
}

#[test]
#[expect(clippy::print_stdout, reason = "with --nocapture it shows what is used least")]
fn each_card_is_resolved_and_each_ability_acts_a_hundred_times() {
    let catalogue = Catalogue::base();
    let limits = Limits { mode: Mode::Venture, is_strict: false };
    let mut tally = Tally::new(catalogue);
    let mut chance = Fast::new(8);
    let mut games = 0;
    while games < MOST_GAMES && least(catalogue, &tally)[0].0 < ENOUGH {
        for _ in 0..20 {
            let decks = [A, B].map(|_| decks::around_the_least(catalogue, &tally, &mut chance));
            let game = OverPower::with(limits, None, decks, Catalogue::base().clone());
            play(&game, &mut tally, &mut chance);
            games += 1;
        }
    }
    let (used, ways) = (least(catalogue, &tally), least_ways(catalogue, &tally));
    println!("{games} games; used least: {:?}", &used[..10]);
    println!("ways to use cards that were taken least: {:?}", &ways[..10]);
    let rare: Vec<_> = used.iter().take_while(|(count, _)| *count < ENOUGH).collect();
    assert!(rare.is_empty(), "{games} games, used too little: {rare:?}");
    assert!(0 < ways[0].0, "a way to use a card was never taken: {:?}", ways[0]);
}
