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
