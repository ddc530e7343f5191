import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { mergeSaves } from './merge.repository.ts';

let api: TestApi;
let authorId: string;
let user: string;
let guest: string;
let storyId: string;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi();
  authorId = (await newPerson(api, 'real')).id;
});
afterAll(() => api.drop());
beforeEach(async () => {
  [user, guest] = [(await newPerson(api, 'real')).id, (await newPerson(api)).id];
  storyId = await publish();
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const publish = async () => (await publishSample(api.database.db, { authorId, at: api.clock.now() })).storyId;

/** Inserts a save, last played at that minute. Returns its id. */
async function save(
  userId: string,
  minute: number,
  { isCurrent = false, isArchived = false, story = storyId } = {},
): Promise<string> {
  const id = `save${++serial}`;
  await query('insert into message_trees (root_id, user_id, story_id) values ($1, $2, $3)', [
    id,
    userId,
    story,
  ]);
  await query(
    `insert into messages (id, root_id, story_id, depth, role, text, state, created_at)
     values ($1, $1, $2, 0, 'assistant', 'Once.', 'done', now())`,
    [id, story],
  );
  await query(
    `insert into saves select $1, $2, $3, s.version_id, 1, $1, 'auto', '', $4, at, at, case when $5 then at end
     from stories s, (select timestamptz '2026-01-01' + make_interval(mins => $6) as at) t where s.id = $3`,
    [id, userId, story, isCurrent, isArchived, minute],
  );
  return id;
}

const merge = () =>
  api.database.db.transaction((tx) => mergeSaves(tx, { guestId: guest, userId: user }, api.clock.now()));
async function idsWhere(condition: string): Promise<string[]> {
  const { rows } = await query(`select id from saves where user_id = $1 and ${condition} order by id`, [
    user,
  ]);
  return rows.map(({ id }) => id);
}

describe('saves_first_refusal', () => {
  test('refuses a first save beside a current one, and beside three that are not archived', async () => {
    const refusal = async () =>
      (await query('select saves_first_refusal($1, $2, 3) as refusal', [user, storyId])).rows[0]?.refusal;
    await save(user, 0, { isArchived: true });
    for (let minute = 1; minute <= 2; minute++) await save(user, minute);
    await save(guest, 3, { isCurrent: true });
    await save(user, 3, { isCurrent: true, story: await publish() });
    expect(await refusal()).toBeNull();
    await save(user, 4);
    expect(await refusal()).toBe('SAVES_FULL');
    await save(user, 5, { isCurrent: true });
    expect(await refusal()).toBe('HEAD_MOVED');
  });
});

describe('saves_is_at', () => {
  test('is true only for the message that the save has reached', async () => {
    const [mine, other] = [await save(user, 0), await save(user, 1)];
    const isAt = async (...at: string[]) =>
      (await query('select saves_is_at($1, $2) as answer', at)).rows[0]?.answer;
    expect([await isAt(mine, mine), await isAt(mine, other), await isAt('gone', 'gone')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('mergeSaves', () => {
  test('keeps the guest’s current save current and among the three, however old it is', async () => {
    const playing = await save(guest, 0, { isCurrent: true });
    await save(user, 1);
    const kept = [await save(guest, 2), await save(user, 3, { isCurrent: true })];
    expect(await merge()).toEqual({ saves: 2, storyIds: [storyId] });
    expect(await idsWhere('is_current')).toEqual([playing]);
    expect(await idsWhere('archived_at is null')).toEqual([playing, ...kept].sort());
  });

  test('keeps the account’s current save of a story of which the guest has only other saves', async () => {
    const playing = await save(user, 0, { isCurrent: true });
    await save(guest, 1);
    await merge();
    expect(await idsWhere('is_current')).toEqual([playing]);
  });

  test('counts only saves of the same story that are not archived', async () => {
    const other = await publish();
    const elsewhere = await save(user, 0, { story: other, isCurrent: true });
    const archived = await save(user, 9, { isArchived: true });
    const three = [await save(user, 1), await save(user, 2), await save(guest, 3, { isCurrent: true })];
    await merge();
    expect(await idsWhere('archived_at is null')).toEqual([elsewhere, ...three].sort());
    expect(await idsWhere('archived_at is not null')).toEqual([archived]);
    expect(await idsWhere('is_current')).toEqual([elsewhere, three[2]].sort());
  });
});
