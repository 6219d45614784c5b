import { expect, test } from 'vitest';

import { describe, namesIn, typeWords } from './openapi';

const document = {
  info: { title: 'Fracas', version: '1' },
  paths: {
    '/api/v1/tables': {
      get: {
        tags: ['tables'],
        summary: 'Lists the lobby',
        responses: {
          200: {
            description: 'The tables',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Listing' } },
              },
            },
          },
        },
      },
      post: {
        tags: ['tables'],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewTable' } } },
        },
      },
    },
    '/health': { get: {} },
  },
  components: { schemas: { Listing: { type: 'object' } } },
};

test('calls are grouped by their tag, in order', () => {
  const { groups } = describe(document);
  expect(groups.map((group) => group.name)).toEqual(['tables', 'Calls']);
  expect(groups[0]?.operations.map((each) => `${each.method} ${each.path}`)).toEqual([
    'GET /api/v1/tables',
    'POST /api/v1/tables',
  ]);
});

test('bodies and answers keep their schemas', () => {
  const [get, post] = describe(document).groups[0]?.operations ?? [];
  expect(get?.answers[0]).toMatchObject({ status: '200', about: 'The tables' });
  expect(typeWords(get?.answers[0]?.schema ?? {})).toBe('list of Listing');
  expect(typeWords(post?.body ?? {})).toBe('NewTable');
  expect(get?.body).toBeNull();
});

test('an empty document is an empty description', () => expect(describe(null).groups).toEqual([]));

test('types are said in plain words', () => {
  expect(typeWords({ type: ['string', 'null'] })).toBe('text or nothing');
  expect(typeWords({ oneOf: [{ type: 'null' }, { $ref: '#/x/Clock' }] })).toBe('nothing or Clock');
  expect(typeWords({ enum: ['bot', 'lose'] })).toBe('"bot" | "lose"');
  expect(typeWords({})).toBe('any');
});

test('mentioned schemas are found once each', () => {
  const schema = {
    oneOf: [{ $ref: '#/x/A' }, { type: 'array', items: { $ref: '#/x/A' } }, { $ref: '#/x/B' }],
  };
  expect(namesIn(schema)).toEqual(['A', 'B']);
});
