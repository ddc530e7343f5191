import { listLimits } from '@storyloom/contract/core/list-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateStories } from './seed/generate.ts';
import { newPerson, type Person } from './testing/people.ts';
import { explainStatement, recordStatements } from './testing/statements.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

/** Size of a page with which the rows extend beyond the numbered pages. */
const SIZE = 4;
const ROWS = 2_010;
let api: TestApi;
let reader: Person;

/** Times that many rows share, with microseconds, which a JavaScript date cannot hold. */
const TIED = `date_bin('20 days', s.published_at, 'epoch') + interval '1 microsecond'`;

const FILLED = [
  `insert into points_entries (key, kind, user_id, from_account, to_account, amount, reason, created_at)
   select 'other' || n, 'GRANT', 'other' || n % 99 || $1, 'house', 'other', 1, 'guest.welcome', now()
   from generate_series(1, 20000) n`,
  `insert into bookshelf select $1, s.id, ${TIED} from stories s`,
  `insert into message_trees (root_id, user_id, story_id) select 'm' || s.id, $1, s.id from stories s`,
  `insert into messages (id, root_id, story_id, depth, role, text, state, created_at)
   select t.root_id, t.root_id, s.id, 0, 'assistant', 'Once.', 'done', s.published_at
   from message_trees t join stories s on s.id = t.story_id where t.user_id = $1`,
  `insert into saves
   select 'a' || s.id, $1, s.id, s.version_id, 1, 'm' || s.id, 'auto', '', true, s.published_at, ${TIED} from stories s`,
  `insert into shares (id, user_id, story_id, version_id, head_message_id, excerpt, created_at)
   select 's' || s.id, $1, s.id, s.version_id, 'm' || s.id, 'Once.', ${TIED} from stories s`,
  `insert into points_entries (key, kind, user_id, from_account, to_account, amount, reason, created_at)
   select 'p' || s.id, 'GRANT', $1, 'house', $1, 1, 'guest.welcome', s.published_at
   from stories s`,
  `insert into generated_covers (user_id, id, prompt, style, cover, created_at)
   select $1, s.id, 'A lamp.', 'ink', s.cover, ${TIED} from stories s`,
  `with authors as (
     insert into users (id, name, created_at, is_real) select 'f' || s.id, 'Author', now(), true from stories s returning id
   ) select $1::text from authors`,
  `insert into follows select $1, 'f' || s.id, ${TIED} from stories s`,
  `update stories s set author_id = $1, updated_at = ${TIED}, edited_at = ${TIED}`,
];

beforeAll(async () => {
  api = await createTestApi();
  await generateStories(api.database.pool, { count: ROWS, now: api.clock.now(), onProgress: () => {} });
  reader = await newPerson(api, 'real');
  for (const text of FILLED) await api.database.pool.query(text, [reader.id]);
  await api.database.pool.query('analyze');
}, 120_000);
afterAll(() => api.drop());

interface OwnList {
  path: string;
  /** Names of the page number and size, if they differ from `page` and `size`. */
  names?: { page: string; size: string };
  idOf?: string;
  /** The total, if it is not limited. */
  total?: number;
  order: string;
  index: string;
}

const lists: OwnList[] = [
  {
    path: '/ai-lab/ai-story/works',
    order: 'select id from stories where author_id = $1 order by edited_at desc, id desc',
    index: 'stories_author',
  },
  {
    path: '/ai-lab/ai-story/history',
    idOf: 'archiveId',
    order: 'select id from saves where user_id = $1 order by saved_at desc, id desc',
    // All saves of this test are current, so both indexes fit.
    index: 'saves_(?:played|latest)',
  },
  {
    path: '/ai-lab/ai-story/archive/all',
    order: 'select id from saves where user_id = $1 order by saved_at desc, id desc',
    index: 'saves_latest',
  },
  {
    path: '/ai-lab/ai-story/bookshelf/list',
    order: 'select story_id as id from bookshelf where user_id = $1 order by marked_at desc, story_id desc',
    index: 'bookshelf_latest',
  },
  {
    path: '/ai-lab/ai-story/share-archive/page',
    order: 'select id from shares where user_id = $1 order by created_at desc, id desc',
    index: 'shares_of_maker',
  },
  {
    path: '/ai-lab/image-gen/history',
    order: 'select id from generated_covers where user_id = $1 order by created_at desc, id desc',
    index: 'generated_covers_latest',
  },
  {
    path: '/user/follow/authors',
    total: ROWS,
    order:
      'select author_id as id from follows where follower_id = $1 order by followed_at desc, author_id desc',
    index: 'follows_latest',
  },
  {
    path: '/ai-lab/user-integral-account/detail',
    names: { page: 'pageNum', size: 'pageSize' },
    order: 'select id from points_entries where user_id = $1 order by id desc',
    index: 'points_entries_of_user',
  },
];

