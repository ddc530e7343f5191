import { afterAll, beforeAll, expect, test } from 'vitest';
import { savesDesk } from '../../../saves/testing/saves-client.ts';
import { type ChatLab, createChatLab, type LabProcess } from '../../testing/harness.ts';
import { newRequestId, type Reader } from '../../testing/reader.ts';
import { tell } from '../../testing/send-turn.ts';

let lab: ChatLab;
let api: LabProcess;
let storyId: string;

const small = { LLM_CONTEXT_TOKENS: '2048' };
const reply = { text: 'The tide turned and Odile said no more than she had to say about it. '.repeat(4) };
const chronicle = { words: 'You keep the chronicle', script: { text: 'Odile gave the reader the key.' } };

beforeAll(async () => {
  lab = await createChatLab();
  lab.faults.script('teller', { ...reply, whenAsked: chronicle });
  lab.faults.script('forgetful', { ...reply, whenAsked: { ...chronicle, script: { status: 400 } } });
  lab.faults.script('slow-teller', {
    ...reply,
    whenAsked: { ...chronicle, script: { text: 'Late.', firstByteMs: 60_000 } },
  });
  api = await lab.process('teller', small);
  storyId = await lab.story();
});
afterAll(() => lab.close());

/** So many turns, each with words of its own; what is made in the background is waited for. */
async function play(process: LabProcess, reader: Reader, turns: number, from = 1) {
  const replies: string[] = [];
  for (let turn = from; turn < from + turns; turn++) {
    replies.push((await tell(reader, storyId, `Turn ${turn} it is.`)).replyId);
    await process.api.chronicled();
  }
  return replies;
}
const summaries = (reader: { archiveId: string }) =>
  lab.query<{ message_id: string; chapters: { fromDepth: number; toDepth: number; text: string }[] }>(
    `select s.* from summaries s join messages m on m.id = s.message_id
     where m.root_id = (select h.root_id from messages h join saves a on a.head_message_id = h.id where a.id = $1)
     order by m.depth`,
    [reader.archiveId],
  );
const lastPrompt = () =>
  lab.faults.seen.findLast(({ messages }) => !messages[0]?.content.includes(chronicle.words))?.messages ?? [];
const asked = () =>
  lab.faults.seen.filter(({ messages }) => messages[0]?.content.includes(chronicle.words)).length;
const save = async (reader: Reader) => ({ archiveId: (await savesDesk(reader, storyId).current()).id });
const said = () =>
  lastPrompt()
    .map(({ content }) => content)
    .join('\n');

test('a long path is told short, and the next prompt has the chapter instead of the messages', async () => {
  const reader = await api.reader();
  const balance = await lab.balance(reader);
  await play(api, reader, 12);
  const [first] = await summaries(await save(reader));
  expect(first?.chapters[0]).toMatchObject({ fromDepth: 0, text: 'Odile gave the reader the key.' });
  await play(api, reader, 1, 13);
  const prompt = said();
  expect(prompt).toContain('What happened so far:\n\nOdile gave the reader the key.');
  expect(prompt).not.toContain('Turn 1 it is.');
  for (let turn = 8; turn <= 13; turn++) expect(prompt).toContain(`Turn ${turn} it is.`);
  expect(balance - (await lab.balance(reader))).toBe(13);
});

test('chapters follow each other without a gap, and never tell the last six turns', async () => {
  const reader = await api.reader();
  await play(api, reader, 26);
  const made = await summaries(await save(reader));
  expect(made.length).toBeGreaterThan(2);
  for (const { chapters } of made) {
    expect(chapters[0]?.fromDepth).toBe(0);
    for (const [at, one] of chapters.slice(1).entries()) {
      expect(one.fromDepth).toBe((chapters[at]?.toDepth ?? 0) + 1);
    }
  }
  expect(made.at(-1)?.chapters.at(-1)?.toDepth).toBeLessThanOrEqual(26 * 2 - 12);
});

test('chapters that outgrow their room are joined', async () => {
  const long = 'Odile gave the reader the key and asked for nothing in return but silence. '.repeat(3);
  lab.faults.script('wordy', { ...reply, whenAsked: { ...chronicle, script: { text: long } } });
  const wordy = await lab.process('wordy', small);
  const reader = await wordy.reader();
  await play(wordy, reader, 24);
  const last = (await summaries(await save(reader))).at(-1);
  expect(last?.chapters.length).toBeLessThan(4);
  expect(last?.chapters[0]?.fromDepth).toBe(0);
});

