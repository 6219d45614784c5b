import { describe, expect, it } from 'vitest';

import type { View } from '../lib/protocol';
import { choicesFor, choicesForBoth, dropsOf, offersOf, partnersOf } from './choices';
import { area, choice, down, face, position, up } from './gallery/build';

function view(...choices: View['choices']): View {
  return position({
    areas: [
      area('hand.0', 'Hand', 0, 'hand', [
        up('card.1', face('One', 'fire')),
        up('card.2', face('Two', 'ice')),
      ]),
      area('zones.0', 'Zones', 0, 'row', [down('zone.1')]),
      area('arena', 'Arena', null, { grid: { width: 3, height: 2 } }, []),
    ],
    choices,
  }).view;
}

function notations(choices: readonly { notation: string }[] | undefined): string[] {
  return (choices ?? []).map(({ notation }) => notation);
}

describe('choices', () => {
  it('are found by each item they touch', () => {
    const offers = offersOf(view(choice('a', 'A', 'card.1', 'zone.1'), choice('b', 'B', 'card.2', 'zone.1')));
    expect(notations(choicesFor(offers, 'card.1'))).toEqual(['a']);
    expect(notations(choicesFor(offers, 'zone.1'))).toEqual(['a', 'b']);
    expect(notations(choicesForBoth(offers, 'zone.1', 'card.2'))).toEqual(['b']);
  });

  it('that touch nothing on the table are loose', () => {
    const offers = offersOf(
      view(choice('pass', 'Pass'), choice('ghost', 'Ghost', 'not-there'), choice('a', 'A', 'card.1')),
    );
    expect(notations(offers.loose)).toEqual(['pass', 'ghost']);
  });

  it('can be about an area or a free space of a grid', () => {
    const offers = offersOf(
      view(choice('a', 'A', 'zones.0'), choice('b', 'B', 'arena@2,1'), choice('c', 'C', 'arena@3,0')),
    );
    expect(notations(choicesFor(offers, 'zones.0'))).toEqual(['a']);
    expect(notations(choicesFor(offers, 'arena@2,1'))).toEqual(['b']);
    expect(notations(offers.loose), 'a space off the board is none').toEqual(['c']);
  });

  it('are not offered twice when they name an item twice', () => {
    expect(choicesFor(offersOf(view(choice('a', 'A', 'card.1', 'card.1'))), 'card.1')).toHaveLength(1);
  });
});

describe('copies of a card', () => {
  const { view } = position({
    areas: [
      area('hand.0', 'Hand', 0, 'hand', [
        up('card', face('One', 'fire')),
        up('card~2', face('One', 'fire')),
        up('card~3', face('One', 'fire')),
      ]),
      area('discard.0', 'Discard pile', 0, 'pile', [up('card~4', face('One', 'fire'))]),
      area('play.0', 'In play', 0, 'row', []),
    ],
    choices: [choice('play', 'Play', 'card', 'play.0'), choice('burn', 'Burn', 'card~3')],
  });
  const offers = offersOf(view);

  it('can all be used like the first of them, unless one has choices of its own', () => {
    expect(notations(choicesFor(offers, 'card~2'))).toEqual(['play']);
    expect(notations(choicesFor(offers, 'card~3'))).toEqual(['burn']);
  });

  it('cannot be used where the first does not lie', () => {
    expect(choicesFor(offers, 'card~4')).toEqual([]);
  });

  it('are dragged to where the first would be, and not onto it', () => {
    expect([...dropsOf(offers, 'card~2').targets.keys()]).toEqual(['play.0']);
  });
});

describe('dragging', () => {
  const offers = offersOf(
    view(
      choice('swap', 'Swap', 'card.1', 'zone.1'),
      choice('use', 'Use', 'card.1'),
      choice('store', 'Store', 'card.1', 'zones.0'),
      choice('far', 'Far', 'card.1', 'not-there'),
      choice('other', 'Other', 'card.2', 'zone.1'),
    ),
  );

  it('goes to what else the choices touch', () => {
    const { targets } = dropsOf(offers, 'card.1');
    expect([...targets.keys()]).toEqual(['zone.1', 'zones.0']);
    expect(notations(targets.get('zone.1'))).toEqual(['swap']);
  });

  it('goes anywhere for choices about the item alone', () => {
    expect(notations(dropsOf(offers, 'card.1').alone)).toEqual(['use', 'far']);
  });

  it('has no goal for an item without choices', () => {
    expect(dropsOf(offers, 'nobody')).toEqual({ targets: new Map(), alone: [] });
  });

  it('lights up its goals', () => {
    expect(partnersOf(offers, 'zone.1')).toEqual(new Set(['card.1', 'card.2']));
  });
});
