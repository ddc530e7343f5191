import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { newPerson } from '../../testing/people.ts';
import { publishSample, sampleContent } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let storyId: string;
let viewer: Viewer;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  const [reader, author] = [await newPerson(api), await newPerson(api)];
  viewer = { userId: reader.id, isRealUser: false, isAdmin: false, sessionId: 'session' };
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
});
afterAll(() => api.drop());

const play = async (versionId?: string) =>
  api.catalogue.readPlayable(await api.catalogue.admit(storyId, viewer), versionId);

describe('playable stories', () => {
  test('keep the version of a save when a new one is published', async () => {
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

  test('are not found with a version of another story', async () => {
    const other = await publishSample(api.database.db, { authorId: viewer.userId, at: api.clock.now() });
    await expect(play(other.versionId)).rejects.toMatchObject({ error: 'story.not_found' });
  });

  test('are admitted after the adult warning is confirmed', async () => {
    await api.database.pool.query("update stories set rating = 'X' where id = $1", [storyId]);
    await expect(play()).rejects.toMatchObject({ error: 'story.adult_confirm_required' });
  });
});
