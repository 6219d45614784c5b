//! The TypeScript types of the messages.

use ts_rs::{Config, TS};

use crate::{
    BotInfo, CardList, ClientMessage, ClockPlan, ClockReading, DeckCheck, DeckInfo, Ending,
    GameInfo, Hint, HintOption, HintStep, Hints, Holder, Line, LineSource, Listing, Me, Moment,
    NewDeck, NewMe, NewSeat, NewTable, Opening, OwnDeck, Position, Refused, ReplayPage, ReplayStep,
    Request, RuleList, RulePage, SeatChange, SeatInfo, SectionSize, ServerMessage, Sit, Stage,
    TableInfo, UndoWish, VERSION, WhenOut,
};

/// Writes the types as one TypeScript module.
pub fn typescript() -> String {
    use fracas_cards::{CardPage, Copies, DeckPage, DeckSection, Fact};
    use fracas_core::{
        Area, Choice, Choosable, DecksFor, Face, Item, Layout, Mark, MarkKind, Mode, Outcome, Pack,
        Passport, Piece, Problem, Problems, Refusal, Rule, Scene, Seat, View,
    };
    let config = Config::default();
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            [$(<$type as TS>::decl(&config)),*]
        };
    }
    let types = declare![
        Seat,
        Rule,
        Refusal,
        Problem,
        Problems,
        Outcome,
        Layout,
        Face,
        MarkKind,
        Mark,
        Piece,
        Item,
        Area,
        Scene,
        Choice,
        View,
        DecksFor,
        Mode,
        Choosable,
        Passport,
        Pack,
        Fact,
        CardPage,
        Copies,
        DeckSection,
        DeckPage,
        Me,
        NewMe,
        Refused,
        DeckInfo,
        BotInfo,
        GameInfo,
        WhenOut,
        ClockPlan,
        ClockReading,
        NewSeat,
        Hints,
        NewTable,
        SeatChange,
        Sit,
        CardList,
        DeckCheck,
        SectionSize,
        OwnDeck,
        NewDeck,
        RulePage,
        RuleList,
        Stage,
        Holder,
        SeatInfo,
        Ending,
        UndoWish,
        Opening,
        TableInfo,
        Listing,
        LineSource,
        Line,
        Moment,
        Position,
        ReplayStep,
        ReplayPage,
        HintOption,
        HintStep,
        Hint,
        Request,
        ClientMessage,
        ServerMessage,
    ];
    let head = format!(
        "// Written by `cargo test -p fracas-protocol` with FRACAS_WRITE=1 from the types of crates/protocol; do not edit.\n\n\
         /** The version of the messages. */\nexport const VERSION = {VERSION};\n"
    );
    types.iter().fold(head, |text, decl| text + "\nexport " + decl + "\n")
}
