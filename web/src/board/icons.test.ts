import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

import { CHOSEN_ICONS, iconOf, iconOfCounter, iconOfKind, iconStyle, isIconName } from './icons';

const require = createRequire(import.meta.url);
const collection: { icons: Record<string, unknown> } = require('@iconify-json/game-icons/icons.json');

describe('icons', () => {
  it('that are chosen for kinds are all in the collection', () => {
    expect(CHOSEN_ICONS.filter((name) => !(name in collection.icons))).toEqual([]);
  });

  it('are those a card names, else the usual ones of its kind', () => {
    expect(iconOf({ icon: 'anvil', kind: 'fire' })).toBe('anvil');
    expect(iconOf({ icon: null, kind: 'fire' })).toBe('flame');
    expect(iconOf({ kind: 'fire' })).toBe('flame');
  });

  it('never come from a name that could leave the folder', () => {
    expect(iconOf({ icon: '../secret', kind: 'ice' })).toBe('ice-bolt');
    expect(iconOf({ icon: 'a.svg);x:url(//evil', kind: 'ice' })).toBe('ice-bolt');
    expect(iconStyle('../secret')).toBe('');
    expect(iconStyle('anvil')).toBe('--icon:url(/icons/anvil.svg)');
    expect(isIconName('')).toBe(false);
  });

  it('of an unknown kind are always the same', () => {
    expect(iconOfKind('zorblax')).toBe(iconOfKind('zorblax'));
    expect(CHOSEN_ICONS).toContain(iconOfKind('zorblax'));
  });

  it('of a counter go by its name', () => {
    expect(iconOfCounter({ icon: null, kind: 'counter', name: 'Victory points' })).toBe('trophy-cup');
    expect(iconOfCounter({ icon: null, kind: 'counter', name: 'Frobs' })).toBe(iconOfKind('counter'));
  });
});
