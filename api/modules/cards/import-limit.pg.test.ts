import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db.ts';
import { openFileStorage } from '../../platform/files/storage.ts';
import { newId } from '../../platform/ids.ts';
import { silentLogger } from '../../platform/logger.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { createMigratedDatabase } from '../../testing/migrated-database.ts';
import { noFiles } from '../../testing/test-api.ts';
import { createCards } from './cards.service.ts';
import { aria, zipOf } from './testing/card-samples.ts';

let created: Awaited<ReturnType<typeof createMigratedDatabase>>;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  created = await createMigratedDatabase();
  database = openDatabase({ url: created.url, size: 1, logger: silentLogger });
  await database.pool.query(
    "insert into users (id, name, created_at, is_real) select 'u' || n, 'Author', now(), true from generate_series(1, 4) n",
  );
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const unused = () => Promise.reject(new Error('An import does not call this.'));
const cover = { url: '/files/uploads/c1.webp', thumbUrl: '', width: 2, height: 2, placeholder: null };

describe('importFile', () => {
  test('reads other files while images are stored, and holds at most two of them in memory', async () => {
    const areHeld = Promise.withResolvers<void>();
    const areStored = Promise.withResolvers<void>();
    let held = 0;
    let highest = 0;
    const storeImage = async () => {
      held += 1;
      highest = Math.max(highest, held);
      if (held === 2) areHeld.resolve();
      await areStored.promise;
      held -= 1;
      return { id: newId(), ...cover };
    };
    const cards = createCards({
      db: database.db,
      clock: fakeClock('2026-03-01T12:00:00Z'),
      newId,
      uploads: { storeImage },
      storage: openFileStorage({ url: undefined, folder: noFiles() }),
      catalogue: { listOwnIds: async function* () {} },
      drafts: {
        save: unused,
        read: unused,
        listVersions: unused,
        findImages: unused,
        importVersions: unused,
        readVersion: unused,
      },
    });
    const { signal } = new AbortController();
    const story = await zipOf({
      'story.json': JSON.stringify({ format: 'storyloom-story', content: { title: 'Tide' } }),
      'images/a.webp': 'a',
      'images/b.webp': 'b',
    });
    const stories = ['u1', 'u2', 'u3'].map((userId) =>
      cards.importFile(userId, new File([new Uint8Array(story)], 'story'), signal),
    );
    await areHeld.promise;
    const card = await cards.importFile('u4', new File([JSON.stringify(aria)], 'card'), signal);
    expect(card.source).toBe('V2');
    areStored.resolve();
    await Promise.all(stories);
    expect(highest).toBe(2);
  });
});
