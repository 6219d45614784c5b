import { beforeEach, expect, test, vi } from 'vitest';

import { keepCommitment, keepNonce, keepsakeOf } from './keepsakes';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the first commitment seen is the one that is kept', () => {
  keepCommitment('t', 'first');
  keepCommitment('t', 'second');
  keepNonce('t', 'third', 'mine', 'a-deck');
  expect(keepsakeOf('t')).toEqual({ table: 't', commitment: 'first', nonce: 'mine', deck: 'a-deck' });
});

test('seeing a table again does not lose the own number', () => {
  keepNonce('t', 'first', 'mine', null);
  keepCommitment('t', 'first');
  expect(keepsakeOf('t')?.nonce).toBe('mine');
});

test('old tables make room for new ones', () => {
  for (let index = 0; index < 70; index += 1) keepCommitment(`t${index}`, 'c');
  expect(keepsakeOf('t0')).toBeNull();
  expect(keepsakeOf('t69')).not.toBeNull();
});

test('a browser that refuses to keep anything is not an error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  keepCommitment('t', 'first');
  expect(keepsakeOf('t')).toBeNull();
});
