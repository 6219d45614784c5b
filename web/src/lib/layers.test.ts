import { expect, test } from 'vitest';

import { Layers } from './layers.svelte';

test('one press closes the topmost, the next one what was under it', () => {
  const layers = new Layers();
  const closed: string[] = [];
  const open = (name: string) => {
    const gone = layers.open(() => {
      closed.push(name);
      gone();
    });
  };
  open('sheet');
  open('menu');
  expect(layers.close()).toBe(true);
  expect(closed).toEqual(['menu']);
  expect(layers.close()).toBe(true);
  expect(closed).toEqual(['menu', 'sheet']);
  expect(layers.close()).toBe(false);
});

test('what was closed in another way is not closed again', () => {
  const layers = new Layers();
  const closed: string[] = [];
  const gone = layers.open(() => closed.push('under'));
  layers.open(() => closed.push('over'));
  gone();
  layers.close();
  expect(closed).toEqual(['over']);
});
