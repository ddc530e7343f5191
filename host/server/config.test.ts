import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      apiUrl: 'http://127.0.0.1:4000',
      registryUrl: 'http://127.0.0.1:4100',
      publicKeyFile: resolve('.data/registry/public-key.pem'),
      cacheDir: resolve('.data/host'),
      compositionPollMs: 2_000,
      trustedProxies: 0,
      publicOrigin: null,
    });
  });

  it('reads the public origin without a path', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://stories.example/' }).publicOrigin).toBe(
      'https://stories.example',
    );
  });

  it('serves the payment page at an origin of its own', () => {
    const settings = { PADDLE_CLIENT_TOKEN: 'live_token', PUBLIC_ORIGIN: 'https://stories.example' };
    const { payOrigin, paymentPage } = readConfig({
      ...settings,
      PAY_ORIGIN: 'https://pay.stories.example/',
    });
    expect(payOrigin).toBe('https://pay.stories.example');
    expect(paymentPage).toMatchObject({ payOrigin, siteOrigin: 'https://stories.example' });
    for (const origin of [undefined, 'https://stories.example/pay']) {
      expect(() => readConfig({ ...settings, PAY_ORIGIN: origin })).toThrow('another origin as PAY_ORIGIN');
    }
    expect(readConfig({}).paymentPage).toBeNull();
  });

  it.each([
    ['PORT', 'three'],
    ['API_URL', 'not an address'],
    ['REGISTRY_URL', ''],
    ['COMPOSITION_POLL_MS', 'often'],
    ['TRUSTED_PROXIES', '-1'],
    ['PUBLIC_ORIGIN', 'stories.example'],
  ])('names %s when it is not valid', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
