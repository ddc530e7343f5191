import { sampleCheckout } from '@storyloom/build/fixtures/checkout';
import type { Release } from '@storyloom/contract/composition';
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
const checkouts = [
  sampleCheckout(),
  sampleCheckout({ 'features/colour.ts': "export const colour = 'navy';\n" }),
];

beforeAll(async () => {
  [registry, api] = await Promise.all([startFakeRegistry(), startFakeApi()]);
  const built = [];
  for (const checkout of checkouts) built.push(publishInto(registry.files, await checkout.build()));
  [first, second] = built as [Release, Release];
  registry.live({ sample: { stable: first, lastKnownGood: null } });
  host = await startHost({ registry, apiUrl: api.url });
}, 60_000);
afterAll(async () => {
  await host.stop();
  await Promise.all([registry.close(), api.close()]);
  for (const checkout of checkouts) checkout.remove();
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
  await expect.poll(serving, { timeout: 5_000 }).toBe(stable.buildId);
}

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

  it('renders a rollback without a restart', async () => {
    await makeLive(second, first);
    await open();
    await makeLive(first, second);
    expect((await open()).body).toContain('color:teal');
  });

  const broken = {
    'throws when it is imported': [
      'bad000000001',
      "throw new Error('This module always throws.');",
      'This module always throws',
    ],
    'imports what is not shared': [
      'bad000000002',
      "import { readFileSync } from 'node:fs'; export default { routes: { home: async () => ({ default: () => readFileSync('/etc/hostname') }) } };",
      'A micro-frontend may not import node:fs on the server.',
    ],
    'imports what is not shared, later': [
      'bad000000003',
      "export default { routes: { home: () => import('node:child_process') } };",
      'A micro-frontend may not import node:child_process on the server.',
    ],
    'is no script': ['bad000000004', 'this is no script', 'SyntaxError'],
    'offers nothing': ['bad000000005', 'export default {};', "reading 'home'"],
  } as const;

  it.each(Object.entries(broken))(
    'leaves the page to the browser if the server module %s, and logs why',
    async (_, [buildId, module, words]) => {
      await makeLive(withServerModule(registry.files, first, buildId, module), first);
      const { status, bootstrap, body, headers } = await open();
      expect([status, bootstrap.mode]).toEqual([200, 'client']);
      expect(body).toContain('Storyloom');
      expect(body).not.toContain('Hello');
      expect(headers.get('content-security-policy')).toContain('nonce-');
      expect(host.log()).toContain(words);
      expect((await fetchDocument(`${host.url}/nowhere`)).status).toBe(404);
    },
  );

  it('does not run a server module with another hash', async () => {
    const release = withServerModule(registry.files, first, 'bad000000006', 'export default {};');
    registry.files.set('sample/bad000000006/server/mfe.mjs', Buffer.from("console.log('evil ran');"));
    await makeLive(release);
    expect((await open()).bootstrap.mode).toBe('client');
    expect(host.log()).toContain('server/mfe.mjs of sample 1.2.3 is not what was published');
    expect(host.log()).not.toContain('evil ran');
  });

  it('refuses a browser file with another hash', async () => {
    const { entry } = first;
    const release = withServerModule(registry.files, first, 'bad000000007', 'export default {};');
    registry.files.set(`sample/bad000000007/${entry.url}`, Buffer.from('evil'));
    await makeLive(release);
    const response = await fetch(`${host.url}/m/sample/bad000000007/${entry.url}`);
    expect(response.status).toBe(502);
    expect(await response.text()).toBe('browser/remoteEntry.js of sample 1.2.3 is not what was published');
  });

  it('renders a release once it can be fetched', async () => {
    registry.failFiles(503);
    const release = withServerModule(
      registry.files,
      second,
      'abc000000001',
      String(registry.files.get(`sample/${second.buildId}/server/mfe.mjs`)),
    );
    await makeLive(release, first);
    expect((await open()).bootstrap.mode).toBe('client');
    registry.failFiles(null);
    const { bootstrap, body } = await open();
    expect(bootstrap.mode).toBe('ssr');
    expect(body).toContain('color:navy');
  });

  it('leaves a release that needs another React to the browser, which refuses it', async () => {
    const release = withServerModule(registry.files, first, 'abc000000002', 'export default {};');
    await makeLive({ ...release, shared: { ...release.shared, react: '20.0.0' } });
    expect((await open()).bootstrap.mode).toBe('client');
    expect(host.log()).toContain('needs react ^20.0.0');
  });

  it('ignores a composition that is not signed', async () => {
    registry.say({ payload: '{}', signature: 'AAAA' });
    await expect.poll(() => host.log()).toContain("signature is not the registry's");
    expect((await open()).body).toContain('color:teal');
    registry.say(null);
  });
});
