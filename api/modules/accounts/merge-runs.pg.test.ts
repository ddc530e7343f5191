import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { createReader, type Reader } from '../chat/testing/reader.ts';

const PASSWORD = 'lantern-moth-17';
const MAIL = 'ada@example.org';
let harness: ChatHarness;
let endless: HarnessProcess;
let tale: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  const text = Array.from({ length: 120 }, (_, at) => `Word ${at} of the tale.`).join(' ');
  harness.faults.script('endless', { text, deltaChars: 5, deltaMs: 20, ending: 'never' });
  harness.faults.script('tale', { text, deltaChars: 15, deltaMs: 3 });
  endless = await harness.process('endless');
  tale = await harness.process('tale');
  storyId = await harness.story();
  const owner = await tale.reader();
  await owner.post('/user/sendMailPwdCode', { mail: MAIL });
  const [mail] = await harness.query<{ subject: string }>('select subject from mails');
  const code = mail?.subject.slice(0, 6);
  const account = { identityType: 'MAIL_PWD', account: MAIL, accessToken: PASSWORD, code };
  expect((await owner.post('/user/loginOrRegister', account)).code).toBe(0);
});
afterAll(() => harness.close());

/** Logs the guest in and returns the account's reader. */
async function logIn(guest: Reader, { base }: HarnessProcess): Promise<Reader> {
  const answer = await guest.post('/user/loginOrRegister', {
    ...{ identityType: 'MAIL_PWD', account: MAIL, accessToken: PASSWORD },
  });
  return createReader(base, String(answer.data.tokenId));
}
const entriesOf = (runId: string) =>
  harness.query<{ kind: string }>('select kind from points_entries where hold_key = $1', [`run:${runId}`]);

describe('a reply that is generated during a login', () => {
  test('continues after the merge, and is charged when it ends', async () => {
    const guest = await tale.reader();
    const stream = await guest.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 10);
    const account = await logIn(guest, tale);
    expect((await stream.all()).events.at(-1)?.event.type).toBe('done');
    expect(await entriesOf(runId)).toEqual([{ kind: 'SETTLE' }]);
    const [row] = await harness.query<{ mine: boolean }>(
      `select r.user_id = s.user_id and t.user_id = s.user_id as mine from runs r
       join messages m on m.id = r.message_id join message_trees t using (root_id) join sessions s on s.hash = sha256($2::bytea) where r.id = $1`,
      [runId, account.token],
    );
    expect(row).toEqual({ mine: true });
  });

  test('can be followed and stopped by the account', async () => {
    const guest = await endless.reader();
    const stream = await guest.openSend({ storyId });
    const { runId } = await stream.created();
    await stream.until(({ text }) => text.length > 10);
    const account = await logIn(guest, endless);
    const followed = await account.openRun(runId);
    await followed.until(({ text }) => text.length > 40);
    const stranger = await endless.reader();
    const stop = (reader: Reader) => reader.post('/ai-lab/ai-story/chat/stop', { runId });
    expect((await stop(stranger)).data.error).toBe('chat.run_not_found');
    expect((await stop(account)).code).toBe(0);
    expect((await followed.all()).events.at(-1)?.event.type).toBe('done');
    expect(await entriesOf(runId)).toEqual([{ kind: 'SETTLE' }]);
  });
});
