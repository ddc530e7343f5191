import { sampleCheckout } from '@storyloom/build/fixtures/checkout';
import type { Release } from '@storyloom/contract/platform/composition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDocument } from '../../fixtures/document.ts';
import { type FakeApi, startFakeApi } from '../../fixtures/fake-api.ts';
import { type FakeRegistry, madeUpRelease, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { type HostProcess, startHost } from '../../fixtures/host-process.ts';
import { publishInto, withServerModule } from '../../fixtures/publish.ts';

let registry: FakeRegistry;
let api: FakeApi;
let host: HostProcess;
let stable: Release;
const checkout = sampleCheckout();
const expires = new Date(Date.now() + 86_400_000).toISOString();

/** Keeps a build whose server module throws; returns its ticket. */
function keep(buildId: string): string {
  const release = withServerModule(registry.files, stable, buildId, "throw new Error('broken on purpose');");
  registry.kept.set(`sample/${buildId}`, release);
  return registry.ticketOf({ mix: { sample: [buildId] }, whole: false, expires });
}

beforeAll(async () => {
  [registry, api] = await Promise.all([startFakeRegistry(), startFakeApi()]);
  stable = publishInto(registry.files, await checkout.build());
  registry.live({ sample: { stable, lastKnownGood: null } });
  host = await startHost({ registry, apiUrl: api.url });
}, 120_000);
afterAll(async () => {
  await host.stop();
  await Promise.all([registry.close(), api.close()]);
  checkout.remove();
});

const open = (path: string, cookie = '') => fetchDocument(`${host.url}${path}`, { cookie });

describe('a preview', () => {
  it('is left to the browser of whoever has the link, until it is left, and changes nothing for others', async () => {
    const link = await open(`/sample/world?from=mail&preview=${keep('navy00000000')}`);
    expect([link.status, link.headers.get('location')]).toEqual([302, '/sample/world?from=mail']);
    const [cookie = '', ...attributes] = (link.headers.get('set-cookie') ?? '').split('; ');
    expect(attributes).toEqual([
      'Path=/',
      expect.stringMatching(/^Max-Age=86\d{3}$/),
      'SameSite=Lax',
      'HttpOnly',
    ]);

    const { body, bootstrap, headers } = await open('/sample/world', cookie);
    expect(body).toMatch(/<p>Preview of sample 1\.2\.3, until \d\d \w+ \d{4}<\/p><a href="\?preview=">/);
    expect(bootstrap).toMatchObject({ mode: 'client', hasPanel: true, hasWorker: false });
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      'noindex',
      'private, no-store',
    ]);
    expect(headers.get('content-security-policy')).not.toContain('report-uri');
    expect(bootstrap.composition.mfes[0]?.stable.buildId).toBe('navy00000000');
    const file = await fetch(new URL(bootstrap.composition.mfes[0]?.stable.entry.url ?? '', host.url));
    expect(file.status).toBe(200);

    const other = await open('/sample/world');
    expect(other.body).toContain('color:teal');
    expect(other.bootstrap.hasPanel).toBeUndefined();
    expect(host.log()).not.toContain('server module not imported');
    const left = await open('/sample/world?preview=', cookie);
    expect(left.headers.get('set-cookie')).toMatch(/^preview=; Path=\/; Max-Age=0/);
  });

  it('ends with a page that says so when its build was withdrawn', async () => {
    const ticket = registry.ticketOf({ mix: { sample: ['gone00000000'] }, whole: false, expires });
    const { status, html, headers } = await open('/sample/world', `preview=${ticket}`);
    expect([status, html]).toEqual([
      410,
      expect.stringMatching(/^This preview is gone: the build gone00000000/),
    ]);
    expect(headers.get('set-cookie')).toMatch(/^preview=; Path=\/; Max-Age=0/);
  });

  it('shows a whole composition without what is live besides, under the id that it had', async () => {
    const { bootstrap } = await open('/sample/world');
    const ticket = registry.ticketOf({ mix: { sample: [stable.buildId] }, whole: true, expires });
    const more = madeUpRelease(registry.files, 'more', 'cccccccccccc');
    registry.live({
      sample: { stable, lastKnownGood: null },
      more: { stable: more, lastKnownGood: null },
    });
    await expect.poll(async () => (await open('/sample/world')).bootstrap.composition.mfes).toHaveLength(2);
    const { composition } = (await open('/sample/world', `preview=${ticket}`)).bootstrap;
    expect(composition).toEqual(bootstrap.composition);
  });

  it('has no effect with a cookie that was not signed, and the link is refused', async () => {
    const forged = `${keep('navy00000000').split('.')[0]}.${'A'.repeat(86)}`;
    expect((await open('/sample/world', `preview=${forged}`)).body).toContain('color:teal');
    const link = await open(`/sample/world?preview=${forged}`);
    expect([link.status, link.headers.get('set-cookie')]).toEqual([
      400,
      expect.stringContaining('Max-Age=0'),
    ]);
  });
});
