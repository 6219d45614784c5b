// Written by `cargo test -p fracas-protocol` with FRACAS_WRITE=1 from the types of crates/protocol; do not edit.

/** The version of the messages. */
export const VERSION = 1;

export type Seat = number;

export type Rule = number;

export type Refusal = { 
/**
 * A permanent word for programs, such as `not-enough-hot-dogs`.
 */
code: string, 
/**
 * The rule it would break, where it is a rule of the game.
 */
rule: Rule | null, 
/**
 * What is wrong, for people.
 */
sentence: string, };

export type Problem = { 
/**
 * Where: an option, a deck, a field.
 */
place: string, 
/**
 * What is wrong, and what would be right.
 */
message: string, };

export type Problems = Array<Problem>;

export type Outcome = { places: Array<number>, scores: Array<number>, };

export type Layout = "hand" | "row" | { "zones": { 
/**
 * The number of places.
 */
count: number, } } | "pile" | { "grid": { 
/**
 * The number of columns.
 */
width: number, 
/**
 * The number of rows.
 */
height: number, } } | { "track": { 
/**
 * The number of the last step.
 */
last: number, } } | "counters";

export type Face = { 
/**
 * The id of the card in its catalogue, if it is a card.
 */
card: string | null, 
/**
 * The name on it.
 */
name: string, 
/**
 * What kind of thing it is, for colour and icon.
 */
kind: string, 
/**
 * The name of its picture in the icon collection; none for the usual one of its kind.
 */
icon: string | null, 
/**
 * The numbers on it.
 */
numbers: Record<string, number>, 
/**
 * The rules text on it.
 */
text: string, };

export type MarkKind = "reach" | "sight" | "blocked" | "target" | "path";

export type Mark = { 
/**
 * What it has to do with them.
 */
kind: MarkKind, 
/**
 * The ids of the places, items or areas.
 */
places: Array<string>, };

export type Piece = { 
/**
 * What they are called, in a word: the colour of markers, the name of a token.
 */
name: string, 
/**
 * The seat whose colour they have; none where they are nobody's.
 */
owner: Seat | null, 
/**
 * The name of their picture in the icon collection; none for plain markers.
 */
icon: string | null, 
/**
 * How many they are.
 */
count: number, };

export type Item = { 
/**
 * The id to follow it by from scene to scene, unique in the scene.
 */
id: string, 
/**
 * What it shows; none for a back.
 */
face: Face | null, 
/**
 * The seat it belongs to, where its area does not say so.
 */
owner: Seat | null, 
/**
 * The place it takes: its zone or the step of a track, and 0; column and row of a grid.
 */
at: [number, number] | null, 
/**
 * How many of the same it stands for, when more than one.
 */
count: number | null, 
/**
 * Short words on it, such as "won" or "honors".
 */
badges: Array<string>, 
/**
 * What lies on it: markers, tokens, cubes.
 */
pieces?: Array<Piece>, 
/**
 * What it would do on the table: shown while the viewer points at it.
 */
marks?: Array<Mark>, };

export type Area = { 
/**
 * The permanent name of the place, unique in the scene.
 */
id: string, 
/**
 * What the place is called.
 */
label: string, 
/**
 * The seat it belongs to; none when it is shared.
 */
owner: Seat | null, 
/**
 * How it is laid out.
 */
layout: Layout, 
/**
 * What its zones or steps are called, in order; empty where they have no names.
 */
places: Array<string>, 
/**
 * What lies there, in order.
 */
items: Array<Item>, };

export type Scene = { 
/**
 * Where in the game we are, for example "Battle 3: substitution".
 */
moment: string, 
/**
 * What the viewer is asked, or who is waited for.
 */
prompt: string, 
/**
 * The places on the table, in the order to draw them.
 */
areas: Array<Area>, 
/**
 * What the moment is about: ids of items, areas or places.
 */
focus: Array<string>, };

export type Choice = { 
/**
 * What to send to do it.
 */
notation: string, 
/**
 * What to show for it.
 */
label: string, 
/**
 * The items it touches, the areas and the places: a click on one offers it, and a drag of the
 * first to another does it.
 */
items: Array<string>, 
/**
 * What it would do on the table: shown while the viewer points at it.
 */
marks?: Array<Mark>, };

