import { describe, expect, it } from 'vitest';

import type { Area } from '../lib/protocol';
import { area, counter, down, face, position, up } from './gallery/build';
import { arena } from './gallery/arena';
import { fixtures } from './gallery/fixtures';
import { round } from './gallery/round';
import {
  arrange,
  asides,
  isFixed,
  isFlanked,
  isHidden,
  isLoose,
  pileColumns,
  type Side,
  type Table,
} from './layout';
import { sizesFor } from './sizes';

const names = ['Ann', 'Bob', 'Cy'];

describe('seats', () => {
  it('put the viewer at the bottom and the others clockwise from there', () => {
    const table = arrange(position({ names }).view.scene, names, 1);
    expect(table.near?.seat).toBe(1);
    expect(table.far.map((side) => side.seat)).toEqual([2, 0]);
  });

  it('put the owner of the last area at the bottom for someone who watches', () => {
    const areas = [
      area('a', 'A', 0, 'hand', []),
      area('b', 'B', 1, 'hand', []),
      area('c', 'C', null, 'row', []),
    ];
    expect(arrange({ moment: '', prompt: '', focus: [], areas }, ['Ann', 'Bob'], null).near?.seat).toBe(1);
  });

  it('exist for every owner, even without a name', () => {
    const areas = [area('a', 'A', 3, 'hand', [])];
    expect(arrange({ moment: '', prompt: '', focus: [], areas }, [], 0).far.map((side) => side.seat)).toEqual(
      [1, 2, 3],
    );
  });

  it('may be none at all', () => {
    const table = arrange({ moment: '', prompt: '', focus: [], areas: [] }, [], null);
    expect([table.near, table.far]).toEqual([null, []]);
  });
});

describe('shapes', () => {
  it.each([
    ['duel-battle', 'duel'],
    ['round-3', 'round'],
    ['round-6', 'round'],
    ['arena', 'arena'],
    ['market', 'arena'],
    ['nothing', 'duel'],
  ])('%s is a %s', (name, shape) => {
    const drawn = fixtures()[name] ?? position({});
    expect(arrange(drawn.view.scene, drawn.names, drawn.seat).shape).toBe(shape);
  });
});

describe('areas', () => {
  it('lie on the side of their owner or in the middle, each exactly once', () => {
    for (const { view, names, seat } of Object.values(fixtures())) {
      const { near, far, middle } = arrange(view.scene, names, seat);
      const sides = [...far, ...(near ? [near] : [])];
      const drawn = [
        ...sides.flatMap((side) => [...side.hands, ...side.rows, ...side.piles]),
        ...middle.grids,
        ...middle.tracks,
        ...middle.rows,
        ...middle.piles,
      ].map(({ id }) => id);
      const tallies = [...sides.flatMap((side) => side.tallies), ...middle.tallies].map(
        (tally) => tally.area,
      );
      const expected = view.scene.areas.map(({ id }) => id);
      expect([...new Set([...drawn, ...tallies])].sort()).toEqual([...expected].sort());
      expect(new Set(drawn).size, 'none twice').toBe(drawn.length);
    }
  });
});

describe('counters', () => {
  const two = ['Ann', 'Bob'];
  const scene = (items: Parameters<typeof area>[4], owner: number | null = null) => ({
    moment: '',
    prompt: '',
    focus: [],
    areas: [area('n', 'N', owner, 'counters', items)],
  });

  it('of a shared area go to the seats one by one when there is one for each', () => {
    const table = arrange(scene([counter('a', 'Wins', 1), counter('b', 'Wins', 2)]), two, 0);
    expect(table.near?.tallies.map(({ item }) => item.id)).toEqual(['a']);
    expect(table.far[0]?.tallies.map(({ item }) => item.id)).toEqual(['b']);
  });

  it('that are of several sorts stay shared, even if there are as many as seats', () => {
    const table = arrange(scene([counter('a', 'Blue cubes', 1), counter('b', 'Red cubes', 2)]), two, 0);
    expect(table.middle.tallies.map(({ item }) => item.id)).toEqual(['a', 'b']);
  });

  it('with owners go to those, whatever their order', () => {
    const items = [counter('a', 'Wins', 1, { owner: 1 }), counter('b', 'Wins', 2, { owner: 0 })];
    const table = arrange(scene(items), two, 0);
    expect(table.near?.tallies.map(({ item }) => item.id)).toEqual(['b']);
  });

  it('of an owned area go to its owner', () => {
    expect(arrange(scene([counter('a', 'Gold', 1)], 1), two, 0).far[0]?.tallies).toHaveLength(1);
  });

  it('that nobody owns stay in the middle', () => {
    expect(arrange(scene([counter('a', 'Round', 1)]), two, 0).middle.tallies).toHaveLength(1);
  });
});

