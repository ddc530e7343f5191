import { explain } from '@storyloom/contract/chat/endpoints/explain';
import type { LoreTrace } from '@storyloom/contract/lore/entities/lore-trace';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSavesClient } from '../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId, type Reader } from '../testing/reader.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

const worldBook = {
  structure: 'The foghorn stands on the North Pier. The chandlery sells rope, tar and lies.',
  background: 'Odile broke the sluice herself in the year of the drought.',
  rules: 'Nobody may own a clock.',
  specialEvents: 'If the reader winds the astrolabe, the tide comes in at noon.',
};

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
  storyId = await harness.story({ content: { worldBook } });
});
afterAll(() => harness.close());

async function sendMessage(reader: Reader, content: string, story = storyId): Promise<string> {
  const { data } = await reader.send({ storyId: story, content });
  return (data.message as { id: string }).id;
}

async function readTrace(reader: Reader, messageId: string): Promise<LoreTrace[]> {
  const response = await reader.get(`/ai-lab/ai-story/dialog/lore-trace?messageId=${messageId}`);
  return explain.data.parse(response.data);
}

const prompt = () => (harness.faults.seen.at(-1)?.messages ?? []).map(({ content }) => content).join('\n');
const rule = { reason: 'constant', outcome: 'active', isSecret: true, content: null };

