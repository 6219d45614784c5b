/** The levels of bots in words. */

import { words } from './text';

const ABOUT: Readonly<Record<string, string>> = {
  random: 'plays anything',
  greedy: 'takes what looks best',
};

/** Says how a bot of a level plays: "Greedy: takes what looks best". */
export function levelWords(level: string): string {
  const about = ABOUT[level];
  return about === undefined ? words(level) : `${words(level)}: ${about}`;
}
