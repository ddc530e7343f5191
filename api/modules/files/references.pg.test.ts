import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { message as messageSchema } from '@storyloom/contract/chat/entities/message';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db.ts';
import { silentLogger } from '../../platform/logger.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { newRequestId } from '../chat/testing/reader.ts';
import { createSavesClient } from '../saves/testing/saves-client.ts';
import { createShareClient } from '../shares/testing/share-client.ts';
import { recordSaved } from './files.repository.ts';

let harness: ChatHarness;
let database: Database;
let api: HarnessProcess;
let storyId: string;
let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'named-'));
  harness = await createChatHarness();
  database = openDatabase({ url: harness.url, size: 1, logger: silentLogger });
  api = await harness.process('normal', { DATA_DIR });
  storyId = await harness.story();
  await api.api.cleanUpFiles();
});
afterAll(async () => {
  await database.close();
  await harness.close();
  await rm(DATA_DIR, { recursive: true });
});

/** A reply with its picture. */
async function pictured() {
  const reader = await api.reader();
  await reader.send({ storyId });
  const save = await createSavesClient(reader, storyId).current();
  const request = { messageId: save.headMessageId, clientRequestId: newRequestId() };
  const { data } = await reader.post('/ai-lab/ai-story/chatImage', request);
  const { picture } = messageSchema.parse(data.message);
  if (picture === undefined) throw new Error('no picture was drawn');
  return { reader, save, picture };
}

/** Runs the daily cleanup for a number of days. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    await harness.query(`update files
      set checked_at = checked_at - interval '25 hours', unreferenced_since = unreferenced_since - interval '25 hours'`);
    await api.api.cleanUpFiles();
  }
}
const isThere = async (url: string) => (await fetch(api.base + url)).status === 200;
const dropTree = () => harness.query('delete from saves').then(() => harness.query('delete from messages'));

describe('image cleanup', () => {
  test('keeps an image while its reply exists and deletes it afterwards', async () => {
    const { picture } = await pictured();
    await pass(10);
    expect(await isThere(picture.url)).toBe(true);
    await dropTree();
    await pass(5);
    expect(await isThere(picture.url)).toBe(true);
    await pass(5);
    expect([await isThere(picture.url), await isThere(picture.thumbUrl)]).toEqual([false, false]);
  });

  test('keeps an image that a share copied after its reply is deleted', async () => {
    const { reader, save, picture } = await pictured();
    const { id } = await createShareClient(reader).make(save.id);
    await dropTree();
    await pass(10);
    expect(await isThere(picture.url)).toBe(true);
    await harness.query('delete from shares where id = $1', [id]);
    await pass(10);
    expect(await isThere(picture.url)).toBe(false);
  });

  test('keeps an image that a banner shows, by any of its addresses', async () => {
    const { picture } = await pictured();
    await harness.query(
      `insert into banners (id, title, text, image_url, href, position) values ('b', 'B', '', $1, '/story', 0)`,
      [`https://stories.example${picture.thumbUrl}`],
    );
    await dropTree();
    await pass(10);
    expect([await isThere(picture.url), await isThere(picture.thumbUrl)]).toEqual([true, true]);
    await harness.query('delete from banners');
    await pass(10);
    expect(await isThere(picture.url)).toBe(false);
  });

  test('restarts the grace period when an image is saved again', async () => {
    const { picture } = await pictured();
    await dropTree();
    await pass(6);
    await recordSaved(database.db, /scenes\/[0-9a-f]{32}/.exec(picture.url)?.[0] ?? '', new Date());
    await pass(5);
    expect(await isThere(picture.url)).toBe(true);
    const { save } = await pictured();
    await harness.query('update message_pictures set url = $1 where message_id = $2', [
      picture.url,
      save.headMessageId,
    ]);
    await pass(12);
    expect(await isThere(picture.url)).toBe(true);
  });
});
