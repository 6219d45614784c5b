/** Short words for writing scenes by hand. */

import type {
  Area,
  Choice,
  Face,
  Holder,
  Item,
  Layout,
  Line,
  Mark,
  MarkKind,
  Outcome,
  Position,
  Seat,
  TableInfo,
} from '../../lib/protocol';

/** Makes the face of a card. */
export function face(
  name: string,
  kind: string,
  numbers: Record<string, number> = {},
  more: Partial<Face> = {},
): Face {
  return { card: null, name, kind, icon: null, numbers, text: '', ...more };
}

/** Makes an item that is face up. */
export function up(id: string, shown: Face, more: Partial<Item> = {}): Item {
  return { id, face: shown, owner: null, at: null, count: null, badges: [], ...more };
}

/** Makes an item that is face down. */
export function down(id: string, more: Partial<Item> = {}): Item {
  return { id, face: null, owner: null, at: null, count: null, badges: [], ...more };
}

/** Makes some backs. */
export function downs(id: string, count: number): Item[] {
  return Array.from({ length: count }, (_, index) => down(`${id}.${index}`));
}

/** Makes a counter. */
export function counter(id: string, name: string, value: number, more: Partial<Item> = {}): Item {
  return up(id, face(name, 'counter', { value }), more);
}

/** Makes an area. */
export function area(id: string, label: string, owner: Seat | null, layout: Layout, items: Item[]): Area {
  return { id, label, owner, layout, places: [], items };
}

/** Makes a choice. */
export function choice(notation: string, label: string, ...items: string[]): Choice {
  return { notation, label, items };
}

/** Makes a mark. */
export function mark(kind: MarkKind, ...places: string[]): Mark {
  return { kind, places };
}

/** What a fixture says of a position. */
export interface Sketch {
  names?: string[];
  seat?: Seat | null;
  moment?: string;
  prompt?: string;
  areas?: Area[];
  focus?: string[];
  choices?: Choice[];
  due?: Seat[];
  outcome?: Outcome | null;
  clocks?: Position['clocks'];
}

/** Makes a position of a sketch. */
export function position(sketch: Sketch): Position {
  const { names = ['Ann', 'Bob'], seat = 0, moment = '', prompt = '', areas = [], focus = [] } = sketch;
  const { choices = [], due = [], outcome = null, clocks = [] } = sketch;
  return {
    number: 1,
    names,
    seat,
    view: { scene: { moment, prompt, areas, focus }, choices, due, outcome },
    turn: due.length === 0 ? null : 1,
    can_undo: false,
    can_ask_undo: false,
    clocks,
  };
}

/** Makes the facts of a table with these people; a name in lower case is a bot's. */
export function tableOf(names: readonly string[]): TableInfo {
  const holder = (name: string): Holder =>
    name === name.toLowerCase()
      ? { type: 'bot', name, level: 'search' }
      : { type: 'person', name, away_since: name.startsWith('Z') ? 0 : null };
  return {
    id: 'gallery',
    game: 'gallery',
    game_title: 'Gallery',
    mode: 'any',
    options: {},
    packs: [],
    stage: 'playing',
    host: names[0] ?? '',
    hosted_by_you: false,
    listed: false,
    seats: names.map((name, seat) => ({ place: seat, seat, holder: holder(name), bot_plays: false })),
    your_place: 0,
    clock: null,
    hints: 'off',
    watchers: 0,
    away_limit: 120_000,
    can_take_over: false,
    undo_asked: null,
    commitment: '',
    opening: null,
    withheld: false,
    ending: null,
    rematch: null,
    event: null,
    created_at: 0,
  };
}

/** Makes a line of the log. */
export function line(number: number, kind: string, text: string, items: string[] = []): Line {
  return { number, at: 0, source: 'game', kind, speaker: null, place: null, text, items, good_for: null };
}
