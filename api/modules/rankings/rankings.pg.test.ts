import { storyTypes } from '@storyloom/contract/stories/filters';
import { ratings } from '@storyloom/contract/stories/ratings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateStories } from '../../seed/generate.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { selectPartitions } from './partitions.ts';

const DAY = 86_400_000;
let api: TestApi;
let author: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await sql('truncate stories, story_ranks, story_ranks_due, story_ranks_day cascade');
  await api.rankings.refresh();
  author = await newReader();
});
afterAll(() => api.drop());

const newReader = async () => String((await api.get('/user/user/login-user', await api.guest())).data.id);
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const list = async (query: string) => {
  const { data } = await api.get(`/ai-lab/ai-story/page?${query}`);
  return (data.pageList as { title: string }[]).map(({ title }) => title);
};

async function publish(
  title: string,
  options: { daysAgo?: number; tags?: string[]; authorId?: string } = {},
) {
  const { daysAgo = 0, ...rest } = options;
  const at = new Date(api.clock.now().getTime() - daysAgo * DAY);
  const content = { title };
  return (await publishSample(api.database.db, { authorId: author, at, startWeight: 0, content, ...rest }))
    .storyId;
}

async function read(
  storyId: string,
  options: { userId?: string; turns?: number; isRealUser?: boolean } = {},
) {
  const { userId = await newReader(), turns = 1, isRealUser = true } = options;
  for (let turn = 0; turn < turns; turn += 1)
    api.rankings.countTurn({ storyId, userId, isRealUser, own: userId === author });
  await api.rankings.flushTurns();
  await api.rankings.refresh();
}