describe('lore of a reply', () => {
  test('puts a triggered special event into the prompt and the trace', async () => {
    const reader = await api.reader();
    const reply = await sendMessage(reader, 'I wind the astrolabe and look at the sea.');
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
    const [turn] = await harness.query<{ id: string }>('select parent_id as id from messages where id = $1', [
      reply,
    ]);
    expect(event).toMatchObject({ messageId: turn?.id, keyIn: 'message' });
  });

  test('gives secrets to the model and hides them from readers', async () => {
    const reader = await api.reader();
    const reply = await sendMessage(reader, 'Who broke the sluice?');
    expect(prompt()).toContain(worldBook.background);
    const secret = (await readTrace(reader, reply)).find(({ isSecret }) => isSecret);
    expect(secret).toMatchObject({ title: null, content: null, key: null, outcome: 'active' });
    expect(JSON.stringify(await readTrace(reader, reply))).not.toContain('drought');
  });

  test('shows secrets to the author of the story', async () => {
    const own = await harness.story({ content: { worldBook } });
    const reader = await api.reader();
    const reply = await sendMessage(reader, 'Who broke the sluice?', own);
    const secret = async () => (await readTrace(reader, reply)).find(({ reason }) => reason === 'key');
    expect(await secret()).toMatchObject({ isSecret: true, content: null });
    await harness.query(
      'update stories set author_id = (select user_id from saves where story_id = $1) where id = $1',
      [own],
    );
    expect(await secret()).toMatchObject({ isSecret: true, content: worldBook.background });
  });

  test('names the key and the message that triggered an entry', async () => {
    const reader = await api.reader();
    await sendMessage(reader, 'I walk to the chandlery.');
    const reply = await sendMessage(reader, 'I wait.');
    const fact = (await readTrace(reader, reply)).find(({ reason }) => reason === 'key');
    const path = await createSavesClient(reader, storyId).path();
    expect(fact).toMatchObject({
      key: 'chandlery',
      keyIn: 'earlier',
      content: expect.stringContaining('rope'),
      outcome: 'active',
    });
    expect(path.find(({ id }) => id === fact?.messageId)?.text).toBe('I walk to the chandlery.');
  });

  test('names the opening as what mentioned a key', async () => {
    const story = await harness.story({ content: { worldBook, opening: 'The chandlery is shut.' } });
    const reader = await api.reader();
    const reply = await sendMessage(reader, 'I wait.', story);
    const fact = (await readTrace(reader, reply)).find(({ reason }) => reason === 'key');
    expect(fact).toMatchObject({ key: 'chandlery', keyIn: 'opening' });
  });

  test('is explained for regenerated, continued and edited replies', async () => {
    const reader = await api.reader();
    const savesClient = createSavesClient(reader, storyId);
    const reply = await sendMessage(reader, 'I look at the foghorn.');
    const again = (await savesClient.regenerate(reply, newRequestId())).data.message as { id: string };
    expect(await readTrace(reader, again.id)).toEqual(await readTrace(reader, reply));
    const edited = await savesClient.edit(reply, 'In my own words.');
    expect(await readTrace(reader, String(edited.data.id))).toEqual(await readTrace(reader, reply));
  });

  test('is only explained to the reply’s reader, and empty for user messages', async () => {
    const [mara, other] = [await api.reader(), await api.reader()];
    const reply = await sendMessage(mara, 'I look at the foghorn.');
    const response = async (reader: Reader, id: string) =>
      (await reader.get(`/ai-lab/ai-story/dialog/lore-trace?messageId=${id}`)).data.error;
    expect(await response(other, reply)).toBe('chat.message_not_found');
    expect(await response(mara, 'nosuchmessage')).toBe('chat.message_not_found');
    const [, turn] = await createSavesClient(mara, storyId).path();
    expect(await readTrace(mara, turn?.id ?? '')).toEqual([]);
  });

  test.each(['lore-trace', 'memories'])(
    'is not explained by %s once the reader may no longer read the story',
    async (path) => {
      const closing = await harness.story({ content: { worldBook } });
      const reader = await api.reader();
      const reply = await sendMessage(reader, 'I walk to the chandlery.', closing);
      const asked = async () =>
        (await reader.get(`/ai-lab/ai-story/dialog/${path}?messageId=${reply}`)).data.error;
      expect(await asked()).toBeUndefined();
      await harness.query('update stories set members_only = true where id = $1', [closing]);
      expect(await asked()).toBe('story.members_only');
    },
  );

  test('is told without a model, and in its trace', async () => {
    const offline = await harness.process('storyteller');
    const reader = await offline.reader();
    const reply = await sendMessage(reader, 'I walk over to the foghorn.');
    const path = await createSavesClient(reader, storyId).path();
    expect(path.find(({ id }) => id === reply)?.text).toContain('The foghorn stands on the North Pier.');
    expect((await readTrace(reader, reply)).filter(({ reason }) => reason === 'told')).toMatchObject([
      { content: 'The foghorn stands on the North Pier.', key: null, outcome: 'active' },
    ]);
  });

  test('is derived when a version without entries is played', async () => {
    const old = await harness.story({ content: { worldBook } });
    await harness.query('update story_versions set lore = null where story_id = $1', [old]);
    const fresh = await harness.process('normal');
    const reader = await fresh.reader();
    const reply = await sendMessage(reader, 'I wind the astrolabe.', old);
    expect((await readTrace(reader, reply)).map((trace) => trace.reason)).toEqual(['constant', 'key']);
  });

  test('is empty for a reply without a trace', async () => {
    const reader = await api.reader();
    const reply = await sendMessage(reader, 'I walk to the chandlery.');
    await harness.query('update messages set lore_trace = null, lore_state = null where id = $1', [reply]);
    expect(await readTrace(reader, reply)).toEqual([]);
    expect(await readTrace(reader, await sendMessage(reader, 'I wait.'))).toMatchObject([
      rule,
      { key: 'chandlery' },
    ]);
  });

  test('treats markup as plain text', async () => {
    const script = '<script>alert("bell")</script>';
    const book = { ...worldBook, structure: `The ${script} hangs in the Tower.` };
    const hostile = await harness.story({ content: { worldBook: book } });
    const reader = await api.reader();
    const reply = await sendMessage(reader, 'I climb the Tower.', hostile);
    expect(prompt()).toContain(script);
    expect((await readTrace(reader, reply)).some(({ content }) => content?.includes(script))).toBe(true);
  });

  test('stays within the budget for a world book of 10,000 words', async () => {
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
    const large = await harness.story({ content: { worldBook: book } });
    const [row] = await harness.query<{ count: number }>(
      'select jsonb_array_length(lore) as count from story_versions where story_id = $1',
      [large],
    );
    expect(row?.count).toBeLessThanOrEqual(loreLimits.entries);
    const reader = await api.reader();
    const reply = await sendMessage(reader, 'I break the lantern7.', large);
    expect(prompt()).toContain('house7 burns');
    expect(prompt().length).toBeLessThan(6_000 * 5);
    const trace = await readTrace(reader, reply);
    expect(trace.some(({ reason, outcome }) => reason === 'constant' && outcome === 'budget')).toBe(true);
    expect(trace.find(({ reason }) => reason === 'key')).toMatchObject({ outcome: 'active' });
  });
});
