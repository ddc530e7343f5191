import { listLimits } from '@storyloom/contract/core/list-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateStories } from '../../seed/generate.ts';
import { explainStatement, recordStatements } from '../../testing/statements.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

/** Size of a page with which the list extends beyond the numbered pages. */
const SIZE = 4;
const STORIES = 2_100;
const LARGE = listLimits.pageSizeMax;
const LAST_NUMBERED = listLimits.numberedPages;
const NEWCOMER = 'gen0000000000007';
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await generateStories(api.database.pool, { count: STORIES, now: api.clock.now(), onProgress: () => {} });
  // Many stories with equal scores, counts and times: only their ids order them.
  await sql(`update story_ranks set trending_score = round(trending_score * 2) / 7, chats = chats / 3,
    published_at = date_bin('30 days', published_at, 'epoch') + interval '1 microsecond'`);
  // One story is new, so it is on the first page of Trending although it has the lowest score.
  await sql('update stories set published_at = $2 where id = $1', [NEWCOMER, api.clock.now()]);
  await sql('update story_ranks set trending_score = -99 where story_id = $1', [NEWCOMER]);
  await sql('analyze story_ranks');
}, 120_000);
afterAll(() => api.drop());

const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

interface Reply {
  ids: string[];
  nextPageNum: number | null;
  nextCursor: string | null;
}

async function read(query: string, { path = 'page', size = SIZE } = {}): Promise<Reply> {
  const { data, msg } = await api.get(`/ai-lab/ai-story/${path}?size=${size}&${query}`);
  if (data.pageList === undefined) throw new Error(`${query}: ${msg}`);
  const ids = (data.pageList as { id: string }[]).map(({ id }) => id);
  const { hasNextPage, nextPageNum, nextCursor } = data as unknown as Reply & { hasNextPage: boolean };
  expect([nextPageNum !== null, nextCursor !== null]).toEqual([hasNextPage, hasNextPage]);
  return { ids, nextPageNum, nextCursor };
}

interface Walk {
  path?: string;
  size?: number;
  firstPage?: number;
  /** Runs before the request of each page except the first. */
  between?(page: number): Promise<void>;
}

/** Follows the cursors of a list from a numbered page to the end. Returns the ids of each page. */
async function walk(query: string, walk: Walk = {}) {
  const { path = 'page', size = LARGE, firstPage = 1, between = async () => {} } = walk;
  const pages: string[][] = [];
  for (let at = `&page=${firstPage}`; ; ) {
    const { ids, nextPageNum, nextCursor } = await read(query + at, { path, size });
    pages.push(ids);
    if (nextCursor === null) return pages;
    expect(nextPageNum).toBe(firstPage + pages.length);
    await between(pages.length);
    at = `&page=${nextPageNum}&after=${nextCursor}`;
  }
}

/** Walks from the last numbered pages on, with the size that leads beyond them. */
const walkBeyondNumbers = async (query: string, path = 'page') =>
  (await walk(query, { path, size: SIZE, firstPage: LAST_NUMBERED - 1 })).flat();

async function inOrder(order: string, where = "facet = '' and period = 0"): Promise<string[]> {
  const { rows } = await sql(`select story_id from story_ranks where ${where} order by ${order}`);
  return rows.map((row) => String(row.story_id));
}

