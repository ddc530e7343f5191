import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createModerators } from './testing/moderators.ts';

let api: TestApi;
let moderators: Awaited<ReturnType<typeof createModerators>>;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  moderators = await createModerators(api);
});
afterAll(() => api.drop());

const publish = async ({ id: authorId }: Person) =>
  (await publishSample(api.database.db, { authorId, at: api.clock.now() })).storyId;

async function report(storyId: string) {
  await moderators.report(await newPerson(api), 'STORY', storyId);
  return moderators.waiting(storyId);
}

describe('another rating', () => {
  const ratingOf = async (storyId: string) =>
    (await api.database.pool.query('select rating, min_rating, status from stories where id = $1', [storyId]))
      .rows[0];
  const rate = (caseId: string, rating?: string) =>
    api.post(
      '/ai-lab/moderation/decide',
      { caseId, outcome: 'RATING', reason: 'It has strong violence.', ...(rating && { rating }) },
      moderators.admin.token,
    );

  test('is given to a story, which stays public, and taken back by an appeal', async () => {
    const writer = await newPerson(api, 'real');
    const storyId = await publish(writer);
    const { id } = await report(storyId);
    expect((await rate(id)).data.error).toBe('request.invalid');
    expect((await rate(id, 'R')).code).toBe(0);
    expect(await ratingOf(storyId)).toEqual({ rating: 'R', min_rating: 'R', status: 'PUBLISHED' });
    const own = (await moderators.own(writer)).find((each) => each.id === id);
    expect(own).toMatchObject({ canAppeal: true, decisions: [{ outcome: 'RATING', rating: 'R' }] });
    const draft = await api.get(`/ai-lab/ai-story/write-detail?id=${storyId}`, writer.token);
    expect(draft.data.minRating).toBe('R');
    expect((await moderators.appeal(writer, id)).code).toBe(0);
    await moderators.review(id, 'NO_VIOLATION');
    expect(await ratingOf(storyId)).toEqual({ rating: 'PG', min_rating: null, status: 'PUBLISHED' });
  });

  test('gives way to hiding when the appeal is decided so', async () => {
    const writer = await newPerson(api, 'real');
    const storyId = await publish(writer);
    const { id } = await report(storyId);
    await rate(id, 'R');
    await moderators.appeal(writer, id);
    await moderators.review(id, 'VIOLATION');
    expect(await ratingOf(storyId)).toMatchObject({ rating: 'PG', status: 'DRAFT' });
  });

  test('is refused for content that has none', async () => {
    const person = await newPerson(api, 'real');
    await moderators.report(await newPerson(api), 'PROFILE', person.id);
    const { id } = await moderators.waiting(person.id);
    expect((await rate(id, 'R')).data.error).toBe('case.not_rated');
  });
});
