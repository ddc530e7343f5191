import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionIdOf } from '@storyloom/contract/platform/composition-id';
import { signedText } from '@storyloom/contract/platform/preview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt, teamProof } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
beforeAll(async () => {
  registry = await startTestRegistry({ now: () => new Date('2026-01-02T03:04:05.000Z') });
  team = teamAt(registry);
});
afterAll(() => registry.stop());

const sampleOf = (mfe: string, build: string) => sampleRelease({ mfe, build, paths: [`/${mfe}`] });

/** Checks and keeps a build, without making it live. */
async function keep(mfe: string, build: string, more: object = {}) {
  const { release, files } = sampleOf(mfe, build);
  for (const [url, bytes] of Object.entries(files)) await team.upload(release, url, bytes);
  const body = JSON.stringify({ release, proof: teamProof, live: false, ...more });
  return team.ask('POST', '/releases', registry.token(mfe), body);
}

/** Asks for a link; returns the preview in its ticket if the registry signed it. */
async function link(mfe: string, wanted: object, token = registry.token(mfe)) {
  const body = JSON.stringify({ release: null, composition: null, days: 7, ...wanted });
  const { status, body: answer } = await team.ask('POST', `/mfes/${mfe}/preview`, token, body);
  const { link: address } = answer as { link?: string };
  if (!address) return [status, answer.error];
  const [payload = '', signature = ''] = (new URL(address).searchParams.get('preview') ?? '').split('.');
  const key = createPublicKey(readFileSync(join(registry.folder, 'public-key.pem')));
  const text = Buffer.from(signedText('preview', payload));
  expect(verify(null, text, key, Buffer.from(signature, 'base64url'))).toBe(true);
  return [status, JSON.parse(Buffer.from(payload, 'base64url').toString())];
}

describe('a preview', () => {
  it('is a checked release that is not live, also while its micro-frontend is locked', async () => {
    await team.publish(sampleOf('locked', 'a'));
    await team.lock('locked', { reason: 'Launch' }, (await team.createToken('locked', 'Anna')).token);
    const before = await team.composition();
    expect(await keep('locked', 'b')).toEqual({ status: 200, body: { result: 'kept' } });
    const canary = await keep('locked', 'c', { canary: 10_000 });
    expect([canary.status, canary.body.error]).toEqual([
      400,
      expect.stringContaining('A preview has no canary'),
    ]);
    expect(await team.composition()).toEqual(before);
    const expires = '2026-01-09T03:04:05.000Z';
    const preview = { mix: { locked: ['bbbbbbbbbbbb'] }, whole: false, expires };
    expect(await link('locked', { release: 'bbbbbbbbbbbb' })).toEqual([200, preview]);
    expect((await team.kept('locked', 'audit'))[0]).toMatchObject({
      action: 'preview',
      buildId: 'bbbbbbbbbbbb',
      note: `link until ${expires}`,
    });
    const taken = sampleRelease({ mfe: 'thief', paths: ['/locked'] });
    const body = JSON.stringify({ ...taken, proof: teamProof, live: false, files: undefined });
    expect((await team.ask('POST', '/releases', registry.token('thief'), body)).status).toBe(422);
  });

  it('needs the token of its micro-frontend and at most 30 days', async () => {
    await team.publish(sampleOf('own', 'a'));
    expect((await link('own', { release: 'aaaaaaaaaaaa' }, registry.token('locked')))[0]).toBe(401);
    expect((await link('own', { release: 'aaaaaaaaaaaa', days: 31 }))[0]).toBe(400);
  });

  it('ends when its build is withdrawn, which visitors must not get', async () => {
    const withdraw = (build: string) =>
      team.ask('POST', '/mfes/ended/withdraw', registry.token('ended'), JSON.stringify({ release: build }));
    await team.publish(sampleOf('ended', 'a'));
    await keep('ended', 'b');
    expect(await withdraw('bbbbbbbbbbbb')).toEqual({ status: 200, body: { withdrawn: 'bbbbbbbbbbbb' } });
    expect((await team.ask('GET', '/kept/ended/bbbbbbbbbbbb', null)).status).toBe(409);
    expect((await withdraw('aaaaaaaaaaaa')).body.error).toMatch(/^Visitors may get ended aaaaaaaaaaaa/);
    expect((await team.composition()).mfes.ended?.stable.buildId).toBe('aaaaaaaaaaaa');
  });

  it('shows a composition that was live, until one of its releases is withdrawn', async () => {
    await team.publish(sampleOf('mixed', 'a'));
    await team.publish(sampleOf('mixed', 'b'), { canary: 500 });
    const { mfes } = await team.composition();
    const canary = mfes.mixed?.canary?.release ?? sampleOf('mixed', 'x').release;
    const arm = { ...mfes, mixed: { stable: canary, lastKnownGood: mfes.mixed?.stable ?? null } };
    const composition = compositionIdOf(arm);
    const [status, preview] = await link('mixed', { composition });
    expect([status, preview]).toMatchObject([
      200,
      { whole: true, mix: { mixed: ['bbbbbbbbbbbb', 'aaaaaaaaaaaa'] } },
    ]);
    expect(Object.keys(preview.mix).sort()).toEqual(Object.keys(mfes).sort());
    expect((await link('stranger', { composition }))[0]).toBe(403);

    await team.promote('mixed', { release: 'bbbbbbbbbbbb' });
    await team.rollBack('mixed');
    expect(await link('mixed', { composition })).toEqual([
      409,
      expect.stringMatching(/^The build bbbbbbbbbbbb of mixed was withdrawn/),
    ]);
    expect((await team.ask('GET', '/kept/mixed/bbbbbbbbbbbb', null)).status).toBe(409);
    expect((await link('mixed', { composition: '0123456789abcdef' }))[0]).toBe(404);
  });

  it('is refused for a composition that is too large for a link', async () => {
    await team.publish(sampleOf('large', 'a'));
    await registry.pool.query(`
      INSERT INTO registry.releases (mfe, build_id, release, published_at)
      SELECT 'large' || nr, build_id, release, published_at
      FROM registry.releases, generate_series(1, 100) AS nr WHERE mfe = 'large'`);
    await registry.pool.query(`
      INSERT INTO registry.compositions (id, mix)
      SELECT 'large', jsonb_object_agg(mfe, jsonb_build_array(build_id))
      FROM registry.releases WHERE mfe LIKE 'large%'`);
    expect(await link('large', { composition: 'large' })).toEqual([
      422,
      'The composition has 101 micro-frontends, which are too many for a link. Preview a single release.',
    ]);
  });
});
