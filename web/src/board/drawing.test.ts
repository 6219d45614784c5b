import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';

import type { Item, Position } from '../lib/protocol';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { area, face, position, tableOf, up } from './gallery/build';
import { fixtures } from './gallery/fixtures';
import { Stage } from './stage.svelte';

function draw(drawn: Position): string {
  const props = {
    position: drawn,
    table: tableOf(drawn.names),
    stage: new Stage(() => true),
    play: async () => {},
    animate: false,
  };
  return render(Board, { props }).body;
}

describe('the board', () => {
  it.each(Object.keys(fixtures()))('draws %s with every place and every answer', (name) => {
    const drawn = fixtures()[name] ?? position({});
    const page = draw(drawn);
    for (const { id, layout } of drawn.view.scene.areas) {
      if (layout !== 'counters') expect(page).toContain(`data-area="${id}"`);
    }
    for (const choice of drawn.view.choices.filter(({ items }) => items.length === 0))
      expect(page).toContain(choice.label);
  });

  it('offers nothing to someone who only looks', () => {
    const drawn = fixtures()['arena'] ?? position({});
    const stage = new Stage(() => true);
    const props = { position: drawn, table: tableOf(drawn.names), stage, play: null, animate: false };
    const page = render(Board, { props }).body;
    expect(page).not.toContain('can be played');
    expect(page).not.toContain('End your turn');
  });

  it('says whose turn it is and who has won in words', () => {
    expect(draw(fixtures()['duel-battle'] ?? position({}))).toContain('Waiting for rusty');
    expect(draw(fixtures()['tie'] ?? position({}))).toContain('A tie');
  });

  it('takes what is missing in older messages for nothing', () => {
    const bare = {
      id: 'x',
      face: { card: null, name: 'X', kind: 'fire', numbers: {}, text: '' },
      at: null,
      count: null,
      badges: [],
    };
    const page = draw(position({ areas: [area('a', 'A', 0, 'row', [bare as unknown as Item])] }));
    expect(page).toContain('/icons/flame.svg');
  });
});

describe('a card', () => {
  it('shows text as text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const page = render(CardFace, { props: { face: face(evil, evil, {}, { text: evil }) } }).body;
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img');
  });

  it('puts its main number first and its name beside it', () => {
    const page = render(CardFace, {
      props: { face: up('a', face('Bojax', 'fire', { cost: 2, power: 105 })).face ?? face('', '') },
    });
    expect(
      page.body
        .replaceAll(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, 2),
    ).toEqual(['105', 'Bojax']);
  });
});
