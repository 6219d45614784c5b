import { describe, expect, it } from 'vitest';

import { answerFor, sheetOf } from './answers';
import { choice } from './gallery/build';

const PAYMENTS = [0, 1, 2, 3, 4].map((count) =>
  choice(`answer ${count}`, `Pay ${count} Hot Dog${count === 1 ? '' : 's'}`),
);
const PASS = choice('pass', 'Pass');

describe('answers', () => {
  it('that differ by a number alone are a scale with the words of several', () => {
    const { plain, scale } = sheetOf([PASS, ...PAYMENTS]);
    expect(plain).toEqual([PASS]);
    expect([scale?.before, scale?.after]).toEqual(['Pay', 'Hot Dogs']);
    expect(scale?.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(scale?.steps.map((step) => step.choice)).toEqual(PAYMENTS);
  });

  it('are shown in full where they are few or say different things', () => {
    for (const few of [
      PAYMENTS.slice(0, 3),
      [PASS],
      [],
      ['a 1', 'b 2', 'c 3', 'd 4'].map((label) => choice(label, label)),
    ])
      expect(sheetOf(few)).toEqual({ plain: few, scale: null });
    const two = [1, 2, 3, 4].map((count) => choice(`${count}`, `Roll ${count} of ${count + 1}`));
    expect(sheetOf(two).scale, 'two numbers cannot be one').toBeNull();
  });

  it('are given by their number, or by their place where they are in full', () => {
    const scale = sheetOf([PASS, ...PAYMENTS]);
    expect(answerFor(scale, 3)?.label).toBe('Pay 3 Hot Dogs');
    expect(answerFor(scale, 0)?.label).toBe('Pay 0 Hot Dogs');
    expect(answerFor(scale, 9)).toBeUndefined();
    const plain = sheetOf([PASS, PAYMENTS[0] ?? PASS]);
    expect(answerFor(plain, 1)).toBe(PASS);
    expect(answerFor(plain, 0)).toBeUndefined();
  });
});
