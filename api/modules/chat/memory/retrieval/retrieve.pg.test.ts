import { retrievedMemories } from '@storyloom/contract/endpoints/chat/retrieved-memories';
import { message } from '@storyloom/contract/entities/message';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savesDesk } from '../../../saves/testing/saves-client.ts';
import { type ChatLab, createChatLab, type LabProcess } from '../../testing/harness.ts';
import { newRequestId, type Reader } from '../../testing/reader.ts';
import { tell } from '../../testing/send-turn.ts';

let lab: ChatLab;
let api: LabProcess;
let storyId: string;

const roomy = { LLM_CONTEXT_TOKENS: '4096' };
const tide = 'The tide turned and nobody said more than they had to say about it. '.repeat(14);
const chronicle = { words: 'You keep the chronicle', script: { text: 'They went on for a while.' } };
const asked = 'I take out the brass key again.';
const hidden = 'I hide the brass key under the seventh stair.';

beforeAll(async () => {
  lab = await createChatLab();
  lab.faults.script('teller', { text: tide, whenAsked: chronicle });
  api = await lab.process('teller', roomy);
  storyId = await lab.story();
});
afterAll(() => lab.close());

/** Plays so many turns of no account, with one that matters as the third. */
async function play(reader: Reader, turns: number, third = hidden) {
  const replies: string[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const said = turn === 3 ? third : `Something small, number ${turn}.`;
    replies.push((await tell(reader, storyId, said)).replyId);
    await api.api.chronicled();
  }
  return replies;
}
/** What the provider was told last, without the chronicle's own questions. */
const lastPrompt = () =>
  lab.faults.seen.findLast(({ messages }) => !messages[0]?.content.includes(chronicle.words))?.messages ?? [];
const momentsToldLast = () => lastPrompt().find(({ content }) => content.startsWith('Moments of long ago'));

test('the moment that a turn speaks of comes back word for word, just above the last exchange', async () => {
  const reader = await api.reader();
  await play(reader, 20);
  await tell(reader, storyId, 'I look out of the window.');
  expect(momentsToldLast()).toBeUndefined();
  expect(JSON.stringify(lastPrompt())).not.toContain('seventh stair');
  await tell(reader, storyId, asked);
  const prompt = lastPrompt();
  expect(momentsToldLast()?.content).toContain(`Earlier, turn 3:\nReader: ${hidden}`);
  expect(prompt.at(-4)).toBe(momentsToldLast());
  expect(prompt.at(-3)?.role).toBe('assistant');
  expect(prompt.at(-1)).toEqual({ role: 'user', content: asked });
});

test('a reader sees which moments a reply was told again, and nobody else does', async () => {
  const reader = await api.reader();
  await play(reader, 20);
  const plain = await tell(reader, storyId, 'I look out of the window.');
  const { replyId } = await tell(reader, storyId, asked);
  const of = (who: Reader, id: string) => who.get(`/ai-lab/ai-story/dialog/memories?messageId=${id}`);
  expect((await of(reader, plain.replyId)).data).toEqual([]);
  const [moment, ...others] = retrievedMemories.data.parse((await of(reader, replyId)).data);
  expect(others).toEqual([]);
  expect(moment).toMatchObject({ turn: 3, userText: hidden, matchedWords: ['brass', 'key'] });
  expect(moment?.replyText).toContain('The tide turned');
  const edited = await savesDesk(reader, storyId).edit(replyId, 'I say so.');
  expect(retrievedMemories.data.parse((await of(reader, String(edited.data.id))).data)).toEqual([moment]);
  expect((await of(await api.reader(), replyId)).data.error).toBe('chat.message_not_found');
});

test('a model with much room is told the whole moment, and its reply keeps little of it', async () => {
  const reader = await api.reader();
  await play(reader, 20);
  const roomier = await lab.process('teller', { LLM_CONTEXT_TOKENS: '16384' });
  const { replyId } = await tell(await reader.on(roomier.base), storyId, asked);
  expect(momentsToldLast()?.content).toContain(tide.trim());
  const { data } = await reader.get(`/ai-lab/ai-story/dialog/memories?messageId=${replyId}`);
  const [kept] = retrievedMemories.data.parse(data);
  expect(kept?.userText).toBe(hidden);
  expect(tide.length).toBeGreaterThan(900);
  expect(kept?.replyText.length).toBeLessThan(600);
});

test('a reply that is written anew is told the same moments', async () => {
  const reader = await api.reader();
  await play(reader, 20);
  const { replyId } = await tell(reader, storyId, asked);
  const first = momentsToldLast()?.content;
  expect(first).toContain('seventh stair');
  await savesDesk(reader, storyId).regenerate(replyId, newRequestId());
  expect(momentsToldLast()?.content).toBe(first);
});

