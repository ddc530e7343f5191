import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db.ts';
import { type FileStorage, openFileStorage } from '../../platform/files/storage.ts';
import { silentLogger } from '../../platform/logger.ts';
import type { FindReferencedPictures } from '../../platform/module.ts';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { encodeImage } from '../images/images.service.ts';
import { createFileCleanup } from './cleanup.jobs.ts';
import { recordSaved } from './files.repository.ts';
import { findOwnImages, recordOwner } from './own-images.ts';
import { writePicture } from './pictures.ts';

const names = pgTable('names', { url: text().primaryKey() });
/** The modules that reference pictures in these tests. */
const referencedBy: FindReferencedPictures[] = [
  async (tx, urls) => (await tx.select().from(names).where(inArray(names.url, urls))).map(({ url }) => url),
];

let api: TestApi;
let second: ReturnType<typeof openDatabase>;
let filesFolder: string;
let storage: FileStorage;
let cleanUp: (batches?: number, batch?: number) => Promise<void>;

beforeAll(async () => {
  api = await createTestApi();
  second = openDatabase({ url: api.url, size: 4, logger: silentLogger });
  await api.database.pool.query('create table names (url text primary key)');
});
beforeEach(async () => {
  await api.database.pool.query('truncate names, files');
  filesFolder = await mkdtemp(join(tmpdir(), 'kept-'));
  storage = openFileStorage({ url: undefined, folder: filesFolder });
  cleanUp = cleanerOn();
  await cleanUp();
  return () => rm(filesFolder, { recursive: true });
});
afterAll(async () => {
  await second.close();
  await api.drop();
});

const cleanupOn = (db = api.database.db) =>
  createFileCleanup({ db, clock: api.clock, logger: silentLogger, storage, referencedBy });
const cleanerOn = (db = api.database.db) => cleanupOn(db).cleanUp;
const days = (count: number) => api.clock.advance(count * 86_400_000 + 1);
const files = async () => (await readdir(join(filesFolder, 'scenes')).catch(() => [])).length / 2;

const encoded = (shade: number) =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: { r: shade * 5, g: 90, b: 200 } } })
    .png()
    .toBuffer()
    .then(encodeImage);

/** Stores a picture as `Images` does; `named` adds a reference to it. */
async function keep(shade: number, named: boolean, db = api.database.db) {
  const picture = await encoded(shade);
  await recordSaved(db, picture.name, api.clock.now());
  await writePicture(storage, picture);
  if (named) await db.insert(names).values({ url: picture.cover.url }).onConflictDoNothing();
  return picture;
}

