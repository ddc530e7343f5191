import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { publishSample, sampleContent } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY = 86_400_000;
let api: TestApi;
let storyId: string;
let viewer: Viewer;

async function newViewer(): Promise<Viewer> {
  const { data } = await api.get('/user/user/login-user', await api.guest());
  return { userId: String(data.id), isRealUser: false, isAdmin: false };
}

async function turn(who: Partial<{ userId: string; isRealUser: boolean; own: boolean }> = {}) {
  api.rankings.countTurn({ storyId, userId: viewer.userId, isRealUser: true, own: false, ...who });
  await api.rankings.flushTurns();
  return counts();
}

async function counts() {
  const { rows } = await api.database.pool.query(
    'select trending_score as score, chat_count::int as chats, reader_count::int as readers from story_scores where story_id = $1',
    [storyId],
  );
  return rows[0] as { score: number; chats: number; readers: number };
}

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  viewer = await newViewer();
  const author = await newViewer();
  ({ storyId } = await publishSample(api.database.db, { authorId: author.userId, at: api.clock.now() }));
});
afterAll(() => api.drop());

const play = async (versionId?: string) =>
  api.catalogue.playable(await api.catalogue.admit(storyId, viewer), versionId);

test('a save stays on its version when the story is published anew', async () => {
  const before = await play();
  const authorId = before.authorId;
  await publishSample(api.database.db, {
    storyId,
    authorId,
    at: api.clock.now(),
    content: { title: 'Second' },
  });
  expect(await play()).toMatchObject({ title: 'Second', version: 2 });
  expect(await play(before.versionId)).toMatchObject({ title: sampleContent.title, version: 1 });
});

test("another story's version cannot be played through this one", async () => {
  const other = await publishSample(api.database.db, { authorId: viewer.userId, at: api.clock.now() });
  await expect(play(other.versionId)).rejects.toMatchObject({ error: 'story.not_found' });
});

test('an adult story is played after the warning was confirmed, not before', async () => {
  await api.database.pool.query("update stories set rating = 'X' where id = $1", [storyId]);
  await expect(play()).rejects.toMatchObject({ error: 'story.adult_confirm_required' });
});

test('every turn counts as chat, a reader only once', async () => {
  for (let i = 0; i < 3; i += 1) await turn();
  expect(await counts()).toMatchObject({ chats: 3, readers: 1 });
  await turn({ userId: (await newViewer()).userId });
  expect(await counts()).toMatchObject({ chats: 4, readers: 2 });
});

test("heat rises by a reader's first turn of a day, ten turns, and coming back the next day", async () => {
  const start = await counts();
  const first = await turn();
  expect(first.score).toBeCloseTo(Math.log2(2 ** (start.score - start.score) + 1) + start.score, 6);
  expect((await turn()).score).toBeCloseTo(first.score, 6);
  for (let i = 3; i < 10; i += 1) await turn();
  const tenth = await turn();
  expect(2 ** (tenth.score - start.score)).toBeCloseTo(1 + 1 + 3, 5);
  api.clock.advance(DAY);
  const next = await turn();
  expect(2 ** (next.score - start.score)).toBeCloseTo(5 + (1 + 4) * 2 ** 0.5, 5);
});

test('an author warms nothing by playing their own story, and a guest a quarter', async () => {
  const start = await counts();
  const own = await turn({ own: true });
  expect(own.score).toBeCloseTo(start.score, 6);
  expect(own).toMatchObject({ chats: 1, readers: 0 });
  const guest = await turn({ userId: (await newViewer()).userId, isRealUser: false });
  expect(2 ** (guest.score - start.score)).toBeCloseTo(1.25, 5);
});

test('heat holds over years: a story long cold is warmed without an overflow', async () => {
  await api.database.pool.query('update story_scores set trending_score = -40000 where story_id = $1', [
    storyId,
  ]);
  expect((await turn()).score).toBeGreaterThan(0);
});

test('turns of many readers are counted together as they are one by one', async () => {
  const start = await counts();
  const readers = await Promise.all([newViewer(), newViewer(), newViewer()]);
  for (const { userId } of readers)
    for (let taken = 0; taken < 4; taken += 1)
      api.rankings.countTurn({ storyId, userId, isRealUser: true, own: false });
  await api.rankings.flushTurns();
  const after = await counts();
  expect(after).toMatchObject({ chats: 12, readers: 3 });
  expect(2 ** (after.score - start.score)).toBeCloseTo(1 + 3, 5);
});

test('turns that cannot be written wait; those of a reader who is gone are dropped', async () => {
  const gone = await newViewer();
  await api.database.pool.query('delete from users where id = $1', [gone.userId]);
  api.rankings.countTurn({ storyId, userId: gone.userId, isRealUser: true, own: false });
  api.rankings.countTurn({ storyId, userId: viewer.userId, isRealUser: true, own: false });
  await api.database.pool.query('alter table story_readers rename to elsewhere');
  await api.rankings.flushTurns();
  await api.database.pool.query('alter table elsewhere rename to story_readers');
  await api.rankings.flushTurns();
  expect(await counts()).toMatchObject({ chats: 1, readers: 1 });
});
