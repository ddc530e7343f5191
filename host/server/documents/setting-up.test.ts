import { sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserAgent } from '../../fixtures/document.ts';
import { type FakeApi, startFakeApi } from '../../fixtures/fake-api.ts';
import { type FakeRegistry, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { type HostProcess, startHost } from '../../fixtures/host-process.ts';
import { publishInto } from '../../fixtures/publish.ts';

let registry: FakeRegistry;
let api: FakeApi;
let host: HostProcess;
const checkout = sampleCheckout();
beforeAll(async () => {
  [registry, api] = await Promise.all([startFakeRegistry(), startFakeApi()]);
  host = await startHost({ registry, apiUrl: api.url });
}, 120_000);
afterAll(async () => {
  await host.stop();
  await Promise.all([registry.close(), api.close()]);
  checkout.remove();
});

const get = (path: string, agent = browserAgent) =>
  fetch(host.url + path, { headers: { 'user-agent': agent } });
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('a site without a release', () => {
  it('says that it is being set up, tells the operator once, and opens with the first release', async () => {
    for (const path of ['/', '/en', '/sample/world']) {
      const response = await get(path);
      expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '30']);
      expect(await response.text()).toContain('<h1>Storyloom is being set up</h1>');
    }
    expect(host.log().match(/Publish the micro-frontends: deploy\/role\.sh publish/g)).toHaveLength(1);
    const found = await get('/', crawler);
    expect([found.status, await found.text()]).toEqual([503, '']);
    const release = publishInto(registry.files, await checkout.build());
    registry.live({ sample: { stable: release, lastKnownGood: null } });
    await expect.poll(async () => (await get('/sample/world')).status, { timeout: 20_000 }).toBe(200);
  });
});