export type View = { 
/**
 * The table as the viewer sees it.
 */
scene: Scene, 
/**
 * What the viewer may do; empty when it is not due.
 */
choices: Array<Choice>, 
/**
 * The seats the table waits for.
 */
due: Array<Seat>, 
/**
 * The result, once there is one.
 */
outcome: Outcome | null, };

export type DecksFor = { 
/**
 * The id of the game they are played in.
 */
game: string, 
/**
 * The mode.
 */
mode: string, 
/**
 * Options that differ from their default, by their ids.
 */
options: Array<[string, string]>, };

export type Mode = { 
/**
 * The permanent id, kebab-case.
 */
id: string, 
/**
 * What is different in it.
 */
about: string, 
/**
 * The numbers of seats it can be played with, the usual one first.
 */
seats: Array<number>, 
/**
 * The tables that its decks are for, where a match is about making decks and decides nothing else.
 */
makes_decks_for?: DecksFor, };

export type Choosable = { 
/**
 * The permanent id, kebab-case.
 */
id: string, 
/**
 * What it decides.
 */
about: string, 
/**
 * The values it can take; the first is the default.
 */
values: Array<string>, 
/**
 * What else can be written as a value, which the game itself reads; none if nothing can.
 */
free: string | null, };

export type Passport = { 
/**
 * The permanent id, kebab-case.
 */
id: string, 
/**
 * The title on the box.
 */
title: string, 
/**
 * The game in one line.
 */
pitch: string, 
/**
 * The numbers of seats it can be played with in some mode.
 */
seats: Array<number>, 
/**
 * Its modes; the first is the default.
 */
modes: Array<Mode>, 
/**
 * Its options.
 */
options: Array<Choosable>, };

export type Pack = { 
/**
 * The file's name, for messages.
 */
name: string, 
/**
 * What the file says.
 */
text: string, };

export type Fact = { 
/**
 * What it is, such as `power`.
 */
label: string, 
/**
 * What it says.
 */
value: string, };

export type CardPage = { 
/**
 * The permanent id.
 */
id: string, 
/**
 * The name on the card.
 */
name: string, 
/**
 * What kind of card it is.
 */
kind: string, 
/**
 * The name of its picture in the icon collection; none for the usual one of its kind.
 */
icon: string | null, 
/**
 * What is printed on it beside name and text, in reading order.
 */
facts: Array<Fact>, 
/**
 * What it does, rendered from its effect; empty if it does nothing.
 */
text: string, };

export type Copies = { 
/**
 * How often it is there.
 */
copies: number, 
/**
 * The card.
 */
card: CardPage, };

export type DeckSection = { 
/**
 * Its name in deck lists.
 */
name: string, 
/**
 * The kinds of cards that belong here, as their pages name them.
 */
kinds: Array<string>, 
/**
 * The fewest cards that the format wants here.
 */
least: number, 
/**
 * The most cards that it allows here; none where it sets no limit.
 */
most: number | null, 
/**
 * The most copies of one card that it allows here; none where it sets no limit.
 */
each: number | null, 
/**
 * Its cards.
 */
cards: Array<Copies>, };

export type DeckPage = { 
/**
 * The name of the deck.
 */
name: string, 
/**
 * The format it was checked for.
 */
format: string, 
/**
 * Its sections.
 */
sections: Array<DeckSection>, 
/**
 * Every offence against the format; empty for a legal deck.
 */
offences: Problems, };

export type Me = { 
/**
 * The name that others see.
 */
name: string, };

export type NewMe = { 
/**
 * The name, 1 to 40 characters.
 */
name: string, };

export type Refused = { 
/**
 * Why.
 */
refusal: Refusal, 
/**
 * Everything that is wrong, where it is more than one thing.
 */
problems: Array<Problem>, };

export type DeckInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The format it is made for.
 */
format: string | null, 
/**
 * Its list, to begin one's own with.
 */
list: string, };

export type BotInfo = { 
/**
 * Its name.
 */
level: string, 
/**
 * How it plays, in a few words.
 */
about: string, };

export type GameInfo = { 
/**
 * Its premade decks.
 */
decks: Array<DeckInfo>, 
/**
 * The levels of bots, the weakest first.
 */
bots: Array<BotInfo>, 
/**
 * The level of the bots that are offered first.
 */
usual_bot: string, 
/**
 * The permanent id, kebab-case.
 */
id: string, 
/**
 * The title on the box.
 */
title: string, 
/**
 * The game in one line.
 */
pitch: string, 
/**
 * The numbers of seats it can be played with in some mode.
 */
seats: Array<number>, 
/**
 * Its modes; the first is the default.
 */
modes: Array<Mode>, 
/**
 * Its options.
 */
options: Array<Choosable>, };

