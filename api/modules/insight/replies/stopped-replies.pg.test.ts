import { countWords } from '@storyloom/contract/core/word-count';
import type { StoryStatistics } from '@storyloom/contract/creators/entities/story-statistics';
import { type FaultServer, startFaultServer } from '@storyloom/testing/llm/fault-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../../testing/people.ts';
import { publishSample } from '../../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const path = '/ai-lab/ai-story';
let faults: FaultServer;
let api: TestApi;
let author: Person;
let storyId: string;

beforeAll(async () => {
  faults = await startFaultServer();
  const text = 'The tide waits, and the town waits for it. '.repeat(10);
  faults.hold('held', { text }).releaseText(text.length / 2);
  api = await createTestApi({ LLM_BASE_URL: faults.baseUrl, LLM_MODEL: 'held' });
  author = await newPerson(api, 'real');
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
});
afterAll(async () => {
  await api.drop();
  await faults.close();
});

/** Begins a reply, leaves its stream after the first words, and stops it; returns the text that was kept. */
async function stopReply({ token }: Person): Promise<string> {
  const body = { storyId, content: 'I wait.', clientRequestId: 'stopped-reply', stream: true };
  const headers = { 'content-type': 'application/json', tokenid: token };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const stream = (await api.app.request(`${path}/chat`, init)).body;
  let received = '';
  for await (const part of stream?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += part;
    if (received.includes('"type":"delta"')) break;
  }
  const [, runId] = /"runId":"([^"]+)"/.exec(received) ?? [];
  const { data } = await api.post(`${path}/chat/stop`, { runId }, token);
  const { state, text } = data.message as { state: string; text: string };
  expect(state).toBe('stopped');
  return text;
}

describe('a stopped reply', () => {
  test('is counted with its turn and the words that were kept', async () => {
    const words = countWords(await stopReply(await newPerson(api)));
    api.clock.advance(20_000);
    await api.insight.countReplies();
    const { data } = await api.get(`${path}/creator/statistics?storyId=${storyId}&period=30`, author.token);
    const { totals, turns } = data as unknown as StoryStatistics;
    expect(words).toBeGreaterThan(0);
    expect(totals).toMatchObject({ stopped: 1, chats: 1, readers: 1, words, regenerated: 0 });
    expect(turns).toEqual([{ turn: 1, rewound: 0, regenerated: 0, stopped: 1 }]);
  });
});
