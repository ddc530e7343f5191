import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateStories } from '../../seed/generate.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { explainStatement, recordStatements } from '../../testing/statements.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let reader: Person;

beforeAll(async () => {
  api = await createTestApi();
  reader = await newPerson(api);
  const { pool } = api.database;
  await generateStories(pool, { count: 5_000, now: api.clock.now(), onProgress: () => {} });
  await pool.query(`insert into collections select 'row' || n, 'Row', '', n from generate_series(1, 6) n`);
  await pool.query(`insert into collection_stories
    select 'row' || n, s.id, m from generate_series(1, 6) n cross join generate_series(1, 20) m
    join stories s on s.id = 'gen' || lpad((n * 97 + m)::text, 13, '0')`);
  await pool.query(`insert into recommended_tags values ('generated', 0), ('silver', 1)`);
  // A large catalogue has this many tags; the generated one has few.
  await pool.query(`insert into tag_counts select 'tag' || n, 'PG', 1 from generate_series(1, 20000) n`);
  await pool.query(`insert into bookshelf
    select a.id, s.id, now() from (select id from users limit 200) a
    cross join (select id from stories limit 50) s on conflict do nothing`);
  await pool.query(
    `insert into bookshelf select $1, id, now() from (select id from stories limit 30) s on conflict do nothing`,
    [reader.id],
  );
  await pool.query(`insert into message_trees (root_id, user_id, story_id)
    select 'm' || replace(user_id || story_id, 'gen', ''), user_id, story_id from bookshelf`);
  await pool.query(`insert into messages (id, root_id, story_id, depth, role, text, state, created_at)
    select root_id, root_id, story_id, 0, 'assistant', 'Once.', 'done', now() from message_trees`);
  await pool.query(`insert into saves
    select 'a' || t.root_id, t.user_id, t.story_id, s.version_id, 1, t.root_id, 'auto', '', true, now(), now()
    from message_trees t join stories s on s.id = t.story_id`);
  await pool.query('analyze');
});
afterAll(() => api.drop());

const CALLS = [
  'operation/banners',
  'operation/recommend/collections',
  'operation/recommend/collection/row3?size=10&page=2',
  'operation/recommend/tags',
  'bookshelf/list',
  'history?size=10&page=2',
  'user-recent',
];

describe('query plans of editorial content and the library', () => {
  test.each(CALLS)('use indexes for %s', async (path) => {
    const call = () => api.get(`/ai-lab/ai-story/${path}`, reader.token);
    expect((await call()).code).toBe(0);
    for (const statement of await recordStatements(api, call)) {
      if (!statement.text.trim().startsWith('select')) continue;
      expect(await explainStatement(api, statement)).not.toMatch(
        /Seq Scan on (?:stories|story_scores|bookshelf|saves|messages|tag_counts)\b/,
      );
    }
  });

  test('use tag counts instead of counting stories', async () => {
    const { data } = await api.get('/ai-lab/ai-story/operation/recommend/tags');
    expect(data).toMatchObject([{ tag: 'generated', storyCount: 1_001 }, { tag: 'silver' }]);
    const { rows } = await api.database.pool.query<{ exact: boolean }>(`
    select sum(story_count) = (select count(*) from stories where 'generated' = any(tags)) as exact
    from tag_counts where tag = 'generated'`);
    expect(rows).toEqual([{ exact: true }]);
  });
});
