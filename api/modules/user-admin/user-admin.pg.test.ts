import type { AdminUser, AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMails } from '../../testing/mailbox.ts';
import { insertMembership } from '../../testing/memberships.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { explainStatement, recordStatements } from '../../testing/statements.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createVisitor, PASSWORD } from '../accounts/testing/visitor.ts';

const PATH = '/ai-lab/admin';
let api: TestApi;
let admin: Person;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  admin = await newPerson(api, 'admin');
});
afterAll(() => api.drop());

const post = (path: string, body: object) => api.post(`${PATH}/${path}`, body, admin.token);
const find = async (keyword: string) =>
  (await api.get(`${PATH}/users?keyword=${encodeURIComponent(keyword)}`, admin.token)).data
    .pageList as AdminUser[];
const read = async (userId: string) =>
  (await api.get(`${PATH}/user?userId=${userId}`, admin.token)).data as AdminUserDetail;
/** The entries about a target, the latest first. */
async function trail(about: string) {
  const { pageList } = (await api.get(`${PATH}/audit?size=10`, admin.token)).data;
  return (pageList as AuditEntry[]).filter(({ target }) => target === about);
}
const actions = async (target: string) => (await trail(target)).map(({ action }) => action);

async function newUser() {
  const visitor = createVisitor(api, await api.guest());
  const mail = `person${++serial}@example.org`;
  await visitor.signUp(mail);
  api.clock.advance(60_000);
  return { visitor, mail, id: String((await visitor.me()).data.id) };
}

describe('the search for users', () => {
  test('finds by id, by address and by the beginning of a name', async () => {
    const { visitor, mail, id } = await newUser();
    await visitor.post('/user/nickname', { nickname: '100% Odd_Name' });
    for (const keyword of [id, mail.toUpperCase(), '100% odd_', '100% Odd_Name']) {
      expect(await find(keyword)).toMatchObject([{ id, emails: [mail], blocked: null }]);
    }
    const looks = await trail('users');
    expect(looks.map(({ action, detail }) => [action, detail])).toEqual(
      Array(4).fill(['user.find', `{"found":["${id}"]}`]),
    );
    for (const keyword of ['Odd', '100_', '%', 'person1@example.com']) {
      expect((await find(keyword)).map((user) => user.id)).not.toContain(id);
    }
  });
});

describe('the beginning of an address', () => {
  const insertMails = (domain: string, count: number) =>
    api.database.pool.query(
      `with made as (
        insert into users (id, is_real, name, created_at)
          select $1 || n, true, 'Many', now() from generate_series(1, $2::int) n returning id)
      insert into oauth_identities (id, user_id, issuer, subject, type, mail, created_at)
        select id, id, 'https://many.example', id, 'work', id || '@' || $1, now() from made`,
      [domain, count],
    );

  test('finds users in any case, from three characters, as it is written', async () => {
    const { id } = await newUser();
    await api.database.pool.query("update mail_logins set mail = 'zo_e@example.org' where user_id = $1", [
      id,
    ]);
    const ids = async (keyword: string) => (await find(keyword)).map((user) => user.id);
    expect([await ids('ZO_'), await ids('zo_e@ex')]).toEqual([[id], [id]]);
    expect([await ids('zo'), await ids('o_e'), await ids('z_e')]).toEqual([[], [], []]);
  });

  test('finds the first 20 by address, each user once', async () => {
    await insertMails('aaa', 21);
    const { pageList } = (await api.get(`${PATH}/users?keyword=aaa1`, admin.token)).data;
    const found = (pageList as AdminUser[]).map(({ id }) => id);
    expect(found.slice(0, 3)).toEqual(['aaa1', 'aaa10', 'aaa11']);
    expect(await find('aaa')).toHaveLength(20);
  });

  test('is read from an index', async () => {
    await insertMails('bbb', 3_000);
    await api.database.pool.query('analyze oauth_identities');
    const statements = await recordStatements(api, () => find('bbb29'));
    const read = statements.find(({ text }) => text.includes('login_mails') && text.includes('limit'));
    if (read === undefined) throw new Error('The addresses were not read.');
    expect(await explainStatement(api, read)).toContain('oauth_identities_prefix');
  });
});