export type WhenOut = "bot" | "stand-in" | "lose";

export type ClockPlan = { 
/**
 * Seconds for each move; none for no limit.
 */
per_move: number | null, 
/**
 * Seconds for all moves of a seat together; none for no limit.
 */
per_match: number | null, 
/**
 * What happens to a seat whose time is up.
 */
when_out: WhenOut, };

export type ClockReading = { 
/**
 * The milliseconds left until the seat is out of time.
 */
left: number, 
/**
 * Whether it runs now.
 */
running: boolean, };

export type NewSeat = { "type": "me" } | { "type": "open" } | { "type": "bot", 
/**
 * How well it plays.
 */
level: string, 
/**
 * Its deck: the id of a premade one or a whole list; none for the usual one.
 */
deck: string | null, } | { "type": "closed" };

export type Hints = "allowed" | "off";

export type NewTable = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The mode of play.
 */
mode: string, 
/**
 * The options that differ from their default.
 */
options: { [key in string]: string }, 
/**
 * The seats.
 */
seats: Array<NewSeat>, 
/**
 * Whether it is in the lobby; others need its link.
 */
listed: boolean, 
/**
 * Time to think, if it is limited.
 */
clock: ClockPlan | null, 
/**
 * Whether those who play may ask for hints; by default someone may who plays against bots
 * alone.
 */
hints: Hints | null, 
/**
 * Card files beside the game's own.
 */
packs: Array<Pack>, };

export type SeatChange = { 
/**
 * What it becomes.
 */
seat: NewSeat, };

export type Sit = { 
/**
 * A part of the shuffle's seed, chosen after seeing the table's commitment: 1 to 128 visible
 * ASCII characters.
 */
nonce: string, 
/**
 * The deck: the id of a premade one or a whole list; none for the usual one.
 */
deck: string | null, };

export type CardList = { 
/**
 * The cards.
 */
cards: Array<CardPage>, };

export type DeckCheck = { 
/**
 * The mode of play.
 */
mode: string, 
/**
 * The options that differ from their default.
 */
options: { [key in string]: string }, 
/**
 * The deck list.
 */
list: string, };

export type SectionSize = { 
/**
 * Its name in deck lists.
 */
name: string, 
/**
 * The number of its cards.
 */
cards: number, };

export type OwnDeck = { 
/**
 * Its id.
 */
id: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * Its name, as its list says.
 */
name: string, 
/**
 * The format it is made for, as its list says.
 */
format: string | null, 
/**
 * The mode it is checked for.
 */
mode: string, 
/**
 * The options it is checked for.
 */
options: { [key in string]: string }, 
/**
 * Its list.
 */
list: string, 
/**
 * How many cards are in its sections; none for a list that the game cannot read any more.
 */
sections: Array<SectionSize>, 
/**
 * Every offence against the format; empty for a legal deck.
 */
offences: Array<Problem>, 
/**
 * Counts its changes, from 1.
 */
revision: number, 
/**
 * When it was changed last, in milliseconds since 1970.
 */
changed_at: number, };

export type NewDeck = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The mode it is to be checked for.
 */
mode: string, 
/**
 * The options it is to be checked for, as far as they differ from their default.
 */
options: { [key in string]: string }, 
/**
 * Its list.
 */
list: string, 
/**
 * The revision of the deck that is changed, which must be the last one; none for a new deck, or
 * to replace whatever is kept.
 */
revision: number | null, };

export type RulePage = { 
/**
 * Its number.
 */
rule: Rule, 
/**
 * The heading it stands under.
 */
chapter: string, 
/**
 * Where it comes from and which modes it holds in.
 */
tags: string, 
/**
 * What it says.
 */
text: string, 
/**
 * Why it is read so, where the rulebook leaves it open.
 */
ruling: string | null, };

export type RuleList = { 
/**
 * The rules in their order.
 */
rules: Array<RulePage>, };

export type Stage = "open" | "playing" | "finished" | "expired";

