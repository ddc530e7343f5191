import { sampleCheckout } from '@storyloom/build/fixtures/checkout';
import type { Release } from '@storyloom/contract/platform/composition';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchDocument } from '../fixtures/document.ts';
import { type FakeApi, startFakeApi } from '../fixtures/fake-api.ts';
import { type FakeRegistry, startFakeRegistry } from '../fixtures/fake-registry.ts';
import { type HostProcess, startHost } from '../fixtures/host-process.ts';
import { publishInto, withServerModule } from '../fixtures/publish.ts';

let registry: FakeRegistry;
let api: FakeApi;
let host: HostProcess;
let first: Release;
let second: Release;
const checkout = sampleCheckout();

beforeAll(async () => {
  [registry, api] = await Promise.all([startFakeRegistry(), startFakeApi()]);
  first = publishInto(registry.files, await checkout.build());
  const module = String(registry.files.get(`sample/${first.buildId}/${first.server.url}`));
  second = withServerModule(registry.files, first, 'navy00000000', module.replaceAll('teal', 'navy'));
  registry.live({ sample: { stable: first, lastKnownGood: null } });
  host = await startHost({ registry, apiUrl: api.url });
}, 120_000);
afterAll(async () => {
  await host.stop();
  await Promise.all([registry.close(), api.close()]);
  checkout.remove();
});
beforeEach(async () => {
  registry.failFiles(null);
  await makeLive(first);
});

const open = (path = '/sample/world') => fetchDocument(`${host.url}${path}`);
const serving = async () => {
  const { mfes } = (await (await fetch(`${host.url}/composition.json`)).json()) as {
    mfes: { stable: { buildId: string } }[];
  };
  return mfes[0]?.stable.buildId;
};
async function makeLive(stable: Release, lastKnownGood: Release | null = null): Promise<void> {
  registry.live({ sample: { stable, lastKnownGood } });
  await expect.poll(serving).toBe(stable.buildId);
}

/** Makes a release live that the host must refuse, with `reason` in its log. */
async function offer(stable: Release, reason: string): Promise<void> {
  registry.live({ sample: { stable, lastKnownGood: first } });
  await expect.poll(() => refusals(stable.buildId)).toContain(reason);
  expect(await serving()).toBe(first.buildId);
}
const refusals = (buildId: string) =>
  host
    .log()
    .split('\n')
    .filter((line) => line.includes('release not used') && line.includes(buildId))
    .join('\n');
/** A release of another micro-frontend, with one page at /other. */
function otherMfe(buildId: string, text?: string): Release {
  const module = text ?? String(registry.files.get(`sample/${first.buildId}/server/mfe.mjs`));
  const release = withServerModule(registry.files, first, buildId, module);
  for (const { url } of release.assets) {
    const bytes = registry.files.get(`sample/${buildId}/${url}`);
    if (bytes) registry.files.set(`other/${buildId}/${url}`, bytes);
  }
  const routes = first.manifest.routes.filter(({ id }) => id === 'plain');
  const manifest = {
    ...first.manifest,
    name: 'other',
    routes: routes.map((route) => ({ ...route, path: '/other' })),
  };
  return { ...release, mfe: 'other', manifest };
}

const metrics = async () => (await fetch(`${host.url}/metrics`)).text();

