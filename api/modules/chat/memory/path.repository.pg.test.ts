import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/db.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { type ChatLab, createChatLab } from '../testing/harness.ts';
import { chaptersOn, PATH_LIMIT, readUntold, untoldPath } from './path.repository.ts';

const LENGTH = 2_000;
const BRANCHES = 10;

let lab: ChatLab;
let database: ReturnType<typeof openDatabase>;

/** A tree of one long path, each message of it with childless alternatives beside. */
beforeAll(async () => {
  lab = await createChatLab();
  database = openDatabase({ url: lab.url, size: 2, logger: silentLogger });
  const storyId = await lab.story();
  await lab.query(
    `insert into messages (id, root_id, story_id, user_id, parent_id, depth, role, text, state, created_at)
     select case when branch = 0 then 'm' else 'b' || branch || 'x' end || depth, 'm0', $1, 'author',
       case when depth > 0 then 'm' || depth - 1 end, depth, case when depth % 2 = 0 then 'assistant' else 'user' end,
       'Words of ' || depth, 'done', now()
     from generate_series(0, $2::int) depth cross join generate_series(0, $3::int) branch
     where branch = 0 or depth > 0
     order by depth, branch`,
    [storyId, LENGTH, BRANCHES],
  );
  await lab.query('analyze messages');
});
afterAll(async () => {
  await database.close();
  await lab.close();
});

const tell = (messageId: string, depth: number) =>
  lab.query(`insert into summaries values ($1, $2, 'm', now())`, [
    messageId,
    JSON.stringify([{ fromDepth: 0, toDepth: depth, text: `Up to ${depth}.` }]),
  ]);
const depths = async (from: string) => (await readUntold(database.db, from)).map(({ depth }) => depth);

test('of a path of thousands only so much is read as a prompt may take', async () => {
  const read = await depths(`m${LENGTH}`);
  expect(read).toHaveLength(PATH_LIMIT);
  expect(read[0]).toBe(LENGTH);
  expect(read.at(-1)).toBe(LENGTH - PATH_LIMIT + 1);
});

test('no more is read than up to what was told short, but as far as lore looks back', async () => {
  await tell('m1930', 1_930);
  const path = await readUntold(database.db, `m${LENGTH}`);
  expect(path.at(-1)?.depth).toBe(1_930);
  expect(chaptersOn(path)).toEqual([{ fromDepth: 0, toDepth: 1_930, text: 'Up to 1930.' }]);
  await tell('m1990', 1_990);
  const near = await readUntold(database.db, `m${LENGTH}`);
  expect(near).toHaveLength(50);
  expect(near.filter(({ chapters }) => chapters !== null).map(({ depth }) => depth)).toEqual([1_990]);
});

test('an alternative beside a told message is not told by it', async () => {
  expect(chaptersOn(await readUntold(database.db, 'b3x1990')).at(-1)?.toDepth).toBe(1_930);
  expect(chaptersOn(await readUntold(database.db, 'b3x1930'))).toEqual([]);
});

test('a path is read by its indexes, however large the tree', async () => {
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select * from ${untoldPath(`m${LENGTH}`)} join messages on messages.id = path.id`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('messages_pkey');
  expect(plan).not.toContain('Seq Scan on messages');
});

interface Node {
  parent: number | null;
  depth: number;
  isTold: boolean;
}

/** Any tree: each node hangs on one before it. */
const anyTree = fc
  .array(fc.record({ on: fc.nat(), isTold: fc.boolean() }), { minLength: 1, maxLength: 70, size: 'max' })
  .map((wishes) => {
    const nodes: Node[] = [];
    for (const [at, { on, isTold }] of wishes.entries()) {
      // Mostly on the latest, so that paths get long.
      const parent = at === 0 ? null : on % 3 === 0 ? on % at : at - 1;
      nodes.push({ parent, isTold, depth: parent === null ? 0 : (nodes[parent]?.depth ?? 0) + 1 });
    }
    return nodes;
  });

test('in any tree each message is remembered by the nearest told one above it, never by a branch beside', async () => {
  const [{ story_id: storyId } = { story_id: '' }] = await lab.query<{ story_id: string }>(
    `select story_id from messages limit 1`,
  );
  let trees = 0;
  await fc.assert(
    fc.asyncProperty(anyTree, async (nodes) => {
      const tree = `t${++trees}n`;
      await lab.query(
        `insert into messages (id, root_id, story_id, user_id, parent_id, depth, role, text, state, created_at)
         select $1 || ord, $1 || '0', $2, 'author', $1 || parent, depth, 'assistant', 'x', 'done', now()
         from unnest($3::int[], $4::int[], $5::int[]) as node (ord, parent, depth) order by ord`,
        [
          tree,
          storyId,
          [...nodes.keys()],
          nodes.map(({ parent }) => parent),
          nodes.map(({ depth }) => depth),
        ],
      );
      for (const [at, { isTold, depth }] of nodes.entries()) if (isTold) await tell(`${tree}${at}`, depth);
      for (const from of [nodes.length - 1, Math.floor(nodes.length / 2)]) {
        let nearest: number | null = from;
        while (nearest !== null && !nodes[nearest]?.isTold) nearest = nodes[nearest]?.parent ?? null;
        const path = await readUntold(database.db, `${tree}${from}`, { least: 1 });
        const expected = nearest === null ? [] : [nodes[nearest]?.depth];
        expect(chaptersOn(path).map(({ toDepth }) => toDepth)).toEqual(expected);
        expect(path.at(-1)?.id).toBe(nearest === null ? `${tree}0` : `${tree}${nearest}`);
      }
    }),
    { numRuns: 25 },
  );
});
