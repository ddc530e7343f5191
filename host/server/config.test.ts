import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      apiUrl: 'http://127.0.0.1:4000',
      registryUrl: 'http://127.0.0.1:4100',
      cacheDir: resolve('.data/host'),
      compositionPollMs: 2_000,
      trustedProxies: 0,
      publicOrigin: null,
    });
  });

  it('counts visits at the API or at another collector, unless it is off', () => {
    const url = 'https://collect.example/sa?project=stories';
    const read = (settings: NodeJS.ProcessEnv) => {
      const { analytics, collector } = readConfig(settings);
      return { analytics, collector };
    };
    expect(read({})).toEqual({ analytics: { consent: 'ask', url: '/api/collect' }, collector: null });
    expect(read({ CONSENT: 'granted', COLLECTOR_URL: url })).toEqual({
      analytics: { consent: 'granted', url },
      collector: url,
    });
    expect(read({ CONSENT: 'off', COLLECTOR_URL: url })).toEqual({ analytics: undefined, collector: null });
    expect(() => readConfig({ COLLECTOR_URL: 'javascript:alert(1)' })).toThrow('COLLECTOR_URL');
    expect(() => readConfig({ CONSENT: 'yes' })).toThrow('CONSENT');
  });

  it('reads the public origin without a path', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://stories.example/' }).publicOrigin).toBe(
      'https://stories.example',
    );
  });

  it.each(['https://stories.example/app', 'https://stories.example/?a=1'])(
    'refuses the public origin %s',
    (url) => {
      expect(() => readConfig({ PUBLIC_ORIGIN: url })).toThrow('the site cannot be below a path');
    },
  );

  it('serves the payment page at an origin of its own', () => {
    const settings = { PADDLE_CLIENT_TOKEN: 'live_token', PUBLIC_ORIGIN: 'https://stories.example' };
    const { payOrigin, paymentPage } = readConfig({
      ...settings,
      PAY_ORIGIN: 'https://pay.stories.example/',
    });
    expect(payOrigin).toBe('https://pay.stories.example');
    expect(paymentPage).toMatchObject({ payOrigin, siteOrigin: 'https://stories.example' });
    for (const origin of [undefined, 'https://stories.example']) {
      expect(() => readConfig({ ...settings, PAY_ORIGIN: origin })).toThrow('another origin as PAY_ORIGIN');
    }
    expect(readConfig({}).paymentPage).toBeNull();
  });

  it('reads the token for reports from the data folder of the registry, unless it is set', () => {
    const folder = mkdtempSync(join(tmpdir(), 'storyloom-config-'));
    expect(readConfig({ DATA_DIR: folder }).hostToken).toBeNull();
    mkdirSync(join(folder, 'registry'));
    writeFileSync(join(folder, 'registry', 'host-token'), 'token1\n');
    expect(readConfig({ DATA_DIR: folder }).hostToken).toBe('token1');
    const given = {
      DATA_DIR: folder,
      REGISTRY_HOST_TOKEN: 'token2',
    };
    expect(readConfig(given).hostToken).toBe('token2');
    rmSync(folder, { recursive: true });
  });

  it('reads public keys of the registry from its data folder, another file or a setting', () => {
    const folder = mkdtempSync(join(tmpdir(), 'storyloom-config-'));
    const [old, current] = [1, 2].map(() => generateKeyPairSync('ed25519').publicKey) as [
      KeyObject,
      KeyObject,
    ];
    const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
    const base64 = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
    mkdirSync(join(folder, 'registry'));
    writeFileSync(join(folder, 'registry', 'public-key.pem'), pem(old));
    writeFileSync(join(folder, 'both.pem'), pem(old) + pem(current));
    const given = { DATA_DIR: folder, REGISTRY_PUBLIC_KEY_FILE: join(folder, 'both.pem') };
    expect(readConfig({ DATA_DIR: folder }).keys().map(base64)).toEqual([base64(old)]);
    expect(readConfig(given).keys().map(base64)).toEqual([base64(old), base64(current)]);
    const setting = { ...given, REGISTRY_PUBLIC_KEYS: `${base64(current)},${base64(old)}` };
    expect(readConfig(setting).keys().map(base64)).toEqual([base64(current), base64(old)]);
    expect(() => readConfig({ REGISTRY_PUBLIC_KEYS: 'key' })).toThrow('must be public keys');
    rmSync(folder, { recursive: true });
  });

  it('takes real payments by default, and sandbox payments if set', () => {
    const settings = {
      PADDLE_CLIENT_TOKEN: 'token',
      PUBLIC_ORIGIN: 'https://stories.example',
      PAY_ORIGIN: 'https://pay.example',
    };
    expect(readConfig(settings).paymentPage).toMatchObject({
      environment: 'production',
      clientToken: 'token',
    });
    const sandbox = { ...settings, PADDLE_ENVIRONMENT: 'sandbox' };
    expect(readConfig(sandbox).paymentPage?.environment).toBe('sandbox');
    const { PUBLIC_ORIGIN: _, ...alone } = settings;
    expect(() => readConfig(alone)).toThrow('PADDLE_CLIENT_TOKEN needs a PUBLIC_ORIGIN');
  });

  it.each([
    ['PORT', 'three'],
    ['API_URL', 'not an address'],
    ['REGISTRY_URL', ''],
    ['COMPOSITION_POLL_MS', 'often'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', '1.5'],
    ['PADDLE_CLIENT_TOKEN', 'a"b'],
    ['PADDLE_ENVIRONMENT', 'test'],
    ['PAY_ORIGIN', 'pay.example'],
    ['PUBLIC_ORIGIN', 'stories.example'],
    ['REDIRECTS', '/old=/new'],
    ['REDIRECTS', '{"old":"/new"}'],
    ['REDIRECTS', '{"/old":"javascript:alert(1)"}'],
    ['REDIRECTS', '{"/old":"//evil.example"}'],
  ])('names %s when it is not valid', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
