import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChatLab, createChatLab, type LabProcess } from '../chat/testing/harness.ts';
import type { Reader } from '../chat/testing/reader.ts';
import { createShareClient } from '../shares/testing/share-client.ts';
import { savesDesk } from './testing/saves-client.ts';

let lab: ChatLab;
let api: LabProcess;
let slow: LabProcess;
let storyId: string;

beforeAll(async () => {
  lab = await createChatLab();
  lab.faults.script('slow', { text: 'One slow word after another. '.repeat(40), deltaChars: 2, deltaMs: 10 });
  api = await lab.process('normal');
  slow = await lab.process('slow');
});
beforeEach(async () => {
  storyId = await lab.story();
});
afterAll(() => lab.close());

async function play(turns: number) {
  const reader = await api.reader();
  for (let turn = 1; turn <= turns; turn++) await reader.send({ storyId, content: `Turn ${turn}.` });
  return { reader, desk: savesDesk(reader, storyId) };
}

const pass = (days: number) =>
  lab.query(`update orphaned_trees set orphaned_at = orphaned_at - make_interval(days => $1)`, [days]);

async function texts(): Promise<string[]> {
  const rows = await lab.query<{ text: string }>(
    `select text from messages where story_id = $1 and role = 'user' order by seq`,
    [storyId],
  );
  return rows.map(({ text }) => text);
}

async function count(table: string): Promise<number> {
  const [row] = await lab.query<{ total: number }>(`select count(*)::int as total from ${table}`);
  return row?.total ?? 0;
}

const feedback = (reader: Reader, messageId: string) =>
  reader.post('/ai-lab/ai-story/dialog/feedback', { messageId, category: 'INACCURATE', content: 'No.' });

test('a dialog that was ended is kept for 30 days, then goes with all that hung on it', async () => {
  const { reader, desk } = await play(2);
  const { id, headMessageId } = await desk.current();
  await feedback(reader, headMessageId);
  const fact = { archiveId: id, messageId: headMessageId, content: 'The lamp is out.' };
  await reader.post('/ai-lab/ai-story/dialog/pin', fact);
  expect(await count('pinned_facts')).toBe(1);
  await lab.query(
    `insert into summaries (message_id, chapters, model, created_at) values ($1, '[]', 'm', now())`,
    [headMessageId],
  );
  await desk.endDialog();
  await pass(29);
  await api.api.sweepTrees();
  expect(await texts()).toEqual(['Turn 1.', 'Turn 2.']);
  await pass(2);
  await api.api.sweepTrees();
  expect(await count(`messages where story_id = '${storyId}'`)).toBe(0);
  for (const table of ['orphaned_trees', 'reply_feedback', 'summaries', 'pinned_facts']) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  expect(await lab.balance(reader)).toBe(48);
  expect((await reader.send({ storyId, content: 'Again.' })).code).toBe(0);
});

test('a tree on which another save stands stays; its 30 days begin when the last one leaves it', async () => {
  const { desk } = await play(1);
  const opening = (await desk.path()).at(-1)?.id;
  await desk.create({ title: 'Kept', messageId: opening });
  await desk.remove((await desk.current()).id);
  await pass(40);
  await api.api.sweepTrees(9, 1);
  expect(await texts()).toEqual(['Turn 1.']);
  await desk.endDialog();
  await api.api.sweepTrees();
  expect(await texts()).toEqual(['Turn 1.']);
  await pass(31);
  await api.api.sweepTrees();
  expect(await texts()).toEqual([]);
});

test('a save replaced by the path of a share leaves its own tree, and the share outlives the tree it was taken from', async () => {
  const { reader, desk } = await play(1);
  const shares = createShareClient(reader);
  const made = await shares.make((await desk.current()).id);
  expect((await desk.saves()).length).toBe(1);
  const before = await count(`messages where story_id = '${storyId}'`);
  const replaced = (await desk.current()).id;
  expect((await shares.continue(made.id, { replaceArchiveId: replaced })).code).toBe(0);
  await pass(31);
  await api.api.sweepTrees();
  expect(await count(`messages where story_id = '${storyId}'`)).toBe(before);
  expect((await desk.path()).at(-2)?.text).toBe('Turn 1.');
  expect((await shares.read(made.id)).messages.map(({ text }) => text)).toContain('Turn 1.');
});

test('a pass ends where it may do no more, and the next goes on there', async () => {
  const { desk } = await play(3);
  await desk.endDialog();
  await pass(31);
  const left: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await api.api.sweepTrees(1, 2);
    left.push(await count(`messages where story_id = '${storyId}'`));
  }
  expect(left).toEqual([5, 3, 1, 0]);
});

test('two processes that sweep at once sweep once', async () => {
  const plays = await Promise.all([play(1), play(1), play(1)]);
  await Promise.all(plays.map(({ desk }) => desk.endDialog()));
  const { desk } = await play(1);
  await pass(31);
  await Promise.all([api.api.sweepTrees(), slow.api.sweepTrees(), api.api.sweepTrees()]);
  expect(await texts()).toEqual(['Turn 1.']);
  expect((await desk.saves()).length).toBe(1);
});

test('a tree in which a reply is written stays until its points are settled', async () => {
  const { reader } = await play(0);
  const stream = await (await reader.on(slow.base)).openSend({ storyId });
  const { runId, messageId } = await stream.created();
  await lab.query(
    `with gone as (delete from saves where story_id = $1)
     insert into orphaned_trees select root_id, now() from messages where id = $2`,
    [storyId, messageId],
  );
  await pass(31);
  await api.api.sweepTrees();
  expect((await texts()).length).toBe(1);
  await reader.post('/ai-lab/ai-story/chat/stop', { runId });
  await expect.poll(() => count(`runs where id = '${runId}' and state = 'running'`)).toBe(0);
  await api.api.sweepTrees();
  expect(await texts()).toEqual([]);
  expect(await count(`points_entries where key like '%run:${runId}'`)).toBe(2);
});