export type Holder = { "type": "open" } | { "type": "closed" } | { "type": "kept", 
/**
 * The person's name.
 */
name: string, 
/**
 * Whether it is kept for the viewer.
 */
for_you: boolean, } | { "type": "person", 
/**
 * The person's name.
 */
name: string, 
/**
 * Since when the person is not connected, in milliseconds since 1970; none for someone who
 * is.
 */
away_since: number | null, } | { "type": "bot", 
/**
 * What it is called.
 */
name: string, 
/**
 * How well it plays.
 */
level: string, };

export type SeatInfo = { 
/**
 * Its number at the table. In the match, seats that are closed are skipped.
 */
place: number, 
/**
 * Its number in the match, once that is on; none for a closed seat.
 */
seat: Seat | null, 
/**
 * Who has it.
 */
holder: Holder, 
/**
 * Whether a bot plays on for the person who sat here.
 */
bot_plays: boolean, };

export type Ending = { 
/**
 * Places and scores by seat.
 */
outcome: Outcome, 
/**
 * What decided it, in a sentence.
 */
sentence: string, };

export type UndoWish = { 
/**
 * The seat that asks.
 */
seat: Seat, 
/**
 * The number of the wish; goes with the answer.
 */
number: number, 
/**
 * The seats that have yet to answer.
 */
waits_for: Array<Seat>, };

export type Opening = { 
/**
 * What the server kept to itself.
 */
secret: string, 
/**
 * What each seat added, in seat order.
 */
nonces: Array<string>, 
/**
 * The seed that they make.
 */
seed: string, };

export type TableInfo = { 
/**
 * The id, which is also the invitation.
 */
id: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The title of the game.
 */
game_title: string, 
/**
 * The mode of play.
 */
mode: string, 
/**
 * The options that differ from their default.
 */
options: { [key in string]: string }, 
/**
 * The names of card files beside the game's own.
 */
packs: Array<string>, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * Who made it.
 */
host: string, 
/**
 * Whether the viewer made it.
 */
hosted_by_you: boolean, 
/**
 * Whether it is in the lobby.
 */
listed: boolean, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * The place of the viewer; none for those who watch.
 */
your_place: number | null, 
/**
 * Time to think, if it is limited.
 */
clock: ClockPlan | null, 
/**
 * Whether those who play may ask for hints.
 */
hints: Hints, 
/**
 * The number of people who watch.
 */
watchers: number, 
/**
 * The wish to take back a move, while the others think about it.
 */
undo_asked: UndoWish | null, 
/**
 * For how long someone must be away before another who plays may let a bot play on, in
 * milliseconds.
 */
away_limit: number, 
/**
 * Whether the viewer, for whom a bot plays on, may come back.
 */
can_take_over: boolean, 
/**
 * The commitment to the shuffle, shown before anyone sits down.
 */
commitment: string, 
/**
 * What opens it, once the match is over and nothing is withheld.
 */
opening: Opening | null, 
/**
 * Whether the match is over but its replay, what opens the commitment and a rematch must wait until the event
 * is over: they would show what others may not know yet.
 */
withheld: boolean, 
/**
 * How the match ended.
 */
ending: Ending | null, 
/**
 * The table of the rematch.
 */
rematch: string | null, 
/**
 * The event it belongs to, which decides who sits here and with which deck.
 */
event: string | null, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, };

export type Listing = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The title of the game.
 */
game_title: string, 
/**
 * The mode of play.
 */
mode: string, 
/**
 * The options that differ from their default.
 */
options: { [key in string]: string }, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * Who made it.
 */
host: string, 
/**
 * The names of those who sit there.
 */
sitters: Array<string>, 
/**
 * The number of seats that anyone may take.
 */
open_seats: number, 
/**
 * Time to think, if it is limited.
 */
clock: ClockPlan | null, 
/**
 * Whether those who play may ask for hints.
 */
hints: Hints, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, };

export type LineSource = "game" | "table" | "chat";

export type Line = { 
/**
 * The number of what happened; several lines may tell of the same.
 */
number: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Where it comes from.
 */
source: LineSource, 
/**
 * A permanent word for it, such as `coin-flip`, `chat` or `resigned`.
 */
kind: string, 
/**
 * The name of who said it, in chat.
 */
speaker: string | null, 
/**
 * The place at the table of who said it; none for those who watch.
 */
place: number | null, 
/**
 * The sentence. It is text, never markup.
 */
text: string, 
/**
 * The items of the scene it is about.
 */
items: Array<string>, 
/**
 * The seat for whom it is good news; none where it is neither good nor bad.
 */
good_for: Seat | null, };

