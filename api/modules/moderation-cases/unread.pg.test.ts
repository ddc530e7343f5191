import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createModerators } from './testing/moderators.ts';

let api: TestApi;
let moderators: Awaited<ReturnType<typeof createModerators>>;

beforeAll(async () => {
  api = await createTestApi();
  moderators = await createModerators(api);
});
afterAll(() => api.drop());

describe('a decision', () => {
  test('counts at the bell until the author has seen it, and so does that on an appeal', async () => {
    const writer = await newPerson(api, 'real');
    const unread = async () => (await api.get('/user/notification/unread', writer.token)).data.unreadCount;
    const at = api.clock.now();
    const { storyId } = await publishSample(api.database.db, { authorId: writer.id, at });
    await moderators.report(await newPerson(api), 'STORY', storyId);
    const { id } = await moderators.waiting(storyId);
    expect(await unread()).toBe(0);
    await moderators.decide(id, 'VIOLATION');
    expect(await unread()).toBe(1);
    const read = await api.post('/user/notification/read', { storyIds: [] }, writer.token);
    expect([read.data.unreadCount, await unread()]).toEqual([0, 0]);
    await moderators.appeal(writer, id);
    expect(await unread()).toBe(0);
    api.clock.advance(1_000);
    await moderators.review(id, 'NO_VIOLATION');
    expect(await unread()).toBe(1);
  });
});
