import { expect, test } from 'vitest';

import { choice, position } from './gallery/build';
import { asHistory, asMoment, asOver, asReplaced } from './guise';

const asked = position({
  prompt: 'Which one?',
  due: [0, 1],
  choices: [choice('a', 'A')],
  moment: 'Battle 1',
});

test('in between nobody is asked, and the scene is that of the moment', () => {
  const scene = { moment: 'Battle 2', prompt: 'Spoiled?', areas: [], focus: [] };
  expect(asMoment(asked, scene)).toMatchObject({
    turn: null,
    view: { due: [], choices: [], outcome: null, scene: { moment: 'Battle 2', prompt: '' } },
  });
});

test('someone for whom a bot plays is told so and asked nothing', () => {
  expect(asReplaced(asked)).toMatchObject({
    turn: null,
    view: { due: [1], choices: [], scene: { prompt: 'A bot plays for you.' } },
  });
});

test('who looks back is told what was done, and still sees whose turn it was', () => {
  expect(asHistory(asked, 'Ann: A')).toMatchObject({
    view: { due: [0, 1], choices: [], scene: { prompt: 'Ann: A', moment: 'Battle 1' } },
  });
});

test('a match that was given up waits for nobody', () => {
  expect(asOver(asked).view).toMatchObject({ due: [], choices: [] });
});