export type Moment = { 
/**
 * How many of the lines it comes with had been told by then.
 */
lines: number, 
/**
 * The table.
 */
scene: Scene, };

export type Position = { 
/**
 * The number of the last thing that happened.
 */
number: number, 
/**
 * The names of those who play, by seat.
 */
names: Array<string>, 
/**
 * The seat of the viewer.
 */
seat: Seat | null, 
/**
 * What the viewer sees and may do.
 */
view: View, 
/**
 * The number of the decision the viewer is asked for; goes with what is played.
 */
turn: number | null, 
/**
 * Whether the viewer can take back its last move at once: nothing was shown since, or only
 * bots would have to agree.
 */
can_undo: boolean, 
/**
 * Whether the viewer can ask the others to take back its last move.
 */
can_ask_undo: boolean, 
/**
 * The clocks by seat; empty without clocks.
 */
clocks: Array<ClockReading | null>, };

export type ReplayStep = { 
/**
 * The seat that moved; none for the deal.
 */
seat: Seat | null, 
/**
 * What it played, in notation; empty for the deal.
 */
action: string, 
/**
 * The same in words.
 */
label: string, 
/**
 * What the viewer was told of it.
 */
lines: Array<Line>, 
/**
 * How the table looked in between, in order.
 */
moments: Array<Moment>, 
/**
 * What the viewer saw after it.
 */
view: View, };

export type ReplayPage = { 
/**
 * The names of those who played, by seat.
 */
names: Array<string>, 
/**
 * The seat through whose eyes it is seen; none for a spectator's.
 */
seat: Seat | null, 
/**
 * The number of steps of the whole match.
 */
total: number, 
/**
 * The number of the first step on this page.
 */
from: number, 
/**
 * The steps on this page.
 */
steps: Array<ReplayStep>, 
/**
 * How the match ended, also if it was not played to its end.
 */
ending: Ending | null, };

export type HintOption = { 
/**
 * The choice in notation.
 */
notation: string, 
/**
 * How well the seat will do with it, in thousandths.
 */
value: number, 
/**
 * How often it was tried: the more, the surer.
 */
visits: number, };

export type HintStep = { 
/**
 * Who decides.
 */
seat: Seat, 
/**
 * The decision in words, as the one who decides reads it.
 */
label: string, 
/**
 * How sure it is after what came before, in thousandths.
 */
share: number, };

export type Hint = { 
/**
 * The number of the decision it is about, as the position gave it.
 */
turn: number, 
/**
 * How well the seat will do if it does what is best, in thousandths.
 */
expected: number, 
/**
 * The notation of the best choice.
 */
best: string, 
/**
 * What is thought of each choice, in the order of the choices.
 */
options: Array<HintOption>, 
/**
 * What will probably happen, beginning with the best choice.
 */
line: Array<HintStep>, };

export type Request = { "type": "enter-lobby" } | { "type": "leave-lobby" } | { "type": "follow", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the last thing it has seen happen there.
 */
after: number | null, } | { "type": "unfollow", 
/**
 * The table.
 */
table: string, } | { "type": "follow-event", 
/**
 * The event.
 */
event: string, } | { "type": "unfollow-event", 
/**
 * The event.
 */
event: string, } | { "type": "play", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the decision, as the position gave it.
 */
turn: number, 
/**
 * The notation of the action.
 */
action: string, } | { "type": "undo", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the position it has seen last.
 */
number: number, } | { "type": "answer-undo", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the wish, as the table told it.
 */
number: number, 
/**
 * Whether it may be taken back.
 */
agree: boolean, } | { "type": "hint", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the decision, as the position gave it.
 */
turn: number, } | { "type": "resign", 
/**
 * The table.
 */
table: string, } | { "type": "replace", 
/**
 * The table.
 */
table: string, 
/**
 * The place of the one who is away.
 */
place: number, } | { "type": "take-over", 
/**
 * The table.
 */
table: string, } | { "type": "say", 
/**
 * The table.
 */
table: string, 
/**
 * What.
 */
text: string, } | { "type": "ping" };

