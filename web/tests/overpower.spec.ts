/** OverPower: a deck with a team is mended in the builder, and a Venture match is played to its end. */

import type { Page } from '@playwright/test';

import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { startWithBot, type Wish } from './lib/setup';
import { byWish, Table, type Press } from './lib/table';

const VENTURE: Wish = { game: 'overpower', mode: 'venture', options: { first: 'seat-0' } };

test('look', async ({ visit }) => {
  const ann = await visit('Ann');
  const table = await startWithBot(ann, VENTURE);
  await table.choose(byWish(/first/));
  await table.isAsked();
  for (let step = 0; step < 2; step += 1) await table.choose((labels) => labels[0] ?? '');
  await keepPicture(ann.page, 'op-a');
  const phone = await visit('Bob', PHONE);
  const other = await startWithBot(phone, VENTURE);
  await other.isAsked();
  await keepPicture(phone.page, 'op-phone-a');
});
