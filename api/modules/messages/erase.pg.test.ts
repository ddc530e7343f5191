import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { eraseMessages } from './erase.repository.ts';
import { deleteNewest, findNewestLeaf } from './messages.service.ts';

let api: TestApi;
let storyId: string;
let reader: string;
let other: string;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi();
  const { id: authorId } = await newPerson(api, 'real');
  ({ storyId } = await publishSample(api.database.db, { authorId, at: api.clock.now() }));
});
beforeEach(async () => {
  [reader, other] = [(await newPerson(api)).id, (await newPerson(api)).id];
});
afterAll(() => api.drop());

/** Inserts a tree of one path; returns the id of its root, after which the others are numbered. */
async function insertTree(userId: string, length: number): Promise<string> {
  const prefix = `tree${++serial}of`;
  await api.database.pool.query(
    `with tree as (insert into message_trees (root_id, user_id, story_id) values ($1 || '0', $2, $3))
     insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
     select $1 || n, $1 || '0', $3, case when n > 0 then $1 || n - 1 end, n, 'assistant', '', 'done', now()
     from generate_series(0, $4::int - 1) n order by n`,
    [prefix, userId, storyId, length],
  );
  return `${prefix}0`;
}
async function left(userId: string) {
  const { rows } = await api.database.pool.query<{ trees: number; messages: string[] }>(
    `select count(distinct t.root_id)::int as trees, coalesce(array_agg(m.depth::text order by m.seq)
       filter (where m.id is not null), '{}') as messages
     from message_trees t left join messages m using (root_id) where user_id = $1`,
    [userId],
  );
  return rows[0];
}
const inTransaction = <Result>(run: (tx: Tx) => Promise<Result>) => api.database.db.transaction(run);

describe('eraseMessages', () => {
  test('erases the newest messages of one reader, as many as asked for, and then the trees', async () => {
    for (const length of [2, 2]) await insertTree(reader, length);
    await insertTree(other, 2);
    const erase = () => inTransaction((tx) => eraseMessages(tx, { userId: reader }, 3));
    expect([await erase(), await left(reader)]).toEqual([3, { trees: 2, messages: ['0'] }]);
    expect([await erase(), await left(reader)]).toEqual([1, { trees: 2, messages: [] }]);
    expect([await erase(), await left(reader)]).toEqual([2, { trees: 0, messages: [] }]);
    expect(await erase()).toBe(0);
    expect(await left(other)).toEqual({ trees: 1, messages: ['0', '1'] });
  });
});

describe('deleteNewest', () => {
  test('deletes a tree from its end, and the tree when none of its messages is left', async () => {
    const rootId = await insertTree(reader, 4);
    const deleteTwo = () => inTransaction((tx) => deleteNewest(tx, rootId, 2));
    expect([await deleteTwo(), await left(reader)]).toEqual([2, { trees: 1, messages: ['0', '1'] }]);
    expect([await deleteTwo(), await left(reader)]).toEqual([2, { trees: 1, messages: [] }]);
    expect([await deleteTwo(), await left(reader)]).toEqual([0, { trees: 0, messages: [] }]);
  });
});

describe('findNewestLeaf', () => {
  test('follows the newest child at each fork', async () => {
    const rootId = await insertTree(reader, 3);
    const branch = (id: string, parentId: string, depth: number) =>
      api.database.pool.query(
        `insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
         values ($1, $2, $3, $4, $5, 'assistant', '', 'done', now() - interval '1 day')`,
        [id, rootId, storyId, parentId, depth],
      );
    const [second, third] = [rootId.replace(/0$/, '1'), rootId.replace(/0$/, '2')];
    await branch(`${rootId}b`, rootId, 1);
    await branch(`${second}b`, second, 2);
    const { db } = api.database;
    expect(await findNewestLeaf(db, rootId)).toBe(`${rootId}b`);
    expect(await findNewestLeaf(db, second)).toBe(`${second}b`);
    expect(await findNewestLeaf(db, third)).toBe(third);
  });
});
