/** The decks that we keep on the server. */

import * as api from './api';
import { reason, type Refused } from './errors';
import type { NewDeck, OwnDeck } from './protocol';
import { who } from './who.svelte';

class OwnDecks {
  /** The decks, the one that was changed last first. */
  list = $state.raw<OwnDeck[]>([]);
  isLoaded = $state(false);
  failure = $state.raw<Refused | null>(null);

  /** Asks for the decks, also again; who has no name has none. */
  async load(): Promise<void> {
    this.failure = null;
    try {
      if (!(await who.isNamed())) who.greet(await api.me());
      this.list = who.name === null ? [] : await api.myDecks();
      this.isLoaded = true;
    } catch (error) {
      this.failure = reason(error);
    }
  }

  /** Lists the decks of a game. */
  of(game: string): OwnDeck[] {
    return this.list.filter((deck) => deck.game === game);
  }

  /** Keeps a new deck. */
  async keep(wish: NewDeck): Promise<OwnDeck> {
    return this.#put(await api.keepDeck(wish));
  }

  /** Changes a deck. */
  async change(id: string, wish: NewDeck): Promise<OwnDeck> {
    return this.#put(await api.changeDeck(id, wish));
  }

  /** Deletes a deck. */
  async drop(id: string): Promise<void> {
    await api.dropDeck(id);
    this.list = this.list.filter((deck) => deck.id !== id);
  }

  #put(deck: OwnDeck): OwnDeck {
    this.list = [deck, ...this.list.filter((each) => each.id !== deck.id)];
    return deck;
  }
}

export const ownDecks = new OwnDecks();

/** Gets the wish that would keep the same deck again. */
export function sameAgain({ game, mode, options, list }: OwnDeck): NewDeck {
  return { game, mode, options, list, revision: null };
}
