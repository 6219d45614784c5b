/**
 * What a kind of thing looks like: a colour for its frame. Common words have a colour that one expects; any
 * other kind gets one of its own that never changes.
 */

/** A colour in the cylinder of OKLCH; lightness is left to the place where it is used. */
export interface Look {
  /** The angle, 0 to 359. */
  hue: number;
  /** How colourful, 0 to 0.2. */
  chroma: number;
}

const LOOKS: Readonly<Record<string, Look>> = {
  ally: { hue: 165, chroma: 0.1 },
  any: { hue: 250, chroma: 0.02 },
  artifact: { hue: 75, chroma: 0.1 },
  aspect: { hue: 195, chroma: 0.1 },
  attack: { hue: 22, chroma: 0.17 },
  basic: { hue: 250, chroma: 0.03 },
  battery: { hue: 62, chroma: 0.15 },
  boss: { hue: 350, chroma: 0.14 },
  brawl: { hue: 62, chroma: 0.12 },
  brute: { hue: 145, chroma: 0.14 },
  character: { hue: 235, chroma: 0.12 },
  combat: { hue: 25, chroma: 0.17 },
  counter: { hue: 250, chroma: 0.03 },
  die: { hue: 250, chroma: 0.02 },
  earth: { hue: 60, chroma: 0.08 },
  energy: { hue: 95, chroma: 0.15 },
  event: { hue: 320, chroma: 0.13 },
  evil: { hue: 22, chroma: 0.16 },
  fire: { hue: 32, chroma: 0.19 },
  function: { hue: 305, chroma: 0.15 },
  gem: { hue: 190, chroma: 0.13 },
  glow: { hue: 125, chroma: 0.18 },
  gold: { hue: 88, chroma: 0.14 },
  green: { hue: 145, chroma: 0.15 },
  gum: { hue: 355, chroma: 0.15 },
  hero: { hue: 255, chroma: 0.14 },
  hex: { hue: 310, chroma: 0.17 },
  'hot-dog': { hue: 48, chroma: 0.15 },
  ice: { hue: 225, chroma: 0.13 },
  intelligence: { hue: 258, chroma: 0.16 },
  location: { hue: 130, chroma: 0.08 },
  loot: { hue: 80, chroma: 0.14 },
  mission: { hue: 180, chroma: 0.09 },
  play: { hue: 285, chroma: 0.14 },
  poison: { hue: 135, chroma: 0.16 },
  red: { hue: 25, chroma: 0.18 },
  robot: { hue: 215, chroma: 0.08 },
  shield: { hue: 240, chroma: 0.1 },
  special: { hue: 290, chroma: 0.15 },
  steel: { hue: 250, chroma: 0.03 },
  super: { hue: 85, chroma: 0.16 },
  tile: { hue: 250, chroma: 0.03 },
  universe: { hue: 275, chroma: 0.12 },
  wall: { hue: 50, chroma: 0.04 },
  water: { hue: 235, chroma: 0.13 },
};

/** Gets the known word in a kind: the whole of it, or one of the words it is made of. */
export function knownWord<T>(table: Readonly<Record<string, T>>, kind: string): T | undefined {
  const whole = kind.trim().toLowerCase();
  const words = [whole, whole.replaceAll(/[\s_]+/g, '-'), ...whole.split(/[^a-z0-9]+/)];
  const known = words.find((word) => Object.hasOwn(table, word));
  return known === undefined ? undefined : table[known];
}

/** Makes a number of a word; the same one wherever and whenever it is asked. */
export function hash(word: string): number {
  let sum = 2166136261;
  for (const letter of word) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** Whether a kind has a colour that one expects. */
export function hasLook(kind: string): boolean {
  return knownWord(LOOKS, kind) !== undefined;
}

/** Gets the look of a kind. */
export function lookOf(kind: string): Look {
  return knownWord(LOOKS, kind) ?? { hue: hash(kind) % 360, chroma: 0.12 };
}

/** Writes a look as custom properties for a style attribute. */
export function lookStyle(kind: string): string {
  const { hue, chroma } = lookOf(kind);
  return `--hue:${hue};--chroma:${chroma}`;
}

/** Whether a thing of this kind is drawn as a die rather than as a card. */
export function isDie(kind: string): boolean {
  return /(^|[^a-z])(die|dice|d4|d6|d8|d10|d12|d20)([^a-z]|$)/.test(kind.toLowerCase());
}

const SEAT_HUES = [250, 25, 150, 85, 310, 195];

/** Gets the hue of a seat, by which its pieces and cards' backs are told apart. */
export function seatHue(seat: number | null): number {
  if (seat === null || !Number.isInteger(seat) || seat < 0) return 60;
  return SEAT_HUES[seat] ?? (seat * 137) % 360;
}

/** What a mark on an item tells: something good, bad, undecided, or just a fact. */
export type Tone = 'good' | 'bad' | 'warn' | 'plain';

const TONES: readonly [Tone, RegExp][] = [
  ['good', /\b(won|win|winner|wins|ready|healed|first)\b/],
  ['bad', /\b(lost|lose|loses|loser|dead|defeated|ko|k\.o\.|knocked|out|broken|negated)\b/],
  ['warn', /\b(tied|tie|draw|stunned|locked|hit|wounded|nerphed|fail)\b/],
];

/** Gets the tone of a mark or of a word for an event. */
export function toneOf(word: string): Tone {
  const lower = word.toLowerCase();
  return TONES.find(([, words]) => words.test(lower))?.[0] ?? 'plain';
}
