/**
 * The fair shuffle, checked by the player's own browser.
 *
 * Before anyone sits down the server shows a hash of its secret; everyone who sits down adds a number of their
 * own; the cards come from all of them together. After the match the secret is shown, and this file checks that
 * nothing was exchanged. It needs no secure page, so it also works in a home network.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Opening } from './protocol';

/** What this browser kept from before the match. */
export type Kept = { commitment: string; nonce: string | null };

/** One thing that was checked; `holds` is null where there was nothing to compare with. */
export type Finding = { holds: boolean | null; claim: string; detail: string };

/** Draws a number nobody can foresee, as text. */
export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Gets what a server that holds `secret` shows before the match. */
export function commitmentOf(secret: string): string {
  return hashOf(['fracas commitment 1', secret]);
}

/** Gets the seed that the secret and everyone's numbers make together. */
export function seedOf(secret: string, nonces: string[]): string {
  return hashOf(['fracas fair seed 1', secret, ...nonces]);
}

/** Checks the shuffle of a finished match, seen from `seat`. */
export function checkShuffle(
  opening: Opening,
  shown: string,
  kept: Kept | null,
  seat: number | null,
): Finding[] {
  return [
    secretFinding(opening, kept?.commitment ?? shown, kept !== null),
    nonceFinding(opening, kept?.nonce ?? null, seat),
    seedFinding(opening),
  ];
}

function secretFinding(opening: Opening, commitment: string, wasKept: boolean): Finding {
  const seen = wasKept ? 'that this browser kept from before the match' : 'that the table shows';
  return {
    holds: commitmentOf(opening.secret) === commitment,
    claim: 'The server did not change its secret.',
    detail: `The hash of the secret is compared with the one ${seen}: ${commitment}`,
  };
}

function nonceFinding(opening: Opening, nonce: string | null, seat: number | null): Finding {
  const claim = 'Your own random number was used.';
  if (seat === null)
    return { holds: null, claim, detail: 'You had no seat in this match, so you added none.' };
  if (nonce === null) {
    const detail = 'This browser has not kept your number; you may have sat down with another one.';
    return { holds: null, claim, detail };
  }
  const detail = `You added ${nonce}; seat ${seat + 1} is on record with ${opening.nonces[seat] ?? 'nothing'}`;
  return { holds: opening.nonces[seat] === nonce, claim, detail };
}

function seedFinding(opening: Opening): Finding {
  return {
    holds: seedOf(opening.secret, opening.nonces) === opening.seed,
    claim: 'The cards were shuffled with the secret and everyone’s numbers, and nothing else.',
    detail: `Together they make the seed ${opening.seed}`,
  };
}

/** Hashes parts, each after its length, so that no two lists of parts run into each other. */
function hashOf(parts: string[]): string {
  const hash = sha256.create();
  for (const part of parts) {
    const bytes = utf8ToBytes(part);
    const length = new DataView(new ArrayBuffer(8));
    length.setBigUint64(0, BigInt(bytes.length), true);
    hash.update(new Uint8Array(length.buffer)).update(bytes);
  }
  return bytesToHex(hash.digest());
}