describe('rankings', () => {
  test('list a story in the periods in which it was published or read', async () => {
    const ids = {
      Old: await publish('Old', { daysAgo: 500 }),
      Lately: await publish('Lately', { daysAgo: 6 }),
    };
    expect(await list('timePeriod=YEAR')).toEqual(['Lately']);
    expect(await list('timePeriod=WEEK')).toEqual(['Lately']);
    expect(await list('timePeriod=TODAY')).toEqual([]);
    await read(ids.Old);
    expect(await list('timePeriod=TODAY')).toEqual(['Old']);
    expect(await list('timePeriod=WEEK')).toEqual(['Old', 'Lately']);
    expect(await list('timePeriod=WEEK&sort=LATEST')).toEqual(['Lately']);
  });

  test('drop a story from a period when its days have passed, also after downtime', async () => {
    const id = await publish('Read once', { daysAgo: 500 });
    await read(id);
    const seen = async () => [
      (await list('timePeriod=TODAY')).length,
      (await list('timePeriod=WEEK')).length,
      (await list('timePeriod=MONTH')).length,
      (await list('timePeriod=YEAR')).length,
    ];
    expect(await seen()).toEqual([1, 1, 1, 1]);
    for (const [days, left] of [
      [1, [0, 1, 1, 1]],
      [6, [0, 0, 1, 1]],
      [23, [0, 0, 0, 1]],
      [335, [0, 0, 0, 0]],
    ] as const) {
      api.clock.advance(days * DAY);
      await api.rankings.refresh();
      expect(await seen()).toEqual(left);
    }
    expect(await list('')).toEqual(['Read once']);
  });

  test('drop a story without readers from a period on the day after the last of the period', async () => {
    await publish('Published');
    const periods = ['TODAY', 'WEEK', 'MONTH'] as const;
    const left: Record<string, number> = {};
    for (let day = 0; day <= 31; day += 1) {
      for (const period of periods) {
        const isListed = (await list(`timePeriod=${period}`)).length > 0;
        if (!isListed) left[period] ??= day;
      }
      api.clock.advance(DAY);
      await api.rankings.refresh();
    }
    expect(left).toEqual({ TODAY: 1, WEEK: 7, MONTH: 30 });
  });

  test('count stories by tag without regard to case and outer spaces', async () => {
    await publish('Capitals', { tags: ['KELP', ' Dune '] });
    await publish('Small', { tags: ['kelp'] });
    const counted = await api.rankings.countTagged(['Kelp', 'dune', 'none'], ratings, 10);
    expect([...counted].sort()).toEqual([
      ['Kelp', 2],
      ['dune', 1],
    ]);
    expect([...(await api.rankings.countTagged(['kelp'], ratings, 1))]).toEqual([['kelp', 1]]);
    expect([...(await api.rankings.countTagged(['kelp'], ['XXX'], 10))]).toEqual([]);
  });

  test('refresh any number of stories at once', async () => {
    const { pool } = api.database;
    await generateStories(pool, { count: 201, now: api.clock.now(), onProgress: () => {} });
    await sql('update story_ranks set chats = -1');
    await sql('insert into story_ranks_due select id from stories');
    await api.rankings.refresh();
    expect((await sql('select from story_ranks where chats = -1')).rowCount).toBe(0);
  });

  test('order a period by the weights and chats of its days alone', async () => {
    const [once, often] = [await publish('Once'), await publish('Often')];
    await read(once, { turns: 1 });
    for (const _ of [1, 2]) await read(often, { isRealUser: false });
    expect(await list('timePeriod=TODAY')).toEqual(['Once', 'Often']);
    expect(await list('timePeriod=TODAY&sort=MESSAGE_COUNT')).toEqual(['Often', 'Once']);
    api.clock.advance(2 * DAY);
    await read(often, { isRealUser: false });
    expect(await list('timePeriod=TODAY')).toEqual(['Often']);
    expect(await list('timePeriod=WEEK')).toEqual(['Once', 'Often']);
  });

  test('sum the weights and chats of exactly the days of each period', async () => {
    const id = await publish('Read for years', { daysAgo: 800 });
    // The first and the last day of each period, and the day before its first; each doubles the sum.
    const ago = [0, 1, 6, 7, 29, 30, 364, 365];
    for (const [index, days] of ago.entries())
      await sql(
        'insert into story_days (story_id, day, weight, chats) values ($1, $2::date - $3::int, $4, $5)',
        [...[id, api.clock.now(), days, 2 ** index, 10 * 2 ** index]],
      );
    await sql('insert into story_ranks_due values ($1) on conflict do nothing', [id]);
    await api.rankings.refresh();
    const { rows } = await sql(
      `select period, trending_score as weight, chats::int from story_ranks
       where story_id = $1 and facet = '' and period > 0 order by period`,
      [id],
    );
    expect(rows).toEqual([
      { period: 1, weight: 1, chats: 10 },
      { period: 7, weight: 1 + 2 + 4, chats: 70 },
      { period: 30, weight: 1 + 2 + 4 + 8 + 16, chats: 310 },
      { period: 365, weight: 1 + 2 + 4 + 8 + 16 + 32 + 64, chats: 1270 },
    ]);
  });

  test('follow a change of status, tags or category immediately', async () => {
    const id = await publish('Turncoat', { tags: ['Sea Glass'] });
    await read(id);
    for (const query of ['tag=sea glass', 'timePeriod=WEEK', 'category=FANTASY']) {
      expect(await list(query)).toEqual(['Turncoat']);
    }
    await sql("update stories set tags = '{fire}', category = 'HORROR', rating = 'X' where id = $1", [id]);
    expect(await list('tag=sea glass')).toEqual([]);
    expect(await list('category=FANTASY&timePeriod=WEEK')).toEqual([]);
    expect(await list('tag=FIRE&category=HORROR&timePeriod=WEEK')).toEqual(['Turncoat']);
    expect(await list('tag=fire&category=FANTASY')).toEqual([]);
    for (const status of ['UNLISTED', 'DRAFT', 'DELETED']) {
      await sql('update stories set status = $2 where id = $1', [id, status]);
      expect((await sql('select from story_ranks where story_id = $1', [id])).rowCount).toBe(0);
    }
    await sql("update stories set status = 'PUBLISHED' where id = $1", [id]);
    expect(await list('tag=fire&timePeriod=TODAY')).toEqual(['Turncoat']);
  });

  test.each(['HOTTEST', 'MESSAGE_COUNT', 'LATEST', 'EARLIEST'])(
    'return every story on exactly one page of %s',
    async (sort) => {
      const titles = Array.from({ length: 25 }, (_, index) => `Story ${index}`);
      for (const [index, title] of titles.entries()) await publish(title, { daysAgo: index % 5 });
      for (const timePeriod of ['ALL_TIME', 'WEEK']) {
        const seen: string[] = [];
        for (const page of [1, 2, 3, 4])
          seen.push(...(await list(`sort=${sort}&size=7&page=${page}&timePeriod=${timePeriod}`)));
        expect(seen).toHaveLength(25);
        expect(seen.toSorted()).toEqual(titles.toSorted());
        const { data } = await api.get(`/ai-lab/ai-story/page?sort=${sort}&size=7&page=4`);
        expect(data).toMatchObject({ hasNextPage: false, totalCount: 25 });
      }
    },
  );

  test('compose the first page of at most two stories by an author and some new ones', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, newReader));
    for (const title of ['Hit 1', 'Hit 2', 'Hit 3']) await read(await publish(title, { daysAgo: 9 }));
    for (const [index, authorId] of others.entries()) {
      await read(await publish(`Story ${index}`, { daysAgo: 9, authorId }), { isRealUser: false });
    }
    await publish('Newcomer', { authorId: others[0] ?? '' });
    for (const path of ['page?size=10', 'feed?size=10']) {
      const { data } = await api.get(`/ai-lab/ai-story/${path}`);
      const titles = (data.pageList as { title: string }[]).map(({ title }) => title);
      expect(titles).toHaveLength(10);
      expect(titles).toContain('Newcomer');
      expect(titles.filter((title) => title.startsWith('Hit'))).toHaveLength(2);
    }
    expect((await list('size=10&page=2')).filter((title) => title.startsWith('Hit'))).toHaveLength(1);
    expect((await list('size=50&sort=LATEST')).filter((title) => title.startsWith('Hit'))).toHaveLength(3);
  });

  test('count real readers once and their chats, without the author’s and uncounted guests’, as heat of the creator contract', async () => {
    const id = await publish('Counted');
    const [reader, guest] = [await newReader(), await newReader()];
    await read(id, { userId: reader, turns: 2 });
    await read(id, { userId: guest, isRealUser: false });
    await read(id, { userId: author, turns: 5 });
    await read(id, { userId: reader });
    const lifetime = async () =>
      Number((await sql('select heat from story_scores where story_id = $1', [id])).rows[0]?.heat);
    expect(await lifetime()).toBe(1 + 3);
    // A guest who logged in counts once as a real reader from then on.
    await read(id, { userId: guest });
    await read(id, { userId: guest });
    expect(await lifetime()).toBe(2 + 5);
  });

  test("ignore the weight and heat of a reader's stories beyond fifty in a day, not of further turns in the fifty", async () => {
    const userId = await newReader();
    const ids = [];
    for (let index = 0; index < 51; index += 1) ids.push(await publish(`Story ${index}`));
    for (const storyId of ids) {
      api.rankings.countTurn({ storyId, userId, isRealUser: true, own: false });
      await api.rankings.flushTurns();
    }
    const { rows } = await sql('select story_id, weight from story_days');
    const weights = new Map(rows.map(({ story_id, weight }) => [story_id, weight]));
    expect(ids.map((id) => weights.get(id)).indexOf(0)).toBe(50);
    const [first = '', last = ''] = [ids[0], ids[50]];
    await read(first, { userId });
    const heats = await sql('select heat::int from story_scores where story_id = any($1) order by heat', [
      [first, last],
    ]);
    expect(heats.rows.map(({ heat }) => heat)).toEqual([0, 1 + 2]);
  });

  test('delete the days before every period, on a new day', async () => {
    const id = await publish('Old', { daysAgo: 800 });
    api.clock.advance(DAY);
    await sql('delete from story_days');
    const ago = [367, 366, 365, 364];
    await sql('insert into story_days select $1, $2::date - n, 1, 1 from unnest($3::integer[]) n', [
      ...[id, api.clock.now(), ago],
    ]);
    await api.rankings.refresh();
    const { rows } = await sql('select ($1::date - day)::int as ago from story_days order by day', [
      api.clock.now(),
    ]);
    expect(rows.map((row) => row.ago)).toEqual([365, 364]);
    expect(await list('timePeriod=YEAR')).toEqual(['Old']);
  });

  test('share a refresh between processes', async () => {
    const ids = [];
    for (let index = 0; index < 20; index += 1) ids.push(await publish(`Story ${index}`, { daysAgo: 500 }));
    const userId = await newReader();
    for (const storyId of ids) api.rankings.countTurn({ storyId, userId, isRealUser: true, own: false });
    await api.rankings.flushTurns();
    await Promise.all([1, 2, 3].map(() => api.rankings.refresh()));
    expect((await sql('select from story_ranks_due')).rowCount).toBe(0);
    expect(await list('timePeriod=TODAY&size=50')).toHaveLength(20);
  });

  test('number partitions as the database does', async () => {
    for (const rating of ratings)
      for (const type of storyTypes) {
        const { rows } = await sql('select story_partition($1, $2) as partition', [type, rating]);
        expect(selectPartitions([rating], type)).toEqual([rows[0]?.partition]);
      }
    expect(selectPartitions(ratings, undefined)).toHaveLength(12);
  });
});
