import { explain } from '@storyloom/contract/endpoints/chat/explain';
import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';
import { limits } from '@storyloom/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savesDesk } from '../../saves/testing/saves-client.ts';
import { type ChatLab, createChatLab, type LabProcess } from '../testing/harness.ts';
import { newRequestId, type Reader } from '../testing/reader.ts';

let lab: ChatLab;
let api: LabProcess;
let storyId: string;

const worldBook = {
  structure: 'The foghorn stands on the North Pier. The chandlery sells rope, tar and lies.',
  background: 'Odile broke the sluice herself in the year of the drought.',
  rules: 'Nobody may own a clock.',
  specialEvents: 'If the reader winds the astrolabe, the tide comes in at noon.',
};

beforeAll(async () => {
  lab = await createChatLab();
  api = await lab.process('normal');
  storyId = await lab.story({ content: { worldBook } });
});
afterAll(() => lab.close());

async function say(reader: Reader, content: string, story = storyId): Promise<string> {
  const { data } = await reader.send({ storyId: story, content });
  return (data.message as { id: string }).id;
}

async function readTrace(reader: Reader, messageId: string): Promise<LoreTrace[]> {
  const answer = await reader.get(`/ai-lab/ai-story/dialog/lore-trace?messageId=${messageId}`);
  return explain.data.parse(answer.data);
}

const prompt = () => (lab.faults.seen.at(-1)?.messages ?? []).map(({ content }) => content).join('\n');
const rule = { reason: 'constant', outcome: 'active', isSecret: true, content: null };

test('a special event named by the reader’s words is in the prompt and in what explains the reply', async () => {
  const reader = await api.reader();
  const reply = await say(reader, 'I wind the astrolabe and look at the sea.');
  expect(prompt()).toContain(worldBook.specialEvents);
  expect(prompt()).not.toContain('chandlery');
  const [first, event, ...others] = await readTrace(reader, reply);
  expect(first).toMatchObject(rule);
  expect(event).toMatchObject({
    reason: 'key',
    outcome: 'active',
    isSecret: true,
    tokens: expect.any(Number),
  });
  expect(others).toEqual([]);
  const [turn] = await lab.query<{ id: string }>('select parent_id as id from messages where id = $1', [
    reply,
  ]);
  expect(event?.messageId).toBe(turn?.id);
});

test('what the author keeps secret is told to the model and to no reader', async () => {
  const reader = await api.reader();
  const reply = await say(reader, 'Who broke the sluice?');
  expect(prompt()).toContain(worldBook.background);
  const secret = (await readTrace(reader, reply)).find(({ isSecret }) => isSecret);
  expect(secret).toMatchObject({ title: null, content: null, key: null, outcome: 'active' });
  expect(JSON.stringify(await readTrace(reader, reply))).not.toContain('drought');
});

test('a fact of the place says by which key and which message it was called up', async () => {
  const reader = await api.reader();
  await say(reader, 'I walk to the chandlery.');
  const reply = await say(reader, 'I wait.');
  const fact = (await readTrace(reader, reply)).find(({ reason }) => reason === 'key');
  const path = await savesDesk(reader, storyId).path();
  expect(fact).toMatchObject({
    key: 'chandlery',
    content: expect.stringContaining('rope'),
    outcome: 'active',
  });
  expect(path.find(({ id }) => id === fact?.messageId)?.text).toBe('I walk to the chandlery.');
});

test('a reply that is written anew, and one that is continued or edited, is explained like the first', async () => {
  const reader = await api.reader();
  const desk = savesDesk(reader, storyId);
  const reply = await say(reader, 'I look at the foghorn.');
  const again = (await desk.regenerate(reply, newRequestId())).data.message as { id: string };
  expect(await readTrace(reader, again.id)).toEqual(await readTrace(reader, reply));
  const edited = await desk.edit(reply, 'In my own words.');
  expect(await readTrace(reader, String(edited.data.id))).toEqual(await readTrace(reader, reply));
});

