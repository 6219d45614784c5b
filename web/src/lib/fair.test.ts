import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { checkShuffle, commitmentOf, newNonce, seedOf } from './fair';

/** The same hash by another library. */
function expected(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const length = Buffer.alloc(8);
    length.writeBigUInt64LE(BigInt(Buffer.byteLength(part)));
    hash.update(length).update(part, 'utf8');
  }
  return hash.digest('hex');
}

const secret = 'a-secret-of-the-dealer';
const nonces = ['ann', 'bob'];
const opening = { secret, nonces, seed: expected(['fracas fair seed 1', secret, ...nonces]) };
const commitment = expected(['fracas commitment 1', secret]);
const holds = (...args: Parameters<typeof checkShuffle>) => checkShuffle(...args).map((line) => line.holds);

test('commitment and seed agree with another implementation of the hash', () => {
  expect(commitmentOf(secret)).toBe(commitment);
  expect(seedOf(secret, nonces)).toBe(opening.seed);
  expect(seedOf('é', ['x'.repeat(128)])).toBe(expected(['fracas fair seed 1', 'é', 'x'.repeat(128)]));
});

test('the hash stays what the server computes', () => {
  expect(commitment).toBe('9e948e7a5dc9ccb91d901252d935a29f20702d993dbf3e233a281a2987a098e7');
  expect(opening.seed).toBe('4437b662837faecaa76ad1bf06a20f52b2c44e91a3fe742b87d2880711a85792');
});

test('parts do not run into each other', () => {
  expect(seedOf('s', ['ab', 'c'])).not.toBe(seedOf('s', ['a', 'bc']));
});

test('an honest shuffle holds in every line', () => {
  expect(holds(opening, commitment, { commitment, nonce: 'bob' }, 1)).toEqual([true, true, true]);
});

test('a secret that was exchanged does not open what was shown before', () => {
  const other = { ...opening, secret: 'another', seed: seedOf('another', nonces) };
  expect(holds(other, commitmentOf('another'), { commitment, nonce: 'bob' }, 1)).toEqual([false, true, true]);
});

test('a number that was exchanged is found at its seat', () => {
  expect(holds(opening, commitment, { commitment, nonce: 'bob' }, 0)).toEqual([true, false, true]);
});

test('a seed from elsewhere is found', () => {
  const other = { ...opening, seed: seedOf('elsewhere', []) };
  expect(holds(other, commitment, { commitment, nonce: 'ann' }, 0)).toEqual([true, true, false]);
});

test('someone who watched is told that there is nothing to compare', () => {
  expect(holds(opening, commitment, null, null)).toEqual([true, null, true]);
  expect(holds(opening, commitment, { commitment, nonce: null }, 0)).toEqual([true, null, true]);
});

test('numbers are fresh, visible and short enough', () => {
  expect(newNonce()).not.toBe(newNonce());
  expect(newNonce()).toMatch(/^[\x21-\x7e]{1,128}$/);
});