export type ClientMessage = { 
/**
 * The client's number for it, which the answer repeats.
 */
id: number, } & ({ "type": "enter-lobby" } | { "type": "leave-lobby" } | { "type": "follow", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the last thing it has seen happen there.
 */
after: number | null, } | { "type": "unfollow", 
/**
 * The table.
 */
table: string, } | { "type": "follow-event", 
/**
 * The event.
 */
event: string, } | { "type": "unfollow-event", 
/**
 * The event.
 */
event: string, } | { "type": "play", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the decision, as the position gave it.
 */
turn: number, 
/**
 * The notation of the action.
 */
action: string, } | { "type": "undo", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the position it has seen last.
 */
number: number, } | { "type": "answer-undo", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the wish, as the table told it.
 */
number: number, 
/**
 * Whether it may be taken back.
 */
agree: boolean, } | { "type": "hint", 
/**
 * The table.
 */
table: string, 
/**
 * The number of the decision, as the position gave it.
 */
turn: number, } | { "type": "resign", 
/**
 * The table.
 */
table: string, } | { "type": "replace", 
/**
 * The table.
 */
table: string, 
/**
 * The place of the one who is away.
 */
place: number, } | { "type": "take-over", 
/**
 * The table.
 */
table: string, } | { "type": "say", 
/**
 * The table.
 */
table: string, 
/**
 * What.
 */
text: string, } | { "type": "ping" });

export type ServerMessage = { "type": "hello", 
/**
 * The version of the messages.
 */
protocol: number, 
/**
 * Who the server takes the client for; none for someone without a name.
 */
me: Me | null, } | { "type": "done", 
/**
 * The request.
 */
id: number, } | { "type": "refused", 
/**
 * The request; none when it could not be read so far.
 */
id: number | null, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "lobby", 
/**
 * Open tables first, the newest first.
 */
tables: Array<Listing>, } | { "type": "following", 
/**
 * The request.
 */
id: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The number of the last thing that happened there.
 */
number: number, 
/**
 * The match, once it is on.
 */
position: Position | null, 
/**
 * What happened after the number the client gave, or from the beginning.
 */
lines: Array<Line>, 
/**
 * Whether older lines were left out.
 */
more: boolean, } | { "type": "update", 
/**
 * The table.
 */
table: string, 
/**
 * Its number.
 */
number: number, 
/**
 * What the viewer is told of it.
 */
lines: Array<Line>, 
/**
 * How the table looked in between, in order.
 */
moments: Array<Moment>, 
/**
 * The match, if it has changed.
 */
position: Position | null, } | { "type": "hint", 
/**
 * The request.
 */
id: number, 
/**
 * The table.
 */
table: string, 
/**
 * What search thinks.
 */
hint: Hint, } | { "type": "table", 
/**
 * The facts.
 */
table: TableInfo, } | { "type": "event", 
/**
 * The event.
 */
event: EventInfo, } | { "type": "closing", 
/**
 * Why.
 */
refusal: Refusal, };

export type Course = { "type": "swiss", 
/**
 * The number of rounds; none for as many as it takes until one of all is unbeaten.
 */
rounds: number | null, } | { "type": "elimination" };

export type NewEvent = { 
/**
 * What it is called, 1 to 60 characters.
 */
title: string, 
/**
 * The id of the game. Where its mode is about making decks, they are made first, and the matches
 * are of the game that the decks are for; else everyone brings one.
 */
game: string, 
/**
 * The mode of play.
 */
mode: string, 
/**
 * The options that differ from their default.
 */
options: { [key in string]: string }, 
/**
 * Who meets whom.
 */
course: Course, 
/**
 * The most who can take part.
 */
places: number, 
/**
 * Whether it is on the list of events; others need its link.
 */
listed: boolean, 
/**
 * Time to think in a match; none for the usual.
 */
clock: ClockPlan | null, 
/**
 * How many seconds people have to sit down at a table; none for the usual.
 */
patience: number | null, };

export type SignUp = { 
/**
 * The deck: the id of a premade one or a whole list; none for the usual one, and where decks are
 * made at the event.
 */
deck: string | null, };

export type NewBot = { 
/**
 * How well it plays.
 */
level: string, 
/**
 * Its deck, as for [`SignUp`].
 */
deck: string | null, };

export type EventStage = "open" | "building" | "playing" | "over" | "cancelled";

export type Presence = "in" | "left" | "absent" | "no-deck";

export type EntrantInfo = { 
/**
 * Their number at the event.
 */
entrant: number, 
/**
 * What they are called.
 */
name: string, 
/**
 * How well a bot plays; none for a person.
 */
level: string | null, 
/**
 * Whether they are still in it.
 */
presence: Presence, };

