import { sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { sampleSources } from '@storyloom/build/fixtures/sample-sources';
import type { Release } from '@storyloom/contract/platform/composition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDocument } from '../../fixtures/document.ts';
import { type FakeApi, startFakeApi } from '../../fixtures/fake-api.ts';
import { type FakeRegistry, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { type HostProcess, startHost } from '../../fixtures/host-process.ts';
import { publishInto, withServerModule } from '../../fixtures/publish.ts';

let registry: FakeRegistry;
let api: FakeApi;
let host: HostProcess;
let stable: Release;
let next: Release;
const checkout = sampleCheckout();

beforeAll(async () => {
  [registry, api] = await Promise.all([startFakeRegistry(), startFakeApi()]);
  stable = publishInto(registry.files, await checkout.build());
  const module = String(registry.files.get(`sample/${stable.buildId}/${stable.server.url}`));
  next = withServerModule(registry.files, stable, 'navy00000000', module.replaceAll('teal', 'navy'));
  registry.live({ sample: { stable, lastKnownGood: null } });
  host = await startHost({ registry, apiUrl: api.url });
}, 120_000);
afterAll(async () => {
  await host.stop();
  await Promise.all([registry.close(), api.close()]);
  checkout.remove();
});

/** A visit: what was drawn, with which composition, and the new cookie if there is one. */
async function visit(cookie = '', path = '/sample/world') {
  const { body, bootstrap, headers } = await fetchDocument(`${host.url}${path}`, { cookie });
  const rollout = headers.getSetCookie().find((each) => each.startsWith('rollout=')) ?? null;
  return {
    color: /color:(teal|navy)/.exec(body)?.[1],
    composition: bootstrap.composition,
    cookie: rollout?.split(';')[0] ?? cookie,
    rollout,
  };
}
const latest = async (cookie: string) =>
  ((await (await fetch(`${host.url}/builds/latest.json`, { headers: { cookie } })).json()) as { id: string })
    .id;

async function offer(basisPoints: number): Promise<void> {
  registry.live({ sample: { stable, lastKnownGood: null, canary: { release: next, basisPoints } } });
}

describe('a canary', () => {
  it('is no concern of visitors before there is one: they get no id', async () => {
    expect(await visit()).toMatchObject({ color: 'teal', rollout: null });
  });

  it('goes to its share of visitors, who keep it, and to all when it grows', async () => {
    await offer(5_000);
    await expect
      .poll(async () => (await visit()).rollout)
      .toMatch(/^rollout=[\w-]{11}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    const visitors = await Promise.all(Array.from({ length: 40 }, () => visit()));
    const colors = new Set(visitors.map(({ color }) => color));
    expect(colors).toEqual(new Set(['teal', 'navy']));
    for (const { cookie, color, composition } of visitors) {
      const again = await visit(cookie);
      expect([again.color, again.composition.id, again.rollout]).toEqual([color, composition.id, null]);
      expect(await latest(cookie)).toContain(composition.id);
    }

    const lucky = visitors.find(({ color }) => color === 'navy');
    const [mfe] = lucky?.composition.mfes ?? [];
    expect([mfe?.stable.buildId, mfe?.lastKnownGood?.buildId]).toEqual([next.buildId, stable.buildId]);
    // The platform panel names the group, and a page with it is no visit.
    const ticket = registry.ticketOf({ mix: {}, whole: false, expires: '2999-01-01T00:00:00.000Z' });
    for (const { cookie, color } of visitors.slice(0, 5)) {
      const { bootstrap } = await fetchDocument(`${host.url}/sample/world`, {
        cookie: `${cookie}; preview=${ticket}`,
      });
      const group = color === 'navy' ? 'canary' : 'stable';
      expect([bootstrap.preview?.cohort, bootstrap.visit]).toEqual([{ sample: group }, undefined]);
    }
    // All visitors share the page that the worker keeps, with the code of the stable release.
    const offline = await visit(lucky?.cookie, '/offline');
    expect(offline.composition.mfes[0]?.stable.buildId).toBe(stable.buildId);

    await offer(10_000);
    const unlucky = visitors.find(({ color }) => color === 'teal');
    await expect.poll(async () => (await visit(unlucky?.cookie)).color).toBe('navy');
    expect((await visit(lucky?.cookie)).color).toBe('navy');
  });
});

describe('a flag', () => {
  it('has one value in the page and in the data that the browser hydrates it with, and keeps it for the visitor', async () => {
    const flagged = sampleCheckout({
      'flags.ts': `
import { defineFlags } from '@storyloom/mfe';
export const { declared, useFlag } = defineFlags({
  'sample.paint': { default: 'teal', rollout: { value: 'navy', basisPoints: 5_000 } },
});`,
      'mfe.ts': `import { declared } from './flags.ts';${sampleSources['mfe.ts']?.replace('slots:', 'flags: declared, slots:')}`,
      'routes/plain.tsx': `
import { useFlag } from '../flags.ts';
export default function Plain() { return <main style={{ color: useFlag('sample.paint') }}>Plain</main>; }`,
    });
    const release = publishInto(registry.files, await flagged.build());
    flagged.remove();
    registry.live({ sample: { stable: release, lastKnownGood: null } });
    const look = async (cookie = '') => {
      const { body, bootstrap, headers } = await fetchDocument(`${host.url}/plain`, { cookie });
      const given = headers.getSetCookie().find((each) => each.startsWith('rollout='));
      const color = /<main style="color:(teal|navy)/.exec(body)?.[1];
      expect(bootstrap.flags ?? {}).toEqual(color ? { 'sample.paint': color } : {});
      return { color, cookie: given?.split(';')[0] ?? cookie };
    };
    await expect.poll(async () => (await look()).color).toMatch(/teal|navy/);
    const visitors = await Promise.all(Array.from({ length: 20 }, () => look()));
    expect(new Set(visitors.map(({ color }) => color))).toEqual(new Set(['teal', 'navy']));
    for (const visitor of visitors) expect(await look(visitor.cookie)).toEqual(visitor);
  });
});
