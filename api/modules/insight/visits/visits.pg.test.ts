import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishSample } from '../../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addVisits, mergeVisits } from './visits.repository.ts';

let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const query = async (text: string, values: unknown[]) =>
  (await api.database.pool.query<Record<string, unknown>>(text, values)).rows;

/** An author with a published and an unlisted story, two guests and an account. */
async function newRun() {
  const id = `visits${++serial}`;
  const users = ['author', 'account', 'guest', 'disguised'].map((name) => `${id}${name}`);
  await query('insert into users (id, name, created_at) select id, id, now() from unnest($1::text[]) id', [
    users,
  ]);
  const [author = '', ...visitors] = users;
  const options = { authorId: author, at: api.clock.now() };
  const { storyId } = await publishSample(api.database.db, options);
  const { storyId: unlisted } = await publishSample(api.database.db, { ...options, status: 'UNLISTED' });
  return { author, visitors, stories: [storyId, unlisted] };
}

/** The stored days, and the days computed from the visitors. */
async function readDays(kind: 'story' | 'author', ids: readonly string[]) {
  const stored = await query(
    `select ${kind}_id as id, day::text, latest_visitors::int as latest, latest_real::int as real,
       new_visitors::int as new
     from ${kind}_visit_days
     where ${kind}_id = any($1) and (latest_visitors, latest_real, new_visitors) <> (0, 0, 0) order by 1, 2`,
    [ids],
  );
  const counted = await query(
    `select id, day::text, sum(latest)::int as latest, sum(real)::int as real, sum(new)::int as new from (
       select ${kind}_id as id, last_day as day, 1 as latest, is_real::int as real, 0 as new from ${kind}_visitors
       union all select ${kind}_id, first_day, 0, 0, 1 from ${kind}_visitors) days
     where id = any($1) group by 1, 2 order by 1, 2`,
    [ids],
  );
  return { stored, counted };
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      visitor: fc.integer({ min: 0, max: 2 }),
      story: fc.integer({ min: 0, max: 1 }),
      openings: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant('day' as const) },
  { weight: 1, arbitrary: fc.constantFrom('merge' as const, 'unmask' as const) },
);

describe('the days of visits', () => {
  test('are those of the visitors, whatever the order of visits and merges', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const { author, visitors, stories } = await newRun();
        const [account = '', guest = '', disguised = ''] = visitors;
        let day = Date.UTC(2026, 2, 1);
        let openings = 0;
        for (const each of steps) {
          if (each === 'day') day += 86_400_000;
          else if (each === 'merge' || each === 'unmask') {
            const pair = { merge: [guest, account], unmask: [disguised, author] }[each];
            const [guestId = '', userId = ''] = pair;
            await api.database.db.transaction((tx) => mergeVisits(tx, { guestId, userId }));
          } else {
            const userId = visitors[each.visitor] ?? '';
            const visits = {
              storyId: stories[each.story] ?? '',
              userId,
              isRealUser: userId === account,
              network: userId,
            };
            openings += each.openings;
            await api.database.db.transaction((tx) =>
              addVisits(tx, [{ ...visits, openings: each.openings }], new Date(day)),
            );
          }
        }
        for (const [kind, ids] of [
          ['story', stories],
          ['author', [author]],
        ] as const) {
          const { stored, counted } = await readDays(kind, ids);
          expect(stored).toEqual(counted);
        }
        const sums = await query(
          `select coalesce(sum(openings), 0)::int as openings, coalesce(sum(counted_visitors), 0)::int as counted,
             (select count(*)::int from author_visitors where author_id = $1 and is_counted) as visitors
           from author_visit_days where author_id = $1`,
          [author],
        );
        expect(sums).toEqual([{ openings, counted: sums[0]?.visitors, visitors: sums[0]?.visitors }]);
        expect(await query('select from author_visitors where user_id = author_id', [])).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('count the visitors of each day, once for visits of one batch or several', async () => {
    const { author, visitors, stories } = await newRun();
    const [account = '', guest = ''] = visitors;
    const [storyId = ''] = stories;
    const visit = (userId: string) => ({
      storyId,
      userId,
      isRealUser: userId === account,
      network: 'n1',
      openings: 1,
    });
    const add = (day: string, ...who: string[]) =>
      api.database.db.transaction((tx) => addVisits(tx, who.map(visit), new Date(day)));
    await add('2026-03-01', guest, guest, account);
    await add('2026-03-01', guest);
    await add('2026-03-02', guest);
    const visitorsOf = (kind: string, id: string) =>
      query(`select visitors, openings from ${kind}_visit_days where ${kind}_id = $1 order by day`, [id]);
    const expected = [
      { visitors: 2, openings: 4 },
      { visitors: 1, openings: 1 },
    ];
    expect(await visitorsOf('story', storyId)).toEqual(expected);
    expect(await visitorsOf('author', author)).toEqual(expected);
    // Both visited last on the same day: the person was counted twice.
    await add('2026-03-02', account);
    await api.database.db.transaction((tx) => mergeVisits(tx, { guestId: guest, userId: account }));
    expect(await visitorsOf('story', storyId)).toEqual([expected[0], { visitors: 1, openings: 2 }]);
    expect(await visitorsOf('author', author)).toEqual([expected[0], { visitors: 1, openings: 2 }]);
  });
});