export type PodInfo = { 
/**
 * The table.
 */
table: string, 
/**
 * Who sits there, in seat order.
 */
entrants: Array<number>, 
/**
 * Whether all their decks are made.
 */
done: boolean, 
/**
 * When those who have not sat down are played for by a bot, in milliseconds since 1970.
 */
deadline: number, };

export type MatchVerdict = "first" | "second" | "draw" | "neither";

export type MatchResult = { 
/**
 * Who won.
 */
verdict: MatchVerdict, 
/**
 * The scores of both.
 */
scores: [number, number], 
/**
 * Whether whoever lost did not come.
 */
no_show: boolean, };

export type MatchInfo = { 
/**
 * Its table.
 */
table: string, 
/**
 * The two who meet, by their numbers; the first has seat 0.
 */
entrants: [number, number], 
/**
 * How it ended.
 */
result: MatchResult | null, 
/**
 * When whoever has not sat down loses it, in milliseconds since 1970.
 */
deadline: number, };

export type RoundInfo = { 
/**
 * Its matches.
 */
matches: Array<MatchInfo>, 
/**
 * Those who have a bye, by their numbers.
 */
byes: Array<number>, };

export type StandingInfo = { 
/**
 * Who, by their number.
 */
entrant: number, 
/**
 * The place, from 1.
 */
place: number, 
/**
 * The points: 3 for a win or a bye, 1 for a draw.
 */
points: number, 
/**
 * Matches won.
 */
wins: number, 
/**
 * Matches drawn.
 */
draws: number, 
/**
 * Matches lost.
 */
losses: number, 
/**
 * Rounds without an opponent.
 */
byes: number, 
/**
 * The first tie-break: the opponents' match wins.
 */
opponents: number, 
/**
 * The second: the sum of the scores.
 */
score: number, 
/**
 * The third: the opponents' opponents' match wins.
 */
opponents_opponents: number, };

export type Building = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * Its title.
 */
game_title: string, 
/**
 * Its mode.
 */
mode: string, 
/**
 * The numbers of seats a table can have.
 */
seats: Array<number>, };

export type EventInfo = { 
/**
 * The id, which is also the invitation.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * Who holds it.
 */
owner: string, 
/**
 * Whether the viewer holds it.
 */
owned_by_you: boolean, 
/**
 * How far it is.
 */
stage: EventStage, 
/**
 * The id of the game of its matches.
 */
game: string, 
/**
 * The title of that game.
 */
game_title: string, 
/**
 * The mode of its matches.
 */
mode: string, 
/**
 * The options of its matches that differ from their default.
 */
options: { [key in string]: string }, 
/**
 * How decks are made at it: the title and the mode of that game; none where everyone brings one.
 */
building: Building | null, 
/**
 * Who meets whom.
 */
course: Course, 
/**
 * The number of rounds, with those who take part now.
 */
planned_rounds: number, 
/**
 * Time to think in a match.
 */
clock: ClockPlan, 
/**
 * How many seconds people have to sit down at a table.
 */
patience: number, 
/**
 * The most who can take part.
 */
places: number, 
/**
 * Whether it is on the list of events.
 */
listed: boolean, 
/**
 * Those who take part, or did from its beginning.
 */
entrants: Array<EntrantInfo>, 
/**
 * The viewer's own number.
 */
you: number | null, 
/**
 * The table at which the viewer is expected now.
 */
your_table: string | null, 
/**
 * Why it cannot begin yet.
 */
blocked: string | null, 
/**
 * The tables at which decks are made.
 */
pods: Array<PodInfo>, 
/**
 * The rounds so far.
 */
rounds: Array<RoundInfo>, 
/**
 * Who leads.
 */
standings: Array<StandingInfo>, 
/**
 * The number of the last thing that happened.
 */
number: number, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, };

export type EventListing = { 
/**
 * The id of the event.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * Who holds it.
 */
owner: string, 
/**
 * How far it is.
 */
stage: EventStage, 
/**
 * The id of the game of its matches.
 */
game: string, 
/**
 * The title of that game.
 */
game_title: string, 
/**
 * The mode: of the game at which decks are made, else of its matches.
 */
mode: string, 
/**
 * Who meets whom.
 */
course: Course, 
/**
 * How many take part.
 */
entrants: number, 
/**
 * The most who can take part.
 */
places: number, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, };
