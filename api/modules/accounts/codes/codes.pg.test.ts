import { type CodePurpose, codePurposes } from '@storyloom/contract/users/entities/code-purpose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCode, readMails } from '../../../testing/mailbox.ts';
import { createTestApi, type TestApi, type TestResponse } from '../../../testing/test-api.ts';
import { isCodeHash } from '../passwords/testing/code-hash.ts';
import { createVisitor, PASSWORD, type Visitor } from '../testing/visitor.ts';

const MINUTE = 60_000;
let api: TestApi;
let addresses = 0;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const newAddress = () => `code${++addresses}@example.org`;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A guest with a code for the address. */
async function askForCode(purpose = 'REGISTER', mail = newAddress()) {
  const visitor = createVisitor(api, await api.guest());
  const response = await visitor.sendCode(mail, purpose);
  return { visitor, mail, answer: response, code: (await readCode(api, mail)) ?? '' };
}
const isOwn = (purpose: CodePurpose) => ['DELETE', 'CHANGE_MAIL', 'CHANGE_LOGINS'].includes(purpose);
const isForNewAddress = (purpose: CodePurpose) => purpose === 'REGISTER' || purpose === 'CHANGE_MAIL';
const refusalOf = (purpose: CodePurpose) =>
  purpose === 'CHANGE_LOGINS' ? 'auth.proof_wrong' : 'auth.code_wrong';
/** The call that each purpose is for. */
const use: Record<CodePurpose, (visitor: Visitor, mail: string, code: string) => Promise<TestResponse>> = {
  REGISTER: (visitor, mail, code) => visitor.register(mail, code),
  RESET: (visitor, mail, code) => visitor.reset(mail, code, 'brass-kettle-88'),
  DELETE: (visitor, _, code) => visitor.post('/user/delete', { code }),
  CHANGE_MAIL: (visitor, mail, code) => visitor.post('/user/mail', { mail, code, accessToken: PASSWORD }),
  CHANGE_LOGINS: (visitor, _, code) => visitor.post('/user/logins/remove', { id: 'none', proof: { code } }),
};
const errorOf = async (visitor: Visitor, mail: string, code: string) =>
  (await visitor.register(mail, code)).data.error;

