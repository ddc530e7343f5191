import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import type { SaveNews } from '@storyloom/contract/saves/entities/save-news';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample, type StoryOptions } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { eraseThanks, insertThanks, mergeThanks, ownThanks } from './news.repository.ts';

let api: TestApi;
let author: Person;
let reader: Person;
let requests = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
  author = await newPerson(api, 'real');
  reader = await newPerson(api);
});
afterAll(() => api.drop());

const path = '/ai-lab/ai-story';
const publish = async (options: StoryOptions = {}) =>
  (await publishSample(api.database.db, { authorId: author.id, at: api.clock.now(), ...options })).storyId;

/** Plays a turn; returns the save and its head. */
async function play(storyId: string, by = reader) {
  const clientRequestId = `news-request-${++requests}`;
  await api.post(`${path}/chat`, { storyId, content: 'I look around.', clientRequestId }, by.token);
  const { data } = await api.get(`${path}/archive/list?storyId=${storyId}`, by.token);
  const [save] = data as unknown as { id: string; headMessageId: string }[];
  if (save === undefined) throw new Error('no save');
  return save;
}
const news = async (id: string, by = reader) =>
  (await api.get(`${path}/archive/news?id=${id}`, by.token)).data as SaveNews;

/** Gives a save this many turns without playing them. */
const lengthen = (headMessageId: string, turns: number) =>
  api.database.pool.query('update messages set depth = $2 where id = $1', [headMessageId, 2 * turns]);

describe('the news of a save', () => {
  test('are the later versions with their changes and notes, until the reader moves', async () => {
    const storyId = await publish();
    const { id, headMessageId } = await play(storyId);
    expect((await news(id)).update).toBeNull();
    await publish({ storyId, changedFields: ['title'], changeNote: 'A better name.' });
    await publish({ storyId, changedFields: ['opening'] });
    expect((await news(id)).update).toMatchObject({
      from: 1,
      to: 3,
      publications: [
        { version: 3, changedFields: ['opening'], changeNote: '' },
        { version: 2, changedFields: ['title'], changeNote: 'A better name.' },
      ],
    });
    const moved = await api.post(
      `${path}/archive/move-version`,
      { id, expectedHeadId: headMessageId },
      reader.token,
    );
    expect(moved.data).toMatchObject({ id, headMessageId, storyVersion: 3 });
    expect((await news(id)).update).toBeNull();
  });

  test('begin after the version of the save, mark the current one and tell when each was published', async () => {
    const storyId = await publish();
    await publish({ storyId });
    const { id } = await play(storyId);
    api.clock.advance(60_000);
    await publish({ storyId });
    const third = api.clock.now().toISOString();
    api.clock.advance(60_000);
    await publish({ storyId });
    expect((await news(id)).update).toMatchObject({
      from: 2,
      publications: [
        { version: 4, isCurrent: true, publishedAt: api.clock.now().toISOString() },
        { version: 3, isCurrent: false, publishedAt: third },
      ],
    });
  });

  test('can be read, and thanks given, by the reader of the save alone', async () => {
    const { id } = await play(await publish());
    const [read, thanked] = await Promise.all([
      api.get(`${path}/archive/news?id=${id}`, author.token),
      api.post(`${path}/thank`, { saveId: id }, author.token),
    ]);
    expect([read.data.error, thanked.data.error]).toEqual(['save.not_found', 'save.not_found']);
  });

  test('move only the head that the page shows', async () => {
    const storyId = await publish();
    const { id } = await play(storyId);
    await publish({ storyId });
    const response = await api.post(
      `${path}/archive/move-version`,
      { id, expectedHeadId: 'other' },
      reader.token,
    );
    expect(response.data.error).toBe('chat.stale_parent');
    expect((await news(id)).update).toMatchObject({ to: 2 });
  });

  test('are empty for a story that was closed', async () => {
    const storyId = await publish();
    const { id } = await play(storyId);
    await publish({ storyId });
    await api.database.pool.query(`update stories set status = 'DRAFT' where id = $1`, [storyId]);
    expect((await news(id)).update).toBeNull();
  });
});

