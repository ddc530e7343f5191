import { setImmediate as settle } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/db.ts';
import { openFileStorage } from '../../../platform/files/storage.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { createMigratedDatabase } from '../../../testing/migrated-database.ts';
import { noFiles } from '../../../testing/test-api.ts';
import { createCardExport } from './export.service.ts';

let created: Awaited<ReturnType<typeof createMigratedDatabase>>;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  created = await createMigratedDatabase();
  database = openDatabase({ url: created.url, size: 1, logger: silentLogger });
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const cover = { url: '/files/uploads/c1.webp', thumbUrl: '', width: 2, height: 2, placeholder: null };
const unused = () => Promise.reject(new Error('An export does not call this.'));

describe('exportFile', () => {
  test('holds the pictures of at most two exports in memory at once', async () => {
    const image = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
      .webp()
      .toBuffer();
    const waiting: (() => void)[] = [];
    const storage = {
      ...openFileStorage({ url: undefined, folder: noFiles() }),
      read: () => new Promise<Buffer>((resolve) => void waiting.push(() => resolve(image))),
    };
    const content = { title: 'Salt', cover: { imageId: 'c1' } };
    const draft = { id: 'a', content, images: { c1: cover } };
    const cards = createCardExport({
      db: database.db,
      storage,
      catalogue: { listOwnIds: async function* () {} },
      drafts: {
        read: async () => draft,
        save: unused,
        listVersions: unused,
        findImages: unused,
        importVersions: unused,
        readVersion: unused,
      },
    });
    let ended = 0;
    const exports = ['a', 'b', 'c', 'd'].map(async (storyId) => {
      const file = await cards.exportFile('author', { storyId, format: 'PNG' });
      ended += 1;
      return file.status;
    });
    await settle();
    // The pool has one connection, so this query is answered after those of all four exports.
    await database.db.execute('select 1');
    await settle();
    expect([waiting.length, ended]).toEqual([2, 0]);
    while (ended < 4) {
      waiting.shift()?.();
      expect(waiting.length).toBeLessThanOrEqual(2);
      await settle();
    }
    expect(await Promise.all(exports)).toEqual([200, 200, 200, 200]);
  });
});
