import { afterEach, expect, test, vi } from 'vitest';

import * as api from './api';
import { Refused, Unreachable } from './errors';

function answer(status: number, body: string): void {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })));
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a refusal keeps its code, rule, sentence and problems', async () => {
  const refusal = { code: 'bad-deck', rule: 54, sentence: 'The deck does not fit.' };
  const problems = [{ place: 'deck', message: '59 Heroes, 60 wanted.' }];
  answer(422, JSON.stringify({ refusal, problems }));
  const error = await failure(api.sit('t', 0, { nonce: 'n', deck: null }));
  expect(error).toBeInstanceOf(Refused);
  expect((error as Refused).refusal).toEqual(refusal);
  expect((error as Refused).problems).toEqual(problems);
});

test('a failure that is not ours still has a sentence', async () => {
  answer(502, '<html>Bad gateway</html>');
  const error = (await failure(api.games())) as Refused;
  expect(error.refusal.code).toBe('status-502');
  expect(error.message).toContain('server has a problem');
});

test('no network is told apart from a refusal', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  expect(await failure(api.games())).toBeInstanceOf(Unreachable);
});

test('a call that the page gave up is not reported as a lost network', async () => {
  const gone = new AbortController();
  gone.abort();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new DOMException('aborted', 'AbortError')));
  const error = await failure(api.checkDeck('g', { mode: 'm', options: {}, list: '' }, gone.signal));
  expect(error).not.toBeInstanceOf(Refused);
});

test('ids are kept inside their part of the address', async () => {
  answer(200, '{}');
  await api.table('../me');
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/v1/tables/..%2Fme');
});

test('an answer without a body is nothing', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 204 })));
  expect(await api.forgetMe()).toBeUndefined();
});
