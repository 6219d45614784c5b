import { expect, test, vi } from 'vitest';

import { line, position } from '../board/gallery/build';
import { Refused } from './errors';
import type { ReplayPage, ReplayStep } from './protocol';
import { Reel } from './reel.svelte';

const TOTAL = 250;

const ENDING = { outcome: { places: [1, 2], scores: [] }, sentence: 'Bob resigned.' };

function step(number: number, seat: number | null): ReplayStep {
  const { view } = position({ moment: `${seat ?? 'all'}:${number}` });
  const lines = [line(number, 'k', `l${number}`)];
  return { seat: null, action: `a${number}`, label: `A${number}`, lines, moments: [], view };
}

function page(seat: number | null, from: number): ReplayPage {
  const steps = Array.from({ length: Math.min(100, TOTAL - from) }, (_, index) => step(from + index, seat));
  return { names: ['Ann', 'Bob'], seat, total: TOTAL, from, steps, ending: ENDING };
}

function reel() {
  const load = vi.fn(async (seat: number | null, from: number) => page(seat, from));
  return { load, reel: new Reel(load) };
}

test('only the page that is needed is loaded, and once', async () => {
  const { load, reel: it } = reel();
  await it.look(null);
  await it.go(5);
  expect(load.mock.calls).toEqual([[null, 0]]);
  await it.go(240);
  await it.go(201);
  expect(load.mock.calls.at(-1)).toEqual([null, 200]);
  expect(it.step?.action).toBe('a201');
});

test('the next page is loaded before it is reached', async () => {
  const { load, reel: it } = reel();
  await it.look(null);
  await it.go(85);
  expect(load.mock.calls).toEqual([
    [null, 0],
    [null, 100],
  ]);
});

test('steps beyond the ends are the ends', async () => {
  const { reel: it } = reel();
  await it.look(null);
  await it.go(9999);
  expect(it.at).toBe(TOTAL - 1);
  await it.go(-1);
  expect(it.at).toBe(0);
});

test('other eyes see the same step', async () => {
  const { reel: it } = reel();
  await it.look(null);
  await it.go(7);
  await it.look(1);
  expect(it.step?.view.scene.moment).toBe('1:7');
  expect(it.position).toMatchObject({ seat: 1, turn: null, names: ['Ann', 'Bob'] });
});

test('a page that arrives after the eyes changed is dropped', async () => {
  const late: (() => void)[] = [];
  const it = new Reel((seat, from) => {
    if (seat === 1) return Promise.resolve(page(seat, from));
    return new Promise((resolve) => late.push(() => resolve(page(seat, from))));
  });
  const first = it.look(null);
  await it.look(1);
  late.forEach((deliver) => deliver());
  await first;
  expect(it.step?.view.scene.moment).toBe('1:0');
});

test('a failure is told and can be tried again', async () => {
  const load = vi.fn(async (seat: number | null, from: number) => page(seat, from));
  load.mockRejectedValueOnce(new Refused({ code: 'not-finished', rule: null, sentence: 'Not over.' }));
  const it = new Reel(load);
  await it.look(null);
  expect(it.failure?.message).toBe('Not over.');
  await it.retry();
  expect(it.failure).toBeNull();
  expect(it.total).toBe(TOTAL);
});

test('the list of moves is loaded to the end', async () => {
  const { reel: it } = reel();
  await it.look(null);
  await it.loadAll();
  expect(it.loaded).toHaveLength(TOTAL);
  expect(it.loaded.at(-1)?.[1].action).toBe('a249');
});

test('what was told ends with the step that is shown', async () => {
  const { reel: it } = reel();
  await it.look(null);
  await it.go(2);
  expect(it.lines.map((line) => line.text)).toEqual(['l0', 'l1', 'l2']);
});

test('a failure that arrives after the eyes changed is dropped', async () => {
  const late: (() => void)[] = [];
  const it = new Reel((seat, from) => {
    if (seat === 1) return Promise.resolve(page(seat, from));
    return new Promise((_, reject) => late.push(() => reject(new Error('too late'))));
  });
  const first = it.look(null);
  await it.look(1);
  late.forEach((fail) => fail());
  await first;
  expect(it.failure).toBeNull();
  await it.go(3);
  expect(it.step?.view.scene.moment).toBe('1:3');
});

test('what was seen stays until what others saw is there', async () => {
  const arrivals: (() => void)[] = [];
  const it = new Reel((seat, from) => {
    if (seat === null) return Promise.resolve(page(seat, from));
    return new Promise((resolve) => arrivals.push(() => resolve(page(seat, from))));
  });
  await it.look(null);
  await it.go(150);
  const other = it.look(1);
  expect(it.seat).toBe(1);
  expect(it.position).toMatchObject({ seat: null, view: { scene: { moment: 'all:150' } } });
  arrivals.forEach((deliver) => deliver());
  await other;
  expect(it.position).toMatchObject({ seat: 1, view: { scene: { moment: '1:150' } } });
  expect(it.loaded, 'nothing is left of the other eyes').toHaveLength(100);
});

test('how it ended belongs to the last step', async () => {
  const { reel: it } = reel();
  await it.look(null);
  expect(it.ending).toBeNull();
  await it.go(TOTAL);
  expect(it.ending?.sentence).toBe('Bob resigned.');
});
