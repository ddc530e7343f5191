import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Handle, openDatabase } from '../../../../platform/db.ts';
import { silentLogger } from '../../../../platform/logger.ts';
import { type ChatHarness, createChatHarness } from '../../testing/harness.ts';
import { findMemories, insertMemories } from './memories.repository.ts';

const EXCHANGES = 3_000;
const branches = [{ branch: 'm', toDepth: 2 * EXCHANGES }];

let harness: ChatHarness;
let database: ReturnType<typeof openDatabase>;

/** A long path: every exchange mentions the lamp, some the harp, one the key. Another branch mentions key and harp. */
beforeAll(async () => {
  harness = await createChatHarness();
  database = openDatabase({ url: harness.url, size: 2, logger: silentLogger });
  const storyId = await harness.story();
  await harness.query(
    `with tree as (insert into message_trees (root_id, user_id, story_id) values ('m0', 'author', $1))
     insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
     select 'm' || depth, 'm0', $1, case when depth > 0 then 'm' || depth - 1 end, depth,
       case when depth % 2 = 0 then 'assistant' else 'user' end, 'Words of ' || depth, 'done', now()
     from generate_series(0, $2::int) depth order by depth`,
    [storyId, 2 * EXCHANGES],
  );
  const wordsOf = (at: number) => [
    'lamp',
    ...(at % 300 === 7 ? ['harp'] : []),
    ...(at === 40 ? ['keys'] : []),
  ];
  const entries = Array.from({ length: EXCHANGES }, (_, at) => ({
    id: `m${2 * at}`,
    depth: 2 * at,
    words: wordsOf(at),
  }));
  await database.db.transaction(async (tx) => {
    for (let from = 0; from < EXCHANGES; from += 20)
      await insertMemories(tx, 'm', entries.slice(from, from + 20));
    await insertMemories(tx, 'other', [{ id: 'm80', depth: 80, words: ['key', 'harp'] }]);
  });
  await harness.query('analyze memories');
});
afterAll(async () => {
  await database.close();
  await harness.close();
});

const ask = (words: string[], rest: { above?: number; toDepth?: number; handle?: Handle } = {}) =>
  findMemories(rest.handle ?? database.db, {
    branches: rest.toDepth === undefined ? branches : [{ branch: 'm', toDepth: rest.toDepth }],
    terms: words.map((word) => ({ word, weight: 1, written: word })),
    above: rest.above ?? 2 * EXCHANGES,
    enough: 0.5,
    limit: 4,
  });
const depths = async (...terms: Parameters<typeof ask>) => (await ask(...terms)).map(({ depth }) => depth);

describe('findMemories', () => {
  test('finds an exchange by its rarest word, inflected or not', async () => {
    expect(await ask(['lamp', 'key'])).toEqual([
      {
        messageId: 'm80',
        depth: 80,
        userText: 'Words of 79',
        replyText: 'Words of 80',
        matchedWords: ['key'],
      },
    ]);
  });

  test('ranks later exchanges first among equal matches', async () => {
    const found = await depths(['harp']);
    expect(found).toEqual([5_414, 4_814, 4_214, 3_614]);
  });

  test('searches only the branches of the path, above the given depth', async () => {
    expect(await depths(['key'], { toDepth: 78 })).toEqual([]);
    expect(await depths(['key'], { above: 80 })).toEqual([]);
    expect(await depths(['harp'], { above: 600 })).toEqual([14]);
  });

  test('finds nothing for a word that most exchanges contain', async () => {
    expect(await depths(['lamp'])).toEqual([]);
    expect(await depths(['lamp'], { toDepth: 48 })).toEqual([]);
    expect(await depths(['lamp', 'unheard'], { toDepth: 48 })).toEqual([]);
  });

  test('reads few index entries, regardless of the length of the path', async () => {
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
    // The lamp's first exchanges (a batch may slightly exceed the limit), ten of the harp, one of the key.
    expect(after.memories - before.memories).toBeGreaterThan(11);
    expect(after.memories - before.memories).toBeLessThanOrEqual(24 + 20 + 11);
    // At most four exchanges: a reply and its user message.
    expect(after.messages - before.messages).toBeLessThanOrEqual(8);
  });
});
