import { creatorLimits } from '@storyloom/contract/creators/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY = 86_400_000;
let api: TestApi;
let storyId: string;
let viewer: Viewer;

async function newViewer(): Promise<Viewer> {
  const { data } = await api.get('/user/user/login-user', await api.guest());
  return { userId: String(data.id), isRealUser: false, isAdmin: false, sessionId: 'session' };
}

async function visit(userId: string, network = 'a network') {
  api.insight.countVisit({ storyId, userId, isRealUser: false, network });
  await api.insight.flushVisits();
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

describe('turn counter', () => {
  test('counts every turn as a chat and a reader once', async () => {
    for (let i = 0; i < 3; i += 1) await turn();
    expect(await counts()).toMatchObject({ chats: 3, readers: 1 });
    await turn({ userId: (await newViewer()).userId });
    expect(await counts()).toMatchObject({ chats: 4, readers: 2 });
    api.rankings.countTurn({ storyId, userId: viewer.userId, isRealUser: true, own: false });
    expect(await api.rankings.readingTotals(viewer.userId)).toEqual({ begun: 1, turns: 4 });
  });

  test("adds weight for a reader's first turn of a day, the tenth turn, and returning on the next day", async () => {
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

  test('adds no weight for the author and a quarter for a guest', async () => {
    const start = await counts();
    const own = await turn({ own: true });
    expect(own.score).toBeCloseTo(start.score, 6);
    expect(own).toMatchObject({ chats: 1, readers: 0 });
    const { userId } = await newViewer();
    await visit(userId);
    const guest = await turn({ userId, isRealUser: false });
    expect(2 ** (guest.score - start.score)).toBeCloseTo(1.25, 5);
  });

  test('adds weight and heat for a few guests of a network, and for all with an account', async () => {
    const start = await counts();
    const people = [];
    for (let at = 0; at <= creatorLimits.visitorsPerNetwork; at++) people.push((await newViewer()).userId);
    for (const userId of people) {
      await visit(userId);
      await turn({ userId, isRealUser: false });
    }
    const heat = async () =>
      Number(
        (await api.database.pool.query('select heat from story_scores where story_id = $1', [storyId]))
          .rows[0].heat,
      );
    const { score, chats } = await counts();
    expect(2 ** (score - start.score)).toBeCloseTo(1 + creatorLimits.visitorsPerNetwork / 4, 5);
    expect([await heat(), chats]).toEqual([creatorLimits.visitorsPerNetwork, people.length]);
    await turn({ userId: people.at(-1) ?? '', isRealUser: true });
    expect(await heat()).toBe(creatorLimits.visitorsPerNetwork + 2);
  });

  test('adds to a score of years ago without an overflow', async () => {
    await api.database.pool.query('update story_scores set trending_score = -40000 where story_id = $1', [
      storyId,
    ]);
    expect((await turn()).score).toBeGreaterThan(0);
  });

  test('counts a batch of readers like single turns', async () => {
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

  test('keeps turns while the database fails, and drops those of deleted readers', async () => {
    const deleted = await newViewer();
    await api.database.pool.query('delete from users where id = $1', [deleted.userId]);
    api.rankings.countTurn({ storyId, userId: deleted.userId, isRealUser: true, own: false });
    api.rankings.countTurn({ storyId, userId: viewer.userId, isRealUser: true, own: false });
    await api.database.pool.query('alter table story_readers rename to elsewhere');
    await api.rankings.flushTurns();
    await api.database.pool.query('alter table elsewhere rename to story_readers');
    await api.rankings.flushTurns();
    expect(await counts()).toMatchObject({ chats: 1, readers: 1 });
  });

  test('drops the turns of a reader whose account was erased meanwhile', async () => {
    await api.database.pool.query('update users set erased_at = now() where id = $1', [viewer.userId]);
    expect(await turn()).toMatchObject({ chats: 0, readers: 0 });
  });
});
