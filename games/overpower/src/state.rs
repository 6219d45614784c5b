//! Everything that changes during a game.

use fracas_cards::effect::{Agenda, Stack};
use fracas_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::CardId;
use crate::piece::{Piece, PieceSet};
use crate::power::{Icons, PowerType};
use crate::who::{TEAM, Who, WhoSet};
use crate::words::{CardFilter, Moment};
use crate::zone::{Cards, Zone};

/// The Objectives of a player (R125).
pub(crate) const OBJECTIVES: u8 = 7;
/// The cards drawn in the Draw Phase (R174).
pub(crate) const HAND: usize = 8;
/// How many effects of cards can wait or stand at once.
pub(crate) const AGENDA: usize = 56;
/// How many more attacks can be granted at once in a turn.
pub(crate) const GRANTS: usize = 4;
/// After so many battles the game ends in a draw (C74).
pub(crate) const MAX_BATTLES: u16 = 200;

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The part of the battle.
    pub(crate) phase: Phase,
    /// Who must decide.
    pub(crate) due: SeatSet,
    /// Who has initiative (R159, R165).
    pub(crate) initiative: Seat,
    /// How many battles have begun.
    pub(crate) battle: u16,
    /// What each player has, by seat.
    pub(crate) sides: [Side; 2],
    /// The cards of each hand that must be checked for duplicates before anything else goes on (R196, R217).
    pub(crate) unchecked: [PieceSet; 2],
    /// The Objectives of a Skirmish.
    pub(crate) skirmish: Skirmish,
    /// The Battle Phase.
    pub(crate) turn: Turn,
    /// What is being played.
    pub(crate) play: Play,
    /// What was being played when it was answered by an attack.
    pub(crate) outer: Play,
    /// The cards of each player that the other has just looked at or been shown.
    pub(crate) looked: [PieceSet; 2],
    /// The effects that are being carried out.
    pub(crate) stack: Stack,
    /// The effects that wait for their moment, and the rules that stand.
    pub(crate) agenda: Agenda<Moment, AGENDA, u64>,
}

// Searches copy it by the million.
const _: () = assert!(size_of::<State>() <= 6 * 1024);

/// The part of a battle (R166), or before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// The winner of the toss chooses to go first or second (R158).
    First,
    /// Phase 1: the Reserve moves up, and cards are drawn (R173).
    Draw,
    /// Phase 2: Events are laid face down (R184).
    Events,
    /// Phase 2: Events are turned over, the initiative player's first (R188).
    Turning,
    /// Phase 3: duplicates are discarded (R196).
    Duplicates,
    /// Phase 3: unusable cards are discarded.
    Unusable,
    /// Phase 3: the second player may draw a replacement (R160).
    Replacement,
    /// What happens after the Discard Phase.
    Discarded,
    /// Phase 4 (R230).
    Placing,
    /// Phase 5: Objectives are ventured (R249).
    Venture,
    /// What happens after the Venture Phase.
    Ventured,
    /// Phase 5: the battle may be conceded (R267).
    Conceding,
    /// Phase 6 (R278).
    Battle,
    /// Phase 7 (R387).
    PostConcession,
    /// Phase 8: hands are discarded and totals are computed (R398, R400).
    End,
    /// Phase 8: the winner uses steps (R260).
    Lifting,
    /// Phase 8: the rest (R406).
    Cleanup,
    /// The game is over.
    Over,
}

/// What a player has.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    /// The cards.
    pub(crate) cards: Cards,
    /// The characters, in the order of the team.
    pub(crate) team: [Fighter; TEAM],
    /// The Objectives, in Venture.
    pub(crate) missions: Missions,
    /// Whether nothing more is done in the present phase: passed in Placing or Battle, ventured, asked.
    pub(crate) is_done: bool,
    /// Whether duplicate or unusable cards were discarded in this Discard Phase.
    pub(crate) has_discarded: bool,
    /// Whether a price was paid to venture more Objectives without penalty in this battle.
    pub(crate) has_paid: bool,
    /// Whether the last battle was lost.
    pub(crate) lost_last: bool,
    /// Whether the Homebase has been used this battle.
    pub(crate) used_base: bool,
}

