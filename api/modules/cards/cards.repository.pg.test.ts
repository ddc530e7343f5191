import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import * as repository from './cards.repository.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const existingOf = async (ids: string[]) => {
  const isStored = await Promise.all(ids.map((id) => repository.hasImport(api.database.db, id)));
  return ids.filter((_, at) => isStored[at]);
};

const limits = { waiting: 10, waitingBytes: 1_000 };

describe('imports of cards', () => {
  test('are found, accepted, moved and erased only for their owner, and expire while they wait', async () => {
    const { db } = api.database;
    const [owner, other] = [(await newPerson(api)).id, (await newPerson(api, 'real')).id];
    const { storyId } = await publishSample(db, { authorId: owner, at: api.clock.now() });
    const row = {
      kind: 'V2' as const,
      json: '{}',
      hasFile: false,
      bytes: 2,
      content: {},
      versions: [],
      storyId: null,
    };
    const insert = (id: string, userId: string) =>
      repository.insertImport(db, { ...row, id, userId, createdAt: api.clock.now() }, limits);
    await insert('accepted', owner);
    await insert('waiting', owner);
    await insert('foreign', other);
    await repository.updateStoryId(db, 'accepted', storyId);

    const found = (id: string, userId: string) => repository.findImport(db, { id, userId });
    expect([(await found('waiting', owner))?.id, await found('waiting', other)]).toEqual([
      'waiting',
      undefined,
    ]);
    const original = (userId: string) => repository.findImport(db, { storyId, userId });
    expect([(await original(owner))?.id, await original(other)]).toEqual(['accepted', undefined]);

    const existing = () => existingOf(['accepted', 'foreign', 'none', 'waiting']);
    await repository.deleteExpired(db, api.clock.now());
    expect(await existing()).toEqual(['accepted', 'foreign', 'waiting']);
    await db.transaction((tx) => repository.mergeCards(tx, { guestId: owner, userId: other }));
    expect([await found('waiting', owner), (await found('waiting', other))?.id]).toEqual([
      undefined,
      'waiting',
    ]);
    await repository.deleteExpired(db, new Date(api.clock.now().getTime() + 1));
    expect(await existing()).toEqual(['accepted']);
    const erase = (userId: string) => db.transaction((tx) => repository.eraseCards(tx, { userId }, 10));
    expect([await erase(owner), await erase(other), await existing()]).toEqual([0, 1, []]);
  });

  test('that wait are limited in number and bytes; the new one and accepted ones always stay', async () => {
    const { db } = api.database;
    const { id: userId } = await newPerson(api);
    const { storyId } = await publishSample(db, { authorId: userId, at: api.clock.now() });
    const insert = async (id: string, bytes: number) => {
      api.clock.advance(1_000);
      const row = { id, userId, bytes, createdAt: api.clock.now(), storyId: null, content: {}, versions: [] };
      await repository.insertImport(
        db,
        { ...row, kind: 'V2', json: '{}', hasFile: true },
        {
          waiting: 3,
          waitingBytes: 100,
        },
      );
    };
    const ids = ['kept', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const existing = async () => (await existingOf(ids)).sort();
    await insert('kept', 90);
    await repository.updateStoryId(db, 'kept', storyId);
    for (const id of ['a', 'b', 'c', 'd']) await insert(id, 1);
    expect(await existing()).toEqual(['b', 'c', 'd', 'kept']);
    await insert('e', 98);
    expect(await existing()).toEqual(['c', 'd', 'e', 'kept']);
    await insert('f', 2);
    expect(await existing()).toEqual(['e', 'f', 'kept']);
    await insert('g', 500);
    expect(await existing()).toEqual(['g', 'kept']);
  });
});
