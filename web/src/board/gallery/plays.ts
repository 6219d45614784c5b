/** Two line-ups that face each other, with a second hand and with cards that come and go beside them. */

import type { Area, Choice, Item, Position } from '../../lib/protocol';
import { area, choice, down, face, up } from './build';

const NAMES = ['Reload', 'Tough Call', 'Late-Game Magic', 'Flash Sale', 'Only Upside'];

function play(seat: number, index: number, more: Partial<Item> = {}): Item {
  const name = NAMES[index % NAMES.length] ?? 'Play';
  return up(`${seat}.play-${index}`, face(name, 'standard', { cost: index % 3 }), more);
}

function added(seat: number): Area[] {
  const held = [0, 1, 2, 3].map((index) => (seat === 0 ? play(seat, index) : down(`plays.${seat}.${index}`)));
  const lasting = [4, 5].map((index) => play(seat, index, { badges: ['this Battle'] }));
  const open = [6, 7, 8].map((index) => play(seat, index));
  return [
    area(`plays.${seat}`, 'Plays', seat, 'hand', held),
    area(`beside.${seat}`, 'Plays in effect', seat, 'row', lasting),
    ...(seat === 0 ? [area(`shown.${seat}`, 'Open cards', seat, 'row', open)] : []),
  ];
}

/** Adds Plays to a battle between two line-ups. */
export function plays(battle: Position): Position {
  const { scene } = battle.view;
  const areas = [...scene.areas, ...added(0), ...added(1)];
  return { ...battle, view: { ...battle.view, scene: { ...scene, areas } } };
}

/** Asks for a number of Hot Dogs in such a battle. */
export function paying(battle: Position): Position {
  const shown = plays(battle);
  const pay = (count: number): Choice =>
    choice(`answer ${count}`, `Pay ${count} Hot Dog${count === 1 ? '' : 's'}`);
  const scene = { ...shown.view.scene, prompt: 'How many Hot Dogs do you pay?' };
  const choices = [...Array(9).keys()].map(pay);
  return { ...shown, view: { ...shown.view, scene, choices, due: [0] } };
}
