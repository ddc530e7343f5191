import { dialogTree } from '@storyloom/contract/chat/endpoints/dialog-tree';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db.ts';
import { silentLogger } from '../../platform/logger.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { newRequestId, type Reader } from '../chat/testing/reader.ts';
import { createSavesClient } from './testing/saves-client.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
  storyId = await harness.story();
});
afterAll(() => harness.close());

async function treeOf(reader: Reader, query = '') {
  const response = await reader.get(`/ai-lab/ai-story/dialog/tree?storyId=${storyId}${query}`);
  expect(response.code).toBe(0);
  return dialogTree.data.parse(response.data);
}

describe('readTree', () => {
  test('returns forks, ends and heads', async () => {
    const reader = await api.reader();
    const client = createSavesClient(reader, storyId);
    expect(await treeOf(reader)).toEqual({
      archiveId: null,
      headMessageId: null,
      branches: [],
      truncated: false,
    });
    for (const content of ['One.', 'Two.', 'Three.']) await reader.send({ storyId, content });
    const [, , second] = await client.path();
    const save = await client.current();
    await client.regenerate(second?.id ?? '', newRequestId());
    await client.choose(save.id, second?.id ?? '');

    const tree = await treeOf(reader);
    const { headMessageId } = await client.current();
    expect(tree).toMatchObject({ archiveId: save.id, headMessageId, truncated: false });
    const shape = tree.branches.map(({ role, depth, skipped, childCount, onPath }) => ({
      role,
      depth,
      skipped,
      childCount,
      onPath,
    }));
    expect(shape).toEqual([
      { role: 'assistant', depth: 0, skipped: 0, childCount: 1, onPath: true },
      { role: 'user', depth: 3, skipped: 2, childCount: 2, onPath: true },
      { role: 'assistant', depth: 6, skipped: 2, childCount: 0, onPath: true },
      { role: 'assistant', depth: 4, skipped: 0, childCount: 0, onPath: false },
    ]);
    expect(tree.branches[1]?.excerpt).toBe('Two.');
    expect(tree.branches[2]?.saveIds).toEqual([save.id]);
  });

  test('excerpts messages in one line of whole words', async () => {
    const reader = await api.reader();
    const client = createSavesClient(reader, storyId);
    await reader.send({ storyId, content: 'I wait.' });
    const [reply] = await client.path();
    await harness.query(`update messages set options = '{Wait}' where id = $1`, [reply?.id]);
    const edited = await client.edit(reply?.id ?? '', `It *dims*.\n\n${'Lantern by lantern '.repeat(30)}`);
    // The options belong to the original text.
    expect(edited.data.options).toEqual([]);
    const whole = /^It dims\. (Lantern by lantern )+(Lantern|Lantern by|Lantern by lantern)…$/;
    const { branches, headMessageId } = await treeOf(reader);
    expect(branches.find(({ id }) => id === headMessageId)?.excerpt).toMatch(whole);
    expect((await client.current()).excerpt).toMatch(whole);
  });

  test('reads the tree of each save, and refuses the save of another reader', async () => {
    const reader = await api.reader();
    const client = createSavesClient(reader, storyId);
    await reader.send({ storyId, content: 'The first life.' });
    const { id } = await client.current();
    const other = await api.reader();
    await other.send({ storyId, content: 'Not yours.' });
    const refused = await other.get(`/ai-lab/ai-story/dialog/tree?storyId=${storyId}&archiveId=${id}`);
    expect(refused.data.error).toBe('save.not_found');
    const foreign = JSON.stringify(await treeOf(other));
    expect(foreign).not.toContain('The first life');
    expect((await treeOf(reader, `&archiveId=${id}`)).branches).toHaveLength(2);
  });

  test('reads the newest of 25,000 messages, without the texts of the rest', async () => {
    const reader = await api.reader();
    const client = createSavesClient(reader, storyId);
    await reader.send({ storyId, content: 'The beginning of much.' });
    const { headMessageId, id } = await client.current();
    await harness.query(
      `insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
     select 'big' || n, m.root_id, m.story_id,
       case when n % 100 = 1 then m.id else 'big' || (n - 1) end, m.depth + (n - 1) % 100 + 1,
       'assistant', repeat('x', 400), 'done', now()
     from messages m, generate_series(1, 25000) n where m.id = $1 order by n`,
      [headMessageId],
    );
    const tree = await treeOf(reader, `&archiveId=${id}`);
    expect(tree.truncated).toBe(true);
    expect(tree.branches.length).toBeLessThanOrEqual(1_000);
    expect(tree.branches.filter(({ childCount, parentId }) => parentId && childCount === 0)).toHaveLength(
      200,
    );
    expect(tree.branches.every(({ excerpt }) => excerpt.length <= 160)).toBe(true);
    expect(tree.branches.find(({ id }) => id === headMessageId)).toMatchObject({ onPath: true, skipped: 1 });
    await harness.query('analyze messages');
    // A scan of the whole table is cheaper where it holds little else than this tree.
    const database = openDatabase({ url: harness.url, size: 1, logger: silentLogger });
    await database.pool.query('set enable_seqscan = off');
    await database.pool.query('set enable_bitmapscan = off');
    const { rows: plan } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain select id, parent_id, depth from messages
     where root_id = (select root_id from messages where id = $1) order by seq desc limit 20000`,
      [headMessageId],
    );
    await database.close();
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan|Sort/);
  });
});
