import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
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

/** A waiting case of a story, and its author. */
async function openCase(author?: Awaited<ReturnType<typeof newPerson>>) {
  const by = author ?? (await newPerson(api, 'real'));
  const { storyId } = await publishSample(api.database.db, { authorId: by.id, at: api.clock.now() });
  await moderators.report(await newPerson(api), 'STORY', storyId);
  return { caseId: (await moderators.waiting(storyId)).id, storyId, author: by };
}

describe('a case', () => {
  test('is taken by one moderator of two at the same moment, and released, with entries in the audit trail', async () => {
    const { admin, second } = moderators;
    const { caseId, storyId } = await openCase();
    const answers = await Promise.all([moderators.take(caseId), moderators.take(caseId, true, second)]);
    expect(answers.flatMap(({ data }) => data.error ?? [])).toEqual(['case.taken']);
    const { takenBy } = await moderators.waiting(storyId);
    expect([admin.id, second.id]).toContain(takenBy?.id);
    expect((await moderators.take(caseId, false, second)).data).toMatchObject({ takenBy: null });
    expect((await moderators.take(caseId)).data).toMatchObject({ takenBy: { id: admin.id } });
    const actions = (await moderators.trail(caseId)).map(({ action }) => action);
    expect(actions).toEqual(['case.take', 'case.release', 'case.take']);
  });

  test('is not taken twice by the same moderator in the audit trail', async () => {
    const { caseId } = await openCase();
    await moderators.take(caseId);
    await moderators.take(caseId);
    expect((await moderators.trail(caseId)).map(({ action }) => action)).toEqual(['case.take']);
  });

  test('is decided by the moderator who has taken it, not by another', async () => {
    const { second } = moderators;
    const { caseId } = await openCase();
    await moderators.take(caseId, true, second);
    expect((await moderators.decide(caseId, 'VIOLATION')).data.error).toBe('case.taken');
    await moderators.take(caseId, false);
    expect((await moderators.decide(caseId, 'VIOLATION')).data).toMatchObject({ status: 'DECIDED' });
  });

  test('is free again once it is decided, and its appeal is for another moderator', async () => {
    const { caseId, author } = await openCase();
    await moderators.take(caseId);
    expect((await moderators.decide(caseId, 'VIOLATION')).data).toMatchObject({ takenBy: null });
    expect((await moderators.take(caseId)).data.error).toBe('case.decided');
    await moderators.appeal(author, caseId);
    expect((await moderators.take(caseId)).data.error).toBe('decision.own');
    expect((await moderators.take(caseId, true, moderators.second)).data).toMatchObject({
      takenBy: { id: moderators.second.id },
    });
  });

  test('is neither taken nor decided by a moderator who reported it, nor is its appeal', async () => {
    const { second } = moderators;
    const { caseId, storyId, author } = await openCase();
    await moderators.report(second, 'STORY', storyId);
    expect((await moderators.take(caseId, true, second)).data.error).toBe('decision.own');
    expect((await moderators.review(caseId, 'VIOLATION')).data.error).toBe('decision.own');
    expect((await moderators.decide(caseId, 'VIOLATION')).data).toMatchObject({ status: 'DECIDED' });
    await moderators.appeal(author, caseId);
    expect((await moderators.review(caseId, 'NO_VIOLATION')).data.error).toBe('decision.own');
  });

  test('about their own content is not taken by a moderator', async () => {
    const { caseId } = await openCase(moderators.admin);
    expect((await moderators.take(caseId)).data.error).toBe('decision.own');
  });
});
