import { retrievedMemories } from '@storyloom/contract/chat/endpoints/retrieved-memories';
import { message } from '@storyloom/contract/chat/entities/message';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSavesClient } from '../../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../../testing/harness.ts';
import { newRequestId, type Reader } from '../../testing/reader.ts';
import { sendTurn } from '../../testing/send-turn.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

const roomy = { LLM_CONTEXT_TOKENS: '4096' };
const tide = 'The tide turned and nobody said more than they had to say about it. '.repeat(14);
const summaryAnswer = {
  words: 'You summarize the interactive story',
  script: { text: 'They went on for a while.' },
};
const request = 'I take out the brass key again.';
const hidden = 'I hide the brass key under the seventh stair.';

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.script('storyteller-model', { text: tide, whenAsked: summaryAnswer });
  api = await harness.process('storyteller-model', roomy);
  storyId = await harness.story();
});
afterAll(() => harness.close());

/** Plays turns without specific words, except the third. */
async function play(reader: Reader, turns: number, third = hidden) {
  const replies: string[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const said = turn === 3 ? third : `Something small, number ${turn}.`;
    replies.push((await sendTurn(reader, storyId, said)).replyId);
    await api.api.summarized();
  }
  return replies;
}
/** The last prompt for a reply, ignoring requests for summaries. */
const lastPrompt = () =>
  harness.faults.seen.findLast(({ messages }) => !messages[0]?.content.includes(summaryAnswer.words))
    ?.messages ?? [];
const lastMemories = () =>
  /Earlier moments[\s\S]*?(?=\n\nWrite in)/.exec(lastPrompt().at(-1)?.content ?? '')?.[0];

