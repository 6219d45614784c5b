import { describe, expect, it } from 'vitest';

import type { Area, View } from '../lib/protocol';
import { area, choice, down, position } from './gallery/build';
import { fixtures } from './gallery/fixtures';
import { tidy } from './tidy';

describe('a tidied view', () => {
  it('has no id twice', () => {
    const { view } = position({
      areas: [area('a', 'A', 0, 'row', [down('x'), down('x')]), area('a', 'B', 0, 'row', [down('x')])],
    });
    const { areas } = tidy(view).scene;
    expect(areas.map(({ id }) => id)).toEqual(['a', 'a#2']);
    expect(areas.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['x', 'x#2', 'x#3']);
  });

  it('offers the same action once', () => {
    const { view } = position({ choices: [choice('go', 'Go'), choice('go', 'Go!'), choice('stop', 'Stop')] });
    expect(tidy(view).choices.map(({ label }) => label)).toEqual(['Go', 'Stop']);
  });

  it('has all lists', () => {
    const bare = {
      scene: { moment: '', prompt: '', areas: [{ id: 'a' } as Area] },
      outcome: null,
    } as unknown as View;
    const { scene, choices, due } = tidy(bare);
    expect([scene.areas[0]?.items, scene.focus, choices, due]).toEqual([[], [], [], []]);
  });

  it('is the same when there was nothing to mend', () => {
    for (const { view } of Object.values(fixtures())) expect(tidy(view)).toEqual(view);
  });
});
