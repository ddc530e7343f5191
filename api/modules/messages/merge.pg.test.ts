import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db.ts';
import { silentLogger } from '../../platform/logger.ts';
import { type ChatHarness, createChatHarness } from '../chat/testing/harness.ts';
import { mergeMessages } from './merge.repository.ts';
import { findOwnMessage } from './messages.service.ts';

let harness: ChatHarness;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  harness = await createChatHarness();
  database = openDatabase({ url: harness.url, size: 1, logger: silentLogger });
});
afterAll(async () => {
  await database.close();
  await harness.close();
});

/** The physical position (ctid) of each message row and the transaction that wrote it (xmin). */
const findRows = () =>
  harness.query<{ id: string }>('select id, ctid::text, xmin::text from messages order by seq');

describe('mergeMessages', () => {
  test('moves a tree without writing its messages', async () => {
    const guest = await (await harness.process('storyteller')).reader();
    await guest.send({ storyId: await harness.story() });
    const [{ user_id: guestId } = { user_id: '' }] = await harness.query<{ user_id: string }>(
      'select user_id from message_trees',
    );
    const rows = await findRows();
    await database.db.transaction((tx) => mergeMessages(tx, { guestId, userId: 'author' }));
    expect(rows).toHaveLength(3);
    expect(await findRows()).toEqual(rows);
    for (const { id } of rows) {
      expect(await findOwnMessage(database.db, 'author', id)).toMatchObject({ id });
      expect(await findOwnMessage(database.db, guestId, id)).toBeUndefined();
    }
  });
});