/// A character on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Fighter {
    /// Where it is.
    pub(crate) position: Position,
    /// Where it was at the start of the game (R22).
    pub(crate) start: Position,
    /// Whether it was KO'd in this battle (R227).
    pub(crate) fell_now: bool,
}

/// Where a character is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Position {
    /// The Front Line.
    #[default]
    Front,
    /// The Reserve.
    Reserve,
    /// The Defeated Pile: it was KO'd.
    Out,
}

/// The Objectives of a player: how many are where. They are all alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Missions {
    pub(crate) reserve: u8,
    pub(crate) completed: u8,
    pub(crate) defeated: u8,
    /// Ventured from Reserve, in this battle or before a tie.
    pub(crate) from_reserve: u8,
    /// Ventured from Completed.
    pub(crate) from_completed: u8,
    /// How many of the ventured ones were ventured in this battle.
    pub(crate) new: u8,
    /// The steps that a won battle gives, as long as they can be used (R260).
    pub(crate) steps: u8,
}

impl Missions {
    /// Counts the ventured ones.
    pub(crate) fn ventured(self) -> u8 {
        self.from_reserve + self.from_completed
    }
}

/// The Objectives of a Skirmish (R448).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Skirmish {
    /// How many nobody has claimed, those at stake included.
    pub(crate) left: u8,
    /// How many the current battle is fought for.
    pub(crate) stake: u8,
    /// How many each player has claimed.
    pub(crate) won: [u8; 2],
}

/// The Battle Phase, and what comes after a concession.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Turn {
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// Whether a card has been played in this turn (R64).
    pub(crate) has_begun: bool,
    /// Whether the turn before ended with a pass (R382).
    pub(crate) was_passed: bool,
    /// Who conceded this battle.
    pub(crate) conceded: Option<Seat>,
    /// Who had passed before that, by seat (R393).
    pub(crate) passed: [bool; 2],
    /// Whether that was in the Venture Phase, after which only what is played when someone concedes can be played.
    pub(crate) is_early: bool,
    /// What may or must still be done in this turn, the next first.
    pub(crate) grants: ArrayVec<[Grant; GRANTS]>,
    /// Who must take what follows in this turn, and what it gains.
    pub(crate) drawn_to: Who,
    pub(crate) drawn_bonus: i8,
}

/// Attacks that may or must follow in a turn.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Grant {
    /// What it is for.
    pub(crate) what: Granted,
    /// The card that granted it.
    pub(crate) source: Piece,
    /// Who may do it.
    pub(crate) who: WhoSet,
    /// How often.
    pub(crate) left: u8,
    /// Whether it must be done (R90, R116).
    pub(crate) is_due: bool,
    /// What it gains.
    pub(crate) bonus: i8,
    /// With which cards.
    pub(crate) cards: CardFilter,
    /// The only target, if there is one.
    pub(crate) target: Who,
    /// Whether it may be made against the Reserve character alone.
    pub(crate) on_reserve: bool,
    /// Whether one who has used it may not use it again.
    pub(crate) once_each: bool,
    /// Which cards may defend it; all if nothing is said.
    pub(crate) defended_by: Option<CardFilter>,
    /// Whether it is made face down, and its defence guessed.
    pub(crate) face_down: bool,
    /// Whether what is done with it grants nothing more.
    pub(crate) is_last: bool,
    /// The only card it can be done with, whoever could play it; none for all that can be played.
    pub(crate) only: Piece,
    /// The one character that may not be its target.
    pub(crate) not_target: Who,
    /// Whether a Special of a teammate is used, wherever it is placed, or from hand.
    pub(crate) borrows: bool,
    /// Whether the card must be one that the character could not play without the card that granted it.
    pub(crate) is_enabled: bool,
    /// The damage with which a target is KO'd if it is hit; 0 for none.
    pub(crate) ko_at: u8,
}

