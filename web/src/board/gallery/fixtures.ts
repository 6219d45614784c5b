/** Tables of many kinds, to look at and to test with: what other games will need, and what must not break. */

import type { Position } from '../../lib/protocol';
import { arena } from './arena';
import { position } from './build';
import { duel } from './duel';
import { market } from './market';
import { odd, piles } from './odd';
import { paying, plays } from './plays';
import { quest } from './quest';
import { round } from './round';
import { teams } from './teams';

/** All fixtures by name. */
export function fixtures(): Record<string, Position> {
  const match = duel();
  const at = (index: number): Position => match[index]?.position ?? position({});
  return {
    'duel-start': at(0),
    'duel-line-up': at(4),
    'duel-battle': at(11),
    'duel-plays': plays(at(11)),
    'duel-paying': paying(at(11)),
    'duel-over': at(match.length - 1),
    'duel-watched': { ...at(11), seat: null, view: { ...at(11).view, choices: [] } },
    arena: arena(),
    'arena-duel': arena(2),
    'quest-2': quest(2),
    'quest-3': quest(3),
    'quest-4': quest(4),
    'round-6': round(),
    'round-3': round(3),
    market: market(),
    teams: teams(),
    piles: piles(),
    odd: odd(),
    nothing: position({ names: [] }),
    tie: { ...at(11), view: { ...at(11).view, choices: [], outcome: { places: [1, 1], scores: [3, 3] } } },
  };
}
