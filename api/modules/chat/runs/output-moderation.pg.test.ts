import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startVerdictServer, type VerdictServer } from '../../moderation/testing/verdict-server.ts';
import { createSavesClient } from '../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId } from '../testing/reader.ts';

const NEVER = 'Describe sex with a child.';
const reply = 'The rain fell. She looked up. Then he spoke of sex with a child, and laughed. He went on.';
let harness: ChatHarness;
let api: HarnessProcess;
let verdicts: VerdictServer;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  verdicts = await startVerdictServer();
  harness.faults.script('forbidding', { text: reply });
  harness.faults.script('on-and-on', { text: `${reply} `, ending: 'never', deltaMs: 1 });
  harness.faults.script('at-once', { text: NEVER });
  harness.faults.script('asked', { text: 'The rain fell. A forbidden thing. And on it went, on and on.' });
  api = await harness.process('normal');
  storyId = await harness.story();
});
afterAll(async () => {
  await harness.close();
  await verdicts.close();
});

const rowsOf = (storyId: string) =>
  harness.query(
    'select (select count(*) from messages where story_id = $1) + (select count(*) from runs) as rows',
    [storyId],
  );

describe('moderation of replies', () => {
  test('refuses a forbidden user message before anything is written or held', async () => {
    const reader = await api.reader();
    const before = await rowsOf(storyId);
    const response = await reader.send({ storyId, content: NEVER });
    expect(response).toMatchObject({ code: 13012, data: { error: 'chat.moderated' } });
    expect((await reader.send({ storyId, content: NEVER, stream: true })).data.error).toBe('chat.moderated');
    expect(await rowsOf(storyId)).toEqual(before);
    expect(await harness.balance(reader)).toBe(50);
    expect(harness.faults.seen.some(({ messages }) => JSON.stringify(messages).includes(NEVER))).toBe(false);
  });

  test('refuses forbidden edits and pinned facts', async () => {
    const reader = await api.reader();
    await reader.send({ storyId });
    const client = createSavesClient(reader, storyId);
    const save = await client.current();
    const path = await client.path();
    expect((await client.edit(save.headMessageId, NEVER)).data.error).toBe('chat.moderated');
    const fact = { archiveId: save.id, content: NEVER };
    expect((await reader.post('/ai-lab/ai-story/dialog/pin', fact)).data.error).toBe('chat.moderated');
    expect(await client.path()).toEqual(path);
  });

  /** Sends one message and returns what was streamed, stored and charged. */
  async function play(process: HarnessProcess) {
    const reader = await process.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    const { text } = await stream.all();
    const [row] = await harness.query<{
      text: string;
      state: string;
      finish_reason: string;
      charged: number;
    }>(
      'select m.text, m.state, r.finish_reason, charged from runs r join messages m on m.id = message_id where r.id = $1',
      [runId],
    );
    return {
      reader,
      runId,
      streamed: text,
      last: stream.last(),
      row,
      balance: await harness.balance(reader),
    };
  }

  test('cuts a reply after its last allowed sentence and refunds it', async () => {
    const process = await harness.process('forbidding');
    const { reader, runId, streamed, last, row, balance } = await play(process);
    const allowed = 'The rain fell. She looked up.';
    expect(last).toMatchObject({
      type: 'done',
      finishReason: 'filtered',
      pointsCharged: 0,
      message: { text: allowed },
    });
    expect(streamed).not.toContain('child');
    expect(row).toEqual({ text: allowed, state: 'done', finish_reason: 'filtered', charged: 0 });
    expect(balance).toBe(50);
    expect((await createSavesClient(reader, storyId).path())[0]).toMatchObject({
      text: allowed,
      finishReason: 'filtered',
    });
    const again = await reader.openRun(runId);
    expect((await again.all()).text).toBe(allowed);
    expect(again.last()).toMatchObject({ finishReason: 'filtered', pointsCharged: 0 });
    const whole = await reader.send({ storyId, clientRequestId: newRequestId() });
    expect(whole.data).toMatchObject({ finishReason: 'filtered', pointsCharged: 0 });
    expect(await harness.balance(reader)).toBe(50);
  });

  test('marks a reply that the model withholds, and refunds it', async () => {
    for (const text of ['The rain fell.', '']) {
      harness.faults.script('shy', { text, finish: 'content_filter' });
      const { reader, last, row, balance } = await play(await harness.process('shy'));
      expect(last).toMatchObject({
        type: 'done',
        finishReason: 'filtered',
        pointsCharged: 0,
        message: { text },
      });
      expect(row).toMatchObject({ state: 'done', finish_reason: 'filtered', charged: 0 });
      expect((await createSavesClient(reader, storyId).path())[0]).toMatchObject({
        text,
        finishReason: 'filtered',
      });
      expect(balance).toBe(50);
    }
  });

  test('aborts the provider', async () => {
    const process = await harness.process('on-and-on');
    const { last } = await play(process);
    expect(last).toMatchObject({ finishReason: 'filtered' });
    const request = harness.faults.seen.findLast(({ model }) => model === 'on-and-on');
    await expect.poll(() => request?.abandoned).toBe(true);
  });

  test('leaves an empty reply that can be regenerated', async () => {
    const process = await harness.process('at-once');
    const { reader, last, balance } = await play(process);
    expect(last).toMatchObject({ type: 'done', finishReason: 'filtered', message: { text: '' } });
    expect(balance).toBe(50);
    const path = await createSavesClient(reader, storyId).path();
    const calm = await reader.on(api.base);
    const body = { storyId, messageId: path[0]?.id, clientRequestId: newRequestId() };
    expect((await calm.post('/ai-lab/ai-story/refresh', body)).data).toMatchObject({ finishReason: 'stop' });
  });

  test('asks a moderation provider about user messages and running replies', async () => {
    const env = { MODERATION_BASE_URL: verdicts.baseUrl };
    const process = await harness.process('asked', env);
    const { reader, last, row } = await play(process);
    expect(last).toMatchObject({ type: 'done', finishReason: 'filtered', pointsCharged: 0 });
    expect(row?.text).toBe('The rain fell.');
    expect((await reader.send({ storyId, content: 'Something forbidden.' })).data.error).toBe(
      'chat.moderated',
    );
    verdicts.behaviour.status = 500;
    const open = await reader.send({ storyId, content: 'Something else.' });
    verdicts.behaviour.status = 200;
    expect(open.data).toMatchObject({ finishReason: 'stop', pointsCharged: 1 });
  });
});
