import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
let now = new Date('2026-01-01T00:00:00.000Z');
beforeAll(async () => {
  registry = await startTestRegistry({ now: () => now });
  team = teamAt(registry);
});
afterAll(() => registry.stop());

/** Publishes with a token instead of the derived one. */
async function publishWith(token: string, build: string, mfe = 'reader') {
  const { release, files } = sampleRelease({ mfe, build, paths: [`/${mfe}`] });
  for (const [url, bytes] of Object.entries(files)) await team.upload(release, url, bytes, token);
  return team.register(release, token);
}

describe('a token of a team', () => {
  it('publishes its own micro-frontend and no other, under its name', async () => {
    const { token, id } = await team.createToken('reader', 'anna');
    expect((await publishWith(token, 'a')).body.result).toBe('published');
    const { status, body } = await publishWith(token, 'a', 'points');
    expect([status, body.error]).toEqual([
      403,
      expect.stringMatching(/^The token anna \(\w+\) is for reader, not for points\.$/),
    ]);
    expect((await team.kept('reader', 'audit')).map(({ action, actor }) => [action, actor])).toEqual([
      ['publish', `anna (${id})`],
      ['create token', 'installation'],
    ]);
  });

  it('is kept as a hash only', async () => {
    const { token } = await team.createToken('reader', 'hashed');
    const { rows } = await registry.pool.query("SELECT * FROM registry.tokens WHERE name = 'hashed'");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows[0].hash.toString('utf8'))).not.toContain(token);
  });

  it('is refused after it was revoked, and after it has expired', async () => {
    const lost = await team.createToken('reader', 'lost');
    const old = await team.createToken('reader', 'old', 1);
    const revoked = await team.ask('POST', `/tokens/${lost.id}/revoke`, registry.token('installation'));
    expect(revoked.status).toBe(200);
    expect((await publishWith(lost.token, 'b')).body.error).toMatch(
      /^The token lost \(\w+\) was revoked\. Whoever/,
    );
    expect((await publishWith(old.token, 'b')).body.result).toBe('published');
    now = new Date('2026-01-02T00:00:00.000Z');
    const { status, body } = await publishWith(old.token, 'c');
    expect([status, body.error]).toEqual([
      401,
      expect.stringMatching(/^The token old \(\w+\) expired on 2026-01-02\. .*token create reader$/),
    ]);
  });

  it('manages no tokens', async () => {
    const { token, id } = await team.createToken('reader', 'curious');
    for (const [method, path] of [
      ['GET', '/tokens'],
      ['POST', '/tokens'],
      ['POST', `/tokens/${id}/revoke`],
    ] as const)
      expect((await team.ask(method, path, token, method === 'POST' ? '{}' : undefined)).status).toBe(403);
  });

  it('is listed without its text', async () => {
    await team.createToken('points', 'listed');
    const { body } = await team.ask('GET', '/tokens', registry.token('installation'));
    const row = (body as unknown as Record<string, unknown>[]).find(({ name }) => name === 'listed');
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'createdAt',
      'expiresAt',
      'id',
      'name',
      'revokedAt',
      'scope',
    ]);
  });

  it('of the installation may change every micro-frontend', async () => {
    const { token } = await team.createToken('installation', 'operator');
    expect((await publishWith(token, 'a', 'creator')).body.result).toBe('published');
  });

  it.each([
    ['an unknown id', '/tokens/ffffffff/revoke', {}, 404],
    ['a scope that is a path', '/tokens', { scope: '../reader', name: 'x', days: 1 }, 400],
    ['a lifetime of years', '/tokens', { scope: 'reader', name: 'x', days: 400 }, 400],
  ])('is not created or revoked with %s', async (_, path, body, status) => {
    const answer = await team.ask('POST', path, registry.token('installation'), JSON.stringify(body));
    expect(answer.status).toBe(status);
  });
});