describe.each(lists)(
  '$path',
  ({ path, names = { page: 'page', size: 'size' }, idOf = 'id', total, order, index }) => {
    interface TestResponse {
      pageList: Record<string, string>[];
      hasNextPage: boolean;
      nextPageNum: number | null;
      nextCursor: string | null;
    }

    async function read(page: number, after?: string, size = SIZE) {
      const query = new URLSearchParams({ [names.page]: String(page), [names.size]: String(size) });
      if (after !== undefined) query.set('after', after);
      const { data } = await api.get(`${path}?${query}`, reader.token);
      return data as typeof data & TestResponse;
    }

    /** Follows the cursors from a numbered page to the end. Returns ids. */
    async function walk(size: number, firstPage = 1) {
      const seen: (string | undefined)[] = [];
      for (let page = firstPage, after: string | undefined; ; page += 1) {
        const { pageList, hasNextPage, nextPageNum, nextCursor } = await read(page, after, size);
        seen.push(...pageList.map((item) => item[idOf]));
        expect([hasNextPage, nextPageNum]).toEqual(nextCursor === null ? [false, null] : [true, page + 1]);
        if (nextCursor === null) return seen;
        after = nextCursor;
      }
    }

    test('returns each row once and in order, including ties and rows beyond the numbered pages', async () => {
      const { rows } = await api.database.pool.query(order, [reader.id]);
      const ids = rows.map(({ id }) => String(id));
      expect(ids.length).toBeGreaterThan(listLimits.numberedPages * SIZE);
      expect(await walk(listLimits.pageSizeMax)).toEqual(ids);
      const lastNumbered = listLimits.numberedPages - 1;
      expect(await walk(SIZE, lastNumbered)).toEqual(ids.slice((lastNumbered - 1) * SIZE));
    });

    test('counts its rows, up to one above the limit of totals', async () => {
      expect(await read(1)).toMatchObject({ totalCount: total ?? listLimits.totalCountCap + 1 });
    });

    test('equals numbered pages, and rejects page numbers beyond the limit unless the list has ended', async () => {
      const last = listLimits.numberedPages;
      const before = await read(last - 1);
      expect(await read(last, before.nextCursor ?? '')).toEqual(await read(last));
      expect(await read(last + 1)).toMatchObject({
        error: 'request.invalid',
        fields: { [names.page]: expect.stringContaining('nextCursor') },
      });
      const stranger = await newPerson(api, 'real');
      const response = await api.get(`${path}?${names.page}=${last + 1}`, stranger.token);
      expect(response.data).toMatchObject({ pageList: [], hasNextPage: false, nextCursor: null });
    });

    test("is read by an index scan that starts at the cursor's row", async () => {
      const { nextCursor } = await read(listLimits.numberedPages);
      const statements = await recordStatements(api, () =>
        read(listLimits.numberedPages + 1, nextCursor ?? ''),
      );
      const plans = await Promise.all(
        statements
          .filter(({ text }) => /order by/.test(text))
          .map((statement) => explainStatement(api, statement)),
      );
      const goesOn = new RegExp(`(?:using|on) ${index}\\b.*\\n\\s*Index Cond: .*(?:ROW\\(|\\b(?:id|seq) <)`);
      expect(plans.filter((plan) => goesOn.test(plan))).toHaveLength(1);
    });

    test('rejects a cursor of another list', async () => {
      const { data } = await api.get('/ai-lab/ai-story/feed?size=1');
      expect(await read(2, String(data.nextCursor))).toMatchObject({
        error: 'request.invalid',
        fields: { after: expect.any(String) },
      });
    });
  },
);
