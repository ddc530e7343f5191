import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db.ts';
import { silentLogger } from '../../platform/logger.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { createReader, newRequestId, type Reader } from '../chat/testing/reader.ts';
import { startImageServer } from '../images/testing/image-server.ts';
import { createGuestMerge } from './merge.service.ts';

const PASSWORD = 'lantern-moth-17';
const MAIL = 'ada@example.org';
const TEXT = Array.from({ length: 120 }, (_, at) => `Word ${at} of the tale.`).join(' ');
/** Sessions of this database that wait for a lock. */
const WAITING = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** Effectively disables deadlock checks; the session of the merge enables them for itself. */
const NO_DEADLOCK_CHECKS = `do $$ begin
  execute format('alter database %I set deadlock_timeout = ''1h''', current_database());
end $$`;
let harness: ChatHarness;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  await harness.query(NO_DEADLOCK_CHECKS);
  storyId = await harness.story();
  const owner = await (await harness.process('storyteller')).reader();
  await owner.post('/user/sendMailPwdCode', { mail: MAIL });
  const [mail] = await harness.query<{ subject: string }>('select subject from mails');
  const code = mail?.subject.slice(0, 6);
  const account = { identityType: 'MAIL_PWD', account: MAIL, accessToken: PASSWORD, code };
  expect((await owner.post('/user/loginOrRegister', account)).code).toBe(0);
});
afterAll(() => harness.close());

/** A process whose replies are held, and a guest of it. */
async function openHeld(model: string) {
  const hold = harness.faults.hold(model, { text: TEXT, deltaChars: 5 });
  const process = await harness.process(model);
  const guest = await process.reader();

  return {
    hold,
    process,
    guest,
    /** Begins a reply and waits until some of its text has arrived. */
    async begin() {
      const stream = await guest.openSend({ storyId });
      const { runId } = await stream.created();
      hold.releaseText(20);
      await stream.until(({ text }) => text.length > 10);
      return { stream, runId };
    },
    /** Logs the guest in and returns the account's reader. */
    async logIn(): Promise<Reader> {
      const response = await guest.post('/user/loginOrRegister', {
        identityType: 'MAIL_PWD',
        account: MAIL,
        accessToken: PASSWORD,
      });
      return createReader(process.base, String(response.data.tokenId));
    },
  };
}

const entriesOf = (runId: string) =>
  harness.query<{ kind: string }>('select kind from points_entries where hold_key = $1', [`run:${runId}`]);
const idOf = async (reader: Reader) => String((await reader.get('/user/user/login-user')).data.id);

describe('a reply that is generated during a login', () => {
  test('continues after the merge, and is charged when it ends', async () => {
    const held = await openHeld('tale');
    const { runId } = await held.begin();
    const account = await held.logIn();
    // The stream of the guest's session ends with it; the page follows the reply with the new one.
    const followed = await account.openRun(runId);
    held.hold.finish();
    expect((await followed.all()).events.at(-1)?.event.type).toBe('done');
    expect(await entriesOf(runId)).toEqual([{ kind: 'SETTLE' }]);
    const [row] = await harness.query<{ mine: boolean }>(
      `select r.user_id = s.user_id and t.user_id = s.user_id as mine from runs r
       join messages m on m.id = r.message_id join message_trees t using (root_id) join sessions s on s.hash = sha256($2::bytea) where r.id = $1`,
      [runId, account.token],
    );
    expect(row).toEqual({ mine: true });
  });

  test('can be followed and stopped by the account', async () => {
    const held = await openHeld('endless');
    const { runId } = await held.begin();
    const account = await held.logIn();
    held.hold.releaseText(60);
    const followed = await account.openRun(runId);
    await followed.until(({ text }) => text.length > 40);
    const stranger = await held.process.reader();
    const stop = (reader: Reader) => reader.post('/ai-lab/ai-story/chat/stop', { runId });
    expect((await stop(stranger)).data.error).toBe('chat.run_not_found');
    expect((await stop(account)).code).toBe(0);
    expect((await followed.all()).events.at(-1)?.event.type).toBe('done');
    expect(await entriesOf(runId)).toEqual([{ kind: 'SETTLE' }]);
  });
});

describe('a merge of a guest does not deadlock with a request that begins and ends between its first and last steps:', () => {
  interface Late {
    process: HarnessProcess;
    guest: Reader;
    /** A request that begins before the merge locks the points. */
    begin(): Promise<unknown>;
    /** Lets the request end, once the merge has locked the points. */
    end(): void;
  }

  async function mergeDuring({ process, guest, begin, end }: Late) {
    const { users, mergeSteps } = process.api;
    const database = openDatabase({ url: harness.url, size: 1, logger: silentLogger });
    const [guestId, userId] = [await idOf(guest), await idOf(await createReader(process.base))];
    let begun: Promise<unknown> | undefined;
    const findWaiting = () => harness.query(WAITING);
    const findRunning = () =>
      harness.query(
        `select from runs where state = 'running' union all select from image_requests where state = 'running'`,
      );
    const beginRequest = {
      columns: ['points_accounts.user_id'],
      async move() {
        begun ??= begin();
        await expect.poll(async () => [await findWaiting(), await findRunning()].flat()).not.toEqual([]);
      },
    };
    const merge = createGuestMerge({
      ...users,
      steps: mergeSteps.toSpliced(-1, 0, beginRequest),
      async lockGuest(tx, id) {
        end();
        await expect.poll(findWaiting).not.toEqual([]);
        return users.lockGuest(tx, id);
      },
    });
    await database.db.transaction(async (tx) => {
      await tx.execute(`set local deadlock_timeout = '1ms'`);
      await merge(tx, { guestId, userId });
    });
    await database.close();
    // The request waited for the merge, so it is answered like a later one.
    expect(await begun).toMatchObject({ status: 401 });
    expect(await harness.query('select from image_requests where user_id = $1', [userId])).toEqual([]);
    return { guestId, userId };
  }

  test('a reply', async () => {
    const { hold, process, guest } = await openHeld('late');
    const send = { storyId, content: 'I look around.', clientRequestId: newRequestId() };
    const begin = () => guest.post('/ai-lab/ai-story/chat', send);
    const { userId } = await mergeDuring({ process, guest, begin, end: hold.finish });
    expect(await harness.query('select from runs where user_id = $1', [userId])).toEqual([]);
  });

  test('an image', async () => {
    const painter = await startImageServer();
    const release = painter.hold();
    const process = await harness.process('normal', {
      IMAGE_BASE_URL: painter.baseUrl,
      IMAGE_MODEL: 'painter',
    });
    const guest = await process.reader();
    const { data } = await guest.send({ storyId });
    const request = { messageId: (data.message as { id: string }).id, clientRequestId: newRequestId() };
    const begin = () => guest.post('/ai-lab/ai-story/chatImage', request);
    await mergeDuring({ process, guest, begin, end: release });
    await painter.close();
  });
});
