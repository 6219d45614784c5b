import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Me } from './protocol';

const me = vi.hoisted(() => vi.fn());
vi.mock('./api', () => ({ me }));

const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  me.mockReset();
  vi.unstubAllGlobals();
});

/** Gets who we are on a page that was just opened. */
async function arrive(wasNamed: boolean) {
  if (wasNamed) kept.set('fracas:named', 'true');
  const { who } = await import('./who.svelte');
  who.load();
  return who;
}

test('someone who was here before is named as soon as the server has said so', async () => {
  let answer: ((me: Me) => void) | undefined;
  me.mockReturnValue(new Promise<Me>((resolve) => (answer = resolve)));
  const who = await arrive(true);
  const settled = vi.fn();
  const asked = who.isNamed().then((isNamed) => (settled(), isNamed));
  await Promise.resolve();
  expect(settled, 'it waits for the server').not.toHaveBeenCalled();
  answer?.({ name: 'Ann' });
  expect(await asked).toBe(true);
  expect(who.name).toBe('Ann');
});

test('someone who never gave a name is not asked about', async () => {
  const who = await arrive(false);
  expect(await who.isNamed()).toBe(false);
  expect(me).not.toHaveBeenCalled();
});

test('someone whom the server has forgotten has no name', async () => {
  me.mockResolvedValue(null);
  const who = await arrive(true);
  expect(await who.isNamed()).toBe(false);
  expect(kept.get('fracas:named')).toBe('false');
});

test('a server that cannot be reached leaves the question open, and a greeting settles it', async () => {
  me.mockRejectedValue(new Error('unreachable'));
  const who = await arrive(true);
  expect(await who.isNamed()).toBe(false);
  expect(kept.get('fracas:named'), 'it will be asked again').toBe('true');
  who.greet({ name: 'Ann' });
  expect(await who.isNamed()).toBe(true);
});
