import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Line, Moment, Position } from '../lib/protocol';
import { line, position } from './gallery/build';
import { Stage } from './stage.svelte';

const MOST = 60_000;

function at(number: number, moment: string, more: Partial<Parameters<typeof position>[0]> = {}): Position {
  return { ...position({ moment, prompt: `Asked at ${moment}?`, due: [0], ...more }), number };
}

function won(text: string, seat = 0): Line {
  return { ...line(1, 'battle', text), good_for: seat };
}

function moment(name: string, lines: number): Moment {
  return { lines, scene: { moment: name, prompt: 'Spoiled?', areas: [], focus: [] } };
}

/** Three battles and then a decision. */
function battles(): { position: Position; lines: Line[]; moments: Moment[] } {
  return {
    position: at(2, 'end'),
    lines: [won('One.'), won('Two.'), line(1, 'draw', 'Ann draws.'), won('Three.')],
    moments: [moment('first', 1), moment('second', 3), moment('third', 4)],
  };
}

function stageAt(start: Position | null = at(1, 'start'), isStill = () => false): Stage {
  const stage = new Stage(isStill);
  stage.jump(start, []);
  return stage;
}

const moments = (stage: Stage) => stage.position?.view.scene.moment;
const told = (stage: Stage) => stage.lines.map(({ text }) => text);
const heard = (stage: Stage) => stage.heard.map(({ text }) => text);

