import { beforeEach, expect, test, vi } from 'vitest';

import { line, position, tableOf } from '../board/gallery/build';
import { Feed, noteMade, type Audience } from './feed.svelte';
import type { Line, Position, ServerMessage, Stage } from './protocol';

type Following = Extract<ServerMessage, { type: 'following' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

const flip = line(2, 'coin-flip', 'Ann wins the coin flip.');
const sat = line(1, 'sat', 'Ann sat down.');

let audience: {
  jump: ReturnType<typeof vi.fn<Audience['jump']>>;
  take: ReturnType<typeof vi.fn<Audience['take']>>;
};

beforeEach(() => {
  audience = { jump: vi.fn<Audience['jump']>(), take: vi.fn<Audience['take']>() };
});

function feedOf(id: string): Feed {
  const feed = new Feed(id);
  feed.show(audience);
  audience.jump.mockClear();
  return feed;
}

function following(number: number, stage: Stage, at: Position | null, lines: Line[]): Following {
  const table = { ...tableOf(['Ann', 'Bob']), id: 'x', stage };
  return { type: 'following', id: 1, table, number, position: at, lines, more: false };
}

function update(number: number, at: Position | null, lines: Line[]): Update {
  return { type: 'update', table: 'x', number, lines, moments: [], position: at };
}

test('whoever opens a match gets it as it is, and no news of what was', () => {
  const feed = feedOf('opened');
  feed.ask();
  feed.begin(following(2, 'playing', position({}), [sat, flip]));
  expect(audience.jump).toHaveBeenCalledWith(feed.position, [sat, flip], []);
  expect(audience.take).not.toHaveBeenCalled();
});

test('for someone who waited, the deal is news', () => {
  const feed = feedOf('waited');
  feed.ask();
  feed.begin(following(1, 'open', null, [sat]));
  feed.update(update(2, position({}), [flip]));
  expect(audience.take).toHaveBeenCalledWith(expect.objectContaining({ lines: [flip] }));
});

test('a deal during a break of the connection is news to someone who waited', () => {
  const feed = feedOf('broken');
  feed.ask();
  feed.begin(following(1, 'open', null, [sat]));
  feed.ask();
  feed.begin(following(2, 'playing', position({}), [flip]));
  expect(audience.take).toHaveBeenCalledWith(expect.objectContaining({ lines: [flip] }));
});

test('the deal of a table that was made here is news, once', () => {
  noteMade('made');
  const first = feedOf('made');
  first.ask();
  first.begin(following(2, 'playing', position({}), [sat, flip]));
  expect(audience.take).toHaveBeenCalledTimes(1);
  const again = feedOf('made');
  again.ask();
  again.begin(following(2, 'playing', position({}), [sat, flip]));
  expect(audience.take).toHaveBeenCalledTimes(1);
  expect(audience.jump).toHaveBeenCalledTimes(1);
});

test('whoever comes back gets the present at once, with what was missed', () => {
  const feed = feedOf('back');
  feed.ask();
  feed.begin(following(2, 'playing', position({}), [sat, flip]));
  feed.ask();
  const missed = line(3, 'draw', 'Ann draws.');
  feed.begin(following(3, 'playing', position({}), [missed]));
  expect(audience.jump).toHaveBeenLastCalledWith(feed.position, [sat, flip, missed], [missed]);
});

test('a connection that comes back to the same disturbs nothing', () => {
  const feed = feedOf('same');
  feed.ask();
  feed.begin(following(2, 'playing', position({}), [sat, flip]));
  audience.jump.mockClear();
  feed.ask();
  feed.begin(following(2, 'playing', position({}), []));
  expect(audience.jump).not.toHaveBeenCalled();
});

test('an update that is known already is no news', () => {
  const feed = feedOf('known');
  feed.ask();
  feed.begin(following(2, 'playing', position({}), [sat, flip]));
  expect(feed.update(update(2, position({}), [flip]))).toBe('known');
  expect(audience.take).not.toHaveBeenCalled();
});
