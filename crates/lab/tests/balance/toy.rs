//! A game with cards whose strength is known: everyone is dealt two cards, takes one and leaves the
//! other, and the stronger card, with some luck, wins.

use std::hash::{Hash, Hasher};

use fracas_core::{
    CardName, Chance, Choice, FreshDecks, Game, Legible, Log, Outcome, Problems, Refusal, Scene,
    Seat, SeatSet, Told, Usage, Viewer,
};
use serde_json::Value;

/// A card: its id, how good it looks to a bot, and how good it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToyCard {
    pub(crate) id: &'static str,
    pub(crate) looks: u8,
    pub(crate) strength: u8,
}

const fn card(id: &'static str, looks: u8, strength: u8) -> ToyCard {
    ToyCard { id, looks, strength }
}

/// The cards: all but the last are in the deck.
pub(crate) const CARDS: [ToyCard; 9] = [
    card("king", 9, 14),
    card("siren", 8, 0),
    card("even-1", 5, 6),
    card("even-2", 5, 6),
    card("even-3", 5, 6),
    card("even-4", 5, 6),
    card("poor-cousin", 4, 3),
    card("wallflower", 0, 6),
    card("plain", 5, 6),
];

/// The luck that is added to a card's strength.
const LUCK: u32 = 12;

/// The rules: how many cards are dealt to choose from, and which.
#[derive(Clone, Debug)]
pub(crate) struct Toy {
    pub(crate) dealt: usize,
    pub(crate) seats: usize,
    pub(crate) cards: Vec<ToyCard>,
    /// The deck that everyone draws from, by numbers of cards.
    pub(crate) deck: Vec<u16>,
}

impl Toy {
    pub(crate) fn new(dealt: usize) -> Toy {
        Toy { dealt, seats: 2, cards: CARDS.into(), deck: (0..CARDS.len() as u16 - 1).collect() }
    }

    fn take(
        &self,
        state: &mut ToyState,
        seat: Seat,
        card: u16,
        chance: &mut impl Chance,
        log: &mut impl Log<(), ToyState>,
    ) {
        let player = &mut state.players[seat.index()];
        player.taken = Some(card);
        log.used(seat, card, Usage::Taken);
        log.used(seat, card, Usage::Played);
        player.score = u32::from(self.cards[usize::from(card)].strength) + chance.below(LUCK);
    }
}

#[derive(Clone, Debug, Default, PartialEq, Hash)]
pub(crate) struct ToyPlayer {
    hand: Vec<u16>,
    taken: Option<u16>,
    score: u32,
}

#[derive(Clone, Debug, PartialEq, Hash)]
pub(crate) struct ToyState {
    players: Vec<ToyPlayer>,
}

impl Game for Toy {
    type State = ToyState;
    type Action = u16;
    type Event = ();

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<(), ToyState>) -> ToyState {
        let mut state = ToyState { players: vec![ToyPlayer::default(); self.seats] };
        for seat in Seat::all(self.seats) {
            let mut deck = self.deck.clone();
            chance.shuffle(&mut deck);
            deck.truncate(self.dealt);
            for &card in &deck {
                log.used(seat, card, Usage::Available);
            }
            if let [only] = deck[..] {
                self.take(&mut state, seat, only, chance, log);
            }
            state.players[seat.index()].hand = deck;
        }
        state
    }

    fn to_act(&self, state: &ToyState) -> SeatSet {
        let is_due = |seat: &Seat| state.players[seat.index()].taken.is_none();
        Seat::all(self.seats).filter(is_due).collect()
    }

    fn actions(&self, state: &ToyState, seat: Seat, out: &mut Vec<u16>) {
        out.extend(&state.players[seat.index()].hand);
    }

    fn apply(
        &self,
        state: &mut ToyState,
        seat: Seat,
        action: u16,
        chance: &mut impl Chance,
        log: &mut impl Log<(), ToyState>,
    ) {
        self.take(state, seat, action, chance, log);
    }

    fn outcome(&self, state: &ToyState) -> Option<Outcome> {
        let scores: Vec<i32> = state.players.iter().map(|player| player.score as i32).collect();
        self.to_act(state).is_empty().then(|| Outcome::by_score(&scores))
    }

    fn resample(&self, _: &mut ToyState, _: Viewer, _: &mut impl Chance) {}

    fn know(&self, state: &ToyState, _: Seat, hasher: &mut impl Hasher) {
        state.hash(hasher);
    }

    fn promise(&self, state: &ToyState, seat: Seat) -> f32 {
        let looks = |card: u16| f32::from(self.cards[usize::from(card)].looks);
        state.players[seat.index()].taken.map_or(0.0, |card| looks(card) * 0.1)
    }
}

impl Legible for Toy {
    fn notation(&self, action: u16) -> String {
        action.to_string()
    }

    fn parse(&self, text: &str) -> Result<u16, String> {
        text.parse().map_err(|_| "no number".into())
    }

    fn refuse(&self, _: &ToyState, _: Seat, _: u16) -> Refusal {
        Refusal::over(1)
    }

    fn choice(&self, _: &ToyState, _: Seat, action: u16) -> Choice {
        let notation = self.notation(action);
        Choice { label: notation.clone(), notation, ..Choice::default() }
    }

    fn scene(&self, _: &ToyState, _: Viewer) -> Scene {
        Scene::default()
    }

    fn tell(&self, (): &(), _: &[String]) -> Told {
        Told { kind: "nothing", text: String::new(), items: vec![], good_for: None }
    }

    fn save(&self, _: &ToyState) -> Value {
        Value::Null
    }

    fn load(&self, _: &Value) -> Result<ToyState, Problems> {
        Err(Problems::one("state", "toys are not kept"))
    }

    fn cards(&self) -> Vec<CardName> {
        let name = |card: &ToyCard| CardName {
            id: card.id.into(),
            name: format!("{} {}", card.id, card.strength),
        };
        self.cards.iter().map(name).collect()
    }

    /// The last card is the ordinary one.
    fn without(&self, card: u16) -> Option<Toy> {
        let at = self.deck.iter().position(|held| *held == card)?;
        let mut toy = self.clone();
        toy.deck[at] = self.cards.len() as u16 - 1;
        Some(toy)
    }

    /// A deck is five cards of all; nobody builds one.
    fn with_fresh_decks(&self, how: FreshDecks, chance: &mut impl Chance) -> Option<Toy> {
        if how == FreshDecks::Built {
            return None;
        }
        let mut deck: Vec<u16> = (0..self.cards.len() as u16).collect();
        chance.shuffle(&mut deck);
        deck.truncate(5);
        Some(Toy { deck, ..self.clone() })
    }
}