test('a page of the storyteller that was broken off goes on as it began, whatever is remembered by then', async () => {
  const reader = await api.reader();
  await play(reader, 20);
  const slow = await lab.process('storyteller', { STORYTELLER_CHARS_PER_SECOND: '60' });
  const quick = await reader.on((await lab.process('storyteller')).base);
  const stream = await (await reader.on(slow.base)).openSend({ storyId, content: asked });
  const { runId, messageId } = await stream.created();
  await stream.until(({ text }) => text.length > 30);
  await reader.post('/ai-lab/ai-story/chat/stop', { runId });
  await stream.all();
  const kept = await reader.get(`/ai-lab/ai-story/dialog/memories?messageId=${messageId}`);
  expect(retrievedMemories.data.parse(kept.data)).toMatchObject([
    { turn: 3, userText: hidden, replyText: '' },
  ]);

  const desk = savesDesk(quick, storyId);
  const { id } = await desk.current();
  const goOn = async () => {
    const clientRequestId = newRequestId();
    const { data } = await quick.post('/ai-lab/ai-story/chat/continue', {
      storyId,
      messageId,
      clientRequestId,
    });
    return message.parse(data.message);
  };
  const once = await goOn();
  expect(once.text).toContain('seventh stair');
  await desk.choose(id, messageId);
  await lab.query(`update memories set keys = '{}'`);
  const again = await goOn();
  expect(again.text).toBe(once.text);
  expect(again.id).not.toBe(once.id);
});

test('what stands in the recent part anyway is not told twice', async () => {
  const reader = await api.reader();
  await play(reader, 4);
  await tell(reader, storyId, asked);
  expect(JSON.stringify(lastPrompt())).toContain('seventh stair');
  expect(momentsToldLast()).toBeUndefined();
});

test('after a rewind nothing is known of what came later, and no branch knows of another', async () => {
  const reader = await api.reader();
  const replies = await play(reader, 20);
  const desk = savesDesk(reader, storyId);
  const { id } = await desk.current();
  await desk.move(id, replies[1] ?? '');
  await tell(reader, storyId, asked);
  expect(JSON.stringify(lastPrompt())).not.toContain('seventh stair');

  // The branch grows as long, and hides another key: each remembers its own.
  await desk.move(id, replies[1] ?? '');
  await tell(reader, storyId, 'I drop the brass key into the well.');
  await play(reader, 17, 'Something small, number 3.');
  await tell(reader, storyId, asked);
  expect(momentsToldLast()?.content).toContain('into the well');
  expect(JSON.stringify(lastPrompt())).not.toContain('seventh stair');
  await desk.move(id, replies.at(-1) ?? '');
  await tell(reader, storyId, asked);
  expect(momentsToldLast()?.content).toContain('seventh stair');
  expect(JSON.stringify(lastPrompt())).not.toContain('into the well');
});

test('branches from after a chapter share what was told before it and keep what comes after apart', async () => {
  const reader = await api.reader();
  await lab.query('update points_accounts set balance = 200');
  const replies = await play(reader, 16);
  const desk = savesDesk(reader, storyId);
  const { id } = await desk.current();
  const fork = replies.at(-1) ?? '';
  const grow = async (thing: string) => {
    await desk.move(id, fork);
    await tell(reader, storyId, `I bury the ${thing} in the orchard.`);
    await play(reader, 18, 'Something small, number 3.');
  };
  await grow('lantern');
  await grow('violin');
  const strands = await lab.query<{ line: { strand: string }[] }>(
    `select s.line from summaries s join messages m on m.id = s.message_id where m.root_id =
       (select root_id from messages where id = $1) order by m.seq`,
    [fork],
  );
  expect(new Set(strands.map(({ line }) => line.at(-1)?.strand)).size).toBe(2);
  await tell(reader, storyId, 'I dig in the orchard for the brass key.');
  const told = momentsToldLast()?.content;
  expect(told).toContain('seventh stair');
  expect(told).toContain('violin');
  expect(told).not.toContain('lantern');
});

test('moments go with the tree they are of', async () => {
  const reader = await api.reader();
  const [first = ''] = await play(reader, 14);
  const left = () =>
    lab.query(
      `select from memories join messages on messages.id = message_id where root_id =
         (select root_id from messages where id = $1)`,
      [first],
    );
  expect((await left()).length).toBeGreaterThan(0);
  const before = (await lab.query('select from memories')).length;
  const here = (await left()).length;
  await savesDesk(reader, storyId).endDialog();
  await lab.query(`update orphaned_trees set orphaned_at = now() - interval '31 days'`);
  await api.api.sweepTrees();
  expect((await lab.query('select from memories')).length).toBe(before - here);
});

test('Chinese is remembered as well, by words and not by single characters', async () => {
  const reader = await api.reader();
  await play(reader, 20, '我把铜钥匙藏在楼梯下面。');
  await tell(reader, storyId, '我又拿出铜钥匙。');
  expect(momentsToldLast()?.content).toContain('我把铜钥匙藏在楼梯下面。');
  await tell(reader, storyId, '下雨了。');
  expect(momentsToldLast()).toBeUndefined();
});
