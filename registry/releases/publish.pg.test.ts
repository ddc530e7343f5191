import { createPublicKey, verify } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@storyloom/testing/database';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { startProof, teamAt } from '../fixtures/team.ts';
import { openDatabase } from '../platform/database.ts';
import { loadKeys } from '../platform/keys.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
beforeAll(async () => {
  registry = await startTestRegistry();
  team = teamAt(registry);
});
afterAll(() => registry.stop());

const audit = async (mfe: string) =>
  (await registry.pool.query('SELECT action, build_id FROM registry.audit WHERE mfe = $1 ORDER BY id', [mfe]))
    .rows;

describe('the registry', () => {
  test('signs the composition with a published release', async () => {
    const sample = sampleRelease({ mfe: 'signed', paths: ['/signed'] });
    expect(await team.publish(sample)).toEqual({ status: 200, body: { result: 'published' } });

    const { payload, signature } = await team.signed();
    const key = createPublicKey(readFileSync(join(registry.folder, 'public-key.pem')));
    expect(verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'))).toBe(true);
    expect(verify(null, Buffer.from(`${payload} `), key, Buffer.from(signature, 'base64'))).toBe(false);
    const { mfes, expires } = await team.composition();
    expect(mfes.signed).toEqual({ stable: sample.release, lastKnownGood: null });
    const lifetime = Date.parse(expires) - Date.now();
    expect(lifetime).toBeGreaterThan(23 * 3_600_000);
    expect(lifetime).toBeLessThanOrEqual(24 * 3_600_000);
  });

  test('serves uploaded files as immutable', async () => {
    const { release, files } = sampleRelease({ mfe: 'bytes', paths: ['/bytes'] });
    await team.publish({ release, files });
    const address = `${registry.url}/files/bytes/${release.buildId}/server/mfe.mjs`;
    const response = await fetch(address);
    expect(await response.text()).toBe(files['server/mfe.mjs']);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test('changes nothing when the live release is published again', async () => {
    const sample = sampleRelease({ mfe: 'twice', paths: ['/twice'] });
    await team.publish(sample);
    const before = await team.composition();
    expect(await team.publish(sample)).toEqual({ status: 200, body: { result: 'already stable' } });
    const after = await team.composition();
    expect({ ...after, expires: '' }).toEqual({ ...before, expires: '' });
    const later = { ...sample.release, publishedAt: '2026-02-03T04:05:06.000Z' };
    expect((await team.register(later, registry.token('twice'))).body.result).toBe('already stable');
    expect(await audit('twice')).toEqual([{ action: 'publish', build_id: 'aaaaaaaaaaaa' }]);
  });

  test('keeps the first build as last known good for the second, and withdraws the second on rollback', async () => {
    const first = sampleRelease({ mfe: 'again', build: 'a', paths: ['/again'] });
    const second = sampleRelease({ mfe: 'again', build: 'b', paths: ['/again', '/again/more'] });
    await team.publish(first);
    await team.publish(second);
    expect((await team.composition()).mfes.again).toEqual({
      stable: second.release,
      lastKnownGood: first.release,
    });

    expect(await team.rollBack('again')).toEqual({ status: 200, body: { stable: first.release.buildId } });
    expect((await team.composition()).mfes.again).toEqual({
      stable: first.release,
      lastKnownGood: null,
    });
    expect(await audit('again')).toEqual([
      { action: 'publish', build_id: 'aaaaaaaaaaaa' },
      { action: 'publish', build_id: 'bbbbbbbbbbbb' },
      { action: 'rollback', build_id: 'aaaaaaaaaaaa' },
    ]);
  });

  test('never makes a withdrawn build the last known good', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((build) => sampleRelease({ mfe: 'deep', build, paths: ['/deep'] }));
    if (!a || !b || !c) throw new Error('three samples');
    for (const sample of [a, b, c]) await team.publish(sample);
    await team.rollBack('deep');
    expect((await team.composition()).mfes.deep).toEqual({ stable: b.release, lastKnownGood: a.release });
    await team.rollBack('deep');
    expect((await team.composition()).mfes.deep).toEqual({ stable: a.release, lastKnownGood: null });
    await team.promote('deep', { release: c.release.buildId });
    expect((await team.composition()).mfes.deep).toEqual({ stable: c.release, lastKnownGood: a.release });
  });

  test('does not publish a withdrawn build again, but promotes it', async () => {
    const [a, b] = ['a', 'b'].map((build) => sampleRelease({ mfe: 'back', build, paths: ['/back'] }));
    if (!a || !b) throw new Error('two samples');
    for (const sample of [a, b]) await team.publish(sample);
    await team.rollBack('back');
    const { status, body } = await team.publish(b);
    expect([status, body.error]).toEqual([
      409,
      'The build bbbbbbbbbbbb of back was withdrawn. To bring it back: npm run release -- promote back bbbbbbbbbbbb',
    ]);
    expect((await team.composition()).mfes.back?.stable).toEqual(a.release);
    expect((await team.promote('back', { release: 'bbbbbbbbbbbb' })).body.stable).toBe('bbbbbbbbbbbb');
    expect((await team.publish(b)).body.result).toBe('already stable');
  });

  test('rolls back to earlier builds, the most recently live first', async () => {
    const builds = ['a', 'b', 'a', 'c', 'd'].map((build) =>
      sampleRelease({ mfe: 'order', build, paths: ['/order'] }),
    );
    for (const sample of builds) await team.publish(sample);
    const seen: (string | undefined)[] = [];
    for (const _ of ['d', 'c', 'a']) {
      await team.rollBack('order');
      seen.push((await team.composition()).mfes.order?.stable.buildId[0]);
    }
    expect(seen).toEqual(['c', 'a', 'b']);
  });

  test('withdraws a first release and frees its paths', async () => {
    const sample = sampleRelease({ mfe: 'first', paths: ['/first'] });
    await team.publish(sample);
    expect(await team.withdraw('first')).toEqual({ status: 200, body: { withdrawn: 'aaaaaaaaaaaa' } });
    expect((await team.composition()).mfes.first).toBeUndefined();
    expect((await team.withdraw('first')).status).toBe(409);
    expect((await team.publish(sample)).status).toBe(409);
    expect((await team.publish(sampleRelease({ mfe: 'other', paths: ['/first'] }))).status).toBe(200);
    expect(await audit('first')).toEqual([
      { action: 'publish', build_id: 'aaaaaaaaaaaa' },
      { action: 'withdraw', build_id: 'aaaaaaaaaaaa' },
    ]);
  });

  test.each([
    ['live', false],
    ['replaced', true],
  ])('refuses another manifest under the id of a %s build', async (name, replaced) => {
    const mfe = `same${name}`;
    await team.publish(sampleRelease({ mfe, build: 'a', paths: [`/${mfe}`] }));
    if (replaced) await team.publish(sampleRelease({ mfe, build: 'b', paths: [`/${mfe}`] }));
    const { release } = sampleRelease({ mfe, build: 'a', paths: [`/${mfe}`, `/${mfe}/more`] });
    const { status, body } = await team.register(release, registry.token(mfe));
    expect(status).toBe(409);
    expect(body.error).toMatch(/^The build aaaaaaaaaaaa of same\w+ is published with another manifest/);
  });

  test('refuses a rollback without an earlier release', async () => {
    await team.publish(sampleRelease({ mfe: 'alone', paths: ['/alone'] }));
    const { status, body } = await team.rollBack('alone');
    expect(status).toBe(409);
    expect(body.error).toBe(
      'alone has no earlier release to go back to. To take it off the site: npm run release -- withdraw alone',
    );
    expect((await team.rollBack('unknown')).status).toBe(409);
  });

  test('derives the composition id from the live builds alone', async () => {
    const ids: string[] = [];
    const note = async () => void ids.push((await team.composition()).id);
    await team.publish(sampleRelease({ mfe: 'named', build: 'a', paths: ['/named'] }));
    await note();
    await note();
    await team.publish(sampleRelease({ mfe: 'named', build: 'b', paths: ['/named'] }));
    await note();
    await team.rollBack('named');
    await note();
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(ids[3]).toBe(ids[0]);
  });

  describe('npm start', () => {
    const start = (build: string, mfe = 'started') => {
      const sample = sampleRelease({ mfe, build, paths: [`/${mfe}`] });
      return team.publish(sample, { proof: startProof });
    };
    const live = async (mfe = 'started') => (await team.composition()).mfes[mfe]?.stable.buildId;

    test('publishes a micro-frontend that the registry has never seen, and its changes', async () => {
      expect((await start('a')).body.result).toBe('published');
      expect((await start('a')).body.result).toBe('already stable');
      expect((await start('b')).body.result).toBe('published');
      expect(await live()).toBe('bbbbbbbbbbbb');
    });

    test("does not replace a team's release with the build of an old or changed checkout", async () => {
      await team.publish(sampleRelease({ mfe: 'started', build: 'c', paths: ['/started'] }));
      for (const build of ['a', 'b', 'd']) expect((await start(build)).body.result).toBe('kept');
      expect(await live()).toBe('cccccccccccc');
      expect((await team.ask('GET', '/mfes/started', null)).body).toEqual({
        stable: { version: '1.0.0', buildId: 'cccccccccccc', about: null, tested: true },
        mayStart: false,
        canary: null,
        lock: null,
      });
    });

    test('does not bring back a build that was rolled back or withdrawn', async () => {
      await start('a', 'rolled');
      await start('b', 'rolled');
      await team.rollBack('rolled');
      expect((await start('b', 'rolled')).body.result).toBe('kept');
      expect(await live('rolled')).toBe('aaaaaaaaaaaa');
      await team.withdraw('rolled');
      expect((await start('a', 'rolled')).body.result).toBe('kept');
      expect(await live('rolled')).toBeUndefined();
    });
  });

  test('reports which builds it has, and that npm start may publish what it has never seen', async () => {
    const get = async (path: string) => (await team.ask('GET', path, null)).body;
    expect(await get('/mfes/asked')).toEqual({ stable: null, mayStart: true, lock: null, canary: null });
    await team.publish(sampleRelease({ mfe: 'asked', paths: ['/asked'] }));
    expect(await get('/releases/asked/aaaaaaaaaaaa')).toEqual({ published: true });
    expect(await get('/releases/asked/bbbbbbbbbbbb')).toEqual({ published: false });
    expect(await get('/releases/nobody/aaaaaaaaaaaa')).toEqual({ published: false });
    await team.withdraw('asked');
    expect(await get('/mfes/asked')).toEqual({ stable: null, mayStart: false, lock: null, canary: null });
  });

  test('raises the sequence number with every change, and with nothing else', async () => {
    const sequence = async () => (await team.composition()).sequence;
    const numbers = [await sequence()];
    for (const build of ['a', 'b']) {
      await team.publish(sampleRelease({ mfe: 'counted', build, paths: ['/counted'] }));
      numbers.push(await sequence());
    }
    await team.rollBack('counted');
    numbers.push(await sequence());
    await team.withdraw('counted');
    numbers.push(await sequence());
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    await team.publish(sampleRelease({ mfe: 'counted', build: 'c', paths: ['/api/x'] }));
    expect(await sequence()).toBe(numbers.at(-1));
  });

  test('accepts one of two simultaneous releases with the same path', async () => {
    for (let round = 0; round < 5; round++) {
      const claims = ['left', 'right'].map((side) =>
        sampleRelease({ mfe: `${side}${round}`, paths: [`/claim${round}/:id`] }),
      );
      const responses = await Promise.all(claims.map((claim) => team.publish(claim)));
      expect(responses.map((response) => response.status).sort()).toEqual([200, 422]);
      const live = Object.keys((await team.composition()).mfes).filter((name) =>
        name.endsWith(String(round)),
      );
      expect(live).toHaveLength(1);
    }
  });

  test('starts several times at once on an empty database', async () => {
    const database = await createTestDatabase();
    const log = pino({ level: 'silent' });
    const pools = await Promise.all([1, 2, 3].map(() => openDatabase(database.url, log)));
    const { rows } = await pools[0]!.query("SELECT to_regclass('registry.releases')::text AS name");
    expect(rows).toEqual([{ name: 'registry.releases' }]);
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  test('keeps its keys across a restart, readable only by their owner', () => {
    const folder = join(registry.folder, 'again');
    const [first, second] = [loadKeys(folder), loadKeys(folder)];
    expect(second.tokenSecret).toEqual(first.tokenSecret);
    expect(second.signing.equals(first.signing)).toBe(true);
    for (const file of ['signing-key.pem', 'token-secret']) {
      expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    }
  });
});
