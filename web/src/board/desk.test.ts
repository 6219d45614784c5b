import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Desk, type Large } from './desk.svelte';
import { area, choice, face, position, up } from './gallery/build';

const card = up('card', face('Card', 'fire'));
const hand = area('hand', 'Hand', 0, 'hand', [card]);
const large: Large = {
  item: card,
  area: hand,
  box: { left: 0, top: 0, width: 1, height: 1 },
  isPinned: false,
};
const asked = position({ areas: [hand], choices: [choice('go', 'Go', 'card')] });

function deskWith(play: () => Promise<void> = async () => {}, isHistory = false): Desk {
  return new Desk(
    () => asked,
    () => play,
    () => isHistory,
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an item shown large', () => {
  it('comes when a moving pointer rests on it', () => {
    const desk = deskWith();
    desk.hover(large, { clientX: 5, clientY: 5 });
    expect(desk.large).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(desk.large?.item.id).toBe('card');
  });

  it('does not come when the table changes under a resting pointer', () => {
    const desk = deskWith();
    desk.follow({ clientX: 5, clientY: 5 });
    desk.hover(large, { clientX: 5, clientY: 5 });
    vi.advanceTimersByTime(1000);
    expect(desk.large).toBeNull();
  });

  it('goes with every change of the table, unless it was asked to stay', () => {
    const desk = deskWith();
    desk.showLarge(large, 'now');
    desk.refresh();
    expect(desk.large).toBeNull();
    desk.showLarge({ ...large, isPinned: true }, 'now');
    desk.refresh();
    expect(desk.large).not.toBeNull();
  });

  it('does not come over a result', () => {
    const desk = deskWith();
    desk.isCovered = true;
    desk.showLarge(large, 'now');
    expect(desk.large).toBeNull();
  });
});

it('a refusal is told for a while, and goes when the table changes', async () => {
  const desk = deskWith(() => Promise.reject(new Error('No.')));
  await desk.play(choice('go', 'Go'));
  expect(desk.refusal).toBe('No.');
  desk.refresh();
  expect(desk.refusal).toBeNull();
  await desk.play(choice('go', 'Go'));
  vi.advanceTimersByTime(10_000);
  expect(desk.refusal).toBeNull();
});

it('the next decision can be made before the last one is confirmed, and none is made twice', async () => {
  const sent: string[] = [];
  const confirm: (() => void)[] = [];
  let now = { ...asked, turn: 4 };
  const desk = new Desk(
    () => now,
    () => (notation) => {
      sent.push(notation);
      return new Promise((resolve) => confirm.push(resolve));
    },
  );
  const first = desk.play(choice('one', 'One'));
  void desk.play(choice('twice', 'Twice'));
  expect([desk.busy, sent]).toEqual(['one', ['one']]);
  now = { ...asked, turn: 6 };
  expect(desk.busy).toBeNull();
  void desk.play(choice('two', 'Two'));
  expect([desk.busy, sent]).toEqual(['two', ['one', 'two']]);
  confirm[0]?.();
  await first;
  expect(desk.busy, 'the first confirmation is not that of the second').toBe('two');
});

it('who looks back is spoken of, not to', () => {
  expect(deskWith().viewer).toBe(0);
  expect(deskWith(undefined, true).viewer).toBeNull();
});
