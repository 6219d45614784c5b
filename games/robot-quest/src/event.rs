//! What happens in a game, and how it is told.

use fracas_core::{Seat, Told};

use crate::card::{BoardId, CardId};
use crate::catalogue::Catalogue;
use crate::scene::robot_item;
use crate::sight::{Cell, Edge};

/// One thing that happened. Robots are named by their Player Boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It was settled who goes first.
    First {
        /// Who.
        seat: Seat,
    },
    /// A Player Board was chosen or dealt.
    Board {
        /// Whose.
        seat: Seat,
        /// Which.
        board: BoardId,
    },
    /// A robot was put on the board.
    Spawned {
        /// Which.
        board: BoardId,
        /// Where.
        at: Cell,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A card that is no Attack was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// For which robot, where that matters.
        robot: Option<BoardId>,
    },
    /// An Attack was played, or an ability that is one was used.
    Attacked {
        /// By whom.
        seat: Seat,
        /// With which card; none for the robot's own ability.
        card: Option<CardId>,
        /// By which robot.
        by: BoardId,
        /// At which robot.
        target: BoardId,
    },
    /// An ability that is no attack was used.
    Used {
        /// By whom.
        seat: Seat,
        /// Whose ability.
        board: BoardId,
    },
    /// Energy was gained.
    Energy {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// Move was gained.
    Move {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// Energy was paid for a card.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// For how much.
        cost: u8,
    },
    /// A card went to a discard pile from Shop or Supply.
    Acquired {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was laid out in the Shop.
    Offered {
        /// Which.
        card: CardId,
    },
    /// A card of the Shop was scrapped.
    ScrappedFromShop {
        /// Which.
        card: CardId,
    },
    /// The top card of the Shop Deck was scrapped.
    ScrappedTop {
        /// Which.
        card: CardId,
    },
    /// A player's card was scrapped.
    Scrapped {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was discarded.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The scrapped Shop cards became a new Shop Deck.
    ShopDeckRenewed,
    /// Cards were drawn, unseen by others.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A robot moved by itself.
    Moved {
        /// Which.
        board: BoardId,
        /// Where to.
        to: Cell,
    },
    /// A robot pushes another.
    Pushed {
        /// Which.
        by: BoardId,
        /// Which other.
        target: BoardId,
    },
    /// A robot was knocked back, pulled or put elsewhere.
    Shifted {
        /// Which.
        board: BoardId,
        /// Where to.
        to: Cell,
    },
    /// A robot was knocked into something.
    Collided {
        /// Which.
        board: BoardId,
        /// Into what.
        with: Bump,
    },
    /// A robot lost Health.
    Damaged {
        /// Which.
        board: BoardId,
        /// How many red cubes.
        red: u8,
        /// How many blue cubes.
        blue: u8,
    },
    /// Cubes were claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// How many red ones.
        red: u8,
        /// How many blue ones.
        blue: u8,
    },
    /// Victory Points were gained.
    GainedPoints {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// Victory Points were lost.
    LostPoints {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// Health was repaired.
    Repaired {
        /// Whose.
        board: BoardId,
        /// How much.
        amount: u8,
    },
    /// A robot was Knocked Out.
    KnockedOut {
        /// Which.
        board: BoardId,
    },
    /// The game ended.
    Ended {
        /// Who won, or shares the victory with others.
        winner: Seat,
        /// Whether others share it who are not of the same side.
        is_shared: bool,
    },
}

/// What a robot was knocked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bump {
    /// A tile that blocks movement.
    Wall(Cell),
    /// A side of the arena.
    Side(Edge),
    /// Another robot.
    Robot(BoardId),
}

impl Event {
    /// Tells the event with the players' names.
    pub(crate) fn tell(self, catalogue: &Catalogue, names: &[String]) -> Told {
        Told {
            kind: self.kind(),
            text: Teller { catalogue, names }.say(self),
            items: self.items(catalogue),
            good_for: self.good_for(),
        }
    }

    fn good_for(self) -> Option<Seat> {
        match self {
            Event::Claimed { seat, .. } | Event::GainedPoints { seat, .. } => Some(seat),
            Event::Ended { winner, is_shared: false } => Some(winner),
            Event::First { .. }
            | Event::Board { .. }
            | Event::Spawned { .. }
            | Event::Turn { .. }
            | Event::Played { .. }
            | Event::Attacked { .. }
            | Event::Used { .. }
            | Event::Energy { .. }
            | Event::Move { .. }
            | Event::Bought { .. }
            | Event::Acquired { .. }
            | Event::Offered { .. }
            | Event::ScrappedFromShop { .. }
            | Event::ScrappedTop { .. }
            | Event::Scrapped { .. }
            | Event::Discarded { .. }
            | Event::ShopDeckRenewed
            | Event::Drew { .. }
            | Event::Moved { .. }
            | Event::Pushed { .. }
            | Event::Shifted { .. }
            | Event::Collided { .. }
            | Event::Damaged { .. }
            | Event::LostPoints { .. }
            | Event::Repaired { .. }
            | Event::KnockedOut { .. }
            | Event::Ended { .. } => None,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Event::First { .. } => "first",
            Event::Board { .. } => "board",
            Event::Spawned { .. } => "spawn",
            Event::Turn { .. } => "turn",
            Event::Played { .. } => "play",
            Event::Attacked { .. } => "attack",
            Event::Used { .. } => "ability",
            Event::Energy { .. } => "energy",
            Event::Move { .. } => "move-gained",
            Event::Bought { .. } => "buy",
            Event::Acquired { .. } => "acquire",
            Event::Offered { .. } => "offer",
            Event::ScrappedFromShop { .. } | Event::ScrappedTop { .. } | Event::Scrapped { .. } => {
                "scrap"
            }
            Event::Discarded { .. } => "discard",
            Event::ShopDeckRenewed => "shop-deck",
            Event::Drew { .. } => "draw",
            Event::Moved { .. } => "move",
            Event::Pushed { .. } => "push",
            Event::Shifted { .. } => "shift",
            Event::Collided { .. } => "collision",
            Event::Damaged { .. } => "damage",
            Event::Claimed { .. } => "claim",
            Event::GainedPoints { .. } => "points",
            Event::LostPoints { .. } => "points-lost",
            Event::Repaired { .. } => "repair",
            Event::KnockedOut { .. } => "knock-out",
            Event::Ended { .. } => "end",
        }
    }

    /// Lists what the event is about, as far as it is on the table afterwards.
    fn items(self, catalogue: &Catalogue) -> Vec<String> {
        let robot = |board: BoardId| robot_item(catalogue, board);
        match self {
            Event::Spawned { board, .. }
            | Event::Moved { board, .. }
            | Event::Shifted { board, .. }
            | Event::Collided { board, .. }
            | Event::Damaged { board, .. }
            | Event::Repaired { board, .. }
            | Event::KnockedOut { board }
            | Event::Used { board, .. } => vec![robot(board)],
            Event::Attacked { by, target, .. } | Event::Pushed { by, target } => {
                vec![robot(by), robot(target)]
            }
            Event::Offered { .. } => vec!["shop".into()],
            Event::Played { seat, .. } => vec![format!("play.{seat}")],
            Event::First { .. }
            | Event::Board { .. }
            | Event::Turn { .. }
            | Event::Energy { .. }
            | Event::Move { .. }
            | Event::Bought { .. }
            | Event::Acquired { .. }
            | Event::ScrappedFromShop { .. }
            | Event::ScrappedTop { .. }
            | Event::Scrapped { .. }
            | Event::Discarded { .. }
            | Event::ShopDeckRenewed
            | Event::Drew { .. }
            | Event::Claimed { .. }
            | Event::GainedPoints { .. }
            | Event::LostPoints { .. }
            | Event::Ended { .. } => Vec::new(),
        }
    }
}

/// Says events in sentences.
struct Teller<'a> {
    catalogue: &'a Catalogue,
    names: &'a [String],
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn card(&self, card: CardId) -> &str {
        &self.catalogue.card(card).name
    }

    fn robot(&self, board: BoardId) -> &str {
        &self.catalogue.board(board).name
    }

    #[expect(clippy::too_many_lines, reason = "one sentence for each kind of event")]
    fn say(&self, event: Event) -> String {
        match event {
            Event::First { seat } => format!("{} goes first.", self.seat(seat)),
            Event::Board { seat, board } => {
                format!("{} pilots {}.", self.seat(seat), self.robot(board))
            }
            Event::Spawned { board, at } => format!("{} appears on {at}.", self.robot(board)),
            Event::Turn { seat } => format!("{}'s turn.", self.seat(seat)),
            Event::Moved { board, to } => format!("{} moves to {to}.", self.robot(board)),
            Event::Pushed { by, target } => {
                format!("{} pushes {}.", self.robot(by), self.robot(target))
            }
            Event::Shifted { board, to } => format!("{} ends up on {to}.", self.robot(board)),
            Event::Collided { board, with } => self.say_collision(board, with),
            Event::Damaged { board, red, blue } => {
                format!("{} loses {}.", self.robot(board), health(red + blue))
            }
            Event::Repaired { board, amount } => {
                format!("{} repairs {}.", self.robot(board), health(amount))
            }
            Event::KnockedOut { board } => format!("{} is Knocked Out!", self.robot(board)),
            Event::Ended { winner, is_shared: false } => {
                format!("{} wins the game.", self.seat(winner))
            }
            Event::Ended { .. } => "The victory is shared.".into(),
            Event::Claimed { seat, red, blue } => {
                format!("{} claims {}.", self.seat(seat), cubes(red, blue))
            }
            Event::GainedPoints { seat, points } => {
                format!("{} gains {}.", self.seat(seat), victory_points(points))
            }
            Event::LostPoints { seat, points } => {
                format!("{} loses {}.", self.seat(seat), victory_points(points))
            }
            Event::Energy { seat, amount } => {
                format!("{} gains {amount} Energy.", self.seat(seat))
            }
            Event::Move { seat, amount } => format!("{} gains {amount} Move.", self.seat(seat)),
            Event::Played { seat, card, robot: None } => {
                format!("{} plays {}.", self.seat(seat), self.card(card))
            }
            Event::Played { seat, card, robot: Some(robot) } => {
                let (seat, card) = (self.seat(seat), self.card(card));
                format!("{seat} plays {card} for {}.", self.robot(robot))
            }
            Event::Attacked { card: Some(card), by, target, .. } => {
                let (by, target) = (self.robot(by), self.robot(target));
                format!("{by} attacks {target} with {}.", self.card(card))
            }
            Event::Attacked { by, target, .. } => {
                format!("{} attacks {}.", self.robot(by), self.robot(target))
            }
            Event::Used { board, .. } => format!("{} uses its ability.", self.robot(board)),
            Event::Bought { seat, card, cost } => {
                format!("{} buys {} for {cost} Energy.", self.seat(seat), self.card(card))
            }
            Event::Acquired { seat, card } => {
                format!("{} puts {} on the discard pile.", self.seat(seat), self.card(card))
            }
            Event::Offered { card } => format!("{} comes into the Shop.", self.card(card)),
            Event::ScrappedFromShop { card } => {
                format!("{} is scrapped from the Shop.", self.card(card))
            }
            Event::ScrappedTop { card } => {
                format!("{} is scrapped from the Shop Deck.", self.card(card))
            }
            Event::Scrapped { seat, card } => {
                format!("{} scraps {}.", self.seat(seat), self.card(card))
            }
            Event::Discarded { seat, card } => {
                format!("{} discards {}.", self.seat(seat), self.card(card))
            }
            Event::ShopDeckRenewed => "The scrapped Shop cards are shuffled.".into(),
            Event::Drew { seat, count: 1 } => format!("{} draws a card.", self.seat(seat)),
            Event::Drew { seat, count } => format!("{} draws {count} cards.", self.seat(seat)),
        }
    }

    fn say_collision(&self, board: BoardId, with: Bump) -> String {
        let robot = self.robot(board);
        match with {
            Bump::Wall(at) => format!("{robot} is knocked into the obstacle on {at}."),
            Bump::Side(_) => format!("{robot} is knocked into the edge of the arena."),
            Bump::Robot(other) => format!("{robot} is knocked into {}.", self.robot(other)),
        }
    }
}

fn health(amount: u8) -> String {
    format!("{amount} Health")
}

fn victory_points(points: u16) -> String {
    format!("{points} Victory Point{}", if points == 1 { "" } else { "s" })
}

fn cubes(red: u8, blue: u8) -> String {
    match (red, blue) {
        (1, 0) => "1 red cube".into(),
        (red, 0) => format!("{red} red cubes"),
        (0, 1) => "1 blue cube".into(),
        (0, blue) => format!("{blue} blue cubes"),
        (red, blue) => format!("{red} red and {blue} blue cubes"),
    }
}
