/** What someone sees when something is not as it should be, or not any more. */

import type { Page } from '@playwright/test';

import type { ClientMessage, ServerMessage } from '../src/lib/protocol';
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
  await expect(ann.page.getByText('1 watching')).toBeVisible();
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
  const absence = ann.page.getByText(/Bob has been away since \d\d:\d\d\. The match waits\./);
  await expect(absence).toBeHidden();
  const address = bob.page.url();
  await bob.page.goto('/about');
  await expect(absence).toBeVisible();
  await expect(absence).toContainText(/A bot can play on from \d\d:\d\d\./);
  await expect(ann.page.getByRole('button', { name: 'Let a bot play on' })).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(ann.page.getByText(/The link (is copied|to this table)/)).toBeVisible();
  await keepPicture(ann.page, 'opponent-away');
  await bob.page.goto(address);
  await expect(absence).toBeHidden();
});

test('after a while a bot may play on for someone who left', async ({ visit }) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  const wish = await hurry(ann.page);
  await startTogether(ann, bob);
  const offer = ann.page.getByRole('button', { name: 'Let a bot play on' });
  await expect(offer).toHaveCount(0);
  const address = bob.page.url();
  await bob.page.goto('/about');
  await expect(ann.page.getByText('A bot can play on until they are back.')).toBeVisible();
  await keepPicture(ann.page, 'opponent-away-long');
  await offer.click();
  await expect.poll(() => wish.place()).toBe(1);
  await bob.page.goto(address);
  await expect(offer).toHaveCount(0);
});

test('someone for whom a bot plays on is told so, and takes over again where that is possible', async ({
  visit,
}) => {
  const ann = await visit('Ann');
  const bot = await replaceByBot(ann.page);
  await startWithBot(ann);
  await expect(ann.page.getByText('A bot plays on for you.')).toBeVisible();
  await expect(ann.page.getByRole('button', { name: /^(Resign|Undo|Ask to undo)$/ })).toHaveCount(0);
  await keepPicture(ann.page, 'bot-plays-for-you');
  await ann.page.getByRole('button', { name: 'Play on yourself' }).click();
  await expect.poll(() => bot.wasAsked()).toBe(true);

  bot.isForGood = true;
  await ann.page.reload();
  await expect(ann.page.getByText('Your time ran out; a bot finishes for you.')).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'Play on yourself' })).toHaveCount(0);
});

test('nobody is missed once the match is over', async ({ visit }) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  const [ours] = await startTogether(ann, bob);
  await bob.page.goto('/about');
  await expect(ann.page.getByText('Bob has been away since')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Resign' }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ours.result).toBeVisible();
  await expect(ann.page.getByText('Bob has been away since')).toHaveCount(0);
});

test('on a phone the sheets are out of the way when the match ends', async ({ visit }) => {
  const { page } = await visit('Ann', PHONE).then(async (ann) => (await startWithBot(ann), ann));
  const button = page.getByRole('button', { name: 'Table', exact: true });
  await button.tap();
  await page.getByRole('button', { name: 'Resign' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
  await expect(new Table(page).result).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await keepPicture(page, 'resigned-phone');
});

test('the icon of the page has a dot while it is one’s turn', async ({ visit }) => {
  const ann = await visit('Ann');
  const icon = ann.page.locator('link[rel="icon"]');
  await ann.page.goto('/');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
  const table = await startWithBot(ann);
  await table.isAsked();
  await expect(icon).toHaveAttribute('href', '/favicon-turn.svg');
  expect((await ann.context.request.get('/favicon-turn.svg')).ok()).toBe(true);
  await ann.page.getByRole('link', { name: 'Fracas, to the lobby' }).click();
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});

test('whoever looks elsewhere is called when the match starts, if they want to be', async ({ visit }) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  await looksElsewhere(ann.page);
  const id = await waitForSomeone(ann);
  await ann.page.getByRole('button', { name: /Menu and settings/ }).click();
  await ann.page.getByRole('checkbox', { name: 'Show a message' }).check();
  await sitDown(bob, id, 1);
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText(/Ann against Bob/);
  const calls = () => ann.page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls);
  await expect.poll(calls).toEqual([expect.stringMatching(/^The match starts/)]);
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
    late.getByRole('alert').filter({ hasText: 'this was meant for an earlier moment' }),
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
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText(/Ann the Second against .*Bot/);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/W{40} against .*Bot/);
  await keepPicture(page, 'long-name-phone');
});

/** Makes a page believe that it is out of sight, and notes the messages it shows. */
async function looksElsewhere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    const Message = function (_: string, { body }: { body: string }): void {
      calls.push(body);
    };
    const permission = 'granted';
    Object.assign(Message, { permission, requestPermission: () => Promise.resolve(permission) });
    Object.assign(globalThis, { calls, Notification: Message });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
}

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

/** Lets a page believe that a bot may play on as soon as someone has left, and notes for whom it is asked. */
async function hurry(page: Page): Promise<{ place: () => number | null }> {
  let place: number | null = null;
  await page.routeWebSocket(/\/api\/v1\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const request = JSON.parse(String(data)) as ClientMessage;
      if (request.type !== 'replace') return server.send(data);
      place = request.place;
      socket.send(JSON.stringify({ type: 'done', id: request.id } satisfies ServerMessage));
    });
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'table' || message.type === 'following') message.table.away_limit = 0;
      socket.send(JSON.stringify(message));
    });
  });
  return { place: () => place };
}

/** Lets a page believe that a bot plays on for its reader, and notes whether they take over. */
async function replaceByBot(page: Page): Promise<{ isForGood: boolean; wasAsked: () => boolean }> {
  let asked = false;
  const bot = { isForGood: false, wasAsked: () => asked };
  await page.routeWebSocket(/\/api\/v1\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const { id, type } = JSON.parse(String(data)) as ClientMessage;
      if (type !== 'take-over') return server.send(data);
      asked = true;
      socket.send(JSON.stringify({ type: 'done', id } satisfies ServerMessage));
    });
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'table' || message.type === 'following') {
        const { table } = message;
        table.can_take_over = !bot.isForGood;
        for (const seat of table.seats) seat.bot_plays = seat.place === table.your_place;
      }
      socket.send(JSON.stringify(message));
    });
  });
  return bot;
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
