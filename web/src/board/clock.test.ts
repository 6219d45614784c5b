import { expect, it } from 'vitest';

import { timeText, timeWords } from './clock';

it('time is written as on a clock, with tenths at the end', () => {
  expect([305_000, 60_000, 59_100, 10_000, 9_950, 400, 0, -5, NaN, 3_725_000].map(timeText)).toEqual([
    '5:05',
    '1:00',
    '1:00',
    '0:10',
    '0:09.9',
    '0:00.4',
    '0:00.0',
    '0:00.0',
    '0:00.0',
    '1:02:05',
  ]);
});

it('time is said in words', () => {
  expect([61_000, 1000, 120_000, 0].map(timeWords)).toEqual([
    '1 minute 1 second',
    '1 second',
    '2 minutes 0 seconds',
    '0 seconds',
  ]);
});
