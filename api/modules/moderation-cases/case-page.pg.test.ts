import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createModerators } from './testing/moderators.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());

describe('the page of a case’s story', () => {
  test('is named while the story opens, not while it is hidden', async () => {
    const moderators = await createModerators(api);
    const author = await newPerson(api, 'real');
    const { storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() });
    await moderators.report(await newPerson(api), 'STORY', storyId);
    const { id } = await moderators.waiting(storyId);
    const page = async () => (await moderators.read(id)).subject.href;
    const address = expect.stringContaining(`/read/${storyId}-`);
    expect(await page()).toEqual(address);
    await moderators.decide(id, 'VIOLATION');
    await moderators.appeal(author, id);
    expect(await page()).toBeNull();
    await moderators.review(id, 'NO_VIOLATION');
    expect(await page()).toEqual(address);
  });
});
