import { beforeEach, expect, test, vi } from 'vitest';

import * as api from './api';
import { Builder } from './builder.svelte';
import { copiesOf } from './deck';
import { Refused } from './errors';
import type { CardPage, DeckCheck, DeckPage, GameInfo, NewDeck, OwnDeck } from './protocol';

vi.mock('./api');

const bison: CardPage = { id: 'bison', name: 'Bison', kind: 'hero', icon: null, facts: [], text: '' };
const frank: CardPage = { id: 'frank', name: 'Frank', kind: 'dog', icon: null, facts: [], text: '' };
const cards = [bison, frank];

const game = {
  id: 'arena',
  title: 'Arena',
  modes: [{ id: 'plain' }, { id: 'full' }],
  options: [{ id: 'format', values: ['standard', 'small'], about: '', free: null }],
  decks: [],
} as unknown as GameInfo;

/** A server that wants a hero, and in the full mode a dog. */
function look({ mode, options, list }: DeckCheck): DeckPage {
  const found = list.split('\n').flatMap((line) => {
    const [, copies = '', id = ''] = /^ {2}(\d+) (\S+)$/.exec(line) ?? [];
    if (id === 'nobody') throw new Refused({ code: 'bad-deck', rule: null, sentence: 'no such card' });
    const card = cards.find((each) => each.id === id);
    return card ? [{ copies: Number(copies), card }] : [];
  });
  const section = (name: string, kind: string, least: number) => ({
    name,
    kinds: [kind],
    least,
    most: null,
    each: 1,
    cards: found.filter(({ card }) => card.kind === kind),
  });
  const sections = [section('heroes', 'hero', 1), section('dogs', 'dog', mode === 'full' ? 1 : 0)];
  const wrong = sections.filter((each) => each.cards.length < each.least);
  const offences = wrong.map(({ name }) => ({ place: name, message: 'too few' }));
  const name = /^deck: (.*)$/m.exec(list)?.[1] ?? '';
  return { name, format: options['format'] ?? 'standard', sections, offences };
}

let decks: OwnDeck[] = [];

function own(id: string, { game, mode, options, list }: NewDeck, revision: number): OwnDeck {
  const { name, offences } = look({ mode, options, list });
  return {
    id,
    game,
    name,
    format: null,
    mode,
    options,
    list,
    sections: [],
    offences,
    revision,
    changed_at: 0,
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  decks = [];
  vi.mocked(api.checkDeck).mockImplementation((_, check) => Promise.resolve().then(() => look(check)));
  vi.mocked(api.keepDeck).mockImplementation((wish) => {
    const kept = own('new', wish, 1);
    decks = [kept, ...decks];
    return Promise.resolve(kept);
  });
  vi.mocked(api.changeDeck).mockImplementation((id, wish) => {
    const before = decks.find((deck) => deck.id === id);
    if (wish.revision !== null && wish.revision !== before?.revision) {
      return Promise.reject(new Refused({ code: 'deck-changed', rule: null, sentence: 'changed' }));
    }
    const changed = own(id, wish, (before?.revision ?? 0) + 1);
    decks = [changed];
    return Promise.resolve(changed);
  });
});

const list = (...lines: string[]) => ['deck: One', 'game: arena', ...lines, ''].join('\n');
const open = (text: string | null) => Builder.open(game, { list: text, draft: 'test' });

test('a list is opened in the fullest mode in which the least is wrong with it', async () => {
  expect((await open(list('heroes', '  1 bison'))).mode).toBe('plain');
  expect((await open(list('heroes', '  1 bison', 'dogs', '  1 frank'))).mode).toBe('full');
  const small = await open(list('format: small', 'heroes', '  1 bison'));
  expect(small.options).toEqual({ format: 'small' });
});

test('an empty deck shows what goes into it', async () => {
  const builder = await open(null);
  expect(builder.sections.map(({ name }) => name)).toEqual(['heroes', 'dogs']);
  expect([builder.size, builder.isChanged, builder.isSaved, builder.steps.canUndo]).toEqual([
    0,
    false,
    false,
    false,
  ]);
});

