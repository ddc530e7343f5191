import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY = 86_400_000;
let api: TestApi;
let storyId = '';
let author: { token: string; userId: string };
let shares: string[];
let makerToken: string;

/** A visitor of the story, who counts. */
async function person(isReal = false) {
  const token = await api.guest();
  const userId = String((await api.get('/user/user/login-user', token)).data.id);
  api.insight.countVisit({ storyId, userId, isRealUser: isReal, network: userId });
  await api.insight.flushVisits();
  if (isReal) await query('update users set is_real = true where id = $1', [userId]);
  return { token, userId };
}

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  author = await person();
  const { db } = api.database;
  const published = await publishSample(db, { authorId: author.userId, at: api.clock.now() });
  storyId = published.storyId;
  const maker = await person();
  shares = ['a', 'b'].map((letter) => `${letter}${storyId.slice(1)}`);
  for (const id of shares) {
    await query(
      `insert into shares (id, user_id, story_id, version_id, head_message_id, excerpt, created_at)
       values ($1, $2, $3, $4, $1, 'It began.', now())`,
      [id, maker.userId, storyId, published.versionId],
    );
  }
  makerToken = maker.token;
});
afterAll(() => api.drop());

async function open(token?: string, share = shares[0]) {
  const response = await api.get(`/ai-lab/ai-story/share-archive/detail?id=${share}`, token);
  expect(response.code).toBe(0);
}

/** Opens of the first share, and the trending score of its story. */
async function counts() {
  await api.shares.flushOpens();
  const { rows } = await query(
    `select open_count::int as opens, trending_score as score from shares join story_scores using (story_id) where id = $1`,
    [shares[0]],
  );
  return rows[0] as { opens: number; score: number };
}

describe('open counter', () => {
  test('counts a visitor once per day', async () => {
    const start = await counts();
    const guest = await person();
    for (let look = 0; look < 5; look++) await open(guest.token);
    expect(await counts()).toMatchObject({ opens: 1 });
    await open(guest.token);
    expect(await counts()).toMatchObject({ opens: 1 });
    expect(2 ** ((await counts()).score - start.score)).toBeCloseTo(1 + 3 / 4, 5);
    api.clock.advance(DAY);
    await open(guest.token);
    expect(await counts()).toMatchObject({ opens: 2 });
  });

  test('adds the full weight for a real user and a quarter for a guest', async () => {
    const start = await counts();
    await open((await person(true)).token);
    expect(2 ** ((await counts()).score - start.score)).toBeCloseTo(1 + 3, 5);
  });

  test('ignores visitors without a token and the owner, and counts the author without weight', async () => {
    const start = await counts();
    await open();
    await open(makerToken);
    expect(await counts()).toEqual(start);
    await open(author.token);
    expect(await counts()).toEqual({ opens: 1, score: start.score });
  });

  test('adds weight once per visitor, story and day', async () => {
    const start = await counts();
    const guest = await person(true);
    for (const share of shares) await open(guest.token, share);
    await counts();
    expect(2 ** ((await counts()).score - start.score)).toBeCloseTo(1 + 3, 5);
    const other = await person(true);
    await open(other.token, shares[1]);
    await counts();
    await open(other.token, shares[0]);
    expect(await counts()).toMatchObject({ opens: 2 });
    expect(2 ** ((await counts()).score - start.score)).toBeCloseTo(1 + 3 + 3, 5);
  });

  test('adds the weights of several visitors that are counted together', async () => {
    const start = await counts();
    for (const isReal of [true, false]) await open((await person(isReal)).token);
    expect(2 ** ((await counts()).score - start.score)).toBeCloseTo(1 + 3 + 3 / 4, 5);
  });

  test('adds no weight beyond the stories that count in a day', async () => {
    const start = await counts();
    const busy = await person(true);
    const others = Array.from({ length: 50 }, (_, at) => `busy${at}${storyId.slice(5)}`);
    for (const id of others) {
      await query(
        `with story as (insert into stories (id, author_id, type, status, title, tags, created_at, updated_at)
         values ($1, $2, 'STORY', 'DRAFT', 'Another', '{}', now(), now()) returning id),
       share as (insert into shares (id, user_id, story_id, version_id, head_message_id, excerpt, created_at)
         select id, $2, id, (select version_id from stories where id = $3), id, '', now() from story returning id)
       insert into share_opens select id, $2, $4::date from share`,
        [id, busy.userId, storyId, api.clock.now()],
      );
    }
    await open(busy.token);
    expect(await counts()).toEqual({ opens: 1, score: start.score });
    api.clock.advance(DAY);
    await open(busy.token);
    expect((await counts()).score).toBeGreaterThan(start.score);
  });

  test('counts one open for two processes that see the same visitor', async () => {
    const guest = await person();
    await open(guest.token);
    await counts();
    await query('update shares set open_count = 10 where id = $1', [shares[0]]);
    api.clock.advance(DAY);
    await query("update share_opens set last_day = '2099-01-01'");
    await open(guest.token);
    expect(await counts()).toMatchObject({ opens: 10 });
  });

  test('keeps opens while the database fails, and drops those of deleted visitors and shares', async () => {
    const [guest, deleted] = [await person(), await person()];
    await open(guest.token);
    await open(deleted.token);
    await query('delete from users where id = $1', [deleted.userId]);
    await query('alter table share_opens rename to elsewhere');
    await api.shares.flushOpens();
    await query('alter table elsewhere rename to share_opens');
    expect(await counts()).toMatchObject({ opens: 1 });
  });
});
