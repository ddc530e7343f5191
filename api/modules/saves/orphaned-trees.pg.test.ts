import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db.ts';
import { silentLogger } from '../../platform/logger.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import type { Reader } from '../chat/testing/reader.ts';
import { createShareClient } from '../shares/testing/share-client.ts';
import { isOrphaned, type LeftTree } from './orphaned-trees.repository.ts';
import { createSavesClient } from './testing/saves-client.ts';

const DAY_MS = 86_400_000;
let harness: ChatHarness;
let database: Database;
let api: HarnessProcess;
let held: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  database = openDatabase({ url: harness.url, size: 1, logger: silentLogger });
  harness.faults.hold('held', { text: 'One word after another.' });
  api = await harness.process('normal');
  held = await harness.process('held');
});
beforeEach(async () => {
  storyId = await harness.story();
});
afterAll(async () => {
  await database.close();
  await harness.close();
});

async function play(turns: number) {
  const reader = await api.reader();
  for (let turn = 1; turn <= turns; turn++) await reader.send({ storyId, content: `Turn ${turn}.` });
  return { reader, client: createSavesClient(reader, storyId) };
}

const pass = (days: number) =>
  harness.query(`update orphaned_trees set orphaned_at = orphaned_at - make_interval(days => $1)`, [days]);

async function texts(): Promise<string[]> {
  const rows = await harness.query<{ text: string }>(
    `select text from messages where story_id = $1 and role = 'user' order by seq`,
    [storyId],
  );
  return rows.map(({ text }) => text);
}

async function count(table: string): Promise<number> {
  const [row] = await harness.query<{ total: number }>(`select count(*)::int as total from ${table}`);
  return row?.total ?? 0;
}

/** Ends a dialog and returns its tree. */
async function leaveTree(): Promise<LeftTree> {
  await (await play(1)).client.endDialog();
  const [listed] = await harness.query<LeftTree>(
    'select root_id as "rootId", user_id as "userId", story_id as "storyId" from message_trees where story_id = $1',
    [storyId],
  );
  if (listed === undefined) throw new Error('The dialog has no tree.');
  return listed;
}

/** True if a listed tree would be deleted when trees left before now + `fromNow` ms are due. */
const isOrphan = (tree: LeftTree, fromNow = 60_000) =>
  database.db.transaction((tx) => isOrphaned(tx, tree, new Date(Date.now() + fromNow)));

const feedback = (reader: Reader, messageId: string) =>
  reader.post('/ai-lab/ai-story/dialog/feedback', { messageId, category: 'INACCURATE', content: 'No.' });

describe('cleanup of orphaned trees', () => {
  test('deletes an ended dialog with everything that refers to it after 30 days', async () => {
    const { reader, client } = await play(2);
    const { id, headMessageId } = await client.current();
    await feedback(reader, headMessageId);
    const fact = { archiveId: id, messageId: headMessageId, content: 'The lamp is out.' };
    await reader.post('/ai-lab/ai-story/dialog/pin', fact);
    expect(await count('pinned_facts')).toBe(1);
    await harness.query(
      `insert into summaries (message_id, sections, model, created_at) values ($1, '[]', 'm', now())`,
      [headMessageId],
    );
    await client.endDialog();
    await pass(29);
    await api.api.cleanUpTrees();
    expect(await texts()).toEqual(['Turn 1.', 'Turn 2.']);
    await pass(2);
    await api.api.cleanUpTrees();
    expect(await count(`messages where story_id = '${storyId}'`)).toBe(0);
    for (const table of ['message_trees', 'orphaned_trees', 'reply_feedback', 'summaries', 'pinned_facts']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(await harness.balance(reader)).toBe(48);
    expect((await reader.send({ storyId, content: 'Again.' })).code).toBe(0);
  });

  test('defers a tree that was moved to another reader since it was listed to the next pass', async () => {
    const listed = await leaveTree();
    await harness.query(`update message_trees set user_id = 'author' where root_id = $1`, [listed.rootId]);
    expect(await isOrphan(listed)).toBe(false);
    expect(await isOrphan({ ...listed, userId: 'author' })).toBe(true);
  });

  test('keeps a tree that a save has left again since it was listed', async () => {
    const listed = await leaveTree();
    await pass(31);
    expect(await isOrphan(listed, -30 * DAY_MS)).toBe(true);
    await harness.query('update orphaned_trees set orphaned_at = now() where root_id = $1', [listed.rootId]);
    expect(await isOrphan(listed, -30 * DAY_MS)).toBe(false);
  });

  test('keeps a tree that has a save, and counts from the time when the last one left', async () => {
    const { client } = await play(1);
    const opening = (await client.path()).at(-1)?.id;
    await client.create({ title: 'Kept', messageId: opening });
    await client.remove((await client.current()).id);
    await pass(40);
    await api.api.cleanUpTrees(9, 1);
    expect(await texts()).toEqual(['Turn 1.']);
    await client.endDialog();
    await api.api.cleanUpTrees();
    expect(await texts()).toEqual(['Turn 1.']);
    await pass(31);
    await api.api.cleanUpTrees();
    expect(await texts()).toEqual([]);
  });

  test('deletes the tree of a save that was replaced by a share, and keeps the share', async () => {
    const { reader, client } = await play(1);
    const shares = createShareClient(reader);
    const made = await shares.make((await client.current()).id);
    expect((await client.saves()).length).toBe(1);
    const before = await count(`messages where story_id = '${storyId}'`);
    const replaced = (await client.current()).id;
    expect((await shares.continue(made.id, { replaceSaveId: replaced })).code).toBe(0);
    await pass(31);
    await api.api.cleanUpTrees();
    expect(await count(`messages where story_id = '${storyId}'`)).toBe(before);
    expect((await client.path()).at(-2)?.text).toBe('Turn 1.');
    expect((await shares.read(made.id)).messages.map(({ text }) => text)).toContain('Turn 1.');
  });

  test('deletes a limited number per pass', async () => {
    const { client } = await play(3);
    await client.endDialog();
    await pass(31);
    const left: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await api.api.cleanUpTrees(1, 2);
      left.push(await count(`messages where story_id = '${storyId}'`));
    }
    expect(left).toEqual([5, 3, 1, 0]);
  });

  test('may run in two processes at once', async () => {
    const plays = await Promise.all([play(1), play(1), play(1)]);
    await Promise.all(plays.map(({ client }) => client.endDialog()));
    const { client } = await play(1);
    await pass(31);
    await Promise.all([api.api.cleanUpTrees(), held.api.cleanUpTrees(), api.api.cleanUpTrees()]);
    expect(await texts()).toEqual(['Turn 1.']);
    expect((await client.saves()).length).toBe(1);
  });

  test('keeps a tree in which a reply is being generated', async () => {
    const { reader } = await play(0);
    const stream = await (await reader.on(held.base)).openSend({ storyId });
    const { runId, messageId } = await stream.created();
    await harness.query(
      `with deleted as (delete from saves where story_id = $1)
     insert into orphaned_trees select root_id, now() from messages where id = $2`,
      [storyId, messageId],
    );
    await pass(31);
    await api.api.cleanUpTrees();
    expect((await texts()).length).toBe(1);
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
    await expect.poll(() => count(`runs where id = '${runId}' and state = 'running'`)).toBe(0);
    await api.api.cleanUpTrees();
    expect(await texts()).toEqual([]);
    expect(await count(`points_entries where key like '%run:${runId}'`)).toBe(2);
  });
});
