import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSavesClient } from '../../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../../testing/harness.ts';
import { newRequestId, type Reader } from '../../testing/reader.ts';
import { sendTurn } from '../../testing/send-turn.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

const small = { LLM_CONTEXT_TOKENS: '2048' };
const reply = { text: 'The tide turned and Odile said no more than she had to say about it. '.repeat(4) };
const summarizing = {
  words: 'You summarize the interactive story',
  script: { text: 'Odile gave the reader the key.' },
};

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.script('storyteller-model', { ...reply, whenAsked: summarizing });
  harness.faults.script('forgetful', { ...reply, whenAsked: { ...summarizing, script: { status: 400 } } });
  harness.faults.script('slow-storyteller-model', {
    ...reply,
    whenAsked: { ...summarizing, script: { text: 'Late.', firstByteMs: 60_000 } },
  });
  api = await harness.process('storyteller-model', small);
  storyId = await harness.story();
});
afterAll(() => harness.close());

/** Plays turns with different texts, and waits for the summaries after each. */
async function play(process: HarnessProcess, reader: Reader, turns: number, from = 1) {
  const replies: string[] = [];
  for (let turn = from; turn < from + turns; turn++) {
    replies.push((await sendTurn(reader, storyId, `Turn ${turn} it is.`)).replyId);
    await process.api.summarized();
  }
  return replies;
}
const summaries = (reader: { archiveId: string }) =>
  harness.query<{ message_id: string; sections: { fromDepth: number; toDepth: number; text: string }[] }>(
    `select s.* from summaries s join messages m on m.id = s.message_id
     where m.root_id = (select h.root_id from messages h join saves a on a.head_message_id = h.id where a.id = $1)
     order by m.depth`,
    [reader.archiveId],
  );
const lastPrompt = () =>
  harness.faults.seen.findLast(({ messages }) => !messages[0]?.content.includes(summarizing.words))
    ?.messages ?? [];
const asked = () =>
  harness.faults.seen.filter(({ messages }) => messages[0]?.content.includes(summarizing.words)).length;
const save = async (reader: Reader) => ({
  archiveId: (await createSavesClient(reader, storyId).current()).id,
});
const said = () =>
  lastPrompt()
    .map(({ content }) => content)
    .join('\n');