test('only a reader’s own replies are explained; their own words need none', async () => {
  const [mara, other] = [await api.reader(), await api.reader()];
  const reply = await say(mara, 'I look at the foghorn.');
  const asked = async (reader: Reader, id: string) =>
    (await reader.get(`/ai-lab/ai-story/dialog/lore-trace?messageId=${id}`)).data.error;
  expect(await asked(other, reply)).toBe('chat.message_not_found');
  expect(await asked(mara, 'nosuchmessage')).toBe('chat.message_not_found');
  const [, turn] = await savesDesk(mara, storyId).path();
  expect(await readTrace(mara, turn?.id ?? '')).toEqual([]);
});

test('the storyteller without a model lets the event happen and tells what the reader speaks of', async () => {
  const offline = await lab.process('storyteller');
  const reader = await offline.reader();
  const winding = await say(reader, 'I wind the astrolabe.');
  const telling = await say(reader, 'I walk over to the foghorn.');
  const path = await savesDesk(reader, storyId).path();
  const textOf = (id: string) => path.find((message) => message.id === id)?.text;
  expect(textOf(winding)).toContain('The tide comes in at noon.');
  expect(textOf(telling)).toContain('The foghorn stands on the North Pier.');
});

test('a version from before there were entries gets them when it is played', async () => {
  const old = await lab.story({ content: { worldBook } });
  await lab.query('update story_versions set lore = null where story_id = $1', [old]);
  const fresh = await lab.process('normal');
  const reader = await fresh.reader();
  const reply = await say(reader, 'I wind the astrolabe.', old);
  expect((await readTrace(reader, reply)).map((trace) => trace.reason)).toEqual(['constant', 'key']);
});

test('a reply from before there were traces has nothing to tell, and the next goes on from it', async () => {
  const reader = await api.reader();
  const reply = await say(reader, 'I look at the foghorn.');
  await lab.query('update messages set lore_trace = null, lore_state = null where id = $1', [reply]);
  expect(await readTrace(reader, reply)).toEqual([]);
  expect(await readTrace(reader, await say(reader, 'I wait.'))).toMatchObject([rule, { key: 'foghorn' }]);
});

test('markup in a world book is plain text all the way', async () => {
  const script = '<script>alert("bell")</script>';
  const book = { ...worldBook, structure: `The ${script} hangs in the Tower.` };
  const hostile = await lab.story({ content: { worldBook: book } });
  const reader = await api.reader();
  const reply = await say(reader, 'I climb the Tower.', hostile);
  expect(prompt()).toContain(script);
  expect((await readTrace(reader, reply)).some(({ content }) => content?.includes(script))).toBe(true);
});

test('a world book of 10,000 words is published and played, within the budget', async () => {
  const sentence = (at: number) =>
    `The lantern${at} of house${at} hangs low, and it is lit at dusk by the widow${at}. `;
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => sentence(from + at)).join('');
  const book = {
    structure: many(290),
    background: many(190, 300),
    rules: many(120, 500),
    specialEvents: 'If the reader breaks the lantern7, house7 burns.',
  };
  const large = await lab.story({ content: { worldBook: book } });
  const [row] = await lab.query<{ count: number }>(
    'select jsonb_array_length(lore) as count from story_versions where story_id = $1',
    [large],
  );
  expect(row?.count).toBeLessThanOrEqual(limits.loreEntries);
  const reader = await api.reader();
  const reply = await say(reader, 'I break the lantern7.', large);
  expect(prompt()).toContain('house7 burns');
  expect(prompt().length).toBeLessThan(6_000 * 5);
  const trace = await readTrace(reader, reply);
  expect(trace.some(({ reason, outcome }) => reason === 'constant' && outcome === 'budget')).toBe(true);
  expect(trace.find(({ reason }) => reason === 'key')).toMatchObject({ outcome: 'active' });
});