test('a branch from before a chapter does not know it, one from after it does', async () => {
  const reader = await api.reader();
  const replies = await play(api, reader, 14);
  const desk = savesDesk(reader, storyId);
  const { archiveId } = await save(reader);
  await desk.move(archiveId, replies[1] ?? '');
  await tell(reader, storyId, 'Another way.');
  expect(said()).not.toContain('gave the reader the key');
  expect(said()).toContain('Turn 1 it is.');
  await desk.move(archiveId, replies[12] ?? '');
  await tell(reader, storyId, 'A third way.');
  expect(said()).toContain('gave the reader the key');
  expect(said()).not.toContain('Turn 1 it is.');
  await desk.regenerate(replies[0] ?? '', newRequestId());
  expect(said()).not.toContain('gave the reader the key');
});

test('a summary that fails changes nothing, and is made when it can be', async () => {
  const forgetful = await lab.process('forgetful', small);
  const reader = await forgetful.reader();
  await play(forgetful, reader, 14);
  expect(await summaries(await save(reader))).toEqual([]);
  expect(said()).toContain('Turn 9 it is.');
  expect(await lab.query('select from summary_claims')).toEqual([]);
  const able = await reader.on(api.base);
  await play(api, able, 2, 15);
  expect((await summaries(await save(able))).length).toBeGreaterThan(0);
  expect(said()).toContain('gave the reader the key');
});

test('of two who want to tell the same passage one does', async () => {
  const other = await lab.process('teller', small);
  const forgetful = await lab.process('forgetful', small);
  const reader = await forgetful.reader();
  await play(forgetful, reader, 11);
  const desk = savesDesk(reader, storyId);
  const second = String((await desk.create({ title: 'Beside' })).data.id);
  const { archiveId } = await save(reader);
  const before = asked();
  const elsewhere = await reader.on(other.base);
  await Promise.all([
    tell(await reader.on(api.base), storyId, 'Here.', { archiveId }),
    tell(elsewhere, storyId, 'There.', { archiveId: second }),
  ]);
  await Promise.all([api.api.chronicled(), other.api.chronicled()]);
  expect(asked() - before).toBe(1);
  expect(await summaries({ archiveId })).toHaveLength(1);
});

test('a process that stops gives up its summary at once, and another makes it', async () => {
  const slow = await lab.process('slow-teller', small);
  const reader = await slow.reader();
  for (let turn = 1; turn <= 12; turn++) await tell(reader, storyId, `Turn ${turn} it is.`);
  const before = performance.now();
  await slow.stop();
  expect(performance.now() - before).toBeLessThan(3_000);
  expect(await lab.query('select from summary_claims')).toEqual([]);
  const able = await reader.on(api.base);
  await play(api, able, 1, 13);
  expect((await summaries(await save(able))).length).toBeGreaterThan(0);
});

test('without a model the storyteller tells long paths short in its own plain way', async () => {
  const offline = await lab.process('storyteller', small);
  const reader = await offline.reader();
  await play(offline, reader, 12);
  const [first] = await summaries(await save(reader));
  expect(first?.chapters[0]?.text).toContain('The reader: “Turn 1 it is”');
});

test('a path that grew long before there were chapters is caught up with', async () => {
  const forgetful = await lab.process('forgetful', small);
  const reader = await forgetful.reader();
  await play(forgetful, reader, 40);
  await play(api, await reader.on(api.base), 1, 41);
  const made = await summaries(await save(reader));
  expect(made.length).toBeGreaterThan(2);
});

test('until the next chapter prompts begin with what the last one began with, so that a provider can keep it', async () => {
  const reader = await api.reader();
  const prompts: string[][] = [];
  for (let turn = 1; turn <= 7; turn++) {
    await play(api, reader, 1, turn);
    prompts.push(lastPrompt().map(({ content }) => content));
  }
  for (const [at, later] of prompts.slice(1).entries()) {
    const earlier = prompts[at] ?? [];
    const same = later.findIndex((content, index) => content !== earlier[index]);
    // Only what stands about the last exchange moves on.
    expect(same).toBeGreaterThanOrEqual(earlier.length - 4);
  }
});
