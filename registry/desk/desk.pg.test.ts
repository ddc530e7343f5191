import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';
import type { Overview } from './overview.ts';

const start = new Date('2026-01-01T00:00:00.000Z');
const hour = 60 * 60 * 1_000;

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
let now = start;
beforeAll(async () => {
  registry = await startTestRegistry({ now: () => now });
  team = teamAt(registry);
  for (const mfe of ['reader', 'points']) {
    await team.publish(sampleRelease({ mfe, build: 'a', paths: [`/${mfe}`] }));
    await team.publish(sampleRelease({ mfe, build: 'b', paths: [`/${mfe}`] }), { canary: 1_000 });
  }
});
afterAll(() => registry.stop());
beforeEach(() => {
  now = start;
});

/** A browser that has opened the page of the desk. */
function browser() {
  let cookie = '';
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${registry.url}/desk${path}`, {
      method,
      headers: { cookie, ...(method === 'POST' && { 'sec-fetch-site': 'same-origin' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: response.status, set, body: await response.json() };
  };
  const overview = async () => (await send('GET', '/data/overview')).body as Overview | null;
  return { send, overview, signIn: (token: string) => send('POST', '/sign-in', { token }) };
}

/** A browser that has signed in with a new token. */
async function signedIn(scope: string, name: string) {
  const { id, token } = await team.createToken(scope, name);
  const desk = browser();
  expect((await desk.signIn(token)).status).toBe(200);
  return { ...desk, id, token };
}

describe('a session of the desk', () => {
  it('begins with a token, which is not in its cookie, and the cookie is out of reach of scripts and other sites', async () => {
    const { token } = await team.createToken('reader', 'anna');
    const { set } = await browser().signIn(token);
    expect(set).toMatch(/^desk=[^;]+; Max-Age=43200; Path=\/desk; HttpOnly; SameSite=Strict$/);
    expect(set).not.toContain(token);
  });

  it('has a cookie for HTTPS only, if the browser came by HTTPS', async () => {
    const { token } = await team.createToken('reader', 'secure');
    const { set } = await browser().send('POST', '/sign-in', { token }, { origin: 'https://desk.example' });
    expect(set).toContain('; Secure');
  });

  it('begins with the token of the installation', async () => {
    const desk = browser();
    await desk.signIn(registry.token('installation'));
    expect((await desk.overview())?.actor).toEqual({ name: 'installation', scope: 'installation' });
  });

  it.each(['', 'slt_unknown'])('does not begin with the token “%s”', async (token) => {
    const { status, set, body } = await browser().signIn(token);
    expect([status, set, body]).toEqual([401, null, { error: 'The registry does not know this token.' }]);
  });

  it('ends with the sign-out, and after twelve hours', async () => {
    const desk = await signedIn('reader', 'ends');
    now = new Date(start.getTime() + 12 * hour - 1);
    expect(await desk.overview()).not.toBeNull();
    now = new Date(start.getTime() + 12 * hour);
    expect(await desk.overview()).toBeNull();
    now = start;
    await desk.send('POST', '/sign-out');
    expect(await desk.overview()).toBeNull();
  });

  it('ends when its token is revoked', async () => {
    const desk = await signedIn('reader', 'revoked');
    await team.ask('POST', `/tokens/${desk.id}/revoke`, registry.token('installation'));
    expect(await desk.overview()).toBeNull();
    expect((await desk.send('POST', '/mfes/reader/lock', { reason: 'x' })).status).toBe(401);
  });

  it('is not made by a changed cookie', async () => {
    const { token } = await team.createToken('reader', 'forger');
    const { set } = await browser().signIn(token);
    const own = set?.split(';')[0] ?? '';
    const read = async (cookie: string) =>
      (await browser().send('GET', '/data/overview', undefined, { cookie })).body;
    expect(await read(own)).not.toBeNull();
    expect(await read(own.replace(/=\w+/, '=installation'))).toBeNull();
  });
});

describe('the desk', () => {
  it('shows everybody who is signed in what is live for whom, and the history', async () => {
    const desk = await signedIn('reader', 'reads');
    const points = (await desk.overview())?.mfes.find(({ name }) => name === 'points');
    expect(points).toMatchObject({
      mayChange: false,
      stable: { version: '1.0.0', buildId: 'aaaaaaaaaaaa' },
      canary: { buildId: 'bbbbbbbbbbbb', basisPoints: 1_000, canary: { visits: 0, failures: 0 } },
      lock: null,
      failures: [],
    });
    const { body } = await desk.send('GET', '/data/mfes/points');
    expect(body.releases).toHaveLength(2);
    expect(body.audit[0]).toMatchObject({ action: 'canary' });
  });

  it('shows nothing to others', async () => {
    expect((await browser().send('GET', '/data/mfes/points')).status).toBe(401);
    expect(await browser().overview()).toBeNull();
  });

  it('changes the micro-frontend of the token under its name, and no other', async () => {
    const desk = await signedIn('reader', 'changes');
    expect(
      (await desk.send('POST', '/mfes/reader/canary', { release: null, basisPoints: 2_500 })).status,
    ).toBe(200);
    const reader = (await desk.overview())?.mfes.find(({ name }) => name === 'reader');
    expect([reader?.mayChange, reader?.canary?.basisPoints]).toEqual([true, 2_500]);
    expect((await team.kept('reader', 'audit'))[0]).toMatchObject({
      action: 'canary',
      actor: `changes (${desk.id})`,
    });
    const { status, body } = await desk.send('POST', '/mfes/points/withdraw', {});
    expect([status, body.error]).toEqual([
      403,
      `The token changes (${desk.id}) is for reader, not for points.`,
    ]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ])('takes no change from %s', async (_, headers) => {
    const desk = await signedIn('reader', 'forged');
    const { status } = await desk.send('POST', '/mfes/reader/lock', { reason: 'x' }, headers);
    expect(status).toBe(403);
    expect((await desk.send('POST', '/sign-in', { token: desk.token }, headers)).status).toBe(403);
  });

  it('is the only place where its cookie counts', async () => {
    const { token } = await team.createToken('reader', 'elsewhere');
    const { set } = await browser().signIn(token);
    const { status } = await fetch(`${registry.url}/mfes/reader/lock`, {
      method: 'POST',
      headers: { cookie: set ?? '', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ reason: 'x' }),
    });
    expect(status).toBe(401);
  });
});
