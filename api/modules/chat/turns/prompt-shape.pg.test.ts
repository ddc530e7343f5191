import { findFaultOfPrompt } from '@storyloom/testing/llm/prompt-fault';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSavesClient } from '../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId, type Reader } from '../testing/reader.ts';
import { sendTurn } from '../testing/send-turn.ts';

let harness: ChatHarness;
let strict: HarnessProcess;
const text = 'The tide turned and nobody said more than they had to say about it. '.repeat(14);

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.script('strict', { text, strict: true });
  strict = await harness.process('strict', { LLM_CONTEXT_TOKENS: '4096' });
});
afterAll(() => harness.close());

/** The faults of all prompts that the models have seen since the last call. */
function faultsOfPrompts() {
  const seen = harness.faults.seen.splice(0);
  expect(seen.length).toBeGreaterThan(0);
  return seen.flatMap(({ messages }) => findFaultOfPrompt(messages) ?? []);
}
const continueReply = (reader: Reader, storyId: string, messageId: string) =>
  reader.post('/ai-lab/ai-story/chat/continue', { storyId, messageId, clientRequestId: newRequestId() });

describe('the length of replies', () => {
  test('is the one that the reader has chosen, from the next reply on', async () => {
    const reader = await strict.reader();
    const storyId = await harness.story();
    const asked = () =>
      harness.faults.seen
        .splice(0)
        .map(({ messages }) => /Write (.*?) words/.exec(messages[0]?.content ?? '')?.[1]);
    asked();
    await sendTurn(reader, storyId, 'Wait');
    expect(asked()).toEqual(['80 to 180']);
    await reader.post('/ai-lab/ai-story/user-setting/modify', { replyLength: 'LONG' });
    await sendTurn(reader, storyId, 'Wait');
    expect(asked()).toEqual(['180 to 300']);
    await sendTurn(await strict.reader(), storyId, 'Wait');
    expect(asked()).toEqual(['80 to 180']);
  });
});

describe('prompts that strict chat templates accept', () => {
  test('are sent for first and later turns, options, other versions, edited replies and branches', async () => {
    const storyId = await harness.story();
    const reader = await strict.reader();
    const client = createSavesClient(reader, storyId);
    const { turnId, replyId } = await sendTurn(reader, storyId, 'Wait');
    expect((await client.regenerate(replyId, newRequestId())).code).toBe(0);
    const head = (await client.current()).headMessageId;
    expect((await client.edit(head, 'It rains.')).code).toBe(0);
    await sendTurn(reader, storyId, 'I go on.');
    await client.move((await client.current()).id, turnId);
    await sendTurn(reader, storyId, 'I say something else.');
    expect(faultsOfPrompts()).toEqual([]);
  });

  test('are sent for replies after a failure, and for continuations of stopped and cut ones', async () => {
    const storyId = await harness.story();
    const reader = await strict.reader();
    harness.faults.script('failing', { status: 400 });
    const failing = await harness.process('failing');
    expect((await (await reader.on(failing.base)).send({ storyId, content: 'First.' })).code).not.toBe(0);
    await sendTurn(reader, storyId, 'Second.');

    const hold = harness.faults.hold('held', { text, strict: true });
    const held = await harness.process('held');
    const stream = await (await reader.on(held.base)).openSend({ storyId, content: 'Third.' });
    const { runId, messageId } = await stream.created();
    hold.releaseText(40);
    await stream.until((received) => received.text.length > 20);
    await reader.on(held.base).then((own) => own.post('/ai-lab/ai-story/chat/stop', { runId }));
    expect((await continueReply(reader, storyId, messageId)).code).toBe(0);

    harness.faults.script('cut-off', { text: 'The stairs went', finish: 'length', strict: true });
    const cutOff = await reader.on((await harness.process('cut-off')).base);
    const { replyId } = await sendTurn(cutOff, storyId, 'Fourth.');
    const { data } = await continueReply(reader, storyId, replyId);
    expect((data.message as { text: string }).text).toMatch(/^The stairs went The tide turned/);
    expect(faultsOfPrompts()).toEqual([]);
  });

  test('are sent with summaries, facts, lore and memories', async () => {
    const storyId = await harness.story();
    const reader = await strict.reader();
    const first = await sendTurn(reader, storyId, 'I hide the brass key under the seventh stair.');
    const pin = { archiveId: (await createSavesClient(reader, storyId).current()).id, content: 'I am Mara.' };
    await reader.post('/ai-lab/ai-story/dialog/pin', { ...pin, messageId: first.replyId });
    for (let turn = 0; turn < 12; turn++) {
      await sendTurn(reader, storyId, `Something small, number ${turn}.`);
      await strict.api.summarized();
    }
    await sendTurn(reader, storyId, 'I take out the brass key again.');
    const isReply = ({ messages }: { messages: { content: string }[] }) =>
      messages[0]?.content.startsWith('You narrate') ?? false;
    const last = harness.faults.seen.findLast(isReply)?.messages ?? [];
    expect(last[0]?.content).toContain('What happened so far');
    expect(last.at(-1)?.content).toContain('Earlier moments');
    expect(faultsOfPrompts()).toEqual([]);
  });

  test('are sent for chats with a character, previews and writing help', async () => {
    const reader = await strict.reader();
    await sendTurn(reader, await harness.story({ content: { type: 'ROLE' } }), 'Hello.');
    const draft = { title: 'Unseen', opening: 'The harbour is empty.', main: { name: 'Mara' } };
    // Only a registered author has previews.
    await harness.query(`update users set is_real = true`);
    const saved = await reader.post('/ai-lab/ai-story/modify', {
      clientRequestId: newRequestId(),
      content: draft,
    });
    const preview = await reader.post('/ai-lab/ai-story/preview', { id: saved.data.id, content: draft });
    await sendTurn(reader, String(preview.data.id), 'I wait.');
    const help = { clientRequestId: newRequestId(), field: 'opening', content: 'teh rain' };
    expect((await reader.post('/ai-lab/ai-story/optimize', help)).code).toBe(0);
    expect(faultsOfPrompts()).toEqual([]);
  });
});
