import { flushSync } from 'svelte';
import { expect, test } from 'vitest';

import type { Choice, Hint, Position } from '../lib/protocol';
import { position as positionOf } from './gallery/build';
import { Hinting, opinionsOf, stepWords, type AskHint } from './hint.svelte';

const choice = (notation: string, items: string[] = []): Choice => ({
  notation,
  label: `Do ${notation}`,
  items,
});
const CHOICES = [choice('a', ['card a']), choice('b', ['card b', 'place 1']), choice('c')];

function hint(turn: number): Hint {
  const option = (notation: string, value: number, visits: number) => ({ notation, value, visits });
  return {
    turn,
    expected: 618,
    best: 'b',
    options: [option('a', 300, 90), option('b', 618, 900), option('c', 640, 10)],
    line: [],
  };
}

function at(turn: number | null): Position {
  return { ...positionOf({ choices: turn === null ? [] : CHOICES }), turn };
}

/** A table whose position and answers a test decides. */
class Stub {
  position = $state.raw(at(7));
  asked: number[] = [];
  failures: unknown[] = [];
  ask: AskHint | null = (turn) => {
    this.asked.push(turn);
    return Promise.resolve(hint(turn));
  };
  hinting = new Hinting(
    () => this.position,
    () => this.ask,
    (error) => this.failures.push(error),
  );
}

test('the best choice comes first, the others by what one may expect', () => {
  const opinions = opinionsOf(hint(1), CHOICES);
  expect(opinions.map(({ choice, percent }) => [choice.notation, percent])).toEqual([
    ['b', 62],
    ['c', 64],
    ['a', 30],
  ]);
  expect(opinions.filter(({ isBest }) => isBest)).toHaveLength(1);
  expect(opinionsOf(hint(1), [CHOICES[0] as Choice]), 'what cannot be chosen is not shown').toHaveLength(1);
});

test('a step says who, and how sure only where it is not', () => {
  const step = { seat: 1, label: 'Keep', share: 1000 };
  expect(stepWords(step, ['Ann', 'Bob'], 0)).toBe('Bob: Keep');
  expect(stepWords({ ...step, share: 754 }, ['Ann', 'Bob'], 1)).toBe('You: Keep (75% sure)');
});

test('a hint is asked for once, shown with what it is about, and put away', async () => {
  const { hinting, asked } = new Stub();
  const answered = hinting.ask();
  void hinting.ask();
  expect(hinting.isThinking).toBe(true);
  await answered;
  expect(asked).toEqual([7]);
  expect([hinting.isThinking, hinting.best?.notation]).toEqual([false, 'b']);
  expect([...hinting.marked]).toEqual(['card b', 'place 1']);
  await hinting.toggle();
  expect([hinting.hint, hinting.marked.size]).toEqual([null, 0]);
});

test('a hint goes with its decision, and one that comes too late is not shown', async () => {
  const stub = new Stub();
  await stub.hinting.ask();
  stub.position = at(8);
  flushSync();
  expect(stub.hinting.hint).toBeNull();
  const late = stub.hinting.ask();
  stub.position = at(9);
  await late;
  expect([stub.hinting.hint, stub.hinting.isThinking]).toEqual([null, false]);
});

test('one that was put away while it was thought about does not come back', async () => {
  const { hinting } = new Stub();
  const late = hinting.ask();
  hinting.close();
  await late;
  expect(hinting.hint).toBeNull();
});

test('nothing is asked where it is not allowed or nothing is to be decided', async () => {
  const stub = new Stub();
  stub.position = at(null);
  await stub.hinting.ask();
  stub.position = at(3);
  stub.ask = null;
  await stub.hinting.ask();
  expect(stub.asked).toEqual([]);
});

test('a refusal is told', async () => {
  const stub = new Stub();
  const refusal = new Error('too often');
  stub.ask = () => Promise.reject(refusal);
  await stub.hinting.ask();
  expect([stub.failures, stub.hinting.isThinking]).toEqual([[refusal], false]);
});
