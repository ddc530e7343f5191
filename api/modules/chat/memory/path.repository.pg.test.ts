import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/db.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { type ChatHarness, createChatHarness } from '../testing/harness.ts';
import { PATH_LIMIT, promptPath, readPromptPath, sectionsOn } from './path.repository.ts';

const LENGTH = 2_000;
const BRANCHES = 10;

let harness: ChatHarness;
let database: ReturnType<typeof openDatabase>;

/** One long path whose messages have childless siblings. */
beforeAll(async () => {
  harness = await createChatHarness();
  database = openDatabase({ url: harness.url, size: 2, logger: silentLogger });
  const storyId = await harness.story();
  await harness.query(
    `with tree as (insert into message_trees (root_id, user_id, story_id) values ('m0', 'author', $1))
     insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
     select case when branch = 0 then 'm' else 'b' || branch || 'x' end || depth, 'm0', $1,
       case when depth > 0 then 'm' || depth - 1 end, depth, case when depth % 2 = 0 then 'assistant' else 'user' end,
       'Words of ' || depth, 'done', now()
     from generate_series(0, $2::int) depth cross join generate_series(0, $3::int) branch
     where branch = 0 or depth > 0
     order by depth, branch`,
    [storyId, LENGTH, BRANCHES],
  );
  await harness.query('analyze messages');
});
afterAll(async () => {
  await database.close();
  await harness.close();
});

const insertSummary = (messageId: string, depth: number) =>
  harness.query(
    `insert into summaries (message_id, sections, model, created_at) values ($1, $2, 'm', now())`,
    [messageId, JSON.stringify([{ fromDepth: 0, toDepth: depth, text: `Up to ${depth}.` }])],
  );
const depths = async (from: string) => (await readPromptPath(database.db, from)).map(({ depth }) => depth);

describe('promptPath', () => {
  test('reads at most PATH_LIMIT messages', async () => {
    const read = await depths(`m${LENGTH}`);
    expect(read).toHaveLength(PATH_LIMIT);
    expect(read[0]).toBe(LENGTH);
    expect(read.at(-1)).toBe(LENGTH - PATH_LIMIT + 1);
  });

  test('reads up to the nearest summarized message, but at least as far as lore scans', async () => {
    await insertSummary('m1930', 1_930);
    const path = await readPromptPath(database.db, `m${LENGTH}`);
    expect(path.at(-1)?.depth).toBe(1_930);
    expect(sectionsOn(path)).toEqual([{ fromDepth: 0, toDepth: 1_930, text: 'Up to 1930.' }]);
    await insertSummary('m1990', 1_990);
    const near = await readPromptPath(database.db, `m${LENGTH}`);
    expect(near).toHaveLength(50);
    expect(near.filter(({ sections }) => sections !== null).map(({ depth }) => depth)).toEqual([1_990]);
  });

  test('does not use the summary of a sibling', async () => {
    expect(sectionsOn(await readPromptPath(database.db, 'b3x1990')).at(-1)?.toDepth).toBe(1_930);
    expect(sectionsOn(await readPromptPath(database.db, 'b3x1930'))).toEqual([]);
  });

  test('is read by index', async () => {
    const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select * from ${promptPath(`m${LENGTH}`)} join messages on messages.id = path.id`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('messages_pkey');
    expect(plan).not.toContain('Seq Scan on messages');
  });

  interface Node {
    parent: number | null;
    depth: number;
    isSummarized: boolean;
  }

  /** Arbitrary trees: the parent of each node comes before it. */
  const anyTree = fc
    .array(fc.record({ on: fc.nat(), isSummarized: fc.boolean() }), {
      minLength: 1,
      maxLength: 70,
      size: 'max',
    })
    .map((records) => {
      const nodes: Node[] = [];
      for (const [at, { on, isSummarized }] of records.entries()) {
        // The parent is mostly the latest node, so that paths get long.
        const parent = at === 0 ? null : on % 3 === 0 ? on % at : at - 1;
        nodes.push({ parent, isSummarized, depth: parent === null ? 0 : (nodes[parent]?.depth ?? 0) + 1 });
      }
      return nodes;
    });

  test('finds the nearest summarized ancestor in any tree', async () => {
    const [{ story_id: storyId } = { story_id: '' }] = await harness.query<{ story_id: string }>(
      `select story_id from messages limit 1`,
    );
    let trees = 0;
    await fc.assert(
      fc.asyncProperty(anyTree, async (nodes) => {
        const tree = `t${++trees}n`;
        await harness.query(
          `with tree as (insert into message_trees (root_id, user_id, story_id) values ($1 || '0', 'author', $2))
         insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
         select $1 || ord, $1 || '0', $2, $1 || parent, depth, 'assistant', 'x', 'done', now()
         from unnest($3::int[], $4::int[], $5::int[]) as node (ord, parent, depth) order by ord`,
          [
            tree,
            storyId,
            [...nodes.keys()],
            nodes.map(({ parent }) => parent),
            nodes.map(({ depth }) => depth),
          ],
        );
        for (const [at, { isSummarized, depth }] of nodes.entries())
          if (isSummarized) await insertSummary(`${tree}${at}`, depth);
        for (const from of [nodes.length - 1, Math.floor(nodes.length / 2)]) {
          let nearest: number | null = from;
          while (nearest !== null && !nodes[nearest]?.isSummarized) nearest = nodes[nearest]?.parent ?? null;
          const path = await readPromptPath(database.db, `${tree}${from}`, { least: 1 });
          const expected = nearest === null ? [] : [nodes[nearest]?.depth];
          expect(sectionsOn(path).map(({ toDepth }) => toDepth)).toEqual(expected);
          expect(path.at(-1)?.id).toBe(nearest === null ? `${tree}0` : `${tree}${nearest}`);
        }
      }),
      { numRuns: 25 },
    );
  });
});
