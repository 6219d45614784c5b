/** What someone sees when something is not as it should be, or not any more. */

import type { Page } from '@playwright/test';

import type { ServerMessage } from '../src/lib/protocol';
import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { sitDown, startTogether, startWithBot, waitForSomeone } from './lib/setup';
import { IN_SIGHT, Table } from './lib/table';

test('a link to a table that never was says so and leads on', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/t/there-is-no-such-table');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await keepPicture(page, 'no-such-table');
  await page.getByRole('link', { name: 'To the lobby', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
});

test('a link to a replay of a match that is still on says so and leads to the table', async ({ visit }) => {
  const ann = await visit('Ann');
  ann.expectComplaint(/status of 409 .*replay/);
  const table = await startWithBot(ann);
  await table.isAsked();
  await ann.page.goto(`${ann.page.url()}/replay`);
  await expect(ann.page.getByRole('heading', { name: 'There is no replay to show' })).toBeVisible();
  await keepPicture(ann.page, 'no-replay');
  await ann.page.getByRole('link', { name: 'To the table' }).click();
  await expect(table.decision).toBeVisible();
});

test('whoever opens the invitation to a full table watches', async ({ visit }) => {
  const [ann, bob, cyd] = [await visit('Ann'), await visit('Bob'), await visit()];
  const id = await waitForSomeone(ann);
  await sitDown(bob, id, 1);
  await cyd.page.goto(`/t/${id}`);
  await expect(cyd.page.getByText('You are watching', { exact: true })).toBeVisible();
  await expect(cyd.page.getByRole('button', { name: /Take this seat|Sit down/ })).toHaveCount(0);
  await expect(ann.page.getByText('1 watches')).toBeVisible();
});

test('seats that are kept for others are not offered', async ({ visit }) => {
  const [ann, bob, cyd] = [await visit('Ann'), await visit('Bob'), await visit('Cyd')];
  await startTogether(ann, bob);
  await ann.page.getByRole('button', { name: 'Resign' }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ann.page.getByText('Waiting for Bob.')).toBeVisible();
  await cyd.page.goto(ann.page.url());
  await expect(cyd.page.getByText('Every seat is taken. Stay here to watch')).toBeVisible();
  await expect(cyd.page.getByText('Kept for Bob')).toBeVisible();
  await expect(cyd.page.getByRole('button', { name: /Take this seat|Sit down/ })).toHaveCount(0);
  await keepPicture(cyd.page, 'waiting-room-full');
});

test('an opponent who leaves is missed, and greeted back', async ({ visit }) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  await startTogether(ann, bob);
  const absence = ann.page.getByText('Bob has left for now. The match waits until they are back.');
  await expect(absence).toBeHidden();
  const address = bob.page.url();
  await bob.page.goto('/about');
  await expect(absence).toBeVisible();
  await bob.page.goto(address);
  await expect(absence).toBeHidden();
});

test('a move from a tab that has fallen behind is refused in words, and nothing is lost', async ({
  visit,
}) => {
  const ann = await visit('Ann');
  const table = await startWithBot(ann);
  await table.drawCards();
  const late = await ann.tab();
  const held = await holdUpdates(late);
  await late.goto(ann.page.url());
  const lateTable = new Table(late);
  await expect(lateTable.playable).toHaveCount(7);

  held.start();
  await table.decide();
  await expect(lateTable.playable, 'the other tab does not know yet').toHaveCount(7);
  await lateTable.playable.last().click(IN_SIGHT);
  await expect(
    late.getByRole('alert').filter({ hasText: 'this was meant for an earlier decision' }),
  ).toBeVisible();
  await keepPicture(late, 'refused-move');
  await expect(table.playable).toHaveCount(6);

  held.end();
  await expect(lateTable.playable).toHaveCount(6);
  await lateTable.decide();
  await expect(table.playable).toHaveCount(5);
});

test('a name the server has forgotten is asked for again', async ({ visit }) => {
  const ann = await visit('Ann');
  ann.expectComplaint(/status of 401/);
  await ann.page.goto('/');
  await expect(ann.page.getByRole('button', { name: /^Ann/ })).toBeVisible();
  await ann.context.request.delete('/api/v1/me');
  await ann.page.getByRole('button', { name: 'Play against a bot' }).first().click();
  const name = ann.page.getByLabel('Your name');
  await expect(name).toBeFocused();
  await keepPicture(ann.page, 'name-asked-again');
  await name.fill('Ann the Second');
  await ann.page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText(/Ann the Second against Bot/);
});

test('someone with a name is not asked for it while the page is still finding out', async ({ visit }) => {
  const ann = await visit('Ann');
  const { page } = ann;
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ann' })).toBeVisible();
  const line = await holdGreetings(page);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Make the table' }).click();
  line.open();
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveCount(0);
});

test('a server that stops says so, and the page finds it again', async ({ server, visit }) => {
  const ann = await visit('Ann');
  ann.expectComplaint(/ERR_CONNECTION|WebSocket connection/);
  const table = await startWithBot(ann);
  await table.isAsked();
  await server.stop();
  const banner = ann.page.getByText(/the server restarts; everything is kept/i);
  await expect(banner).toBeVisible();
  await keepPicture(ann.page, 'server-stops');
  await server.start();
  await expect(banner).toBeHidden({ timeout: 20_000 });
  await table.playToTheEnd();
});

test('a name is neither too long nor empty', async ({ visit }) => {
  const ann = await visit(null, PHONE);
  ann.expectComplaint(/status of 422 .*\/me/);
  const { page } = ann;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against a bot' }).first().tap();
  const name = page.getByLabel('Your name');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await name.fill('\u200b\u200b');
  await play.tap();
  await expect(page.getByRole('alert').filter({ hasText: 'a name has 1 to 40 characters' })).toBeVisible();
  await keepPicture(page, 'bad-name-phone');
  await name.fill('');
  await name.pressSequentially('W'.repeat(60));
  await expect(name).toHaveValue('W'.repeat(40));
  await play.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/W{40} against Bot/);
  await keepPicture(page, 'long-name-phone');
});

/** Keeps the page from being told who looks at it, until the line is opened. */
async function holdGreetings(page: Page): Promise<{ open: () => void }> {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/api/v1/me', async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.routeWebSocket(/\/api\/v1\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => void isOpen.then(() => socket.send(data)));
  });
  return { open };
}

/** Keeps the news of a table from a tab, as a slow line would, until it is let through. */
async function holdUpdates(page: Page): Promise<{ start: () => void; end: () => void }> {
  let isHolding = false;
  let release: (() => void)[] = [];
  await page.routeWebSocket(/\/api\/v1\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const { type } = JSON.parse(String(data)) as ServerMessage;
      if (isHolding && type === 'update') release.push(() => socket.send(data));
      else socket.send(data);
    });
  });
  return {
    start: () => (isHolding = true),
    end: () => {
      isHolding = false;
      release.forEach((send) => send());
      release = [];
    },
  };
}
