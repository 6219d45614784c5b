/** Someone opens packs alone, builds a deck of what is in them, and has it made. */

import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { byWish, Table } from './lib/table';

for (const [screen, options] of Object.entries({ desk: {}, phone: PHONE })) {
  test(`a deck is built of opened packs, every card of which lies on the table (${screen})`, async ({
    visit,
  }) => {
    const { page } = await visit('Ann', options);
    await page.goto('/');
    await page.getByRole('link', { name: 'New table of OverPower Draft' }).click();
    await page.getByRole('group', { name: 'Mode' }).getByText('Sealed').click();
    await expect(page.getByRole('heading', { name: 'Seats 1 player' })).toBeVisible();
    await page.getByRole('button', { name: 'Make the table' }).click();

    const table = new Table(page);
    await table.isAsked();
    await expect.poll(() => table.cardsBeside()).toBe(0);
    await keepPicture(page, `sealed-${screen}`);
    while (await table.choose(byWish(/^Hand the deck in/, /^Complete the deck/)));
    await expect(table.result.getByRole('heading')).toHaveText('The deck is made');
    await expect(table.result.getByRole('listitem'), 'nobody is first').toHaveCount(0);
    await table.result.getByRole('button', { name: 'Play again' }).click();
    await expect(table.result).toHaveCount(0);
    expect(await table.isAsked(), 'other packs are opened').toBe(true);
  });
}
