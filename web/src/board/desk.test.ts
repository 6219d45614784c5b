import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Desk, type Large } from './desk.svelte';
import { area, choice, face, mark, position, up } from './gallery/build';

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

describe('what would happen', () => {
  const robot = up('robot', face('Bolt', 'robot'), { at: [0, 0], marks: [mark('reach', 'arena@1,0')] });
  const gun = up('gun', face('Gun', 'attack'), { marks: [mark('sight', 'arena@2,0')] });
  const arena = area('arena', 'Arena', null, { grid: { width: 3, height: 3 } }, [robot]);
  const shoot = { ...choice('shoot', 'Shoot', 'gun', 'robot'), marks: [mark('target', 'robot')] };
  const wait = { ...choice('wait', 'Wait', 'gun'), marks: [mark('path', 'arena@0,0')] };
  const held = area('hand', 'Hand', 0, 'hand', [gun]);
  const played = position({ areas: [arena, held], choices: [shoot, wait] });
  const box = { left: 0, top: 0, width: 1, height: 1 };

  function shown(desk: Desk): Record<string, readonly string[]> {
    return Object.fromEntries(desk.marks);
  }

  function deskAt(now: () => typeof played): Desk {
    return new Desk(now, () => async () => {});
  }

  it('is shown for the item that is pointed at, until the pointer leaves it', () => {
    const desk = deskAt(() => played);
    expect(shown(desk)).toEqual({});
    desk.lookAt('gun', 'hand');
    expect(shown(desk)).toEqual({ 'arena@2,0': ['sight'] });
    desk.lookAway('robot');
    expect(shown(desk), 'another was left').toEqual({ 'arena@2,0': ['sight'] });
    desk.lookAway('gun');
    expect(shown(desk)).toEqual({});
  });

  it('is shown for what a click would do without asking', () => {
    const desk = deskAt(() => played);
    desk.lookAt('robot', 'arena');
    expect(shown(desk)).toEqual({ 'arena@1,0': ['reach'], robot: ['target'] });
  });

  it('is shown for the item of an open menu, and for the choice that is pointed at in it', () => {
    const desk = deskAt(() => played);
    desk.act('gun', 'Gun', box);
    expect(desk.menu?.choices).toHaveLength(2);
    expect(shown(desk)).toEqual({ 'arena@2,0': ['sight'] });
    desk.point(wait);
    expect(shown(desk)).toEqual({ 'arena@2,0': ['sight'], 'arena@0,0': ['path'] });
    desk.pointAway(shoot);
    expect(shown(desk), 'another was left').toEqual({ 'arena@2,0': ['sight'], 'arena@0,0': ['path'] });
    desk.pointAway(wait);
    desk.lookAt('robot', 'arena');
    expect(shown(desk), 'a click on it would shoot').toEqual({ 'arena@2,0': ['sight'], robot: ['target'] });
    desk.close();
    desk.lookAway('robot');
    expect(shown(desk)).toEqual({});
  });

  it('is shown for what letting a dragged item go would do', () => {
    const desk = deskAt(() => played);
    desk.pickUp(gun, held, 10, 0, 0);
    expect(shown(desk)).toEqual({ 'arena@2,0': ['sight'] });
    if (desk.drag) desk.drag = { ...desk.drag, over: 'robot' };
    expect(shown(desk)).toEqual({ 'arena@2,0': ['sight'], robot: ['target'] });
  });

  it('is shown for an item that was asked to be shown large, as a long press does', () => {
    const desk = deskAt(() => played);
    desk.showLarge({ item: gun, area: held, box, isPinned: true }, 'now');
    expect(shown(desk)).toEqual({ 'arena@2,0': ['sight'] });
    desk.hideLarge();
    expect(shown(desk)).toEqual({});
  });

  it('is forgotten when the item goes elsewhere or the choice is gone', () => {
    let now = played;
    const desk = deskAt(() => now);
    desk.lookAt('gun', 'hand');
    desk.refresh();
    expect(shown(desk), 'it lies where it lay').toEqual({ 'arena@2,0': ['sight'] });
    desk.point(shoot);
    const pile = area('discard', 'Discard', 0, 'pile', [gun]);
    now = position({ areas: [arena, { ...held, items: [] }, pile], choices: [] });
    desk.refresh();
    expect(shown(desk)).toEqual({});
  });
});