describe('thanking an author', () => {
  const thank = (saveId: string, by = reader) => api.post(`${path}/thank`, { saveId }, by.token);

  test('takes enough turns and counts once for each reader', async () => {
    const storyId = await publish();
    await api.post(`${path}/visit`, { storyId }, reader.token);
    await api.insight.flushVisits();
    const { id, headMessageId } = await play(storyId);
    await lengthen(headMessageId, storyLimits.thankTurns - 1);
    expect((await news(id)).thanks).toEqual({ isGiven: false, isAllowed: false });
    expect((await thank(id)).data.error).toBe('story.thanks_too_early');
    await lengthen(headMessageId, storyLimits.thankTurns);
    expect((await news(id)).thanks).toEqual({ isGiven: false, isAllowed: true });
    for (let at = 0; at < 2; at++) expect((await thank(id)).data).toEqual({ isGiven: true });
    expect((await news(id)).thanks.isGiven).toBe(true);
    const counts = async (token?: string) => {
      const { data } = await api.get(`${path}/works?authorId=${author.id}`, token);
      return (data.pageList as { id: string; thanksCount: number | null }[]).find(
        (work) => work.id === storyId,
      )?.thanksCount;
    };
    expect([await counts(author.token), await counts(reader.token)]).toEqual([1, null]);
  });

  test('tells the author of those who count, once for each story and day', async () => {
    const storyId = await publish();
    const readers = [await newPerson(api, 'real'), await newPerson(api, 'real'), await newPerson(api)];
    for (const each of readers) {
      const { id, headMessageId } = await play(storyId, each);
      await lengthen(headMessageId, storyLimits.thankTurns);
      for (let time = 0; time < 2; time++) await thank(id, each);
    }
    const { data } = await api.get('/user/notification/list?with=notices', author.token);
    const notices = (data.pageList as Notification[]).filter(
      (each) => each.kind === 'THANKS' && each.story.id === storyId,
    );
    expect(notices).toMatchObject([{ count: 2 }]);
  });

  test('is open to a reader after others thanked', async () => {
    const storyId = await publish();
    const other = await newPerson(api);
    const [first, second] = [await play(storyId, other), await play(storyId)];
    for (const { headMessageId } of [first, second]) await lengthen(headMessageId, storyLimits.thankTurns);
    await thank(first.id, other);
    expect((await news(first.id, other)).thanks.isGiven).toBe(true);
    expect((await news(second.id)).thanks).toEqual({ isGiven: false, isAllowed: true });
  });

  test('is refused to the author', async () => {
    const storyId = await publish();
    const { id, headMessageId } = await play(storyId, author);
    await lengthen(headMessageId, storyLimits.thankTurns);
    expect((await news(id, author)).thanks.isAllowed).toBe(false);
    expect((await thank(id, author)).data.error).toBe('story.thanks_too_early');
  });
});

describe('thanks of a user', () => {
  test('move with a guest, once for each story, are exported and are erased', async () => {
    const [guest, user, other] = [await newPerson(api), await newPerson(api), await newPerson(api)];
    const [both, theirs] = [await publish(), await publish()];
    const { db } = api.database;
    const thanked = [
      ...([
        [both, guest],
        [theirs, guest],
        [both, user],
        [both, other],
      ] as [string, Person][]),
    ];
    for (const [storyId, { id: userId }] of thanked)
      await insertThanks(db, { storyId, userId, createdAt: api.clock.now() });
    await db.transaction((tx) => mergeThanks(tx, { guestId: guest.id, userId: user.id }));
    const own = async ({ id }: Person) => (await ownThanks.read(db, id, '', 10)).map(({ key }) => key);
    expect([await own(guest), await own(user)]).toEqual([[], [both, theirs].sort()]);
    const erase = (limit: number) => db.transaction((tx) => eraseThanks(tx, { userId: user.id }, limit));
    expect([await erase(1), await erase(10), await erase(10)]).toEqual([1, 1, 0]);
    expect(await own(other)).toEqual([both]);
  });
});