/** Lets the time pass until another table is shown. */
function next(stage: Stage): string | undefined {
  const before = moments(stage);
  for (let waited = 0; moments(stage) === before && waited < MOST; waited += 10) vi.advanceTimersByTime(10);
  return moments(stage);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a stage', () => {
  it('shows the tables in between one after the other, each with its lines', () => {
    const stage = stageAt();
    stage.take(battles());
    expect(moments(stage)).toBe('first');
    expect(told(stage)).toEqual(['One.']);
    expect(stage.caption?.text).toBe('One.');
    expect(next(stage)).toBe('second');
    expect(told(stage)).toEqual(['One.', 'Two.', 'Ann draws.']);
    expect(next(stage)).toBe('third');
    expect(next(stage)).toBe('end');
    expect(told(stage)).toHaveLength(4);
  });

  it('asks nothing and tells no result until all has been shown', () => {
    const stage = stageAt();
    const outcome = { places: [1, 2], scores: [] };
    stage.take({ ...battles(), position: at(2, 'end', { outcome }) });
    for (let shown = 0; shown < 3; shown += 1) {
      expect(stage.isBusy).toBe(true);
      expect(stage.position).toMatchObject({ turn: null, view: { choices: [], due: [], outcome: null } });
      expect(stage.position?.view.scene.prompt).toBe('');
      next(stage);
    }
    expect(stage.isBusy).toBe(false);
    expect(stage.position?.view).toMatchObject({ due: [0], outcome, scene: { prompt: 'Asked at end?' } });
  });

  it('gives each moment about a second', () => {
    const stage = stageAt();
    stage.take(battles());
    vi.advanceTimersByTime(800);
    expect(moments(stage)).toBe('first');
    vi.advanceTimersByTime(300);
    expect(moments(stage)).toBe('second');
  });

  it('holds nobody up with what needs no moment', () => {
    const stage = stageAt();
    stage.take({ position: at(2, 'next'), lines: [won('One.')], moments: [] });
    expect(stage.isBusy).toBe(false);
    expect(stage.position?.view.scene.prompt).toBe('Asked at next?');
    expect(stage.caption?.text).toBe('One.');
    vi.advanceTimersByTime(5000);
    expect(stage.caption).toBeNull();
  });

  it('does not cover what matters with what matters less', () => {
    const stage = stageAt();
    stage.take({ position: at(2, 'a'), lines: [won('One.')], moments: [] });
    stage.take({ position: at(3, 'b'), lines: [line(1, 'decline', 'Ann keeps it.')], moments: [] });
    expect(stage.caption?.text).toBe('One.');
    stage.take({ position: at(4, 'c'), lines: [won('Two.')], moments: [] });
    expect(stage.caption?.text).toBe('Two.');
    expect(moments(stage)).toBe('c');
  });

  it('waits for a coin to fall before it says how, and before anyone is asked', () => {
    const stage = stageAt(null);
    const flip = { ...line(1, 'coin-flip', 'Ann wins the coin flip.'), good_for: 0 };
    stage.take({ position: at(1, 'deal'), lines: [flip], moments: [] });
    expect(stage.caption?.show).toBe('coin');
    expect(stage.isBusy).toBe(true);
    expect(told(stage)).toEqual([]);
    vi.advanceTimersByTime(1500);
    expect(told(stage)).toEqual(['Ann wins the coin flip.']);
    expect(stage.isBusy).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(stage.isBusy).toBe(false);
    expect(stage.position?.view.scene.prompt).toBe('Asked at deal?');
  });

  it('goes to the end when it is skipped, and leaves no line out', () => {
    const stage = stageAt();
    stage.take(battles());
    stage.skip();
    expect(moments(stage)).toBe('end');
    expect(stage.isBusy).toBe(false);
    expect(told(stage)).toEqual(['One.', 'Two.', 'Ann draws.', 'Three.']);
    expect(heard(stage)).toEqual(['One.', 'Two.', 'Ann draws.', 'Three.']);
    vi.advanceTimersByTime(MOST);
    expect(told(stage)).toHaveLength(4);
  });

  it('waits for nothing when nothing moves, and tells every line', () => {
    const stage = stageAt(at(1, 'start'), () => true);
    stage.take(battles());
    expect(moments(stage)).toBe('end');
    expect(stage.isBusy).toBe(false);
    expect(heard(stage)).toHaveLength(4);
  });

  it('shows what happens meanwhile after the rest, without asking in between', () => {
    const stage = stageAt();
    stage.take(battles());
    stage.take({ position: at(3, 'more'), lines: [won('Four.')], moments: [moment('fourth', 1)] });
    stage.take({ position: at(4, 'last'), lines: [line(1, 'decline', 'Ann keeps it.')], moments: [] });
    const seen = [moments(stage)];
    while (stage.isBusy) {
      expect(stage.position?.turn).toBeNull();
      seen.push(next(stage));
    }
    expect(seen).toEqual(['first', 'second', 'third', 'end', 'fourth', 'last']);
    expect(told(stage)).toHaveLength(6);
  });

  it('hurries when there is much to show', () => {
    const stage = stageAt();
    const lines = Array.from({ length: 30 }, (_, index) => won(`${index}.`));
    stage.take({
      position: at(2, 'end'),
      lines,
      moments: lines.map((_, index) => moment(`${index}`, index + 1)),
    });
    vi.advanceTimersByTime(9000);
    expect(moments(stage)).toBe('end');
  });

  it('drops what is left when a move is taken back', () => {
    const stage = stageAt();
    stage.take(battles());
    const undone = { ...line(2, 'undone', 'Ann took back a move.'), source: 'table' as const };
    stage.take({ position: at(3, 'before'), lines: [undone], moments: [] });
    expect(moments(stage)).toBe('before');
    expect(stage.isBusy).toBe(false);
    vi.advanceTimersByTime(MOST);
    expect(moments(stage)).toBe('before');
    expect(told(stage).at(-1)).toBe('Ann took back a move.');
  });

  it('drops what is left when the table is older than what is shown', () => {
    const stage = stageAt(at(9, 'late'));
    stage.take({ ...battles(), position: at(10, 'end') });
    stage.take({ position: at(5, 'early'), lines: [], moments: [] });
    expect(moments(stage)).toBe('early');
    expect(stage.isBusy).toBe(false);
  });

  it('shows the present at once to someone who comes back, and reads out what was missed', () => {
    const stage = stageAt();
    stage.take(battles());
    const missed = [won('Missed.')];
    stage.jump(at(7, 'now'), [won('Old.'), ...missed], missed);
    expect(moments(stage)).toBe('now');
    expect(stage.caption).toBeNull();
    expect(told(stage)).toEqual(['Old.', 'Missed.']);
    expect(heard(stage).at(-1)).toBe('Missed.');
    vi.advanceTimersByTime(MOST);
    expect(moments(stage)).toBe('now');
  });

  it('reads every line of a long move out, and never what was there before', () => {
    const stage = stageAt();
    const lines = Array.from({ length: 70 }, (_, index) => line(1, 'draw', `${index}.`));
    stage.take({ position: at(2, 'end'), lines, moments: [] });
    expect(stage.heard).toHaveLength(70);
    expect(new Set(stage.heard.map(({ key }) => key)).size).toBe(70);
  });
});