describe('columns', () => {
  it('are as many as the widest row with places needs', () => {
    const areas = [
      area('a', 'A', 0, 'row', [up('x', face('X', 'x'), { at: [4, 0] })]),
      area('b', 'B', 1, 'row', [down('y', { at: [1, 0] })]),
    ];
    expect(arrange({ moment: '', prompt: '', focus: [], areas }, ['Ann', 'Bob'], 0).columns).toBe(5);
  });

  it('of zones are there before anything lies on them', () => {
    const areas = [area('a', 'A', 0, { zones: { count: 7 } }, [])];
    const table = arrange({ moment: '', prompt: '', focus: [], areas }, ['Ann', 'Bob'], 0);
    expect(table.columns).toBe(7);
    expect(table.near?.rows.map((row) => [isFixed(row), isLoose(row, table)])).toEqual([[true, false]]);
  });

  it('have the rows that come and go beside them', () => {
    const drawn = fixtures()['duel-plays'] ?? position({});
    const table = arrange(drawn.view.scene, drawn.names, drawn.seat);
    const labels = [table.near, table.far[0]].map((side) =>
      side ? asides(side, table).map((areas) => areas.map((area) => area.label)) : [],
    );
    expect(labels).toEqual([[['Plays in effect'], ['Open cards']], [['Plays in effect']]]);
  });

  it('do not come from boards or tracks', () => {
    expect(arrange(arena().view.scene, [], 0).columns).toBe(0);
    expect(arrange(round().view.scene, [], 0).columns).toBe(0);
  });
});

describe('a bench', () => {
  const cards = (id: string, count: number) =>
    Array.from({ length: count }, (_, index) => down(`${id}.${index}`));
  const table = (pool: number, players: number): Table => {
    const pools = [area('pool.0', 'Pool', 0, 'row', cards('p', pool)), area('deck.0', 'Deck', 0, 'row', [])];
    const others = [area('pool.1', 'Pool', 1, 'row', cards('q', 40))];
    const areas = [...(1 < players ? others : []), ...pools];
    return arrange({ moment: '', prompt: '', focus: [], areas }, names.slice(0, players), 0);
  };
  const loose = (drawn: Table) => drawn.near?.rows.map((row) => isLoose(row, drawn));

  it('is what lies before someone who has more cards than fit in a line', () => {
    expect([table(24, 3), table(25, 3), table(25, 1)].map(({ isBench }) => isBench)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('has the whole width for each of its rows', () => {
    expect(loose(table(24, 3))).toEqual([true, true]);
    expect(loose(table(25, 3))).toEqual([false, false]);
  });

  it('is not what lies before others', () => {
    const drawn = table(25, 3);
    expect(drawn.far.flatMap((side) => side.rows.map((row) => isLoose(row, drawn)))).toEqual([true]);
    expect(table(10, 3).isBench).toBe(false);
  });

  it('is scrolled, with cards that can be told apart', () => {
    for (const [width, height] of [
      [884, 723],
      [390, 735],
    ] as const) {
      const drawn = sizesFor(table(90, 3), { width, height });
      expect(drawn.card, `${width} pixels`).toBe(64);
      expect(drawn.isOverfull, 'nothing of it is kept in sight').toBe(false);
    }
  });
});

describe('piles', () => {
  const side = (piles: number, hands: number): Side => ({
    seat: 0,
    hands: Array.from({ length: hands }, () => area('h', 'H', 0, 'hand', [])),
    rows: [],
    piles: Array.from({ length: piles }, () => area('p', 'P', 0, 'pile', [])),
    tallies: [],
  });

  const plain = arrange(position({ names }).view.scene, names, 0);

  it('stand in two lines beside a hand that is held up', () => {
    expect([1, 2, 3, 4].map((count) => pileColumns(side(count, 1), true, plain))).toEqual([1, 1, 2, 2]);
  });

  it('stand in one line elsewhere', () => {
    expect(pileColumns(side(3, 1), false, plain)).toBe(3);
    expect(pileColumns(side(3, 0), true, plain)).toBe(3);
    expect(pileColumns(side(0, 0), true, plain)).toBe(1);
  });
});

describe('narrow rows', () => {
  const rows = (seat: number, columns: number, count: number): Area[] =>
    Array.from({ length: count }, (_, index) =>
      area(`row.${index}.${seat}`, 'Row', seat, { zones: { count: columns } }, []),
    );
  const shared = area('shared', 'Shared', null, 'row', []);
  const table = (columns: number, count: number, middle: Area[] = [shared]): Table =>
    arrange(
      {
        moment: '',
        prompt: '',
        focus: [],
        areas: [...middle, ...rows(0, columns, count), ...rows(1, columns, count)],
      },
      ['Ann', 'Bob'],
      0,
    );

  it('lie between panel and piles where each side has several of them', () => {
    expect(isFlanked(table(4, 2))).toBe(true);
    expect(isFlanked(table(4, 1)), 'one row has the line to itself').toBe(false);
    expect(isFlanked(table(7, 2)), 'wide rows take the whole width').toBe(false);
    expect(isFlanked(table(4, 2, [])), 'rows that face each other line up').toBe(false);
  });

  it('have piles in two lines beside them, of whomever they are', () => {
    const far: Side = { seat: 1, hands: [], rows: [], piles: [], tallies: [] };
    const piles = Array.from({ length: 4 }, () => area('p', 'P', 1, 'pile', []));
    expect(pileColumns({ ...far, piles }, false, table(4, 2))).toBe(2);
    expect(pileColumns({ ...far, piles }, false, table(4, 1))).toBe(4);
  });
});

it('a hand of backs tells nothing but its number', () => {
  expect(isHidden(area('h', 'H', 1, 'hand', [down('a'), down('b')]))).toBe(true);
  expect(isHidden(area('h', 'H', 1, 'hand', [down('a'), up('b', face('B', 'b'))]))).toBe(false);
});
