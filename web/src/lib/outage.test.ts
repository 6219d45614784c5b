import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Outage } from './outage.svelte';

const LOST = { kind: 'lost', retryIn: 1, reason: null } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a hiccup is not worth a word', () => {
  const outage = new Outage();
  outage.note(LOST);
  vi.advanceTimersByTime(500);
  outage.note({ kind: 'connecting' });
  outage.note({ kind: 'open' });
  vi.advanceTimersByTime(60_000);
  expect(outage.isKnown).toBe(false);
});

test('an outage is known after a moment, through all tries, until the connection is open', () => {
  const outage = new Outage();
  outage.note(LOST);
  vi.advanceTimersByTime(1000);
  outage.note({ kind: 'connecting' });
  vi.advanceTimersByTime(1000);
  expect(outage.isKnown).toBe(true);
  outage.note(LOST);
  expect(outage.isKnown).toBe(true);
  outage.note({ kind: 'open' });
  expect(outage.isKnown).toBe(false);
});

test('what was tried in vain during an outage needs no word of its own', () => {
  const outage = new Outage();
  expect(outage.isToldOf('unreachable')).toBe(false);
  outage.note(LOST);
  vi.advanceTimersByTime(2000);
  expect(outage.isToldOf('unreachable')).toBe(true);
  expect(outage.isToldOf('seat-taken')).toBe(false);
  expect(outage.tries).toBe(1);
});
