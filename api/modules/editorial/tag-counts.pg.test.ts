import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let ids: string[];

beforeAll(async () => {
  api = await createTestApi();
  const { id: authorId } = await newPerson(api);
  const publish = () => publishSample(api.database.db, { authorId, at: api.clock.now() });
  ids = (await Promise.all([publish(), publish(), publish()])).map(({ storyId }) => storyId);
});
afterAll(() => api.drop());

const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

/** The expected counts, computed from every story. */
const RECOUNT = `select tag, rating, count(*)::int as story_count
  from stories, lateral (select distinct lower(btrim(t)) as tag from unnest(tags) t) each
  where status = 'PUBLISHED' group by tag, rating order by tag, rating`;
const KEPT = 'select tag, rating, story_count from tag_counts where story_count <> 0 order by tag, rating';

const tag = fc.constantFrom('fog', 'Fog', ' FOG ', 'sea', 'Meer', '海', '🌊', "'; --", '');
const change = fc.oneof(
  fc.record({ kind: fc.constant('tags' as const), value: fc.array(tag, { maxLength: 4 }) }),
  fc.record({
    kind: fc.constant('status' as const),
    value: fc.constantFrom('PUBLISHED', 'UNLISTED', 'DELETED', 'DRAFT'),
  }),
  fc.record({ kind: fc.constant('rating' as const), value: fc.constantFrom('G', 'R', 'XXX') }),
);
const move = fc.record({ change, stories: fc.subarray([0, 1, 2], { minLength: 1 }) });

describe('tag counts', () => {
  test('equal a recount after any sequence of changes of stories', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
        for (const { change, stories } of moves) {
          const where = stories.map((at) => ids[at]);
          await sql(`update stories set ${change.kind} = $1 where id = any($2)`, [change.value, where]);
        }
        expect((await sql(KEPT)).rows).toEqual((await sql(RECOUNT)).rows);
      }),
      { numRuns: 40 },
    );
  });

  test('include stories inserted by one statement and by concurrent transactions', async () => {
    const copy = (prefix: string, from: number, to: number) =>
      sql(
        `insert into stories (id, author_id, type, status, title, perspective, category, rating, tags, cover, version_id,
         created_at, updated_at, published_at)
       select $1 || n, author_id, type, 'PUBLISHED', title, perspective, category, 'G',
         case when n % 2 = 0 then '{kelp, Sand}'::text[] else '{sand, KELP, shell}' end, cover, version_id,
         created_at, updated_at, published_at
       from stories, generate_series($2::int, $3::int) n where id = $4`,
        [prefix, from, to, ids[0]],
      );
    await Promise.all(['a', 'b', 'c', 'd'].map((prefix) => copy(prefix, 1, 50)));
    await sql(`delete from stories where id in ('a1', 'a2', 'b3')`);
    const { rows } = await sql(`select tag, story_count from tag_counts
    where tag in ('kelp', 'sand', 'shell') order by tag`);
    expect(rows).toEqual([
      { tag: 'kelp', story_count: 197 },
      { tag: 'sand', story_count: 197 },
      { tag: 'shell', story_count: 98 },
    ]);
    expect((await sql(KEPT)).rows).toEqual((await sql(RECOUNT)).rows);
  });
});
