import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { newRequestId } from '../chat/testing/reader.ts';

let harness: ChatHarness;

beforeAll(async () => {
  harness = await createChatHarness();
});
afterAll(() => harness.close());

/** A guest who counts as a visitor of the story's author. */
async function newReader(api: HarnessProcess, storyId: string) {
  const reader = await api.reader();
  await reader.post('/ai-lab/ai-story/visit', { storyId });
  await api.api.insight.flushVisits();
  return reader;
}

async function countsAfter(api: HarnessProcess, storyId: string) {
  await api.api.rankings.flushTurns();
  const [counts] = await harness.query<{ chats: number; readers: number; heat: number }>(
    `select chat_count::int as chats, reader_count::int as readers, heat::int as heat
      from story_scores where story_id = $1`,
    [storyId],
  );
  return counts;
}

describe('replies in rankings', () => {
  test('count as chats once they are finished', async () => {
    const api = await harness.process('normal');
    const storyId = await harness.story();
    const reader = await newReader(api, storyId);
    expect((await reader.send({ storyId })).code).toBe(0);
    expect((await reader.send({ storyId })).code).toBe(0);
    expect(await countsAfter(api, storyId)).toEqual({ chats: 2, readers: 1, heat: 2 });
  });

  test('do not count again when they are continued or regenerated', async () => {
    harness.faults.script('short-of-room', { text: 'The stairs went down and', finish: 'length' });
    const api = await harness.process('short-of-room');
    const storyId = await harness.story();
    const reader = await newReader(api, storyId);
    const { data } = await reader.send({ storyId });
    const { id: messageId } = data.message as { id: string };
    for (const path of ['chat/continue', 'refresh']) {
      const body = { storyId, messageId, clientRequestId: newRequestId() };
      expect((await reader.post(`/ai-lab/ai-story/${path}`, body)).code).toBe(0);
    }
    expect(await countsAfter(api, storyId)).toEqual({ chats: 1, readers: 1, heat: 1 });
  });

  test('do not count if the process that generates them stops', async () => {
    harness.faults.hold('held', { text: 'The lamp turned once.' }).releaseText(10);
    const stopping = await harness.process('held');
    const storyId = await harness.story();
    const stream = await (await stopping.reader()).openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 4);
    await stopping.stop();
    expect(await harness.query('select state from runs where id = $1', [runId])).toEqual([
      { state: 'interrupted' },
    ]);
    expect(await countsAfter(await harness.process('normal'), storyId)).toEqual({
      chats: 0,
      readers: 0,
      heat: 0,
    });
  });

  test.each([
    ['server-error', 'chat.provider_busy'],
    ['cut-mid-character', 'chat.interrupted'],
  ])('do not count if the provider fails: %s', async (model, error) => {
    const api = await harness.process(model);
    const storyId = await harness.story();
    const { data } = await (await api.reader()).send({ storyId });
    expect(data).toMatchObject({ error });
    expect(await countsAfter(api, storyId)).toEqual({ chats: 0, readers: 0, heat: 0 });
  });
});
