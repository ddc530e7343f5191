import { dialogTree } from '@storyloom/contract/chat/endpoints/dialog-tree';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../../testing/held-lock.ts';
import { createSavesClient } from '../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId, type Reader } from '../testing/reader.ts';
import { sendTurn } from '../testing/send-turn.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;
const first = 'The lamp turned once.';
const second = 'The lamp went out, and nobody in the harbour spoke — not even Odile.';
const cut = { text: second, ending: 'cut-mid-character' } as const;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('tale');
  storyId = await harness.story();
});
afterAll(() => harness.close());

/** A reader with one reply. */
async function newReader() {
  harness.faults.script('tale', { text: first });
  const reader = await api.reader();
  const { replyId } = await sendTurn(reader, storyId);
  const saves = createSavesClient(reader, storyId);
  const regenerate = async (messageId = replyId) =>
    (await saves.regenerate(messageId, newRequestId())).data as { error?: string; messageId?: string };
  return { reader, saves, replyId, regenerate };
}

async function openRefresh(reader: Reader, messageId: string) {
  const stream = await reader.openSend({ storyId, messageId }, '/ai-lab/ai-story/refresh');
  return { stream, ...(await stream.created()) };
}
const stop = (reader: Reader, runId: string) => reader.post('/ai-lab/ai-story/chat/stop', { runId });
const dialog = async (reader: Reader) =>
  (await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`)).data;

describe('a new version of a reply that fails', () => {
  test('leaves the head at the reply, and is a version to choose if it has text', async () => {
    const { reader, saves, replyId, regenerate } = await newReader();
    harness.faults.script('tale', cut);
    const { error, messageId = '' } = await regenerate();
    expect(error).toBe('chat.interrupted');
    const [head] = await saves.path();
    expect(head).toMatchObject({ id: replyId, text: first, siblingIds: [replyId, messageId] });
    expect(await harness.balance(reader)).toBe(49);
    expect((await saves.choose((await saves.current()).id, messageId)).code).toBe(0);
    expect((await saves.path())[0]).toMatchObject({ id: messageId, state: 'interrupted' });
  });

  test('leaves the head at the reply when the provider withholds it', async () => {
    const { reader, saves, replyId, regenerate } = await newReader();
    harness.faults.script('tale', { text: second, finish: 'content_filter' });
    expect((await regenerate()).error).toBeUndefined();
    const [head] = await saves.path();
    expect(head).toMatchObject({ id: replyId, text: first, siblingIds: [replyId, expect.any(String)] });
    expect(await harness.balance(reader)).toBe(49);
  });

  test('is not the end of a branch that is chosen', async () => {
    const { reader, saves, replyId, regenerate } = await newReader();
    const deeper = await sendTurn(reader, storyId);
    harness.faults.script('tale', cut);
    await regenerate(deeper.replyId);
    harness.faults.script('tale', { text: first });
    await regenerate(replyId);
    await saves.choose((await saves.current()).id, replyId);
    expect((await saves.current()).headMessageId).toBe(deeper.replyId);
  });

  test('is neither listed nor counted without text, and no message is below it', async () => {
    const { reader, saves, replyId, regenerate } = await newReader();
    harness.faults.script('tale', { text: '' });
    const { messageId } = await regenerate();
    expect((await saves.path())[0]).toMatchObject({ id: replyId, siblingIds: [replyId] });
    const tree = await reader.get(`/ai-lab/ai-story/dialog/tree?storyId=${storyId}`);
    const drawn = dialogTree.data.parse(tree.data).branches.map(({ id }) => id);
    expect([drawn.includes(replyId), drawn.includes(messageId ?? '')]).toEqual([true, false]);
    harness.faults.script('tale', { text: second });
    await sendTurn(reader, storyId);
    expect((await saves.path()).map(({ text }) => text)).toEqual(
      expect.arrayContaining([second, first, 'I look around.']),
    );
    expect((await saves.path())[2]?.id).toBe(replyId);
  });

  test('is not counted beside the reply that a retry gets for an unanswered message', async () => {
    harness.faults.script('tale', { text: '' });
    const reader = await api.reader();
    const saves = createSavesClient(reader, storyId);
    const failed = (await reader.send({ storyId })).data as { messageId: string };
    expect((await saves.path())[0]).toMatchObject({ id: failed.messageId, state: 'error' });
    harness.faults.script('tale', { text: first });
    await saves.regenerate(failed.messageId, newRequestId());
    const [head] = await saves.path();
    expect(head).toMatchObject({ text: first, siblingIds: [head?.id] });
  });

  test('leaves the head at the reply when its lease expires', async () => {
    const { reader, saves, replyId } = await newReader();
    const hold = harness.faults.hold('elsewhere', { text: second, deltaChars: 5 });
    const gone = await harness.process('elsewhere', {}, { flushMs: 50, drainMs: 0 });
    const { runId, stream } = await openRefresh(await reader.on(gone.base), replyId);
    hold.releaseText(20);
    await stream.until(({ text }) => text.length >= 20);
    await gone.stop();
    expect(await dialog(reader)).toMatchObject({ headMessageId: replyId, activeRunId: null });
    const [run] = await harness.query<{ state: string }>('select state from runs where id = $1', [runId]);
    expect(run?.state).toBe('interrupted');
    expect((await saves.path())[0]?.siblingIds).toHaveLength(2);
  });
});

describe('a new version of a reply', () => {
  test('is read while it is generated, and nothing else moves the head', async () => {
    const { reader, saves, replyId } = await newReader();
    const hold = harness.faults.hold('tale', { text: second });
    const { runId, messageId, stream } = await openRefresh(reader, replyId);
    const shown = await dialog(reader);
    expect(shown).toMatchObject({ activeRunId: runId, headMessageId: replyId, totalCount: 3 });
    expect(shown.pageList).toMatchObject([{ id: messageId, state: 'running' }, {}, {}]);
    const { id } = await saves.current();
    const refused = [await reader.send({ storyId }), await saves.move(id, replyId), await saves.remove(id)];
    expect(refused.map(({ data }) => data.error)).toEqual(Array(3).fill('chat.run_active'));
    hold.finish();
    await stream.all();
    expect((await saves.current()).headMessageId).toBe(messageId);
  });

  test('becomes the head when its reader stops it with text, and is none without', async () => {
    const { reader, saves, replyId } = await newReader();
    const hold = harness.faults.hold('tale', { text: second, deltaChars: 5 });
    const silent = await openRefresh(reader, replyId);
    await stop(reader, silent.runId);
    expect((await saves.path())[0]).toMatchObject({ id: replyId, siblingIds: [replyId] });
    hold.releaseText(20);
    const { runId, messageId, stream } = await openRefresh(reader, replyId);
    await stream.until(({ text }) => text.length >= 20);
    await stop(reader, runId);
    expect((await saves.current()).headMessageId).toBe(messageId);
  });
});

describe('the continuation of a reply', () => {
  const carryOn = (reader: Reader, messageId: string) =>
    reader.post('/ai-lab/ai-story/chat/continue', { storyId, messageId, clientRequestId: newRequestId() });

  test('becomes the head even if it is cut, because it begins with the reply', async () => {
    const reader = await api.reader();
    const saves = createSavesClient(reader, storyId);
    harness.faults.script('tale', { text: first, finish: 'length' });
    const { replyId } = await sendTurn(reader, storyId);
    harness.faults.script('tale', { text: '' });
    expect((await carryOn(reader, replyId)).data.error).toBe('chat.provider_failed');
    expect((await saves.path())[0]).toMatchObject({ id: replyId, siblingIds: [replyId] });
    harness.faults.script('tale', { ...cut, text: ` ${second}` });
    await carryOn(reader, replyId);
    const [head] = await saves.path();
    expect(head).toMatchObject({ state: 'interrupted', editedFrom: replyId });
    expect(head?.text).toContain(`${first} The lamp`);
  });
});

describe('the end of a new version', () => {
  test('waits for the save before it locks the run, in the order of a merge', async () => {
    const { reader, saves, replyId } = await newReader();
    const hold = harness.faults.hold('tale', { text: second });
    const { runId, messageId, stream } = await openRefresh(reader, replyId);
    const { id } = await saves.current();
    const save = await holdLock(harness.url, 'select from saves where id = $1 for no key update', [id]);
    hold.finish();
    await expect.poll(save.waiters).toBe(1);
    await harness.query('select from runs where id = $1 for update nowait', [runId]);
    await save.release();
    await stream.all();
    expect((await saves.current()).headMessageId).toBe(messageId);
  });

  test('is waited for by a change of the save, which then sees the new head', async () => {
    const { saves, replyId, regenerate } = await newReader();
    await regenerate();
    const { id, headMessageId } = await saves.current();
    const ending = await holdLock(harness.url, 'update saves set head_message_id = $1 where id = $2', [
      replyId,
      id,
    ]);
    const moved = saves.move(id, headMessageId, headMessageId);
    await expect.poll(ending.waiters).toBe(1);
    await ending.release();
    expect((await moved).data).toMatchObject({ error: 'chat.stale_parent', headMessageId: replyId });
  });
});