describe('retrieveMemories', () => {
  /** All tests but those with other words begin after the last of twenty turns of this reader. */
  let reader: Reader;
  let replies: string[];
  let client: ReturnType<typeof createSavesClient>;
  const goBack = async (messageId = replies.at(-1) ?? '') =>
    client.move((await client.current()).id, messageId);

  beforeAll(async () => {
    reader = await api.reader();
    await harness.query('update points_accounts set balance = 300 where balance = 50');
    replies = await play(reader, 20);
    client = createSavesClient(reader, storyId);
  }, 120_000);
  beforeEach(() => goBack());

  test('quotes the exchange that a turn mentions before the reader’s words', async () => {
    await sendTurn(reader, storyId, 'I look out of the window.');
    expect(lastMemories()).toBeUndefined();
    expect(JSON.stringify(lastPrompt())).not.toContain('seventh stair');
    await sendTurn(reader, storyId, request);
    expect(lastMemories()).toContain(`Earlier, turn 3:\nReader: ${hidden}`);
    expect(lastPrompt().at(-1)?.content.endsWith(`\n\n${request}`)).toBe(true);
  });

  test('shows the memories of a reply to its reader only', async () => {
    const plain = await sendTurn(reader, storyId, 'I look out of the window.');
    const { replyId } = await sendTurn(reader, storyId, request);
    const of = (who: Reader, id: string) => who.get(`/ai-lab/ai-story/dialog/memories?messageId=${id}`);
    expect((await of(reader, plain.replyId)).data).toEqual([]);
    const [moment, ...others] = retrievedMemories.data.parse((await of(reader, replyId)).data);
    expect(others).toEqual([]);
    expect(moment).toMatchObject({ turn: 3, userText: hidden, matchedWords: ['brass', 'key'] });
    expect(moment?.replyText).toContain('The tide turned');
    const edited = await client.edit(replyId, 'I say so.');
    expect(retrievedMemories.data.parse((await of(reader, String(edited.data.id))).data)).toEqual([moment]);
    expect((await of(await api.reader(), replyId)).data.error).toBe('chat.message_not_found');
  });

  test('gives the whole exchange to a model with a large context, and stores an excerpt', async () => {
    const roomier = await harness.process('storyteller-model', { LLM_CONTEXT_TOKENS: '16384' });
    const { replyId } = await sendTurn(await reader.on(roomier.base), storyId, request);
    expect(lastMemories()).toContain(tide.trim());
    const { data } = await reader.get(`/ai-lab/ai-story/dialog/memories?messageId=${replyId}`);
    const [stored] = retrievedMemories.data.parse(data);
    expect(stored?.userText).toBe(hidden);
    expect(tide.length).toBeGreaterThan(900);
    expect(stored?.replyText.length).toBeLessThan(600);
  });

  test('retrieves the same memories for a regenerated reply', async () => {
    const { replyId } = await sendTurn(reader, storyId, request);
    const first = lastMemories();
    expect(first).toContain('seventh stair');
    await client.regenerate(replyId, newRequestId());
    expect(lastMemories()).toBe(first);
  });

  test('uses no memories for the continuation of a reply that used none', async () => {
    const cut = { text: 'The stairs went down and', finish: 'length' as const, whenAsked: summaryAnswer };
    harness.faults.script('cut-off', cut);
    const cutOff = await harness.process('cut-off', roomy);
    const { replyId } = await sendTurn(await reader.on(cutOff.base), storyId, request);
    expect(lastMemories()).toContain('seventh stair');
    // Simulates a memory that was written only after this reply.
    await harness.query(`update messages set lore_trace = lore_trace - 'memories' where id = $1`, [replyId]);
    const body = { storyId, messageId: replyId, clientRequestId: newRequestId() };
    expect((await reader.post('/ai-lab/ai-story/chat/continue', body)).code).toBe(0);
    expect(lastPrompt().at(-2)).toEqual({ role: 'assistant', content: cut.text });
    expect(lastMemories()).toBeUndefined();
  });

  test('does not quote exchanges that the prompt contains anyway', async () => {
    const reader = await api.reader();
    await play(reader, 4);
    await sendTurn(reader, storyId, request);
    expect(JSON.stringify(lastPrompt())).toContain('seventh stair');
    expect(lastMemories()).toBeUndefined();
  });

  test('finds nothing from later messages or other branches after a rewind', async () => {
    await goBack(replies[1]);
    await sendTurn(reader, storyId, request);
    expect(JSON.stringify(lastPrompt())).not.toContain('seventh stair');

    // Another branch of equal length hides another key.
    await goBack(replies[1]);
    await sendTurn(reader, storyId, 'I drop the brass key into the well.');
    await play(reader, 17, 'Something small, number 3.');
    await sendTurn(reader, storyId, request);
    expect(lastMemories()).toContain('into the well');
    expect(JSON.stringify(lastPrompt())).not.toContain('seventh stair');
    await goBack();
    await sendTurn(reader, storyId, request);
    expect(lastMemories()).toContain('seventh stair');
    expect(JSON.stringify(lastPrompt())).not.toContain('into the well');
  });

  test('shares memories from before a fork and separates those after it', async () => {
    const reader = await api.reader();
    await harness.query('update points_accounts set balance = 200 where balance = 50');
    const replies = await play(reader, 16);
    const client = createSavesClient(reader, storyId);
    const { id } = await client.current();
    const fork = replies.at(-1) ?? '';
    const grow = async (thing: string) => {
      await client.move(id, fork);
      await sendTurn(reader, storyId, `I bury the ${thing} in the orchard.`);
      await play(reader, 18, 'Something small, number 3.');
    };
    await grow('lantern');
    await grow('violin');
    const rows = await harness.query<{ branches: { branch: string }[] }>(
      `select s.branches from summaries s join messages m on m.id = s.message_id where m.root_id =
       (select root_id from messages where id = $1) order by m.seq`,
      [fork],
    );
    expect(new Set(rows.map(({ branches }) => branches.at(-1)?.branch)).size).toBe(2);
    await sendTurn(reader, storyId, 'I dig in the orchard for the brass key.');
    const memoryText = lastMemories();
    expect(memoryText).toContain('seventh stair');
    expect(memoryText).toContain('violin');
    expect(memoryText).not.toContain('lantern');
  });

  test('finds Chinese words, not single characters', async () => {
    const reader = await api.reader();
    await play(reader, 20, '我把铜钥匙藏在楼梯下面。');
    await sendTurn(reader, storyId, '我又拿出铜钥匙。');
    expect(lastMemories()).toContain('我把铜钥匙藏在楼梯下面。');
    await sendTurn(reader, storyId, '下雨了。');
    expect(lastMemories()).toBeUndefined();
  });

  test('uses the memories of the first part for a continuation', async () => {
    const hold = harness.faults.hold('held-model', { text: tide, deltaChars: 5 });
    const held = await reader.on((await harness.process('held-model', roomy)).base);
    const stream = await held.openSend({ storyId, content: request });
    const { runId, messageId } = await stream.created();
    hold.releaseText(40);
    await stream.until(({ text }) => text.length > 30);
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
    await stream.all();
    const stored = await reader.get(`/ai-lab/ai-story/dialog/memories?messageId=${messageId}`);
    expect(retrievedMemories.data.parse(stored.data)).toMatchObject([{ turn: 3, userText: hidden }]);

    const continueReply = async () => {
      const clientRequestId = newRequestId();
      const body = { storyId, messageId, clientRequestId };
      const { data } = await reader.post('/ai-lab/ai-story/chat/continue', body);
      expect(JSON.stringify(lastPrompt())).toContain('seventh stair');
      return message.parse(data.message);
    };
    const once = await continueReply();
    await client.choose((await client.current()).id, messageId);
    await harness.query(`update memories set keys = '{}'`);
    expect((await continueReply()).id).not.toBe(once.id);
  });

  test('deletes memories with their tree', async () => {
    const left = () =>
      harness.query(
        `select from memories join messages on messages.id = message_id where root_id =
         (select root_id from messages where id = $1)`,
        [replies[0]],
      );
    expect((await left()).length).toBeGreaterThan(0);
    const before = (await harness.query('select from memories')).length;
    const here = (await left()).length;
    await client.endDialog();
    await harness.query(`update orphaned_trees set orphaned_at = now() - interval '31 days'`);
    await api.api.cleanUpTrees();
    expect((await harness.query('select from memories')).length).toBe(before - here);
  });
});