/// What a grant is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Granted {
    /// An attack.
    #[default]
    Attack,
    /// A Power card as a follow-up to a Teamwork card, of one of these types.
    FollowUp(Icons),
    /// A Special: the follow-up to an Ally card, and what other cards grant.
    Special,
    /// One card, used as it can be.
    Card,
}

/// What a defence gains that is made in answer to what is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Boost {
    /// How much.
    pub(crate) by: i8,
    /// Who must make it.
    pub(crate) who: WhoSet,
    /// With which cards.
    pub(crate) cards: CardFilter,
}

impl Default for Grant {
    fn default() -> Self {
        Grant {
            what: Granted::Attack,
            source: Piece::NONE,
            who: WhoSet::EMPTY,
            left: 1,
            is_due: false,
            bonus: 0,
            cards: CardFilter::ALL,
            target: Who::NOBODY,
            on_reserve: false,
            once_each: false,
            defended_by: None,
            face_down: false,
            is_last: false,
            only: Piece::NONE,
            not_target: Who::NOBODY,
            borrows: false,
            is_enabled: false,
            ko_at: 0,
        }
    }
}

/// A card that is being played.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Play {
    /// How far it is.
    pub(crate) stage: Stage,
    /// The card.
    pub(crate) card: Piece,
    /// The way it is used, by its number on the card.
    pub(crate) how: u8,
    /// The Basic or Training card played with it, or the Power card it is combined with.
    pub(crate) partner: Piece,
    /// Who plays it.
    pub(crate) actor: Who,
    /// The type it was declared (R38, R42).
    pub(crate) declared: Option<PowerType>,
    /// Whether it was played from where it was placed.
    pub(crate) is_placed: bool,
    /// What it is aimed at.
    pub(crate) target: Target,
    /// Whether that is in Reserve from the start.
    pub(crate) is_on_reserve: bool,
    /// What it gains beyond what is on the table.
    pub(crate) bonus: i8,
    /// Which cards may defend it, by what granted it; all if nothing is said.
    pub(crate) defended_by: Option<CardFilter>,
    /// What a defence against it gains.
    pub(crate) boost: Boost,
    /// A card that may be used in answer from an unusual place, and by whom.
    pub(crate) offered: Piece,
    pub(crate) offered_to: Who,
    /// The damage with which its target is KO'd if it is hit; 0 for none.
    pub(crate) ko_at: u8,
    /// Whether it is made face down, and its defence guessed.
    pub(crate) is_face_down: bool,
    /// Whether it grants nothing more.
    pub(crate) is_last: bool,
    /// Whether no follow-up attacks are made to it, as a Teamwork or Ally card.
    pub(crate) is_unfollowed: bool,
    /// Whether it is something that a card in play offers, which stays where it is.
    pub(crate) stays_put: bool,
    /// Whether a card in play has shifted it, which happens once (C105).
    pub(crate) is_shifted: bool,
    /// Whether it was shifted on condition that it is blocked with a Power card.
    pub(crate) must_block: bool,
    /// How many cards are still to be paid.
    pub(crate) owed: u8,
    /// The only character it may be aimed at, the only one it may not, and whether it is aimed at the Reserve, by what
    /// granted it.
    pub(crate) only_target: Who,
    pub(crate) not_target: Who,
    pub(crate) on_reserve: bool,
    /// Whether it follows something in the same turn.
    pub(crate) is_granted: bool,
    /// Whether what is owed is owed for the card in answer, and how far this one was then.
    pub(crate) is_answer_paid: bool,
    pub(crate) answered_at: Stage,
    /// The card in answer that shifts it or is paid for, which of its uses, and who plays it.
    pub(crate) shift: Piece,
    pub(crate) shift_how: u8,
    pub(crate) shifter: Who,
    /// What has come of it.
    pub(crate) result: Outcome,
}

