import { describe, expect, it } from 'vitest';

import type { Area, Scene } from '../lib/protocol';
import { area, down, downs, face, up } from './gallery/build';
import { duel } from './gallery/duel';
import { movesBetween, type Move } from './motion';

function scene(...areas: Area[]): Scene {
  return { moment: '', prompt: '', areas, focus: [] };
}

const card = (id: string, more = {}) => up(id, face(id, 'fire'), more);
const but = (kind: Move['kind']) => (move: Move) => move.kind !== kind;

describe('what moves', () => {
  it('travels when it is found in another area', () => {
    const before = scene(
      area('hand', 'H', 0, 'hand', [card('a'), card('b')]),
      area('row', 'R', 0, 'row', []),
    );
    const after = scene(area('hand', 'H', 0, 'hand', [card('b')]), area('row', 'R', 0, 'row', [card('a')]));
    expect(movesBetween(before, after)).toEqual([
      { kind: 'shift', id: 'b' },
      { kind: 'travel', id: 'a' },
    ]);
  });

  it('turns when a back is replaced at its place', () => {
    const before = scene(area('row', 'R', 0, 'row', [down('x', { at: [2, 0] }), down('y', { at: [3, 0] })]));
    const after = scene(
      area('row', 'R', 0, 'row', [card('hero', { at: [2, 0] }), down('y', { at: [3, 0] })]),
    );
    expect(movesBetween(before, after).filter(but('shift'))).toEqual([
      { kind: 'turn', id: 'hero', from: 'x' },
    ]);
  });

  it('turns when the same item shows its other side', () => {
    const before = scene(area('row', 'R', 0, 'row', [down('x')]));
    const after = scene(area('row', 'R', 0, 'row', [card('x')]));
    expect(movesBetween(before, after)).toEqual([{ kind: 'turn', id: 'x', from: 'x' }]);
  });

  it('does not turn when one face takes the place of another', () => {
    const before = scene(area('row', 'R', 0, 'row', [card('a', { at: [0, 0] })]));
    const after = scene(area('row', 'R', 0, 'row', [card('b', { at: [0, 0] })]));
    expect(
      movesBetween(before, after)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['enter', 'leave']);
  });
});

describe('what has a new id', () => {
  it('comes from the deck that became smaller, of the same owner', () => {
    const decks = (own: number, other: number) => [
      area('deck.1', 'D', 1, 'pile', [down('d1', { count: other })]),
      area('deck.0', 'D', 0, 'pile', [down('d0', { count: own })]),
    ];
    const before = scene(...decks(10, 10), area('hand', 'H', 0, 'hand', []));
    const after = scene(...decks(9, 9), area('hand', 'H', 0, 'hand', [card('a')]));
    expect(movesBetween(before, after)).toContainEqual({ kind: 'enter', id: 'a', from: 'd0' });
  });

  it('comes from the hand in which a back is missing', () => {
    const before = scene(area('hand', 'H', 1, 'hand', downs('h', 3)), area('row', 'R', 1, 'row', []));
    const after = scene(area('hand', 'H', 1, 'hand', downs('h', 2)), area('row', 'R', 1, 'row', [down('z')]));
    expect(movesBetween(before, after).filter(but('shift'))).toEqual([
      { kind: 'enter', id: 'z', from: 'h.2' },
    ]);
  });

  it('comes from nowhere when nothing fits', () => {
    const after = scene(area('row', 'R', 0, 'row', [card('a')]));
    expect(movesBetween(scene(area('row', 'R', 0, 'row', [])), after)).toEqual([
      { kind: 'enter', id: 'a', from: null },
    ]);
  });

  it('never comes from another player', () => {
    const before = scene(area('hand', 'H', 1, 'hand', downs('h', 1)), area('row', 'R', 0, 'row', []));
    const after = scene(area('hand', 'H', 1, 'hand', []), area('row', 'R', 0, 'row', [card('a')]));
    expect(movesBetween(before, after)).toEqual([
      { kind: 'enter', id: 'a', from: null },
      { kind: 'leave', id: 'h.0', to: null },
    ]);
  });
});

describe('what is gone', () => {
  it('goes to the pile that grew', () => {
    const before = scene(
      area('row', 'R', 0, 'row', [card('a')]),
      area('out', 'O', 0, 'pile', [down('o', { count: 1 })]),
    );
    const after = scene(
      area('row', 'R', 0, 'row', []),
      area('out', 'O', 0, 'pile', [down('o', { count: 2 })]),
    );
    expect(movesBetween(before, after)).toContainEqual({ kind: 'leave', id: 'a', to: 'o' });
  });

  it('flows from one number to another', () => {
    const paid = (left: number) =>
      scene(
        area('purse', 'P', 0, 'pile', [card('coins', { count: left })]),
        area('spent', 'S', 0, 'pile', [card('gone', { count: 10 - left })]),
      );
    expect(movesBetween(paid(8), paid(6)).filter(but('shift'))).toEqual([
      { kind: 'flow', id: 'coins', to: 'gone' },
    ]);
  });
});

it('a whole match has a move for every item, and none twice', () => {
  const steps = duel().map((step) => step.position.view.scene);
  steps.slice(1).forEach((after, index) => {
    const moves = movesBetween(steps[index] as Scene, after)
      .filter(but('leave'))
      .filter(but('flow'));
    const ids = after.areas.flatMap((area) => area.items.map((item) => item.id));
    expect(moves.map(({ id }) => id).sort()).toEqual(ids.sort());
  });
});

it('nothing moves between two equal scenes', () => {
  const same = duel()[5]?.position.view.scene ?? scene();
  expect(movesBetween(same, structuredClone(same)).every((move) => move.kind === 'shift')).toBe(true);
});
