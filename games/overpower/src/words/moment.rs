//! What can be waited for.

use fracas_cards::effect::{Spelling, Time, Word};
use serde::{Deserialize, Serialize};

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// `"end-of-battle"`: the battle is over.
    EndOfBattle,
    /// `"end-of-next-battle"`: the next battle is over.
    EndOfNextBattle,
    /// `"draw-phase"`: the cards of the Draw Phase have been drawn; what is drawn now is drawn in it.
    DrawPhase,
    /// `"after-draw"`: the Draw Phase is over.
    AfterDraw,
    /// `"after-discard"`: the Discard Phase is over.
    AfterDiscard,
    /// `"after-venture"`: the Venture Phase is over, before anyone may concede.
    AfterVenture,
    /// `"opponent-ventured"`: your opponent has ventured.
    OpponentVentured,
    /// `"you-train"`: your team plays a Training card.
    YouTrain,
    /// `"you-heal"`: your team removes hits from a Permanent Record.
    YouHeal,
    /// `"opponent-heals"`: the opponent's team does.
    OpponentHeals,
    /// `"self-kos-target"`: self KOs the target of this card; announced before the cards on it are discarded.
    SelfKosTarget,
    /// `"you-raise-a-grid"`: your team plays a Special that raises a grid on its turn.
    YouRaiseAGrid,
    /// `"you-look"`: your team has looked at cards of the opponent's hand or Draw Pile.
    YouLook,
}

impl Word for Moment {
    type Saying = Time;
    const KIND: &'static str = "moment";
    const WORDS: &'static [Spelling<Self>] = &[
        ("end-of-battle", |word| word.alone(Moment::EndOfBattle)),
        ("end-of-next-battle", |word| word.alone(Moment::EndOfNextBattle)),
        ("draw-phase", |word| word.alone(Moment::DrawPhase)),
        ("after-draw", |word| word.alone(Moment::AfterDraw)),
        ("after-discard", |word| word.alone(Moment::AfterDiscard)),
        ("after-venture", |word| word.alone(Moment::AfterVenture)),
        ("opponent-ventured", |word| word.alone(Moment::OpponentVentured)),
        ("you-train", |word| word.alone(Moment::YouTrain)),
        ("you-heal", |word| word.alone(Moment::YouHeal)),
        ("opponent-heals", |word| word.alone(Moment::OpponentHeals)),
        ("self-kos-target", |word| word.alone(Moment::SelfKosTarget)),
        ("you-raise-a-grid", |word| word.alone(Moment::YouRaiseAGrid)),
        ("you-look", |word| word.alone(Moment::YouLook)),
    ];

    fn say(&self) -> Time {
        match self {
            Moment::EndOfBattle => Time::point("the end of the battle", "the end of each battle"),
            Moment::EndOfNextBattle => {
                Time::point("the end of the next battle", "the end of each battle")
            }
            Moment::DrawPhase => Time::point("the Draw Phase", "each Draw Phase"),
            Moment::AfterDraw => {
                Time::point("the end of the Draw Phase", "the end of each Draw Phase")
            }
            Moment::AfterDiscard => {
                Time::point("the end of the Discard Phase", "the end of each Discard Phase")
            }
            Moment::AfterVenture => {
                Time::point("the end of the Venture Phase", "the end of each Venture Phase")
            }
            Moment::OpponentVentured => Time::event("your opponent ventures"),
            Moment::YouTrain => Time::event("your team plays a Training card"),
            Moment::YouHeal => {
                Time::event("your team plays a card that removes hits from a Permanent Record")
            }
            Moment::OpponentHeals => Time::event(
                "your opponent's team plays a card that removes hits from a Permanent Record",
            ),
            Moment::SelfKosTarget => Time::event("this character KOs the target"),
            Moment::YouRaiseAGrid => {
                Time::event("your team plays a Special on your turn that raises a Power Grid")
            }
            Moment::YouLook => Time::event(
                "your team plays a card that shows you cards of your opponent's hand or Draw Pile",
            ),
        }
    }
}