describe('the addresses of other logins', () => {
  const addIdentity = (userId: string, mail: string) =>
    api.database.pool.query(
      `insert into oauth_identities (id, user_id, issuer, subject, type, mail, created_at)
       values ($1, $2, 'https://login.example', $1, 'work', $3, now())`,
      [`identity${++serial}`, userId, mail],
    );

  test('find each user who logs in with one, and are shown', async () => {
    const { mail, id } = await newUser();
    const other = await newPerson(api, 'real');
    await addIdentity(id, 'shared@work.example');
    await addIdentity(id, mail);
    await addIdentity(other.id, 'shared@work.example');
    const found = await find('Shared@work.example');
    expect(found.map((user) => user.id).toSorted()).toEqual([id, other.id].toSorted());
    expect((await read(id)).emails.toSorted()).toEqual([mail, 'shared@work.example'].toSorted());
    expect((await read(other.id)).emails).toContain('shared@work.example');
  });
});

describe('a user', () => {
  test('is shown with sessions, balance and points history, which the audit trail records', async () => {
    const { mail, id } = await newUser();
    expect(await read(id)).toMatchObject({ emails: [mail], points: 150, violations: 0, sessions: [{}] });
    expect(await actions(id)).toEqual(['user.read']);
    const { data } = await api.get(`${PATH}/ledger?userId=${id}`, admin.token);
    expect(data).toMatchObject({
      totalCount: 2,
      pageList: [{ integralAmount: 100 }, { integralAmount: 50 }],
    });
    for (const path of ['user', 'ledger'])
      expect((await api.get(`${PATH}/${path}?userId=nobody`, admin.token)).data.error).toBe('user.not_found');
    const ledger = `${PATH}/ledger?userId=${id}&size=1`;
    const first = await api.get(ledger, admin.token);
    const rest = await api.get(`${ledger}&page=2&after=${first.data.nextCursor}`, admin.token);
    expect(rest.data.pageList).toMatchObject([{ integralAmount: 50 }]);
    const [latest] = data.pageList as { id: string }[];
    const receiptOf = async (row?: string) =>
      (await api.get(`${PATH}/receipt?userId=${id}&id=${row}`, admin.token)).data;
    expect((await receiptOf('nothing')).error).toBe('points.record_not_found');
    expect(await receiptOf(latest?.id)).toMatchObject({ record: { id: latest?.id } });
    // The pages that continue by cursor are part of the recorded read of the first page.
    const looks = ['user.read-receipt', 'user.read-ledger', 'user.read-ledger', 'user.read'];
    expect(await actions(id)).toEqual(looks);
    expect((await trail(id))[0]?.detail).toContain(latest?.id);
  });

  test('is shown with the last use, the stories, the waiting cases and the plan', async () => {
    const { visitor, id } = await newUser();
    const { storyId } = await publishSample(api.database.db, { authorId: id, at: api.clock.now() });
    const report = { subjectKind: 'STORY', subjectId: storyId, reason: 'COPIED' };
    await api.post('/ai-lab/moderation/report', report, (await newPerson(api, 'real')).token);
    api.clock.advance(3 * 3_600_000);
    await visitor.me();
    const seen = api.clock.now().toISOString();
    const facts = { stories: 1, openCases: 1, violations: 0, plan: null, lastSeenAt: seen };
    expect(await read(id)).toMatchObject(facts);
    await insertMembership(api.database, id, 'PLUS');
    expect(await read(id)).toMatchObject({ plan: 'PLUS' });
  });

  test('whose sessions an administrator ends can log in again', async () => {
    const { visitor, mail, id } = await newUser();
    expect((await post('end-sessions', { userId: id })).data.sessions).toEqual([]);
    expect((await visitor.me()).status).toBe(401);
    visitor.token = await api.guest();
    expect((await visitor.logIn(mail)).code).toBe(0);
  });
});