describe('codes', () => {
  test('have six digits, and are in the subject of the mail', async () => {
    const { mail, code, answer } = await askForCode();
    expect(answer.data).toEqual({ resendAfter: 60 });
    expect(code).toMatch(/^\d{6}$/);
    expect((await readMails(api, mail))[0]?.subject).toBe(`${code} is your Storyloom code`);
  });

  test('are stored as argon2id hashes with salts of their own', async () => {
    const sent = [await askForCode(), await askForCode()];
    const salts = new Set<string>();
    for (const { mail, code } of sent) {
      const { rows } = await api.database.pool.query('select hash, salt from mail_codes where mail = $1', [
        mail,
      ]);
      expect(rows).toHaveLength(1);
      const [{ hash, salt }] = rows;
      expect(await isCodeHash(code, { hash, salt })).toBe(true);
      expect(salt).toHaveLength(16);
      salts.add(salt.toString('hex'));
    }
    expect(salts.size).toBe(2);
  });

  test('work once', async () => {
    const { visitor, mail, code } = await askForCode();
    expect((await visitor.register(mail, code)).code).toBe(0);
    expect(await errorOf(visitor, mail, code)).toBe('auth.code_wrong');
  });

  test('work once for parallel requests', async () => {
    const { mail, code } = await askForCode();
    const visitors = await Promise.all(
      Array.from({ length: 5 }, async () => createVisitor(api, await api.guest())),
    );
    const responses = await Promise.all(visitors.map((visitor) => visitor.register(mail, code)));
    expect(responses.filter((response) => response.code === 0)).toHaveLength(1);
    const { rows } = await api.database.pool.query('select 1 from mail_logins where mail = $1', [mail]);
    expect(rows).toHaveLength(1);
  });

  test('expire after 10 minutes', async () => {
    const one = await askForCode();
    api.clock.advance(10 * MINUTE);
    expect(await errorOf(one.visitor, one.mail, one.code)).toBe('auth.code_wrong');
    const other = await askForCode();
    api.clock.advance(10 * MINUTE - 1);
    expect((await other.visitor.register(other.mail, other.code)).code).toBe(0);
  });

  test('allow five tries from a network', async () => {
    const last = await askForCode();
    for (let i = 0; i < 4; i++)
      expect(await errorOf(last.visitor, last.mail, wrong(last.code))).toBe('auth.code_wrong');
    expect((await last.visitor.register(last.mail, last.code)).code).toBe(0);

    const { mail, code, visitor } = await askForCode();
    for (let i = 0; i < 5; i++) await visitor.register(mail, wrong(code));
    expect(await errorOf(visitor, mail, code)).toBe('auth.code_wrong');
  });

  test('leave a network its tries when another one has used up its own', async () => {
    const { mail, code, visitor } = await askForCode();
    const other = createVisitor(api, await api.guest());
    const guesses = Array.from({ length: 8 }, () => errorOf(other, mail, wrong(code)));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['auth.code_wrong']));
    expect(await errorOf(other, mail, code)).toBe('auth.code_wrong');
    const { rows } = await api.database.pool.query('select tries from mail_codes where mail = $1', [mail]);
    expect(Object.values(rows[0].tries)).toEqual([5]);
    expect((await createVisitor(api, await api.guest()).register(mail, code)).code).toBe(0);
    expect((await visitor.register(mail, code)).data.error).toBe('auth.code_wrong');
  });

  test('allow fifty tries from all networks', async () => {
    const { mail, code } = await askForCode();
    await api.database.pool.query('update mail_codes set tries = $2 where mail = $1', [
      mail,
      Object.fromEntries(Array.from({ length: 10 }, (_, network) => [`network ${network}`, 5])),
    ]);
    expect(await errorOf(createVisitor(api, await api.guest()), mail, code)).toBe('auth.code_wrong');
  });

  const pairs = codePurposes.flatMap((from) =>
    codePurposes.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  test.each(pairs)('for %s do not %s', async (from, to) => {
    const owner = createVisitor(api, await api.guest());
    const known = newAddress();
    await owner.signUp(known);
    const ownerId = (await owner.me()).data.id;
    api.clock.advance(MINUTE);
    /** The address that a code is sent to, and the visitors who request and use the code. */
    const caseOf = async (purpose: CodePurpose) => ({
      mail: isForNewAddress(purpose) ? newAddress() : known,
      visitor: isOwn(purpose) ? owner : createVisitor(api, await api.guest()),
    });
    const sent = await caseOf(from);
    await sent.visitor.sendCode(sent.mail, from);
    const code = (await readCode(api, sent.mail)) ?? '';
    expect(code).toMatch(/^\d{6}$/);

    const { mail, visitor } = await caseOf(to);
    const set = (columns: string, ...values: unknown[]) =>
      api.database.pool.query(`update mail_codes set ${columns} where used_at is null`, values);
    await api.database.pool.query('delete from mail_codes where used_at is not null or mail <> $1', [
      sent.mail,
    ]);
    // Everything but the purpose matches.
    await set('mail = $1, user_id = $2', mail, isOwn(to) ? ownerId : null);
    expect((await use[to](visitor, mail, code)).data.error).toBe(refusalOf(to));
    await set('purpose = $1', to);
    expect((await use[to](visitor, mail, code)).code).toBe(0);
  });

  test('without a purpose are for a registration, or for a new password of a known address', async () => {
    const visitor = createVisitor(api, await api.guest());
    const mail = newAddress();
    await visitor.sendCode(mail);
    expect((await visitor.register(mail, (await readCode(api, mail)) ?? '')).code).toBe(0);
    api.clock.advance(MINUTE);
    await visitor.sendCode(mail);
    expect((await visitor.reset(mail, (await readCode(api, mail)) ?? '', 'brass-kettle-88')).code).toBe(0);
  });

  test('are replaced by a later one', async () => {
    const { visitor, mail, code } = await askForCode();
    api.clock.advance(MINUTE);
    await visitor.sendCode(mail, 'REGISTER');
    const later = (await readCode(api, mail)) ?? '';
    if (later !== code) expect(await errorOf(visitor, mail, code)).toBe('auth.code_wrong');
    expect((await visitor.register(mail, later)).code).toBe(0);
  });

  test('are sent to an address once a minute, from any network and for any purpose', async () => {
    const { mail } = await askForCode();
    const { answer } = await askForCode('RESET', mail);
    expect(answer.data).toEqual({ error: 'auth.code_too_soon', retryAfter: 60 });
    api.clock.advance(MINUTE - 1);
    expect((await askForCode('RESET', mail)).answer.data.error).toBe('auth.code_too_soon');
    api.clock.advance(1);
    expect((await askForCode('RESET', mail)).answer.code).toBe(0);
  });

  test('are sent to a network ten times in any hour', async () => {
    const visitor = createVisitor(api, await api.guest());
    const send = async (times: number) => {
      const statuses = [];
      for (let time = 0; time < times; time++) statuses.push((await visitor.sendCode(newAddress())).status);
      return statuses.filter((status) => status === 200).length;
    };
    expect(await send(4)).toBe(4);
    api.clock.advance(40 * MINUTE);
    expect(await send(7)).toBe(6);
    api.clock.advance(20 * MINUTE - 1);
    expect(await send(1)).toBe(0);
    api.clock.advance(1);
    expect(await send(5)).toBe(4);
    api.clock.advance(40 * MINUTE - 1);
    expect(await send(1)).toBe(0);
    api.clock.advance(1);
    expect(await send(7)).toBe(6);
  });

  test.each(['DELETE', 'CHANGE_MAIL', 'CHANGE_LOGINS'])('for %s need a user', async (purpose) => {
    const { answer } = await askForCode(purpose);
    expect(answer.data.error).toBe('auth.real_user_required');
  });

  test.each(['DELETE', 'CHANGE_LOGINS'])(
    'for %s are only sent to the own address: others get no mail and stay below their rate limit',
    async (purpose) => {
      const owner = createVisitor(api, await api.guest());
      await owner.signUp(newAddress());
      const stranger = newAddress();
      await createVisitor(api, await api.guest()).signUp(stranger);
      const before = await readMails(api, stranger);
      api.clock.advance(MINUTE);
      const responses = [];
      for (const mail of [stranger, newAddress()]) {
        const { status, msg, data } = await owner.sendCode(mail, purpose);
        responses.push({ status, msg, data });
        if (mail !== stranger) expect(await readMails(api, mail)).toEqual([]);
      }
      expect(responses[0]?.data).toEqual({ error: 'auth.mail_not_own' });
      expect(responses[1]).toEqual(responses[0]);
      expect(await readMails(api, stranger)).toEqual(before);
      expect((await createVisitor(api, await api.guest()).sendCode(stranger, 'RESET')).code).toBe(0);
    },
  );

  test('for a new address of an account are replaced by a notice if the address already has an account', async () => {
    const owner = createVisitor(api, await api.guest());
    await owner.signUp(newAddress());
    const { mail } = await askForCode();
    const taken = newAddress();
    await createVisitor(api, await api.guest()).signUp(taken);
    api.clock.advance(MINUTE);
    expect((await owner.sendCode(taken, 'CHANGE_MAIL')).data).toEqual(
      (await owner.sendCode(mail, 'CHANGE_MAIL')).data,
    );
    const told = (await readMails(api, taken))[0];
    expect(told?.subject).toBe('This email already has a Storyloom account');
    expect(told?.text).toContain('tried to make this the email of their Storyloom account');
    expect(told?.text).not.toContain('new Storyloom account');
  });

  test.each([
    'a@b.c\r\nBcc: eve@example.org',
    'a@b.c,eve@example.org',
    'Eve <eve@example.org>',
    'a@b',
    '-oQ/tmp@x.org',
    'a@b..c',
  ])('are not sent to %j', async (mail) => {
    const visitor = createVisitor(api, await api.guest());
    const response = await visitor.sendCode(mail);
    expect(response.data).toMatchObject({ fields: { mail: 'Please enter a valid email' } });
  });
});