describe('summaries', () => {
  test('replace the summarized messages in the next prompt, in sections without a gap that end before the last six turns', async () => {
    const reader = await api.reader();
    const balance = await harness.balance(reader);
    await play(api, reader, 12);
    const [first] = await summaries(await save(reader));
    expect(first?.sections[0]).toMatchObject({ fromDepth: 0, text: 'Odile gave the reader the key.' });
    await play(api, reader, 1, 13);
    const prompt = said();
    expect(prompt).toContain('What happened so far:\n\nOdile gave the reader the key.');
    expect(prompt).not.toContain('Turn 1 it is.');
    for (let turn = 8; turn <= 13; turn++) expect(prompt).toContain(`Turn ${turn} it is.`);
    expect(balance - (await harness.balance(reader))).toBe(13);
    await play(api, reader, 13, 14);
    const made = await summaries(await save(reader));
    expect(made.length).toBeGreaterThan(2);
    for (const { sections } of made) {
      expect(sections[0]?.fromDepth).toBe(0);
      for (const [at, one] of sections.slice(1).entries()) {
        expect(one.fromDepth).toBe((sections[at]?.toDepth ?? 0) + 1);
      }
    }
    expect(made.at(-1)?.sections.at(-1)?.toDepth).toBeLessThanOrEqual(26 * 2 - 12);
  });

  test('join sections that exceed their budget', async () => {
    const long = 'Odile gave the reader the key and asked for nothing in return but silence. '.repeat(3);
    harness.faults.script('wordy', { ...reply, whenAsked: { ...summarizing, script: { text: long } } });
    const wordy = await harness.process('wordy', small);
    const reader = await wordy.reader();
    await play(wordy, reader, 24);
    const last = (await summaries(await save(reader))).at(-1);
    expect(last?.sections.length).toBeLessThan(4);
    expect(last?.sections[0]?.fromDepth).toBe(0);
  });

  test('only belong to branches from below them', async () => {
    const reader = await api.reader();
    const replies = await play(api, reader, 14);
    const client = createSavesClient(reader, storyId);
    const { archiveId } = await save(reader);
    await client.move(archiveId, replies[1] ?? '');
    await sendTurn(reader, storyId, 'Another way.');
    expect(said()).not.toContain('gave the reader the key');
    expect(said()).toContain('Turn 1 it is.');
    await client.move(archiveId, replies[12] ?? '');
    await sendTurn(reader, storyId, 'A third way.');
    expect(said()).toContain('gave the reader the key');
    expect(said()).not.toContain('Turn 1 it is.');
    await client.regenerate(replies[0] ?? '', newRequestId());
    expect(said()).not.toContain('gave the reader the key');
  });

  test('are written after a later reply if one fails', async () => {
    const forgetful = await harness.process('forgetful', small);
    const reader = await forgetful.reader();
    await play(forgetful, reader, 14);
    expect(await summaries(await save(reader))).toEqual([]);
    expect(said()).toContain('Turn 9 it is.');
    expect(await harness.query('select from summary_claims')).toEqual([]);
    const able = await reader.on(api.base);
    await play(api, able, 2, 15);
    expect((await summaries(await save(able))).length).toBeGreaterThan(0);
    expect(said()).toContain('gave the reader the key');
  });

  test('are written once by two processes', async () => {
    const other = await harness.process('storyteller-model', small);
    const forgetful = await harness.process('forgetful', small);
    const reader = await forgetful.reader();
    await play(forgetful, reader, 11);
    const client = createSavesClient(reader, storyId);
    const second = String((await client.create({ title: 'Beside' })).data.id);
    const { archiveId } = await save(reader);
    const before = asked();
    const elsewhere = await reader.on(other.base);
    await Promise.all([
      sendTurn(await reader.on(api.base), storyId, 'Here.', { archiveId }),
      sendTurn(elsewhere, storyId, 'There.', { archiveId: second }),
    ]);
    await Promise.all([api.api.summarized(), other.api.summarized()]);
    expect(asked() - before).toBe(1);
    expect(await summaries({ archiveId })).toHaveLength(1);
  });

  test('are aborted when the process stops, and written by another', async () => {
    const slow = await harness.process('slow-storyteller-model', small);
    const reader = await slow.reader();
    for (let turn = 1; turn <= 12; turn++) await sendTurn(reader, storyId, `Turn ${turn} it is.`);
    await slow.stop();
    expect(await harness.query('select from summary_claims')).toEqual([]);
    const able = await reader.on(api.base);
    await play(api, able, 1, 13);
    expect((await summaries(await save(able))).length).toBeGreaterThan(0);
  });

  test('are written by the offline storyteller without a model', async () => {
    const offline = await harness.process('storyteller', small);
    const reader = await offline.reader();
    for (let turn = 1; turn <= 12; turn++) {
      await sendTurn(reader, storyId, `Turn ${turn}. ${'I count all stairs down to the sea. '.repeat(20)}`);
      await offline.api.summarized();
    }
    const [first] = await summaries(await save(reader));
    expect(first?.sections[0]?.text).toContain('The tide has gone out and taken the hour with it. You ');
  });

  test('catch up with a long path that has none', async () => {
    const forgetful = await harness.process('forgetful', small);
    const reader = await forgetful.reader();
    await play(forgetful, reader, 30);
    await play(api, await reader.on(api.base), 1, 31);
    const made = await summaries(await save(reader));
    expect(made.length).toBeGreaterThan(2);
  });

  test('keep the start of prompts stable until the next one', async () => {
    const reader = await api.reader();
    const prompts: string[][] = [];
    for (let turn = 1; turn <= 7; turn++) {
      await play(api, reader, 1, turn);
      prompts.push(lastPrompt().map(({ content }) => content));
    }
    for (const [at, later] of prompts.slice(1).entries()) {
      const earlier = prompts[at] ?? [];
      const same = later.findIndex((content, index) => content !== earlier[index]);
      // Only the messages around the last exchange move.
      expect(same).toBeGreaterThanOrEqual(earlier.length - 4);
    }
  });
});
