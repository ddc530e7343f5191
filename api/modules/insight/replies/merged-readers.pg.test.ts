import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishSample } from '../../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addCounts } from './add-counts.ts';
import {
  authorReaderDays,
  authorReaders,
  type ProgressRow,
  storyProgress,
  storyRetention,
  storyTurnDays,
} from './replies.schema.ts';

let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const query = async <Row extends object>(text: string, values: unknown[]) =>
  (await api.database.pool.query<Row>(text, values)).rows;
const dayOf = (day: number) => `2026-03-0${day}`;

const reading = fc
  .record({
    first: fc.integer({ min: 1, max: 4 }),
    span: fc.integer({ min: 0, max: 2 }),
    turn: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ first, span, ...rest }) => ({ ...rest, firstDay: dayOf(first), lastDay: dayOf(first + span) }));
type Reading = Omit<ProgressRow, 'storyId' | 'userId'>;

/** Reading of two stories, by the guest and by the account. */
const readings = fc.record({
  guest: fc.tuple(fc.option(reading), fc.option(reading)),
  account: fc.tuple(fc.option(reading), fc.option(reading)),
});

async function newRun() {
  const id = `readers${++serial}`;
  const people = { author: `${id}author`, account: `${id}account`, guest: `${id}guest` };
  await query('insert into users (id, name, created_at) select id, id, now() from unnest($1::text[]) id', [
    Object.values(people),
  ]);
  const publish = () => publishSample(api.database.db, { authorId: people.author, at: api.clock.now() });
  const stories = [(await publish()).storyId, (await publish()).storyId];
  return { ...people, stories };
}
type Run = Awaited<ReturnType<typeof newRun>>;

/** Stores what a person has read, with the counts that the job derives from it. */
async function store(
  { author, stories }: Run,
  userId: string,
  read: readonly (Reading | null)[],
): Promise<void> {
  const rows = read.flatMap((each, at): ProgressRow[] =>
    each === null ? [] : [{ ...each, storyId: stories[at] ?? '', userId }],
  );
  const lastDay = rows
    .map((row) => row.lastDay)
    .toSorted()
    .at(-1);
  if (lastDay === undefined) return;
  await api.database.db.transaction(async (tx) => {
    await tx.insert(storyProgress).values(rows);
    await tx.insert(authorReaders).values({ authorId: author, userId, lastDay });
    const once = { readers: 1, latestReaders: 1 };
    for (const { storyId, firstDay, turn, lastDay: day } of rows) {
      await addCounts(tx, storyTurnDays, [{ storyId, day, ...once }]);
      await addCounts(tx, storyRetention, [{ storyId, firstDay, turn, readers: 1 }]);
    }
    await addCounts(tx, authorReaderDays, [{ authorId: author, day: lastDay, ...once }]);
  });
}

/** Expects the stored counts to match those computed from the readers. */
async function expectCounted({ author, stories }: Run): Promise<void> {
  const pairs: [stored: string, counted: string, id: unknown][] = [
    [
      `select story_id, day::text, latest_readers as total from story_turn_days
       where story_id = any($1) and latest_readers <> 0 order by 1, 2`,
      `select story_id, last_day::text as day, count(*)::int as total from story_progress
       where story_id = any($1) group by 1, 2 order by 1, 2`,
      stories,
    ],
    [
      `select story_id, first_day::text as day, turn, readers as total from story_retention
       where story_id = any($1) and readers <> 0 order by 1, 2, 3`,
      `select story_id, first_day::text as day, turn, count(*)::int as total
       from story_progress where story_id = any($1) group by 1, 2, 3 order by 1, 2, 3`,
      stories,
    ],
    [
      `select day::text, latest_readers as total from author_reader_days
       where author_id = $1 and latest_readers <> 0 order by 1`,
      `select last_day::text as day, count(*)::int as total from author_readers
       where author_id = $1 group by 1 order by 1`,
      author,
    ],
  ];
  for (const [stored, counted, id] of pairs)
    expect(await query(stored, [id])).toEqual(await query(counted, [id]));
}

/** The reading of one person who was counted as two. */
function join(guest: Reading | null, account: Reading | null): Reading | null {
  if (guest === null || account === null) return guest ?? account;
  const [firstDay = ''] = [guest.firstDay, account.firstDay].toSorted();
  const [lastDay = ''] = [guest.lastDay, account.lastDay].toSorted().toReversed();
  return {
    firstDay,
    lastDay,
    turn: Math.max(guest.turn, account.turn),
  };
}

const merge = (guestId: string, userId: string) => query('select readers_merge($1, $2)', [guestId, userId]);

describe('a reader who was counted as guest and account', () => {
  test('is counted once afterwards, from the first beginning to the last reply and the deepest turn', async () => {
    await fc.assert(
      fc.asyncProperty(readings, async ({ guest, account }) => {
        const run = await newRun();
        await store(run, run.guest, guest);
        await store(run, run.account, account);
        await merge(run.guest, run.account);
        await expectCounted(run);
        const rows = await api.database.db.select().from(storyProgress);
        const found = run.stories.map((storyId) => {
          const row = rows.find((each) => each.storyId === storyId);
          if (row === undefined) return null;
          expect(row.userId).toBe(run.account);
          const { storyId: _, userId: __, ...read } = row;
          return read;
        });
        expect(found).toEqual(run.stories.map((_, at) => join(guest[at] ?? null, account[at] ?? null)));
      }),
      { numRuns: 25 },
    );
  });

  test('is not counted at all if it is the author', async () => {
    await fc.assert(
      fc.asyncProperty(readings, async ({ guest }) => {
        const run = await newRun();
        await store(run, run.guest, guest);
        await merge(run.guest, run.author);
        await expectCounted(run);
        expect(await query('select from story_progress where story_id = any($1)', [run.stories])).toEqual([]);
        expect(await query('select from author_readers where author_id = $1', [run.author])).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});
