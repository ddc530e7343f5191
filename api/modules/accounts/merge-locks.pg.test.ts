import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Logger, silentLogger } from '../../platform/logger.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createGuestMerge } from './merge.service.ts';

const STORY = '/ai-lab/ai-story';
/** Sessions of this database that wait for a lock. */
const WAITING = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
let api: TestApi;
let stories: string[];
let [guest, account, other]: Person[] = [];
let serial = 0;
let faults: string[] = [];

const logFault = (fields: object) => {
  const { err } = fields as { err?: Error };
  if (err !== undefined) faults.push(String(err.cause ?? err));
};
const logger: Logger = { ...silentLogger, warn: logFault, error: logFault, child: () => logger };

beforeAll(async () => {
  const env = { STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' };
  api = await createTestApi(env, undefined, logger);
  const { id: authorId } = await newPerson(api, 'real');
  const publish = () => publishSample(api.database.db, { authorId, at: api.clock.now() });
  stories = [await publish(), await publish()].map(({ storyId }) => storyId);
});
beforeEach(async () => {
  [guest, account, other] = [await newPerson(api), await newPerson(api, 'real'), await newPerson(api)];
  faults = [];
});
afterAll(() => api.drop());

const idOf = (person?: Person) => String(person?.id);
const ask = async (path: string, body: object, by = guest) =>
  (await api.post(`${STORY}/${path}`, body, by?.token)).data;
const newRequestId = () => `merge-locks-${++serial}`;

/** Plays a turn of a story; returns the reply. */
async function play(storyId = stories[0], by = guest): Promise<string> {
  const { message } = await ask(
    'chat',
    { storyId, content: 'I look around.', clientRequestId: newRequestId() },
    by,
  );
  await api.rankings.flushTurns();
  return (message as { id: string }).id;
}

/**
 * Merges the guest into the account while `write` runs. `write` begins after the first pass, when the merge holds
 * all its locks except that of the guest's row. The merge continues when `write` waits for a lock.
 */
async function mergeDuring(write: () => Promise<unknown>): Promise<void> {
  const { beginMerge, lockGuest, deleteGuest } = api.users;
  let writing: Promise<unknown> | undefined;
  const merge = createGuestMerge({
    steps: api.mergeSteps,
    async lockGuest(tx, id) {
      writing = write();
      await expect.poll(async () => (await api.database.pool.query(WAITING)).rows).toHaveLength(1);
      return lockGuest(tx, id);
    },
    beginMerge,
    deleteGuest,
  });
  const both = { guestId: idOf(guest), userId: idOf(account) };
  await api.database.db.transaction((tx) => merge(tx, both));
  await writing;
}

describe('a merge of a guest does not deadlock', () => {
  test('with a request for an image', async () => {
    const messageId = await play();
    await mergeDuring(() => ask('chatImage', { messageId, clientRequestId: newRequestId() }));
    expect(faults.join()).not.toContain('deadlock');
  });

  test('with the count of turns in a story that both have read', async () => {
    for (const by of [guest, account]) await play(stories[0], by);
    const count = (storyId: string | undefined, person?: Person) =>
      api.rankings.countTurn({
        storyId: String(storyId),
        userId: idOf(person),
        isRealUser: false,
        own: false,
      });
    await mergeDuring(() => {
      count(stories[1], guest);
      count(stories[0], other);
      return api.rankings.flushTurns();
    });
    expect(faults).toEqual([]);
  });

  test('with the count of opened shares', async () => {
    const share = async (by?: Person) => {
      await play(stories[0], by);
      const { data } = await api.get(`${STORY}/archive/list?storyId=${stories[0]}`, by?.token);
      const [save] = data as unknown as { id: string }[];
      return String((await ask('share-archive/share', { archiveId: save?.id }, by)).id);
    };
    const open = (id: string, by?: Person) => api.get(`${STORY}/share-archive/detail?id=${id}`, by?.token);
    const [ofGuest, ofOther] = [await share(guest), await share(other)];
    await mergeDuring(async () => {
      await Promise.all([open(ofOther, guest), open(ofGuest, other)]);
      await api.shares.flushOpens();
    });
    expect(faults).toEqual([]);
  });
});
