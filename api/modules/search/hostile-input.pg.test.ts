import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  const { data } = await api.get('/user/user/login-user', await api.guest());
  const content = { title: '\ue000<b>It\u2019s</b>\ue001 & c' };
  await publishSample(api.database.db, {
    authorId: String(data.id),
    at: api.clock.now(),
    content,
    tags: ["o'clock", 'a\\b', '\u{1f480}'],
  });
});
afterAll(() => api.drop());

const ask = (path: 'search' | 'search/suggestions', keyword: string) =>
  api.get(`/ai-lab/ai-story/${path}?keyword=${encodeURIComponent(keyword)}`);

describe('search with unusual input', () => {
  test.each([
    "' or 1=1 --",
    "tag:'); drop table stories; --",
    'tag:a\\b',
    "author:o'clock",
    'a & b | !c <-> (d):*',
    '-"-"-',
    '%_%',
    '\u{1f480}\u{1f469}\u200d\u{1f680}',
    '\u6708\u5149',
    '\u0627\u0644\u0642\u0645\u0631',
    'http://example.com/a?b=c',
    '\ue000\ue001\ue002',
    '{"texts":[]}',
  ])('answers %j without an error', async (keyword) => {
    expect(await ask('search', keyword)).toMatchObject({ status: 200, code: 0 });
    expect(await ask('search/suggestions', keyword)).toMatchObject({ status: 200, code: 0 });
  });

  test.each(['\u0000', 'x\u0000y'])('rejects %j, which PostgreSQL cannot store', async (keyword) => {
    expect(await ask('search', keyword)).toMatchObject({ status: 200, code: 10001 });
    expect(await ask('search/suggestions', keyword)).toMatchObject({ status: 200, code: 10001 });
  });

  test('answers any graphemes without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }), async (typed) => {
        const keyword = `x${typed}`.slice(0, 100).toWellFormed();
        expect(await ask('search', keyword)).toMatchObject({ status: 200, code: 0 });
        expect(await ask('search/suggestions', keyword)).toMatchObject({ status: 200, code: 0 });
      }),
      { numRuns: 60 },
    );
  });

  test.each(['', ' ', 'x'.repeat(101), 'x'.repeat(10_000)])(
    'rejects a keyword of an invalid length',
    async (k) => {
      expect((await ask('search', k)).data).toMatchObject({
        error: 'request.invalid',
        fields: { keyword: expect.any(String) },
      });
    },
  );

  test('finds tags with quotes and backslashes', async () => {
    for (const keyword of ["tag:o'clock", 'tag:a\\b', 'tag:"o\'clock"']) {
      expect((await ask('search', keyword)).data.totalCount).toBe(1);
    }
  });

  test('returns markup in a title as text', async () => {
    const { data } = await ask('search', 'clock');
    expect(JSON.stringify(data.pageList)).toContain('<b>');
  });
});
