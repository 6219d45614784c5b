/** A deck on the workbench: its cards, what it is checked for, what the server says of it, and how it is kept. */

import * as api from './api';
import {
  cleanName,
  copiesIn,
  deckOn,
  emptyDeck,
  isAtMost,
  printOf,
  sectionFor,
  totalOf,
  withCopies,
  writeList,
  type Deck,
} from './deck';
import { headerOf } from './decklist';
import { allOptions, changedOptions, settingOf } from './draft';
import { reason, type Refused } from './errors';
import { ownDecks } from './owndecks.svelte';
import type { CardPage, DeckPage, DeckSection, GameInfo, NewDeck, OwnDeck } from './protocol';
import { afterRest } from './rest';
import { Steps } from './steps.svelte';
import { forget, keep, recall } from './store';

/** What a deck is begun with: a list, and what it is checked for where that is known. */
export type Start = {
  list: string | null;
  mode?: string | undefined;
  options?: Record<string, string> | undefined;
  kept?: OwnDeck | undefined;
  /** Under which name this browser keeps what is not saved yet. */
  draft: string;
};

/** What this browser keeps of a deck that is not saved. */
type Unsaved = { deck: Deck; mode: string; options: Record<string, string>; revision: number | null };

/** What became of a wish for one more copy. */
export type Added = 'added' | 'no-room' | 'no-section';

const REST_MS = 250;

export class Builder {
  readonly game: GameInfo;
  deck = $state.raw<Deck>(emptyDeck());
  mode = $state('');
  options = $state.raw<Record<string, string>>({});
  /** What the server says; of the deck as it was a moment ago while it is being asked. */
  page = $state.raw<DeckPage | null>(null);
  isChecking = $state(false);
  /** Why the server could not be asked. */
  failure = $state.raw<Refused | null>(null);
  /** The deck as the server keeps it; none for one that is not kept yet. */
  kept = $state.raw<OwnDeck | null>(null);
  /** The list that is kept, where the game cannot read it any more. */
  unread: string | null = null;
  /** Whether what is shown was not saved last time. */
  isRestored = $state(false);
  /** What can be undone. */
  readonly steps = new Steps<Deck>();

  /** What there was to begin with, or to save last. */
  #begun = $state('');
  #revision: number | null = null;
  #draft: string;
  readonly #start: Start & { list: string };

  private constructor(game: GameInfo, start: Start) {
    this.game = game;
    this.#start = { ...start, list: start.list ?? writeList(emptyDeck(), game.id, null) };
    this.#draft = `deck:${start.draft}`;
  }

  /** Begins with a list, or with what this browser has kept of it unsaved. */
  static async open(game: GameInfo, start: Start): Promise<Builder> {
    const builder = new Builder(game, start);
    builder.kept = start.kept ?? null;
    builder.#revision = start.kept?.revision ?? null;
    await builder.#readFirst(start);
    builder.#begun = builder.#print();
    builder.steps.clear();
    builder.#restore();
    return builder;
  }

  /** Reads the list to begin with; one that is kept and cannot be read is left for its owner to mend. */
  async #readFirst(start: Start): Promise<void> {
    try {
      await this.read(this.#start.list, start);
    } catch (error) {
      if (!start.kept || reason(error).refusal.code !== 'bad-deck') throw error;
      this.unread = start.list;
      await this.read(writeList(emptyDeck(start.kept.name), this.game.id, null), start);
    }
  }

  /** Takes in a list that the server can read; a refusal leaves everything as it is. */
  async read(list: string, setting: Pick<Start, 'mode' | 'options'> = {}): Promise<void> {
    const fitting = settingOf(this.game, headerOf(list, 'format'));
    const options = allOptions(this.game, setting.options ?? { ...this.options, ...fitting.options });
    const wanted = setting.mode ?? fitting.mode;
    const modes = wanted === undefined ? this.#modes() : [wanted];
    const pages = await Promise.all(
      modes.map((mode) => api.checkDeck(this.game.id, { mode, options, list })),
    );
    const least = Math.min(...pages.map(({ offences }) => offences.length));
    const at = pages.findIndex(({ offences }) => offences.length === least);
    this.mode = modes[at] ?? '';
    this.options = options;
    this.page = pages[at] ?? null;
    if (this.page) this.#change(deckOn(this.page));
  }

