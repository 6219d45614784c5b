/** What is done with decks that are kept, from the list of decks as well as from the workbench. */

import { nameOfCopy } from '../../lib/deck';
import { notices } from '../../lib/notices.svelte';
import { ownDecks, sameAgain } from '../../lib/owndecks.svelte';
import type { OwnDeck } from '../../lib/protocol';
import { forget } from '../../lib/store';

/** Deletes a deck, with a way back; tells whether it is gone. */
export async function deleteDeck(deck: OwnDeck): Promise<boolean> {
  try {
    await ownDecks.drop(deck.id);
  } catch (error) {
    notices.fail(error);
    return false;
  }
  forget(`deck:${deck.id}`);
  notices.tell(`${deck.name} is deleted.`, 'plain', { label: 'Undo', act: () => void bringBack(deck) });
  return true;
}

/** Keeps a copy of a deck under another name. */
export async function copyDeck(deck: OwnDeck): Promise<void> {
  const name = nameOfCopy(
    deck.name,
    ownDecks.of(deck.game).map((each) => each.name),
  );
  const list = deck.list.replace(/^(\s*deck\s*:).*$/im, `$1 ${name}`);
  try {
    await ownDecks.keep({ ...sameAgain(deck), list });
  } catch (error) {
    notices.fail(error);
  }
}

async function bringBack(deck: OwnDeck): Promise<void> {
  try {
    await ownDecks.keep(sameAgain(deck));
    notices.tell(`${deck.name} is here again.`, 'good');
  } catch (error) {
    notices.fail(error);
  }
}
