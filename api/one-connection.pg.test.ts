import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRequestId } from './modules/chat/testing/reader.ts';
import { silentLogger } from './platform/logger.ts';
import { newPerson, type Person } from './testing/people.ts';
import { publishSample } from './testing/story-builder.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let admin: Person;
let second: Person;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' }, undefined, silentLogger, 1);
  [admin, second] = [await newPerson(api, 'admin'), await newPerson(api, 'admin')];
});
afterAll(() => api.drop());

const post = async (path: string, body: object, { token }: Person) =>
  (await api.post(`/ai-lab/${path}`, body, token)).data;

describe('a transaction needs one connection, so an API with a single one', () => {
  test('grants points alone and by two administrators', async () => {
    const { id: userId } = await newPerson(api, 'real');
    const ask = (amount: number) =>
      post('admin/grant', { userId, amount, reason: 'Sorry.', clientRequestId: newRequestId() }, admin);
    expect(await ask(10)).toMatchObject({ state: 'GRANTED' });
    const { id } = await ask(5_000);
    expect(await post('admin/decide-grant', { id, outcome: 'APPROVE' }, second)).toMatchObject({
      state: 'GRANTED',
    });
  });

  test('decides cases and blocks accounts', async () => {
    const { id: authorId } = await newPerson(api, 'real');
    const { storyId } = await publishSample(api.database.db, { authorId, at: api.clock.now() });
    const report = { subjectKind: 'STORY', subjectId: storyId, reason: 'HARM' };
    await post('moderation/report', report, await newPerson(api));
    const { data } = await api.get('/ai-lab/moderation/cases', admin.token);
    const [found] = data.pageList as { id: string }[];
    const decision = { caseId: found?.id, outcome: 'VIOLATION', reason: 'Copied.' };
    expect(await post('moderation/decide', decision, admin)).toMatchObject({ status: 'DECIDED' });
    expect(await post('admin/block', { userId: authorId, reason: 'Copied.' }, admin)).toMatchObject({
      id: authorId,
    });
  });
});