/// How far a card that is being played is (R331).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    /// Nothing is being played.
    #[default]
    Idle,
    /// What it costs is chosen.
    Paying,
    /// Its target is chosen.
    Aiming,
    /// It is in the Astral Plane and may be negated (R317). Where nothing of its text comes before the defence,
    /// defences are open as well (R325: whoever defends has not negated).
    Astral,
    /// Its text takes effect.
    Effect,
    /// It has left the Astral Plane and may be defended (R313).
    Defence,
    /// The new target of a shift is chosen.
    Shifting,
    /// It hits, or does not, and its texts for that take effect.
    Resolved,
    /// KOs are checked (R348).
    Checked,
    /// What it grants is granted.
    After,
    /// It goes where it belongs.
    Closing,
}

/// What a card is aimed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Target {
    /// Nothing.
    #[default]
    None,
    /// A character.
    Character(Who),
    /// The Homebase of a player (R31).
    Homebase(Seat),
    /// A card that takes hits.
    Card(Piece),
}

impl Play {
    /// Gets what is paid for: the card in answer to it, or else itself.
    pub(crate) fn paid_for(&self) -> (Piece, u8, Who) {
        if self.is_answer_paid {
            (self.shift, self.shift_how, self.shifter)
        } else {
            (self.card, self.how, self.actor)
        }
    }
}

impl Target {
    /// Gets the character.
    #[inline]
    pub(crate) fn character(self) -> Option<Who> {
        match self {
            Target::Character(who) => Some(who),
            Target::None | Target::Homebase(_) | Target::Card(_) => None,
        }
    }
}

/// What has come of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// Nothing yet.
    #[default]
    Open,
    /// It was negated (R320).
    Negated,
    /// It was blocked, avoided, or its target was made invalid.
    Defended,
    /// It hit a character.
    Hit,
    /// It hit something else.
    HitOther,
}

impl State {
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Gets the cards of a player.
    #[inline]
    pub(crate) fn cards(&self, seat: Seat) -> &Cards {
        &self.side(seat).cards
    }

    #[inline]
    pub(crate) fn cards_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.side_mut(seat).cards
    }

    /// Finds a copy of a card in a zone.
    pub(crate) fn find(&self, seat: Seat, zone: Zone, card: CardId) -> Option<Piece> {
        self.cards(seat).find(zone, card)
    }

    /// Gets which card a piece is.
    #[inline]
    pub(crate) fn face(&self, piece: Piece) -> CardId {
        self.cards(piece.owner()).face(piece)
    }

    /// Gets a character.
    #[inline]
    pub(crate) fn fighter(&self, who: Who) -> &Fighter {
        &self.side(who.seat()).team[who.place()]
    }

    #[inline]
    pub(crate) fn fighter_mut(&mut self, who: Who) -> &mut Fighter {
        &mut self.side_mut(who.seat()).team[who.place()]
    }

    /// Checks whether a character stands on the Front Line.
    #[inline]
    pub(crate) fn is_front(&self, who: Who) -> bool {
        who.is_character() && self.fighter(who).position == Position::Front
    }

    /// Checks whether a character has not been KO'd.
    #[inline]
    pub(crate) fn is_standing(&self, who: Who) -> bool {
        who.is_character() && self.fighter(who).position != Position::Out
    }

    /// Iterates over the characters of a player that have not been KO'd.
    pub(crate) fn standing(&self, seat: Seat) -> impl Iterator<Item = Who> + Clone {
        Who::team(seat).filter(|who| self.is_standing(*who))
    }

    /// Iterates over the characters of a player on the Front Line.
    pub(crate) fn front(&self, seat: Seat) -> impl Iterator<Item = Who> + Clone {
        Who::team(seat).filter(|who| self.is_front(*who))
    }

    /// Aims what is being played.
    pub(crate) fn set_target(&mut self, target: Target) {
        let is_in_reserve = |who| self.fighter(who).position == Position::Reserve;
        self.play.is_on_reserve = target.character().is_some_and(is_in_reserve);
        self.play.target = target;
    }

    /// Checks whether all characters of a player are KO'd.
    pub(crate) fn is_wiped_out(&self, seat: Seat) -> bool {
        self.standing(seat).next().is_none()
    }
}
