import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Desk } from './desk.svelte';
import { press } from './drag';
import { area, choice, face, position, up } from './gallery/build';

const card = up('card', face('Card', 'fire'));
const hand = area('hand', 'Hand', 0, 'hand', [card]);
const asked = position({
  areas: [hand, area('row', 'Row', 0, 'row', [])],
  choices: [choice('go', 'Go', 'card')],
});

/** As much of an element as a drag needs. */
class FakeElement extends EventTarget {
  readonly dataset = { drop: '*' };
  getBoundingClientRect = () => ({ left: 0, top: 0, width: 80, height: 112 });
}

let played: string[];
let desk: Desk;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { elementsFromPoint: () => [new FakeElement()] });
  played = [];
  desk = new Desk(
    () => asked,
    () => async (notation) => void played.push(notation),
  );
});
afterEach(() => void vi.unstubAllGlobals());

function pointer(type: string, pointerId: number, x: number, more = {}): PointerEvent {
  const facts = {
    pointerId,
    clientX: x,
    clientY: 0,
    button: 0,
    isPrimary: true,
    pointerType: 'mouse',
    ...more,
  };
  return Object.assign(new Event(type), facts) as unknown as PointerEvent;
}

function pressOn(pointerId: number, more = {}): void {
  const event = pointer('pointerdown', pointerId, 0, more);
  Object.defineProperty(event, 'currentTarget', { value: new FakeElement() });
  press(event, desk, card, hand);
}

function send(type: string, pointerId: number, x: number): void {
  window.dispatchEvent(pointer(type, pointerId, x));
}

test('a card follows the finger that picked it up, and is played where it lets go', () => {
  pressOn(1);
  send('pointermove', 1, 50);
  expect(desk.drag?.x).toBe(50);
  send('pointerup', 1, 60);
  expect(desk.drag).toBeNull();
  expect(played).toEqual(['go']);
});

test('a second finger neither moves nor drops the card', () => {
  pressOn(1);
  send('pointermove', 2, 300);
  expect(desk.drag).toBeNull();
  send('pointermove', 1, 50);
  send('pointermove', 2, 300);
  expect(desk.drag?.x).toBe(50);
  send('pointerup', 2, 300);
  send('pointercancel', 2, 300);
  expect(desk.drag?.x).toBe(50);
  expect(played).toEqual([]);
});

test('a second finger picks nothing up while the first has something', () => {
  pressOn(1);
  send('pointermove', 1, 50);
  pressOn(2, { isPrimary: false });
  send('pointermove', 2, 300);
  expect(desk.drag?.x).toBe(50);
});
