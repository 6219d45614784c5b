/** The games on offer, their rules and their cards, asked for once. */

import * as api from './api';
import { reason, type Refused } from './errors';
import type { CardList, GameInfo, RuleList } from './protocol';
import { keep, recall } from './store';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  isLoaded = $state(false);
  failure = $state.raw<Refused | null>(null);
  /** The game someone looked at last, which is the one they mean. */
  favourite = $state<string | null>(recall<string>('game'));

  readonly #rules = new Map<string, Promise<RuleList>>();
  readonly #cards = new Map<string, Promise<CardList>>();

  /** Asks for the games, if they are not there yet. */
  async load(): Promise<void> {
    if (this.isLoaded) return;
    this.failure = null;
    try {
      this.games = await api.games();
      this.isLoaded = true;
    } catch (error) {
      this.failure = reason(error);
    }
  }

  /** Gets a game by its id. */
  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Gets the game someone most likely means. */
  get usual(): GameInfo | undefined {
    return this.games.find((game) => game.id === this.favourite) ?? this.games[0];
  }

  /** Remembers a game as the one that is meant. */
  prefer(id: string): void {
    if (this.favourite === id) return;
    this.favourite = id;
    keep('game', id);
  }

  /** Gets the rules of a game. */
  rules(id: string): Promise<RuleList> {
    return once(this.#rules, id, api.rules);
  }

  /** Gets the cards of a game. */
  cards(id: string): Promise<CardList> {
    return once(this.#cards, id, api.cards);
  }
}

function once<T>(known: Map<string, Promise<T>>, id: string, ask: (id: string) => Promise<T>): Promise<T> {
  const before = known.get(id);
  if (before) return before;
  const answer = ask(id);
  known.set(id, answer);
  // A failure is not kept, so that the next one who asks gets another chance.
  answer.catch(() => known.delete(id));
  return answer;
}

export const catalogue = new Catalogue();
