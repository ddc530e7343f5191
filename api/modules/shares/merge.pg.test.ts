import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { mergeShares } from './merge.repository.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

describe('mergeShares', () => {
  test('moves shares, opens and continuations, and keeps the account’s own continuation', async () => {
    const [maker, guest, account] = [
      await newPerson(api),
      await newPerson(api),
      await newPerson(api, 'real'),
    ];
    const { storyId, versionId } = await publishSample(api.database.db, {
      authorId: maker.id,
      at: api.clock.now(),
    });
    const newShare = (id: string, userId: string) =>
      query(
        `insert into shares (id, user_id, story_id, version_id, head_message_id, excerpt, created_at)
       values ($1, $2, $3, $4, $1, 'It began.', now())`,
        [id, userId, storyId, versionId],
      );
    const newSave = async (id: string, userId: string) => {
      await query('insert into message_trees (root_id, user_id, story_id) values ($1, $2, $3)', [
        id,
        userId,
        storyId,
      ]);
      await query(
        `insert into messages (id, root_id, story_id, depth, role, text, state, created_at)
       values ($1, $1, $2, 0, 'assistant', 'Once.', 'done', now())`,
        [id, storyId],
      );
      await query(`insert into saves values ($1, $2, $3, $4, 1, $1, 'auto', '', false, now(), now(), null)`, [
        id,
        userId,
        storyId,
        versionId,
      ]);
    };
    const continueAs = (share: string, userId: string, save: string) =>
      query('insert into share_continuations values ($1, $2, $3, $3)', [share, userId, save]);
    const openOn = (share: string, userId: string, day: string) =>
      query('insert into share_opens values ($1, $2, $3)', [share, userId, day]);

    for (const [id, user] of [
      ['both', maker],
      ['one', maker],
      ['own', guest],
    ] as const)
      await newShare(id, user.id);
    for (const [id, user] of [
      ['g1', guest],
      ['g2', guest],
      ['a1', account],
    ] as const)
      await newSave(id, user.id);
    await continueAs('both', guest.id, 'g1');
    await continueAs('both', account.id, 'a1');
    await continueAs('one', guest.id, 'g2');
    await openOn('both', guest.id, '2026-01-01');
    await openOn('both', account.id, '2026-01-02');
    await openOn('one', guest.id, '2026-01-03');

    const pair = { guestId: guest.id, userId: account.id };
    await api.database.db.transaction((tx) => mergeShares(tx, pair));

    const { rows: continued } = await query(
      'select share_id, user_id, save_id from share_continuations order by share_id',
    );
    expect(continued).toEqual([
      { share_id: 'both', user_id: account.id, save_id: 'a1' },
      { share_id: 'one', user_id: account.id, save_id: 'g2' },
    ]);
    const { rows: opened } = await query(
      'select share_id, user_id, last_day::text as day from share_opens order by share_id',
    );
    expect(opened).toEqual([
      { share_id: 'both', user_id: account.id, day: '2026-01-02' },
      { share_id: 'one', user_id: account.id, day: '2026-01-03' },
    ]);
    const { rows: owned } = await query('select id from shares where user_id = $1', [account.id]);
    expect(owned).toEqual([{ id: 'own' }]);
  });
});