test('cards are added as often as they may be, removed and undone', async () => {
  const builder = await open(null);
  expect(builder.add(bison)).toBe('added');
  expect(builder.add(bison)).toBe('no-room');
  expect(builder.add({ ...bison, kind: 'map' })).toBe('no-section');
  expect(builder.add(frank, 'heroes')).toBe('added');
  expect(builder.remove(frank, 'heroes')).toBe(true);
  expect(builder.remove(frank)).toBe(false);
  builder.undo();
  expect([copiesOf(builder.deck, 'bison'), copiesOf(builder.deck, 'frank')]).toEqual([1, 1]);
  builder.rename('Two');
  builder.undo();
  builder.redo();
  expect([copiesOf(builder.deck, 'frank'), builder.deck.name], 'a name is no step').toEqual([1, 'Two']);
});

test('the server is asked about what there is now', async () => {
  const builder = await open(null);
  expect(builder.page?.offences).toHaveLength(1);
  builder.add(bison);
  await builder.check();
  expect(builder.page?.offences).toEqual([]);
  builder.mode = 'full';
  await builder.check();
  expect(builder.page?.offences).toEqual([{ place: 'dogs', message: 'too few' }]);
});

test('a deck is kept once and changed from then on', async () => {
  const builder = await open(list('heroes', '  1 bison'));
  expect(builder.isSaved).toBe(false);
  builder.options = { format: 'small' };
  const saved = await builder.save();
  expect(saved.options).toEqual({ format: 'small' });
  expect(saved.list).toBe('deck: One\ngame: arena\nformat: small\n\nheroes\n  1 bison\n');
  expect([builder.isSaved, builder.kept?.id]).toEqual([true, 'new']);
  builder.add(frank);
  expect(builder.isSaved).toBe(false);
  expect((await builder.save()).revision).toBe(2);
  await builder.revert();
  expect([builder.isSaved, builder.size]).toEqual([true, 2]);
});

test('what was changed elsewhere is not overwritten unless that is wanted', async () => {
  const builder = await open(list('heroes', '  1 bison'));
  await builder.save();
  decks = decks.map((deck) => ({ ...deck, revision: 7 }));
  builder.add(frank);
  await expect(builder.save()).rejects.toMatchObject({ refusal: { code: 'deck-changed' } });
  expect(builder.isSaved).toBe(false);
  expect((await builder.overwrite()).revision).toBe(8);
  expect((await builder.saveAs('Two')).name).toBe('Two');
  expect(builder.deck.name).toBe('Two');
});

test('what is not saved is there again the next time, until it is thrown away', async () => {
  const first = await open(list('heroes', '  1 bison'));
  first.keepDraft();
  expect((await open(list('heroes', '  1 bison'))).isRestored, 'nothing was done').toBe(false);
  first.add(frank);
  first.mode = 'full';
  first.keepDraft();
  const again = await open(list('heroes', '  1 bison'));
  expect([again.isRestored, again.size, again.mode]).toEqual([true, 2, 'full']);
  await again.revert();
  expect([again.isRestored, again.size, again.isChanged]).toEqual([false, 1, false]);
  again.keepDraft();
  expect((await open(list('heroes', '  1 bison'))).size).toBe(1);
});

test('a list that cannot be read changes nothing, and one that is kept is left to be mended', async () => {
  const builder = await open(list('heroes', '  1 bison'));
  const bad = list('heroes', '  1 nobody');
  await expect(builder.read(bad)).rejects.toMatchObject({ refusal: { code: 'bad-deck' } });
  expect(builder.size).toBe(1);
  await expect(open(bad)).rejects.toMatchObject({ refusal: { code: 'bad-deck' } });
  const kept = {
    ...own('old', { game: 'arena', mode: 'plain', options: {}, list: list(), revision: null }, 1),
  };
  const mended = await Builder.open(game, { list: bad, mode: 'plain', options: {}, kept, draft: 'old' });
  expect([mended.unread, mended.size, mended.deck.name]).toEqual([bad, 0, 'One']);
});
