import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { mergeRuns } from '../merge.repository.ts';
import { type ChatHarness, createChatHarness } from '../testing/harness.ts';
import type { Reader } from '../testing/reader.ts';
import { renewRuns } from './runs.repository.ts';

let harness: ChatHarness;
let database: Database;
let guestId: string;
let userId: string;

const idOf = async (reader: Reader) => String((await reader.get('/user/user/login-user')).data.id);

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.script('tale', { text: 'Rain drives over the harbour.' });
  database = openDatabase({ url: harness.url, size: 1, logger: silentLogger });
  const process = await harness.process('tale');
  const [guest, account] = [await process.reader(), await process.reader()];
  await guest.send({ storyId: await harness.story() });
  [guestId, userId] = [await idOf(guest), await idOf(account)];
  // Neither the rows nor their index by client request id are in id order.
  for (const id of ['second', 'first'])
    await harness.query(
      `insert into runs (id, kind, user_id, story_id, message_id, client_request_id, request_hash, seed, state, held, owner,
         lease_until, created_at)
       select $1, kind, user_id, story_id, message_id, reverse($1), '', '', 'running', 0, 'elsewhere', now() + interval '1 h', now()
       from runs where user_id = $2 limit 1`,
      [id, guestId],
    );
});
afterAll(async () => {
  await database.close();
  await harness.close();
});

const work: [string, () => Promise<unknown>][] = [
  // Longer leases than the ones they have.
  ['a renewal of leases', () => renewRuns(database.db, ['second', 'first'], 3 * 3_600_000)],
  ['a merge', () => database.db.transaction((tx) => mergeRuns(tx, { guestId, userId }))],
];

describe('runs of a guest', () => {
  test.each(work)('are locked in the order of their ids by %s', async (_, run) => {
    const first = await holdLock(harness.url, `select from runs where id = 'first' for update`);
    const running = run();
    await expect.poll(first.waiters).toBe(1);
    await harness.query(`select from runs where id = 'second' for update nowait`);
    await first.release();
    await running;
  });
});
