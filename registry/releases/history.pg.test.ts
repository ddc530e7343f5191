import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
beforeAll(async () => {
  registry = await startTestRegistry();
  team = teamAt(registry);
});
afterAll(() => registry.stop());

describe('the registry', () => {
  it('lists releases with commit, author, note and size, the last live one first', async () => {
    const about = { commit: 'c0ffee', changed: true, author: 'Anna', note: 'Larger covers' };
    const [a, b, c] = ['a', 'b', 'c'].map((build) =>
      sampleRelease({ mfe: 'listed', build, paths: ['/listed'] }),
    );
    if (!a || !b || !c) throw new Error('three samples');
    await team.publish(a);
    await team.publish(b, { about });
    await team.publish(c);
    await team.rollBack('listed');
    expect(await team.kept('listed', 'releases')).toMatchObject([
      { buildId: 'cccccccccccc', state: 'withdrawn', about: null },
      {
        buildId: 'bbbbbbbbbbbb',
        version: '1.0.0',
        state: 'live',
        about,
        tests: '3 passed',
        size: { parts: { 'route:page-0': expect.any(Number) }, entry: expect.any(Number) },
      },
      { buildId: 'aaaaaaaaaaaa', state: 'last known good' },
    ]);
    expect(await team.kept('nobody', 'releases')).toEqual([]);
  });

  it('keeps each refusal: build, time, token and reason', async () => {
    const { token, id } = await team.createToken('refused', 'anna');
    const bad = sampleRelease({ mfe: 'refused', paths: ['/api/x'] });
    for (const [url, bytes] of Object.entries(bad.files)) await team.upload(bad.release, url, bytes, token);
    await team.register(bad.release, token);
    await team.rollBack('refused', token);
    await team.promote('refused', { release: '2.0.0' }, token);
    const refusals = await team.kept('refused', 'refusals');
    expect(refusals).toEqual([
      {
        at: expect.any(String),
        action: 'promote',
        build: '2.0.0',
        actor: `anna (${id})`,
        reason: 'refused has no release 2.0.0. To see all: npm run release -- list refused',
      },
      expect.objectContaining({ action: 'rollback', build: null }),
      expect.objectContaining({
        action: 'publish',
        build: 'aaaaaaaaaaaa',
        reason: expect.stringMatching(/^\/api\/x would take \/api/),
      }),
    ]);
  });

  it('reads the audit of one micro-frontend, with who did what', async () => {
    const { token, id } = await team.createToken('audited', 'anna');
    const { release, files } = sampleRelease({ mfe: 'audited', paths: ['/audited'] });
    for (const [url, bytes] of Object.entries(files)) await team.upload(release, url, bytes, token);
    await team.register(release, token, {
      about: { commit: null, changed: false, author: null, note: 'First' },
    });
    await team.lock('audited', { reason: 'Holidays' }, token);
    await team.unlock('audited', {});
    await team.withdraw('audited', token);
    expect(await team.kept('audited', 'audit')).toMatchObject([
      { action: 'withdraw', buildId: 'aaaaaaaaaaaa', actor: `anna (${id})` },
      { action: 'unlock', buildId: null, actor: 'installation' },
      { action: 'lock', buildId: null, actor: `anna (${id})`, note: 'Holidays' },
      { action: 'publish', buildId: 'aaaaaaaaaaaa', actor: `anna (${id})`, note: 'First' },
      { action: 'create token', actor: 'installation', note: expect.stringMatching(/^anna \(/) },
    ]);
  });

  it('does not change the sequence of compositions for locks and tokens', async () => {
    await team.publish(sampleRelease({ mfe: 'steady', paths: ['/steady'] }));
    const { sequence } = await team.composition();
    await team.lock('steady', { reason: 'Holidays' });
    await team.createToken('steady', 'anna');
    expect((await team.composition()).sequence).toBe(sequence);
  });
});
