import { siteHeader } from '@storyloom/contract/core/headers';
import { createIssuerKeys } from '@storyloom/testing/oidc/issuer';
import { logInAtIssuer } from '@storyloom/testing/oidc/log-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { issuerSettings, startTestIssuer, type TestIssuer } from '../testing/issuers.ts';
import { createVisitor, readReturn } from '../testing/visitor.ts';

let api: TestApi;
let acorn: TestIssuer;
let birch: TestIssuer;

beforeAll(async () => {
  acorn = await startTestIssuer('acorn');
  birch = await startTestIssuer('birch');
  api = await createTestApi(issuerSettings(acorn, birch));
});
afterAll(async () => {
  await Promise.all([api.drop(), acorn.close(), birch.close()]);
});

const mail = 'mira@example.org';
const newGuest = async (of = api) => createVisitor(of, await of.guest());
const failed = { error: 'auth.oauth_failed' };

describe('the state of a login', () => {
  test('is accepted once', async () => {
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    expect((await guest.finishOAuth(returned)).code).toBe(0);
    expect((await guest.finishOAuth(returned)).data).toEqual(failed);
  });

  test('is used up by the first of parallel answers', async () => {
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    const { token } = guest;
    const responses = await Promise.all([1, 2, 3].map(() => createVisitor(api, token).finishOAuth(returned)));
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test('is used up by an answer that fails', async () => {
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    expect((await guest.finishOAuth({ ...returned, code: 'guessed' })).data).toEqual(failed);
    expect((await guest.finishOAuth(returned)).data).toEqual(failed);
  });

  test('belongs to the browser that began the login: another one, with or without a token, is refused', async () => {
    const attacker = await newGuest();
    const returned = await attacker.logInAt('acorn', { mail: 'attacker@example.org' });
    const victims = [await newGuest(), createVisitor(api)];
    for (const victim of victims) expect((await victim.finishOAuth(returned)).data).toEqual(failed);
  });

  test('cannot be swapped with that of another login', async () => {
    const guest = await newGuest();
    const one = await guest.logInAt('acorn', { mail });
    const other = await guest.logInAt('acorn', { mail: 'other@example.org' });
    const swapped = await guest.finishOAuth({ ...one, identityType: other.identityType });
    expect(swapped.data).toEqual(failed);
  });

  test.each([
    ['', 'request.invalid'],
    ['acorn', 'auth.oauth_failed'],
    ['acorn.', 'auth.oauth_failed'],
    [`acorn.${'x'.repeat(43)}`, 'auth.oauth_failed'],
    ['google.abc', 'auth.identity_unknown'],
    ['../acorn.x', 'auth.identity_unknown'],
  ])('is refused if it is %j', async (identityType, error) => {
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    const { data } = await guest.finishOAuth({ ...returned, identityType });
    expect(data.error).toBe(error);
  });

  test('expires after ten minutes', async () => {
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    api.clock.advance(10 * 60_000);
    expect((await guest.finishOAuth(returned)).data).toEqual(failed);
    const late = await guest.logInAt('acorn', { mail });
    api.clock.advance(10 * 60_000 - 1);
    expect((await guest.finishOAuth(late)).code).toBe(0);
  });

  test('needs a code', async () => {
    const guest = await newGuest();
    const { code: _, ...returned } = await guest.logInAt('acorn', { mail });
    expect((await guest.post('/user/loginOrRegister', returned)).data).toEqual(failed);
    const cancelled = await guest.logInAt('acorn', { mail, isCancelled: true });
    expect(cancelled.code).toBe('');
    expect((await guest.finishOAuth(cancelled)).data).toEqual(failed);
  });
});

describe('an issuer', () => {
  test('cannot answer for another one', async () => {
    const guest = await newGuest();
    for (const mixUp of ['issuer named', 'issuer hidden']) {
      const honest = await guest.logInAt('acorn', { mail });
      const { code, iss } = await guest.logInAt('birch', { mail: `${mixUp.slice(7)}@example.org` });
      const { data } = await guest.finishOAuth({
        ...honest,
        code,
        iss: mixUp === 'issuer named' ? iss : honest.iss,
      });
      expect(data).toEqual(failed);
    }
  });

  test('that names itself in answers must do so in every answer', async () => {
    const guest = await newGuest();
    const { iss: _, ...returned } = await guest.logInAt('acorn', { mail });
    expect((await guest.finishOAuth(returned)).data).toEqual(failed);
  });

  test('must have the same name in its metadata as in the settings', async () => {
    const renamed = await startTestIssuer('renamed');
    renamed.settings.issuer = renamed.url.replace('127.0.0.1', 'localhost');
    const own = await createTestApi(issuerSettings(renamed));
    const guest = await newGuest(own);
    expect((await guest.get('/user/auth/renamed')).data).toEqual(failed);
    await Promise.all([own.drop(), renamed.close()]);
  });

  test('must repeat the nonce of the request', async () => {
    const guest = await newGuest();
    const url = await guest.authUrl('acorn');
    url.searchParams.set('nonce', 'another-nonce');
    const returned = readReturn(await logInAtIssuer(url.href, { mail }));
    expect((await guest.finishOAuth(returned)).data).toEqual(failed);
  });

  test('gets the verifier of the challenge: a code for another challenge is refused', async () => {
    const guest = await newGuest();
    const url = await guest.authUrl('acorn');
    url.searchParams.set('code_challenge', 'A'.repeat(43));
    const returned = readReturn(await logInAtIssuer(url.href, { mail }));
    expect((await guest.finishOAuth(returned)).data).toEqual(failed);
  });
});

describe('keys of an issuer', () => {
  test('may change between two logins', async () => {
    const port = Number(new URL(birch.url).port);
    const guest = await newGuest();
    expect((await guest.logInByOAuth('birch', mail)).code).toBe(0);
    await birch.close();
    birch = await startTestIssuer('birch', { port, keys: await createIssuerKeys() });
    const next = await newGuest();
    expect((await next.logInByOAuth('birch', mail)).data.isNewUser).toBe(false);
  });

  test('must have signed the identity', async () => {
    const forged = await startTestIssuer('forged', { publishedKeys: await createIssuerKeys() });
    const own = await createTestApi(issuerSettings(forged));
    const guest = await newGuest(own);
    expect((await guest.logInByOAuth('forged', mail)).data).toEqual(failed);
    expect((await guest.me()).data.isRealUser).toBe(false);
    await Promise.all([own.drop(), forged.close()]);
  });
});

describe('an ID token', () => {
  test('for another client is refused', async () => {
    const responses = [];
    for (const audience of ['storyloom', 'another-client']) {
      const issuer = await startTestIssuer('dogwood', {
        claims: (claims) => ({ ...claims, aud: audience }),
      });
      const own = await createTestApi(issuerSettings(issuer));
      const guest = await newGuest(own);
      const { data } = await guest.logInByOAuth('dogwood', mail);
      responses.push([data.error, (await guest.me()).data.isRealUser]);
      await Promise.all([own.drop(), issuer.close()]);
    }
    expect(responses).toEqual([
      [undefined, true],
      ['auth.oauth_failed', false],
    ]);
  });
});

describe('an issuer that is down', () => {
  test('answers auth.issuer_down before and after the redirect, and logs in again once it is up', async () => {
    const issuer = await startTestIssuer('cedar');
    const port = Number(new URL(issuer.url).port);
    const own = await createTestApi(issuerSettings(issuer));
    const guest = await newGuest(own);
    const returned = await guest.logInAt('cedar', { mail });
    await issuer.close();
    expect((await guest.finishOAuth(returned)).data).toEqual({ error: 'auth.issuer_down' });
    own.clock.advance(11 * 60_000);
    expect((await guest.get('/user/auth/cedar')).data).toEqual({ error: 'auth.issuer_down' });
    const again = await startTestIssuer('cedar', { port });
    expect((await guest.logInByOAuth('cedar', mail)).code).toBe(0);
    await Promise.all([own.drop(), again.close()]);
  });
});

describe('redirect_uri', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://localhost:3000\\@evil.example',
    'http://localhost:3000@evil.example',
    'http://localhost。evil.example',
    'http://localhost:3000/read/x',
    'http://evil.example',
    '',
  ])('of an answer is refused if it is %j', async (redirectUrl) => {
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    expect((await guest.finishOAuth({ ...returned, redirectUrl })).data).toEqual(failed);
  });

  test.each(['http://evil.example', 'https://localhost:3000', 'http://localhost:3000@evil.example'])(
    'of a site that the issuer does not know is refused by the issuer: %s',
    async (site) => {
      const guest = await newGuest();
      const { data } = await guest.get('/user/auth/acorn', { [siteHeader]: site });
      await expect(logInAtIssuer(String(data.url), { mail })).rejects.toThrow('The issuer answered 400');
    },
  );

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'null'])(
    'needs a site with an address, not %j',
    async (site) => {
      const guest = await newGuest();
      const { data } = await guest.get('/user/auth/acorn', { [siteHeader]: site });
      expect(data).toEqual({ error: 'auth.identity_unknown' });
    },
  );
});

describe('an issuer for loopback addresses only', () => {
  test('is offered at loopback addresses, and nowhere else', async () => {
    const local = await startTestIssuer('local');
    local.settings.loopbackOnly = true;
    const own = await createTestApi(issuerSettings(local));
    const guest = await newGuest(own);
    const types = async (site: string) =>
      (await guest.get('/user/identity-types', { [siteHeader]: site })).data;
    for (const site of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(await types(site)).toEqual([{ type: 'local', name: 'Local' }]);
    for (const site of [
      'https://stories.example',
      'http://localhost.evil.example',
      'http://127.0.0.1.nip.io',
    ]) {
      expect(await types(site)).toEqual([]);
      const { data } = await guest.get('/user/auth/local', { [siteHeader]: site });
      expect(data).toEqual({ error: 'auth.identity_unknown' });
    }
    await Promise.all([own.drop(), local.close()]);
  });
});
