import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../../testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { type ImageServer, startImageServer } from '../../images/testing/image-server.ts';
import {
  openAiInputTypes,
  startVerdictServer,
  type VerdictServer,
} from '../../moderation/testing/verdict-server.ts';

let folder: string;
let painter: ImageServer;
let judge: VerdictServer;
let api: TestApi;
let author: Person;
let last = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'covers-'));
  [painter, judge] = [await startImageServer(), await startVerdictServer()];
  api = await createTestApi({
    DATA_DIR: folder,
    IMAGE_BASE_URL: painter.baseUrl,
    IMAGE_MODEL: 'painter',
    MODERATION_BASE_URL: judge.baseUrl,
  });
});
beforeEach(async () => {
  painter.behave({});
  judge.reset();
  await api.database.pool.query('truncate files');
  author = await newPerson(api, 'real');
});
afterAll(async () => {
  await api.drop();
  await Promise.all([painter.close(), judge.close()]);
  await rm(folder, { recursive: true });
});

/** Asks for four covers, twice with the same client request id, and expects the same answer. */
async function generate(): Promise<Record<string, unknown>> {
  const clientRequestId = `covers-${++last}`;
  const input = { clientRequestId, prompt: 'A lighthouse in a storm', style: 'ink', count: 4 };
  const ask = () => api.post('/ai-lab/image-gen/generate', input, author.token);
  const { data } = await ask();
  expect((await ask()).data).toEqual(data);
  return data;
}
const balance = async () => (await api.points.account(author.id)).totalIntegral;
const stored = async () => (await api.database.pool.query('select name from files')).rows;

describe('covers of a model', () => {
  test('cost nothing for the candidate of four that fails', async () => {
    painter.behave({ status: 400, failures: 1 });
    const before = await balance();
    const data = await generate();
    expect([(data.covers as unknown[]).length, data.pointsCharged]).toEqual([3, 30]);
    expect([before - (await balance()), (await stored()).length]).toEqual([30, 1]);
    const { pageList } = await api.points.records({
      userId: author.id,
      recordType: 'EXPENSE',
      page: 1,
      size: 10,
    });
    expect(pageList.map(({ integralAmount }) => integralAmount)).toEqual([10, 10, 10]);
  });

  test('are refunded if all fail', async () => {
    painter.behave({ status: 400 });
    const before = await balance();
    expect((await generate()).error).toBe('image.failed');
    expect(await balance()).toBe(before);
  });

  test('are refunded if the model refuses the description', async () => {
    painter.behave({ status: 400, body: '{"error":{"code":"content_policy_violation"}}' });
    const before = await balance();
    expect(await generate()).toMatchObject({
      error: 'image.moderated',
      place: 'content',
      reason: 'provider',
    });
    expect(await balance()).toBe(before);
  });

  test('are refunded and not stored if the images are refused, with the place and the reason', async () => {
    const categories = { sexual: true, 'sexual/minors': false, violence: false };
    judge.behaviour.image = { categories, appliedInputTypes: openAiInputTypes };
    const before = await balance();
    expect(await generate()).toMatchObject({ error: 'image.moderated', place: 'result', reason: 'sexual' });
    expect([await balance(), await stored()]).toEqual([before, []]);
    const { data } = await api.get('/ai-lab/image-gen/history', author.token);
    expect(data.pageList).toEqual([]);
  });
});
