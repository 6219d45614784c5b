import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Refused, Unreachable } from './errors';
import { notices } from './notices.svelte';

const texts = () => notices.list.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  notices.release();
  vi.runAllTimers();
  notices.leaveOut(() => false);
  vi.useRealTimers();
});

test('a message goes away by itself', () => {
  notices.tell('Hello.');
  expect(texts()).toEqual(['Hello.']);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual([]);
});

test('a message that is being read stays, and goes a while after', () => {
  notices.tell('Hello.');
  notices.hold();
  notices.tell('Another.');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Hello.', 'Another.']);
  notices.release();
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual(['Hello.', 'Another.']);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual([]);
});

test('the same message twice is one, and of many only the last are shown', () => {
  for (const text of ['One.', 'Two.', 'One.', 'Three.', 'Four.']) notices.tell(text);
  expect(texts()).toEqual(['One.', 'Three.', 'Four.']);
});

test('what the page says elsewhere is left out', () => {
  notices.leaveOut(({ code }) => code === 'unreachable');
  notices.fail(new Unreachable());
  expect(texts()).toEqual([]);
  notices.fail(new Refused({ code: 'seat-taken', rule: null, sentence: 'the seat is taken' }));
  expect(texts()).toEqual(['The seat is taken.']);
});
