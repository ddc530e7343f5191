import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let author: Person;
let storyId: string;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
});
beforeEach(async () => {
  author = await newPerson(api, 'real');
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
});
afterAll(() => api.drop());

const readUv = async () => (await api.insight.sumVisitors(author.id)).uv;

async function visit(people: readonly Person[], address = '192.0.2.1'): Promise<void> {
  for (const { token } of people)
    await api.send('/ai-lab/ai-story/visit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, tokenid: token },
      body: JSON.stringify({ storyId }),
    });
  await api.insight.flushVisits();
}

/** Plays a turn each, and counts the replies as the job does later. */
async function play(people: readonly Person[]): Promise<void> {
  for (const { token } of people) {
    const turn = { storyId, content: 'I look.', clientRequestId: `milestone-${++serial}` };
    expect((await api.post('/ai-lab/ai-story/chat', turn, token)).code).toBe(0);
  }
  api.clock.advance(20_000);
  await api.insight.countReplies();
}

const newPeople = (count: number) => Promise.all(Array.from({ length: count }, () => newPerson(api)));

describe('visitors of an author', () => {
  test('count for milestones once there is a turn or a second day', async () => {
    const [player, returning, curious] = (await newPeople(3)) as [Person, Person, Person];
    await visit([player, returning, curious]);
    expect(await readUv()).toBe(0);
    await play([player]);
    expect(await readUv()).toBe(1);
    api.clock.advance(DAY_MS);
    await visit([player, returning]);
    expect(await readUv()).toBe(2);
    expect(await api.insight.sumVisitors(author.id)).toMatchObject({ visitors: 3 });
  });

  test('begin to count for five a day from one network', async () => {
    const people = await newPeople(7);
    await visit(people);
    await visit(await newPeople(1), '192.0.2.2');
    await play(people);
    expect(await readUv()).toBe(5);
    api.clock.advance(DAY_MS);
    await visit(people);
    expect(await readUv()).toBe(7);
    // Two of the five of this day began to count already.
    const more = await newPeople(6);
    await visit(more);
    await play(more);
    expect(await readUv()).toBe(10);
  });
});
