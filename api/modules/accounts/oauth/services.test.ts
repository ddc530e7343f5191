import { describe, expect, onTestFinished, test } from 'vitest';
import { playService, type Service } from '../testing/service.ts';

const TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
const MAIL = 'mira@example.org';
const secret = { clientSecret: 'a secret' };

const microsoft = (tenant: string): Service => ({
  ...secret,
  issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
  metadata: { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' },
  claims: (claims) => ({
    ...claims,
    tid: TENANT,
    iss: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    email: MAIL,
  }),
});

const inToken = (isVerified: unknown) => (claims: object) => ({
  ...claims,
  email: MAIL,
  email_verified: isVerified,
});

/** The services as their documents describe them, with the address that counts as verified. */
const services: [string, Service, string | null][] = [
  ['Google', { ...secret, issuer: 'https://accounts.google.com', claims: inToken(true) }, MAIL],
  ['Microsoft for everybody', microsoft('common'), null],
  ['Microsoft for organizations', microsoft('organizations'), null],
  [
    'Azure B2C',
    {
      ...secret,
      issuer: 'https://stories.b2clogin.com/stories.onmicrosoft.com/b2c_1_login/v2.0',
      metadata: { issuer: `https://stories.b2clogin.com/${TENANT}/v2.0/`, userinfo_endpoint: undefined },
    },
    null,
  ],
  [
    'Apple',
    {
      ...secret,
      issuer: 'https://appleid.apple.com',
      metadata: {
        userinfo_endpoint: undefined,
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      },
      claims: inToken('true'),
    },
    MAIL,
  ],
  [
    'Keycloak',
    { issuer: 'https://login.example/realms/staff', iss: 'https://login.example/realms/staff' },
    MAIL,
  ],
  [
    'Cognito',
    {
      ...secret,
      issuer: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_a1b2c3',
      metadata: { token_endpoint_auth_methods_supported: ['client_secret_basic'] },
      userInfo: ({ email }) => ({ email, email_verified: 'true' }),
    },
    MAIL,
  ],
];

async function play(service: Service) {
  const played = await playService(service);
  onTestFinished(() => played.close());
  return played;
}

describe('a login service', () => {
  test.each(services)('of the kind of %s logs in', async (_, service, mail) => {
    const { logIn } = await play(service);
    const { identity } = await logIn(MAIL);
    expect(identity).toMatchObject({ subject: expect.any(String), mail });
    expect(identity.issuer).toMatch(/^https:/);
  });

  test('is asked for a posted answer by Apple alone', async () => {
    for (const [name, service] of services) {
      const { request } = await (await play(service)).logIn(MAIL);
      expect([name, request.get('response_mode')]).toEqual([name, name === 'Apple' ? 'form_post' : null]);
    }
  });

  test('of Microsoft with a token of another tenant than it names is refused', async () => {
    const forged: Service = {
      ...microsoft('common'),
      claims: (claims) => ({ ...claims, tid: TENANT, iss: 'https://login.microsoftonline.com/other/v2.0' }),
    };
    await expect((await play(forged)).logIn(MAIL)).rejects.toMatchObject({ error: 'auth.oauth_failed' });
  });
});

describe('the log of a refused login', () => {
  const logOf = async (service: Partial<Service>) => {
    const played = await play({ issuer: 'https://login.example/realms/staff', ...service });
    await expect(played.logIn(MAIL)).rejects.toThrow();
    return played.warn.mock.calls[0]?.[0];
  };

  test('has the issuer of the settings and that of the service if they differ', async () => {
    const issuer = 'https://login.example/realms/staff/';
    const got = 'https://login.example/realms/staff';
    expect(await logOf({ issuer, metadata: { issuer: got } })).toMatchObject({ expected: issuer, got });
    expect(await logOf({ claims: (claims) => ({ ...claims, iss: `${got}/` }) })).toMatchObject({
      expected: got,
      got: `${got}/`,
    });
  });

  test('has the seconds by which the clock of the service is off', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const log = await logOf({ claims: (claims) => ({ ...claims, nbf: now + 120 }) });
    expect(log.secondsOff).toBeGreaterThan(110);
    expect(log.secondsOff).toBeLessThanOrEqual(120);
  });

  test('has no nonce', async () => {
    const log = await logOf({ claims: (claims) => ({ ...claims, nonce: 'another-nonce' }) });
    expect(JSON.stringify(log)).not.toContain('another-nonce');
    expect(log.reason).toContain('nonce');
  });
});