describe('a blocked user', () => {
  test('has no session and reads the reason at the login, until unblocked', async () => {
    const { visitor, mail, id } = await newUser();
    const reason = 'You sold accounts in your profile.';
    const { data } = await post('block', { userId: id, reason });
    expect(data).toMatchObject({ blocked: { reason }, sessions: [] });
    expect((await visitor.me()).status).toBe(401);
    const guest = await api.guest();
    visitor.token = guest;
    const refused = await visitor.logIn(mail);
    expect(refused).toMatchObject({
      msg: `This account is blocked. ${reason}`,
      data: { error: 'auth.blocked' },
    });
    expect(visitor.token).toBe(guest);
    expect((await visitor.me()).data.isRealUser).toBe(false);
    expect((await visitor.logIn(mail, 'a wrong password')).data.error).toBe('auth.bad_credentials');
    await post('unblock', { userId: id, reason: 'The account was stolen.' });
    expect((await visitor.logIn(mail)).code).toBe(0);
    expect(await actions(id)).toEqual(['user.unblock', 'user.block']);
  });

  test('is notified by mail, and can appeal once with the password', async () => {
    const { visitor, mail, id } = await newUser();
    const reason = 'You copied a book.';
    await post('block', { userId: id, reason });
    expect((await readMails(api, mail))[0]).toMatchObject({ subject: 'Your account is blocked' });
    expect((await readMails(api, mail))[0]?.text).toContain(reason);
    visitor.token = undefined;
    const appeal = (accessToken: string) =>
      visitor.post('/ai-lab/moderation/appeal-block', { account: mail, accessToken, text: 'I wrote it.' });
    expect((await appeal('a wrong password')).data.error).toBe('auth.bad_credentials');
    expect((await appeal(PASSWORD)).data).toEqual({ appealed: true });
    expect((await appeal(PASSWORD)).data.error).toBe('case.not_appealable');
    const waiting = await api.get('/ai-lab/moderation/cases', admin.token);
    const cases = waiting.data.pageList as { id: string; subject: { id: string } }[];
    const caseId = cases.find(({ subject }) => subject.id === id)?.id;
    const decision = { caseId, outcome: 'NO_VIOLATION', reason: 'It is yours.' };
    api.clock.advance(1_000);
    await api.post('/ai-lab/moderation/decide', decision, (await newPerson(api, 'admin')).token);
    expect((await visitor.logIn(mail)).code).toBe(0);
    expect((await readMails(api, mail))[0]?.text).toContain('It is yours.');
    expect((await appeal(PASSWORD)).data.error).toBe('case.not_appealable');
  });

  test('stays blocked after a failed appeal, until unblocked', async () => {
    const { visitor, mail, id } = await newUser();
    await post('block', { userId: id, reason: 'Spam.' });
    const text = 'I did not.';
    await visitor.post('/ai-lab/moderation/appeal-block', { account: mail, accessToken: PASSWORD, text });
    const { data } = await api.get('/ai-lab/moderation/cases', admin.token);
    const [found] = data.pageList as { id: string }[];
    const decision = { caseId: found?.id, outcome: 'VIOLATION', reason: 'You did.' };
    await api.post('/ai-lab/moderation/decide', decision, (await newPerson(api, 'admin')).token);
    visitor.token = undefined;
    expect((await visitor.logIn(mail)).data.error).toBe('auth.blocked');
    await post('unblock', { userId: id, reason: 'Enough time has passed.' });
    expect((await visitor.logIn(mail)).code).toBe(0);
  });

  test('has no session from a login at the same moment', async () => {
    const { visitor, mail, id } = await newUser();
    visitor.token = undefined;
    await Promise.all([post('block', { userId: id, reason: 'Spam.' }), visitor.logIn(mail)]);
    if (visitor.token !== undefined) expect((await visitor.me()).status).toBe(401);
  });

  test('is unblocked once: an account that is not blocked gets neither a mail nor an entry', async () => {
    const { mail, id } = await newUser();
    const unblock = async () => (await post('unblock', { userId: id, reason: 'Enough time.' })).data;
    expect((await unblock()).error).toBe('user.not_blocked');
    await post('block', { userId: id, reason: 'Spam.' });
    expect(await Promise.all([unblock(), unblock()])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, blocked: null }),
        expect.objectContaining({ error: 'user.not_blocked' }),
      ]),
    );
    const told = (await readMails(api, mail)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject === 'Your account is no longer blocked')).toHaveLength(1);
    expect(await actions(id)).toEqual(['user.unblock', 'user.block']);
  });

  test('cannot be a guest, an administrator or erased', async () => {
    const [guest, erased] = [await newPerson(api), await newPerson(api, 'real')];
    await api.database.pool.query('update users set erased_at = now() where id = $1', [erased.id]);
    for (const userId of [guest.id, admin.id, erased.id]) {
      expect((await post('block', { userId, reason: 'Spam.' })).data.error).toBe('user.not_blockable');
    }
    expect((await post('block', { userId: admin.id, reason: ' ' })).data.error).toBe('request.invalid');
  });
});
