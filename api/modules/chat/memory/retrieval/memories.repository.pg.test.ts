import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Handle, openDatabase } from '../../../../platform/db.ts';
import { silentLogger } from '../../../../platform/logger.ts';
import { type ChatLab, createChatLab } from '../../testing/harness.ts';
import { keepMoments, selectMoments } from './memories.repository.ts';

const EXCHANGES = 3_000;
const line = [{ strand: 'm', toDepth: 2 * EXCHANGES }];

let lab: ChatLab;
let database: ReturnType<typeof openDatabase>;

/** A long path whose every exchange speaks of the lamp, some of the harp, one of the key; beside it a branch. */
beforeAll(async () => {
  lab = await createChatLab();
  database = openDatabase({ url: lab.url, size: 2, logger: silentLogger });
  const storyId = await lab.story();
  await lab.query(
    `insert into messages (id, root_id, story_id, user_id, parent_id, depth, role, text, state, created_at)
     select 'm' || depth, 'm0', $1, 'author', case when depth > 0 then 'm' || depth - 1 end, depth,
       case when depth % 2 = 0 then 'assistant' else 'user' end, 'Words of ' || depth, 'done', now()
     from generate_series(0, $2::int) depth order by depth`,
    [storyId, 2 * EXCHANGES],
  );
  const wordsOf = (at: number) => [
    'lamp',
    ...(at % 300 === 7 ? ['harp'] : []),
    ...(at === 40 ? ['keys'] : []),
  ];
  const told = Array.from({ length: EXCHANGES }, (_, at) => ({
    id: `m${2 * at}`,
    depth: 2 * at,
    words: wordsOf(at),
  }));
  await database.db.transaction(async (tx) => {
    for (let from = 0; from < EXCHANGES; from += 20) await keepMoments(tx, 'm', told.slice(from, from + 20));
    await keepMoments(tx, 'other', [{ id: 'm80', depth: 80, words: ['key', 'harp'] }]);
  });
  await lab.query('analyze moments');
});
afterAll(async () => {
  await database.close();
  await lab.close();
});

const ask = (words: string[], rest: { above?: number; toDepth?: number; handle?: Handle } = {}) =>
  selectMoments(rest.handle ?? database.db, {
    line: rest.toDepth === undefined ? line : [{ strand: 'm', toDepth: rest.toDepth }],
    asked: words.map((word) => ({ word, weight: 1, written: word })),
    above: rest.above ?? 2 * EXCHANGES,
    enough: 0.5,
    most: 4,
  });
const depths = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).map(({ depth }) => depth);

test('the rarest word finds its exchange, in another form too, with the turn before it', async () => {
  expect(await ask(['lamp', 'key'])).toEqual([
    { messageId: 'm80', depth: 80, turn: 'Words of 79', reply: 'Words of 80', words: ['key'] },
  ]);
});

test('of exchanges that are as much about a word the later come first', async () => {
  const found = await depths(['harp']);
  expect(found).toEqual([5_414, 4_814, 4_214, 3_614]);
});

test('nothing deeper than the strand counts, nothing recent, and nothing of another strand', async () => {
  expect(await depths(['key'], { toDepth: 78 })).toEqual([]);
  expect(await depths(['key'], { above: 80 })).toEqual([]);
  expect(await depths(['harp'], { above: 600 })).toEqual([14]);
});

test('what is spoken of all the time calls nothing up by itself', async () => {
  expect(await depths(['lamp'])).toEqual([]);
  expect(await depths(['lamp'], { toDepth: 48 })).toEqual([]);
  expect(await depths(['lamp', 'unheard'], { toDepth: 48 })).toEqual([]);
});

test('however long the path is, few entries are read, and never all', async () => {
  const counts = async (tx: Handle) => {
    const { rows } = await tx.execute<{ memories: string; messages: string; whole: string }>(sql`
      select sum(seq_scan) as whole, sum(idx_tup_fetch) filter (where relname = 'memories') as memories,
        sum(idx_tup_fetch) filter (where relname = 'messages') as messages
      from pg_stat_xact_user_tables where relname in ('memories', 'messages')`);
    const { whole, memories, messages } = rows[0] ?? {};
    return { whole: Number(whole), memories: Number(memories), messages: Number(messages) };
  };
  const [before, after] = await database.db.transaction(async (tx) => {
    const first = await counts(tx);
    await ask(['lamp', 'harp', 'key', 'unheard'], { handle: tx });
    return [first, await counts(tx)];
  });
  expect(after.whole).toBe(before.whole);
  // The lamp's first exchanges (a batch may bring it a little beyond the limit), ten of the harp, one of the key.
  expect(after.memories - before.memories).toBeGreaterThan(11);
  expect(after.memories - before.memories).toBeLessThanOrEqual(24 + 20 + 11);
  // Four exchanges at most: a reply and the turn before it.
  expect(after.messages - before.messages).toBeLessThanOrEqual(8);
});
