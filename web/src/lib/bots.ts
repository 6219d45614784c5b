/** The levels of bots in words. */

import type { BotInfo } from './protocol';
import { words } from './text';

/** Says how a bot of a level plays: "Greedy: takes what looks best". */
export function levelWords({ level, about }: BotInfo): string {
  return about === '' ? words(level) : `${words(level)}: ${about}`;
}