  /** The modes that a list may be meant for, the fullest first; once one was chosen, that one. */
  #modes(): string[] {
    return this.mode === '' ? this.game.modes.map(({ id }) => id).toReversed() : [this.mode];
  }

  /** The sections that the game has in this mode. */
  get sections(): DeckSection[] {
    return this.page?.sections ?? [];
  }

  /** Whether there is something that would be missed: cards or names that came after the beginning or the last save. */
  get isChanged(): boolean {
    return this.#print() !== this.#begun;
  }

  /** Whether the server keeps the deck as it is. */
  get isSaved(): boolean {
    return this.kept !== null && !this.isChanged;
  }

  /** Adds a copy of a card to a wanted section that takes it, else to the first that does. */
  add(card: CardPage, wanted: string | null = null): Added {
    const section = sectionFor(this.sections, card, wanted);
    if (!section) return 'no-section';
    if (isAtMost(this.deck, section, card.id)) return 'no-room';
    this.#change(withCopies(this.deck, section.name, card.id, this.#copies(section.name, card) + 1));
    return 'added';
  }

  /** Removes a copy of a card from a wanted section that has it, else from the last that does. */
  remove(card: CardPage, wanted: string | null = null): boolean {
    const having = this.sections.filter(({ name }) => this.#copies(name, card) > 0);
    const section = having.find(({ name }) => name === wanted) ?? having.at(-1);
    if (!section) return false;
    this.#change(withCopies(this.deck, section.name, card.id, this.#copies(section.name, card) - 1));
    return true;
  }

  /** Takes all cards out. */
  clear(): void {
    this.#change({ ...this.deck, cards: {} });
  }

  rename(name: string): void {
    this.deck = { ...this.deck, name };
  }

  undo(): void {
    this.#go(this.steps.undo(this.deck));
  }

  redo(): void {
    this.#go(this.steps.redo(this.deck));
  }

  /** Asks the server about the deck as it is now, and waits for what it says. */
  async check(signal?: AbortSignal): Promise<void> {
    this.isChecking = true;
    try {
      const { mode, options } = this;
      const list = writeList(this.deck, this.game.id, null);
      const page = await api.checkDeck(this.game.id, { mode, options, list }, signal);
      if (signal?.aborted) return;
      this.page = page;
      this.failure = null;
    } catch (error) {
      if (signal?.aborted) return;
      this.failure = reason(error);
    }
    this.isChecking = false;
  }

  /** Asks the server whenever the deck has rested for a moment; gives back how to stop. For an effect. */
  checkSoon(): () => void {
    void [this.deck, this.mode, this.options];
    return afterRest((signal) => this.check(signal), REST_MS);
  }

  /** Keeps in this browser what is not saved. For an effect. */
  keepDraft(): void {
    if (this.isChanged) {
      const { deck, mode, options } = this;
      keep(this.#draft, { deck, mode, options, revision: this.#revision } satisfies Unsaved);
    } else {
      forget(this.#draft);
    }
  }

  /** Gets the list to show and to save. */
  get list(): string {
    return writeList(this.deck, this.game.id, this.page?.format ?? null);
  }

  /** Saves the deck: as a new one if it is not kept yet, and only over the revision that was seen. */
  async save(): Promise<OwnDeck> {
    const wish = await this.#wish();
    const { kept } = this;
    const saved = kept
      ? await ownDecks.change(kept.id, { ...wish, revision: this.#revision })
      : await ownDecks.keep(wish);
    return this.#took(saved);
  }

  /** Saves the deck over whatever is kept. */
  async overwrite(): Promise<OwnDeck> {
    this.#revision = null;
    return this.save();
  }

  /** Saves the deck as a new one under another name. */
  async saveAs(name: string): Promise<OwnDeck> {
    const wish = await this.#wish();
    const list = writeList({ ...this.deck, name }, this.game.id, this.page?.format ?? null);
    const saved = await ownDecks.keep({ ...wish, list });
    this.rename(name);
    return this.#took(saved);
  }

  /** Goes back to what there was to begin with. */
  async revert(): Promise<void> {
    this.isRestored = false;
    const { list, mode, options } = this.kept ?? this.#start;
    await this.read(list, { mode, options });
    this.#begun = this.#print();
  }

  async #wish(): Promise<NewDeck> {
    this.rename(cleanName(this.deck.name));
    // The format that the list says it is for is the one of the options as they are now.
    await this.check();
    if (this.failure) throw this.failure;
    const { mode } = this;
    const options = changedOptions(this.game, this.options);
    return { game: this.game.id, mode, options, list: this.list, revision: null };
  }

  #took(saved: OwnDeck): OwnDeck {
    this.kept = saved;
    this.#revision = saved.revision;
    this.#begun = this.#print();
    this.isRestored = false;
    forget(this.#draft);
    this.#draft = `deck:${saved.id}`;
    return saved;
  }

  /** Brings back what was not saved last time. */
  #restore(): void {
    const unsaved = recall<Unsaved>(this.#draft);
    if (!unsaved || typeof unsaved.deck?.name !== 'string') return;
    this.deck = unsaved.deck;
    this.mode = unsaved.mode;
    this.options = allOptions(this.game, unsaved.options);
    this.steps.clear();
    this.isRestored = this.isChanged;
    if (this.kept) this.#revision = unsaved.revision;
  }

  #change(deck: Deck): void {
    this.steps.note(this.deck);
    this.deck = deck;
  }

  #go(deck: Deck | undefined): void {
    // What it is called is not a step.
    if (deck) this.deck = { ...deck, name: this.deck.name };
  }

  #copies(section: string, card: CardPage): number {
    return copiesIn(this.deck, section, card.id);
  }

  /** Everything that saving would keep, to tell whether it has changed. */
  #print(): string {
    return JSON.stringify([this.mode, changedOptions(this.game, this.options), printOf(this.deck)]);
  }

  /** How many cards are in the deck. */
  get size(): number {
    return totalOf(this.deck);
  }
}