describe('cursor pages of lists', () => {
  test.each([
    ['sort=LATEST', 'published_at desc, story_id desc'],
    ['sort=EARLIEST', 'published_at, story_id'],
    ['sort=MESSAGE_COUNT', 'chats desc, story_id desc'],
  ])('return each story of %s once and in order, including ties', async (query, order) => {
    const ordered = await inOrder(order);
    expect((await walk(query)).flat()).toEqual(ordered);
    expect(await walkBeyondNumbers(query)).toEqual(ordered.slice((LAST_NUMBERED - 2) * SIZE));
  });

  test.each(['page', 'feed'])(
    'continue the composed first page of the %s without repeating its stories',
    async (path) => {
      const [first = [], ...others] = await walk('', { path });
      const ordered = await inOrder('trending_score desc, story_id desc');
      expect(first).toHaveLength(LARGE);
      expect(first).toContain(NEWCOMER);
      expect(others.flat()).toEqual(ordered.filter((id) => !first.includes(id)));
      const { ids: small } = await read('', { path });
      const rest = ordered.filter((id) => !small.includes(id));
      expect(small).toContain(NEWCOMER);
      expect(await walkBeyondNumbers('', path)).toEqual(rest.slice((LAST_NUMBERED - 3) * SIZE));
    },
  );

  test.each([
    ['category=HORROR', "facet = 'HORROR' and period = 0"],
    [
      'category=HORROR&type=ROLE&tag=generated',
      "facet = '#generated' and period = 0 and category = 'HORROR' and partition % 2 = 1",
    ],
    ['timePeriod=YEAR&sort=MESSAGE_COUNT', "facet = '' and period = 365"],
  ])('end with the last story of %s', async (query, where) => {
    const seen = (await walk(query)).flat();
    expect(seen.length).toBeGreaterThan(SIZE);
    expect(seen.toSorted()).toEqual((await inOrder('story_id', where)).toSorted());
  });

  test("repeat no story while scores change, and skip only those that rose above the reader's position", async () => {
    const risen = new Set<string>();
    const before = await inOrder('story_id');
    const pages = await walk('', {
      size: 20,
      async between(page) {
        const { rows } = await sql(
          `update story_ranks set trending_score = trending_score + 3 + random() where facet = '' and period = 0 and story_id in
           (select story_id from story_ranks where facet = '' and period = 0 order by md5(story_id || $1) limit 15)
         returning story_id`,
          [String(page)],
        );
        for (const row of rows) risen.add(String(row.story_id));
      },
    });
    const seen = pages.flat();
    expect(pages.length).toBeGreaterThan(50);
    expect(new Set(seen).size).toBe(seen.length);
    const missed = before.filter((id) => !seen.includes(id));
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.filter((id) => !risen.has(id))).toEqual([]);
  });

  test.each(['HOTTEST', 'MESSAGE_COUNT', 'LATEST', 'EARLIEST'])(
    'equal numbered pages of %s',
    async (sort) => {
      for (const page of [1, 2, listLimits.numberedPages - 1]) {
        const before = await read(`sort=${sort}&page=${page}`);
        const byNumber = await read(`sort=${sort}&page=${page + 1}`);
        expect(await read(`sort=${sort}&page=${page + 1}&after=${before.nextCursor}`)).toEqual(byNumber);
      }
    },
  );

  test('reject page numbers beyond the limit with a hint to use the cursor', async () => {
    const page = listLimits.numberedPages + 1;
    const response = await api.get(`/ai-lab/ai-story/page?size=${SIZE}&page=${page}`);
    expect(response).toMatchObject({ status: 200, data: { error: 'request.invalid' } });
    expect(response.data.fields).toEqual({ page: expect.stringContaining('nextCursor') });
    const short = await read(`page=${page}&category=HORROR`);
    expect(short).toEqual({ ids: [], nextPageNum: null, nextCursor: null });
  });

  test('reject invalid cursors and cursors of another order', async () => {
    const { nextCursor } = await read('sort=LATEST');
    for (const query of [
      'after=',
      'after=a%00',
      'after=abc',
      `after=${nextCursor}`,
      `sort=EARLIEST&after=${nextCursor}`,
    ]) {
      const { data } = await api.get(`/ai-lab/ai-story/page?${query}`);
      expect(data, query).toMatchObject({ error: 'request.invalid', fields: { after: expect.any(String) } });
    }
  });

  test('are shorter, but not the last, if a story was hidden in between', async () => {
    const { ids } = await read('sort=LATEST');
    await sql('alter table stories disable trigger story_ranks_on_story_update');
    await sql("update stories set status = 'DRAFT' where id = $1", [ids[0]]);
    const page = await read('sort=LATEST');
    await sql("update stories set status = 'PUBLISHED' where id = $1", [ids[0]]);
    await sql('alter table stories enable trigger story_ranks_on_story_update');
    expect(page.ids).toEqual(ids.slice(1));
    expect(page.nextPageNum).toBe(2);
  });

  test.each([
    ['sort=HOTTEST', listLimits.numberedPages, 'story_ranks_hottest', 'trending_score'],
    ['sort=MESSAGE_COUNT', listLimits.numberedPages, 'story_ranks_most_chat', 'chats'],
    ['sort=LATEST', listLimits.numberedPages, 'story_ranks_newest', 'published_at'],
    ['sort=EARLIEST', listLimits.numberedPages, 'story_ranks_newest', 'published_at'],
    ['sort=LATEST&timePeriod=YEAR', 9, 'story_ranks_newest', 'published_at'],
    ['tag=generated&category=HORROR', 9, 'story_ranks_hottest', 'trending_score'],
  ])(
    "read %s after page %i by an index scan that starts at the cursor's row",
    async (query, page, index, key) => {
      const { nextCursor } = await read(`${query}&page=${page}`);
      const statements = await recordStatements(api, () =>
        read(`${query}&page=${page + 1}&after=${nextCursor}`),
      );
      const [list, ...others] = statements.filter(({ text }) => text.includes('as score from story_ranks'));
      expect(others).toEqual([]);
      const plan = list === undefined ? '' : await explainStatement(api, list);
      expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan (?:Backward )?using ${index}`));
      expect(plan).toMatch(new RegExp(`Index Cond: .*ROW\\(${key}, story_id\\) [<>] ROW`));
      expect(plan).not.toMatch(/Seq Scan|Bitmap/);
    },
  );
});
