import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateStories } from '../../seed/generate.ts';
import { explainStatement, recordStatements } from '../../testing/statements.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await generateStories(api.database.pool, { count: 5_000, now: api.clock.now(), onProgress: () => {} });
  // A large catalogue has this many words; the generated one has few.
  await api.database.pool.query(`insert into story_search_words
    select distinct translate(md5(n::text), '0123456789', 'ghijklmnop') from generate_series(1, 20000) n`);
  await api.database.pool.query('analyze story_search, story_search_words');
  await api.search.refresh();
});
afterAll(() => api.drop());

const SEARCHES = [
  'search?keyword=lighthouse',
  'search?keyword=generated',
  'search?keyword=lighthose',
  'search?keyword=silver%20lantern&page=3&type=ROLE',
  'search?keyword=author:%22Author%2017%22',
  'search?keyword=-lighthouse',
  'search/suggestions?keyword=lan',
];

describe('search query plans', () => {
  test.each(SEARCHES)('never scan the whole catalogue for %s', async (path) => {
    const statements = await recordStatements(api, () => api.get(`/ai-lab/ai-story/${path}`));
    const searches = statements.filter(({ text }) => /story_search|"stories"/.test(text));
    expect(searches.length).toBeGreaterThan(0);
    for (const statement of searches) {
      expect(await explainStatement(api, statement)).not.toMatch(
        /Seq Scan on (?:stories|story_search|story_search_words)\b/,
      );
    }
  });

  test('count matches of common words up to the cap and of rare words exactly', async () => {
    const total = async (keyword: string) =>
      (await api.get(`/ai-lab/ai-story/search?keyword=${keyword}`)).data.totalCount;
    expect(await total('generated')).toBe(1_001);
    const { rows } = await api.database.pool.query<{ count: string }>(
      "select count(*) from stories where title ~* '\\mlighthouses?\\M' and rating <> 'none'",
    );
    expect(await total('lighthouse')).toBe(Number(rows[0]?.count));
  });

  test('find matches among the coldest stories', async () => {
    const { rows } = await api.database.pool.query<{ id: string }>(
      'select story_id as id from story_scores order by trending_score limit 1',
    );
    const id = rows[0]?.id ?? '';
    await api.database.pool.query("update stories set summary = 'Zanzibar' where id = $1", [id]);
    const { data } = await api.get('/ai-lab/ai-story/search?keyword=zanzibar');
    expect(data).toMatchObject({ totalCount: 1, pageList: [{ id }] });
  });

  test('read no further tier of documents once there are enough matches', async () => {
    const { pool } = api.database;
    await pool.query('truncate story_search_top');
    const [search] = (
      await recordStatements(api, () => api.get('/ai-lab/ai-story/search?keyword=generated'))
    ).filter(({ text }) => text.includes('story_search_top'));
    const plan = search && (await explainStatement(api, search, 'explain (analyze)'));
    const opened = [...(plan ?? '').matchAll(/story_search_document_(\d) .*\(actual/g)].map(
      ([, tier]) => tier,
    );
    // The first six of eight tiers hold a quarter of 5,000 stories that all match.
    expect(opened).toEqual(['0', '1', '2', '3', '4', '5']);
    await api.search.refresh();
  });
});