describe('createFileCleanup', () => {
  test('deletes an image a week after it was first found unreferenced and keeps a referenced one', async () => {
    await keep(1, false);
    await keep(2, true);
    await cleanUp();
    await days(1);
    await cleanUp();
    await days(6);
    await cleanUp();
    expect(await files()).toBe(2);
    await days(1);
    await cleanUp();
    expect(await files()).toBe(1);
    await days(60);
    await cleanUp();
    expect(await files()).toBe(1);
    const { rows } = await api.database.pool.query('select unreferenced_since from files');
    expect(rows).toEqual([{ unreferenced_since: null }]);
  });

  test('deletes the ownership of an image with its file', async () => {
    const { id: userId } = await newPerson(api);
    const { name, cover } = await keep(5, false);
    await recordOwner(api.database.db, { userId, id: 'own', name, cover, createdAt: api.clock.now() });
    const owned = async () => (await findOwnImages(api.database.db, userId, ['own', 'other'])).size;
    await days(1);
    await cleanUp();
    await days(6);
    await cleanUp();
    expect(await owned()).toBe(1);
    await days(1);
    await cleanUp();
    expect([await files(), await owned()]).toEqual([0, 0]);
  });

  test('restarts the week after a reference in between', async () => {
    const { cover } = await keep(3, false);
    await days(1);
    await cleanUp();
    await days(5);
    await api.database.db.insert(names).values({ url: cover.url });
    await cleanUp();
    await api.database.db.delete(names).where(eq(names.url, cover.url));
    await days(2);
    await cleanUp();
    expect(await files()).toBe(1);
    await days(5);
    await cleanUp();
    expect(await files()).toBe(1);
    await days(3);
    await cleanUp();
    expect(await files()).toBe(0);
  });

  test('lets a concurrent save wait for a deletion and then restores the file', async () => {
    const { cover } = await keep(4, false);
    await days(1);
    await cleanUp();
    await days(8);
    const holding = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const slow: FindReferencedPictures = async () => {
      holding.resolve();
      await go.promise;
      return [];
    };
    const parts = { db: second.db, clock: api.clock, logger: silentLogger, storage };
    const removing = createFileCleanup({ ...parts, referencedBy: [...referencedBy, slow] }).cleanUp();
    await holding.promise;
    let isBack = false;
    const back = keep(4, true).then(() => {
      isBack = true;
    });
    await expect.poll(waiting).toBe(1);
    expect(isBack).toBe(false);
    go.resolve();
    await Promise.all([removing, back]);
    expect(await files()).toBe(1);
    await days(30);
    await cleanUp();
    expect(await files()).toBe(1);
    expect((await api.database.db.select().from(names)).map(({ url }) => url)).toEqual([cover.url]);
  });

  async function waiting(): Promise<number> {
    const { rows } = await api.database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows[0]?.count ?? 0;
  }

  test('never loses a referenced image while two processes save and clean up', async () => {
    const other = cleanerOn(second.db);
    const shades = [10, 11, 12, 13, 14, 15];
    for (let round = 0; round < 12; round++) {
      const shade = shades[round % shades.length] ?? 10;
      await Promise.all([
        cleanUp(9, 2),
        other(9, 2),
        keep(shade, true, second.db),
        keep(shades[(round + 3) % shades.length] ?? 10, false),
      ]);
      const { cover, name } = await encoded(shade);
      expect(await readdir(join(filesFolder, 'scenes'))).toContain(`${name.slice(7)}.webp`);
      if (round % 2 === 0) await api.database.db.delete(names).where(eq(names.url, cover.url));
      await days(3);
      const remaining = await api.database.db.select().from(names);
      const there = await readdir(join(filesFolder, 'scenes'));
      for (const { url } of remaining) expect(there).toContain(url.split('/').at(-1));
    }
  });

  test('checks at most maxBatches × batchSize images, the least recently checked first', async () => {
    for (const shade of [20, 21, 22, 23, 24]) await keep(shade, false);
    await days(2);
    await cleanUp(2, 2);
    const left = sql<number>`count(unreferenced_since)::int`;
    const [seen] = await api.database.db.select({ left }).from(sql`files`);
    expect(seen?.left).toBe(4);
    await days(9);
    await cleanUp(1, 3);
    expect(await files()).toBe(3);
    await cleanUp();
    await days(9);
    await cleanUp();
    expect(await files()).toBe(0);
  });

  test('finds files without a row when it scans the storage', async () => {
    await writePicture(storage, await encoded(30));
    await cleanUp();
    await days(20);
    await cleanUp();
    expect(await files()).toBe(1);
    await cleanupOn().scan();
    await days(2);
    await cleanUp();
    await days(8);
    await cleanUp();
    expect(await files()).toBe(0);
  });

  test('deletes partial files that were last written over an hour ago when it scans the storage', async () => {
    await keep(31, false);
    const partial = async (name: string, minutes: number) => {
      const path = join(filesFolder, 'scenes', `${name}.webp.1-1.part`);
      await writeFile(path, 'half');
      const at = new Date(api.clock.now().getTime() - minutes * 60_000);
      await utimes(path, at, at);
    };
    await partial('old', 61);
    await partial('young', 59);
    await cleanupOn().scan();
    const left = (await readdir(join(filesFolder, 'scenes'))).filter((name) => name.endsWith('.part'));
    expect(left).toEqual(['young.webp.1-1.part']);
  });

  test('retries an image that cannot be deleted and continues with the others', async () => {
    const { name } = await keep(40, false);
    await keep(41, false);
    await days(2);
    await cleanUp();
    const path = join(filesFolder, 'scenes', `${name.slice(7)}.webp`);
    await rm(path);
    await (await import('node:fs/promises')).mkdir(path);
    await writeFile(join(path, 'in the way'), '');
    await days(8);
    await cleanUp();
    expect(await readdir(join(filesFolder, 'scenes'))).toEqual(
      [`${name.slice(7)}-thumb.webp`, `${name.slice(7)}.webp`].sort(),
    );
    await rm(path, { recursive: true });
    await days(2);
    await cleanUp();
    expect(await readdir(join(filesFolder, 'scenes'))).toEqual([]);
  });
});
