import { expect, test } from 'vitest';

import { Steps } from './steps.svelte';

test('what was done is undone and done again, one step at a time', () => {
  const steps = new Steps<number>();
  steps.note(1);
  steps.note(2);
  expect([steps.canUndo, steps.canRedo]).toEqual([true, false]);
  expect(steps.undo(3)).toBe(2);
  expect(steps.undo(2)).toBe(1);
  expect(steps.undo(1)).toBe(undefined);
  expect(steps.redo(1)).toBe(2);
  expect(steps.redo(2)).toBe(3);
  expect(steps.redo(3)).toBe(undefined);
});

test('whoever does something else after undoing cannot redo', () => {
  const steps = new Steps<number>();
  steps.note(1);
  steps.undo(2);
  steps.note(1);
  expect(steps.canRedo).toBe(false);
});
