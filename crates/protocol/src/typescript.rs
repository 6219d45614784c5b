//! The TypeScript types of the messages.

use ts_rs::{Config, TS};

use crate::{
    BotInfo, Building, CardList, ClientMessage, ClockPlan, ClockReading, Course, DeckCheck,
    DeckInfo, Ending, EntrantInfo, EventInfo, EventListing, EventStage, GameInfo, Hint, HintOption,
    HintStep, Hints, Holder, Line, LineSource, Listing, MatchInfo, MatchResult, MatchVerdict, Me,
    Moment, NewBot, NewDeck, NewEvent, NewMe, NewSeat, NewTable, Opening, OwnDeck, PodInfo,
    Position, Presence, Refused, ReplayPage, ReplayStep, Request, RoundInfo, RuleList, RulePage,
    SeatChange, SeatInfo, SectionSize, ServerMessage, SignUp, Sit, Stage, StandingInfo, TableInfo,
    UndoWish, VERSION, WhenOut,
};

/// Declares types with a configuration.
macro_rules! declare {
    ($config:expr; $($type:ty),* $(,)?) => {
        vec![$(<$type as TS>::decl($config)),*]
    };
}

/// Writes the types as one TypeScript module.
pub fn typescript() -> String {
    use fracas_cards::{CardPage, Copies, DeckPage, DeckSection, Fact};
    use fracas_core::{
        Area, Choice, Choosable, DecksFor, Face, Item, Layout, Mark, MarkKind, Mode, Outcome, Pack,
        Passport, Piece, Problem, Problems, Refusal, Rule, Scene, Seat, View,
    };
    let config = Config::default();
    let mut types = declare![&config;
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
    types.extend(types_of_events(&config));
    let head = format!(
        "// Written by `cargo test -p fracas-protocol` with FRACAS_WRITE=1 from the types of crates/protocol; do not edit.\n\n\
         /** The version of the messages. */\nexport const VERSION = {VERSION};\n"
    );
    types.iter().fold(head, |text, decl| text + "\nexport " + decl + "\n")
}

fn types_of_events(config: &Config) -> Vec<String> {
    declare![config;
        Course,
        NewEvent,
        SignUp,
        NewBot,
        EventStage,
        Presence,
        EntrantInfo,
        PodInfo,
        MatchVerdict,
        MatchResult,
        MatchInfo,
        RoundInfo,
        StandingInfo,
        Building,
        EventInfo,
        EventListing,
    ]
}