describe('the host', () => {
  it('renders a new release without a restart, and keeps serving the files of the old one', async () => {
    expect((await open()).body).toContain('color:teal');
    await makeLive(second, first);
    const { body, bootstrap } = await open();
    expect(body).toContain('color:navy');
    expect(bootstrap.composition.mfes[0]?.lastKnownGood?.buildId).toBe(first.buildId);
    for (const { mfe, buildId, entry } of [first, second]) {
      expect((await fetch(`${host.url}/m/${mfe}/${buildId}/${entry.url}`)).status).toBe(200);
    }
  });

  const broken = {
    'throws when it is imported': [
      'bad000000001',
      "throw new Error('This module always throws.');",
      'This module always throws',
    ],
    'imports what is not shared, later': [
      'bad000000003',
      "export default { routes: { plain: () => import('node:child_process') } };",
      'A micro-frontend may not import node:child_process on the server.',
    ],
    'offers nothing': ['bad000000005', 'export default {};', "reading 'plain'"],
  } as const;

  it.each(Object.entries(broken))(
    'keeps the previous release if a server module %s, and logs and counts the refusal',
    async (_, [buildId, module, words]) => {
      await offer(withServerModule(registry.files, first, buildId, module), words);
      const { bootstrap, body } = await open();
      expect([bootstrap.mode, bootstrap.composition.mfes[0]?.stable.buildId]).toEqual(['ssr', first.buildId]);
      expect(body).toContain('color:teal');
      expect(await metrics()).toContain(
        `storyloom_refused_releases_total{mfe="sample",build="${buildId}"} 1`,
      );
    },
  );

  it('does not run a server module with another hash', async () => {
    const release = withServerModule(registry.files, first, 'bad000000006', 'export default {};');
    registry.files.set('sample/bad000000006/server/mfe.mjs', Buffer.from("console.log('evil ran');"));
    await offer(release, 'server/mfe.mjs of sample 1.2.3 is not what was published');
    expect((await open()).body).toContain('color:teal');
    expect(host.log()).not.toContain('evil ran');
  });

  it('does not use a release with a browser file of another hash', async () => {
    const { entry } = first;
    const release = withServerModule(registry.files, first, 'bad000000007', 'export default {};');
    registry.files.set(`sample/bad000000007/${entry.url}`, Buffer.from('evil'));
    await offer(release, 'browser/remoteEntry.js of sample 1.2.3 is not what was published');
    expect((await open()).body).toContain('color:teal');
    const response = await fetch(`${host.url}/m/sample/bad000000007/${entry.url}`);
    expect(response.status).toBe(502);
    expect(await response.text()).toBe('browser/remoteEntry.js of sample 1.2.3 is not what was published');
  });

  it('uses a release once its files can be fetched', async () => {
    const module = String(registry.files.get(`sample/${second.buildId}/server/mfe.mjs`));
    const release = withServerModule(registry.files, second, 'abc000000001', module);
    registry.failFiles(503);
    await offer(release, 'The registry answered 503');
    expect((await open()).body).toContain('color:teal');
    registry.failFiles(null);
    await expect.poll(serving).toBe('abc000000001');
    expect((await open()).body).toContain('color:navy');
  });

  it('does not use a release that needs another React', async () => {
    const release = withServerModule(registry.files, first, 'abc000000002', 'export default {};');
    await offer({ ...release, shared: { ...release.shared, react: '20.0.0' } }, 'needs react ^20.0.0');
    expect((await open()).body).toContain('color:teal');
  });

  it('keeps the previous release if a new one uses a route id twice, and uses the releases of others', async () => {
    const module = String(registry.files.get(`sample/${first.buildId}/server/mfe.mjs`));
    const twice = structuredClone(withServerModule(registry.files, first, 'bad000000008', module));
    for (const route of twice.manifest.routes) route.id = 'home';
    registry.live({
      sample: { stable: twice, lastKnownGood: first },
      other: { stable: otherMfe('abc000000003'), lastKnownGood: null },
    });
    await expect.poll(() => host.log()).toContain('"buildId":"bad000000008"');
    await expect.poll(async () => (await open('/other')).body).toContain('A plain page');
    expect((await open()).body).toContain('color:teal');
  });

  it('starts with the last known good release if the stable one cannot be drawn, and without a micro-frontend that has none', async () => {
    const throwing = "throw new Error('never');";
    const bad = withServerModule(registry.files, first, 'bad000000009', throwing);
    registry.live({
      sample: { stable: bad, lastKnownGood: second },
      other: {
        stable: otherMfe('bad00000000a', throwing),
        lastKnownGood: otherMfe('bad00000000b', throwing),
      },
    });
    const fresh = await startHost({ registry, apiUrl: api.url });
    expect((await fetchDocument(`${fresh.url}/sample/world`)).body).toContain('color:navy');
    expect((await fetch(`${fresh.url}/other`)).status).toBe(404);
    await fresh.stop();
  });

  it('keeps the release it serves rather than the last known good, and reports a refused one once', async () => {
    await makeLive(second, first);
    const bad = withServerModule(registry.files, first, 'bad00000000c', "throw new Error('never');");
    registry.live({ sample: { stable: bad, lastKnownGood: first } });
    await expect.poll(() => refusals(bad.buildId)).toContain('never');
    expect(await serving()).toBe(second.buildId);
    registry.live({
      sample: { stable: bad, lastKnownGood: first },
      other: { stable: otherMfe('abc000000006'), lastKnownGood: null },
    });
    await expect.poll(async () => (await open('/other')).body).toContain('A plain page');
    expect((await open()).body).toContain('color:navy');
    expect(refusals(bad.buildId).split('\n')).toHaveLength(1);
  });

  it('does not use a release without pages if its first part cannot be loaded', async () => {
    const release = withServerModule(registry.files, first, 'bad00000000d', 'export default {};');
    release.manifest = { ...release.manifest, routes: [] };
    release.parts = { 'slot:missing': { js: [], css: [] } };
    await offer(release, "reading 'missing'");
  });

  it('does not judge a release while the API does not answer', async () => {
    const module = String(registry.files.get(`sample/${second.buildId}/server/mfe.mjs`));
    const release = structuredClone(withServerModule(registry.files, second, 'abc000000004', module));
    release.manifest.routes = release.manifest.routes.filter(({ id }) => id === 'home');
    api.failing = true;
    registry.live({ sample: { stable: release, lastKnownGood: null } });
    // A host of its own, which has no answers of the API in its cache.
    const fresh = await startHost({ registry, apiUrl: api.url });
    expect(fresh.log()).toContain('release not drawn completely: the API did not answer');
    expect((await fetch(`${fresh.url}/ready`)).status).toBe(200);
    await fresh.stop();
    api.failing = false;
  });

  it('hides its metrics from visitors', async () => {
    expect(await metrics()).toContain('process_cpu_seconds_total');
    const proxied = await fetch(`${host.url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(proxied.status).toBe(404);
  });

  it('ignores a composition that is not signed', async () => {
    registry.say({ payload: '{}', signature: 'AAAA' });
    await expect.poll(() => host.log()).toContain("signature is not the registry's");
    expect((await open()).body).toContain('color:teal');
    registry.say(null);
  });
});
