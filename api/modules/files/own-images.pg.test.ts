import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { eraseOwnImages, findOwnImages, ownUploads, recordOwner } from './own-images.ts';

let api: TestApi;
let owner: Person;
let other: Person;

beforeAll(async () => {
  api = await createTestApi();
  [owner, other] = [await newPerson(api, 'real'), await newPerson(api, 'real')];
  for (const [id, { id: userId }] of [
    ['a', owner],
    ['b', owner],
    ['a', other],
    ['c', other],
  ] as const) {
    const url = `/files/uploads/${id}.webp`;
    const cover = { url, thumbUrl: url, width: 640, height: 960, placeholder: null };
    const image = { userId, id, name: `uploads/${id}`, cover, createdAt: api.clock.now() };
    for (let time = 0; time < 2; time++) await recordOwner(api.database.db, image);
  }
});
afterAll(() => api.drop());

describe('own images', () => {
  test('are found, exported and erased for their owner alone, each recorded once', async () => {
    const { db } = api.database;
    const found = async ({ id }: Person) =>
      [...(await findOwnImages(db, id, ['a', 'b', 'c', 'none'])).keys()].sort();
    expect([await found(owner), await found(other)]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
    expect(await findOwnImages(db, owner.id, [])).toEqual(new Map());
    expect((await findOwnImages(db, owner.id, ['b'])).get('b')?.url).toBe('/files/uploads/b.webp');
    expect((await ownUploads.read(db, owner.id, '', 10)).map(({ key }) => key)).toEqual(['a', 'b']);
    const erase = () => db.transaction((tx) => eraseOwnImages(tx, { userId: owner.id }, 10));
    expect([await erase(), await erase()]).toEqual([2, 0]);
    expect([await found(owner), await found(other)]).toEqual([[], ['a', 'c']]);
  });
});
