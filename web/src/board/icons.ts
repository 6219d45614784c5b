/** Which picture stands for what: the one a card names, the usual one of its kind, or any that never changes. */

import { hash, knownWord } from './kinds';

const USUAL: Readonly<Record<string, string>> = {
  ally: 'shaking-hands',
  any: 'rainbow-star',
  artifact: 'glowing-artifact',
  aspect: 'eye-shield',
  attack: 'crossed-swords',
  basic: 'pointy-sword',
  battery: 'battery-pack',
  boss: 'daemon-skull',
  brawl: 'fist',
  brute: 'rock',
  card: 'card-random',
  character: 'cowled',
  coin: 'two-coins',
  combat: 'sword-brandish',
  counter: 'abacus',
  crown: 'crown',
  damage: 'hearts',
  deck: 'card-pickup',
  die: 'rolling-dices',
  dude: 'mug-shot',
  earth: 'mountains',
  energy: 'electric',
  event: 'calendar',
  evil: 'evil-minion',
  fire: 'flame',
  flag: 'checkered-flag',
  function: 'gears',
  gamer: 'gamepad',
  gem: 'cut-diamond',
  glow: 'sun-radiations',
  gold: 'gold-bar',
  green: 'oak-leaf',
  gum: 'bubbles',
  health: 'health-normal',
  hero: 'visored-helm',
  hex: 'hexes',
  hit: 'punch-blast',
  hits: 'punch-blast',
  home: 'house',
  'hot-dog': 'hot-dog',
  ice: 'ice-bolt',
  intelligence: 'brain',
  item: 'locked-chest',
  life: 'health-normal',
  location: 'castle',
  loot: 'open-treasure-chest',
  marker: 'position-marker',
  mission: 'treasure-map',
  money: 'two-coins',
  move: 'walking-boot',
  multi: 'atomic-slashes',
  objective: 'flag-objective',
  play: 'card-play',
  player: 'pawn',
  point: 'trophy-cup',
  points: 'trophy-cup',
  poison: 'poison-bottle',
  power: 'power-lightning',
  red: 'daemon-skull',
  robot: 'vintage-robot',
  score: 'trophy-cup',
  shield: 'checked-shield',
  skill: 'star-medal',
  spawn: 'spawn-node',
  special: 'star-formation',
  steel: 'metal-bar',
  super: 'rainbow-star',
  teamwork: 'shaking-hands',
  tile: 'metal-plate',
  token: 'token',
  tokens: 'token',
  training: 'weight-lifting-up',
  trap: 'spikes',
  universe: 'ringed-planet',
  victory: 'trophy-cup',
  vp: 'trophy-cup',
  wall: 'brick-wall',
  water: 'water-drop',
  wins: 'trophy-cup',
  won: 'trophy-cup',
};

const OTHERS = [
  'beveled-star',
  'burning-meteor',
  'griffin-symbol',
  'hydra',
  'lightning-helix',
  'maze',
  'moebius-star',
  'ninja-star',
  'ringed-planet',
  'spiral-shell',
  'totem-head',
  'tribal-mask',
] as const;

/** All pictures that this file can choose, for the test that they exist. */
export const CHOSEN_ICONS: readonly string[] = [...Object.values(USUAL), ...OTHERS];

/** Whether a name is safe to be a part of an address. */
export function isIconName(name: string): boolean {
  return /^[a-z0-9-]+$/.test(name);
}

/** Gets the usual picture of a kind. */
export function iconOfKind(kind: string): string {
  return knownWord(USUAL, kind) ?? OTHERS[hash(kind) % OTHERS.length] ?? OTHERS[0];
}

/** Gets the picture of a thing: its own, or else the usual one of its kind. */
export function iconOf(face: { icon?: string | null; kind: string }): string {
  const own = face.icon ?? '';
  return isIconName(own) ? own : iconOfKind(face.kind);
}

/** Gets the picture for a counter, whose name says more than its kind. */
export function iconOfCounter(face: { icon?: string | null; kind: string; name: string }): string {
  const own = face.icon ?? '';
  if (isIconName(own)) return own;
  return knownWord(USUAL, face.name) ?? iconOfKind(face.kind);
}

/** Writes a picture as a custom property for a style attribute; nothing for a name that is not one. */
export function iconStyle(name: string): string {
  return isIconName(name) ? `--icon:url(/icons/${name}.svg)` : '';
}
