import { generateKeyPairSync } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings of the registry', () => {
  it('require the address of the database, and have defaults for the rest', () => {
    expect(() => readConfig({})).toThrow(/DATABASE_URL/);
    expect(readConfig({ DATABASE_URL: 'postgres://here' })).toEqual({
      port: 4100,
      host: '127.0.0.1',
      databaseUrl: 'postgres://here',
      logLevel: 'info',
      metrics: { port: 0, host: '127.0.0.1' },
      folder: resolve('.data/registry'),
      filesUrl: null,
      keys: { signingKey: undefined, tokenSecret: undefined },
      site: 'http://localhost:3000',
      webhook: null,
    });
  });

  it('are read from the environment', () => {
    const environment = { DATABASE_URL: 'postgres://here', REGISTRY_PORT: '4200', DATA_DIR: '/data' };
    expect(readConfig(environment)).toMatchObject({ port: 4200, folder: '/data/registry' });
    expect(readConfig({ ...environment, PUBLIC_ORIGIN: 'https://stories.example/' }).site).toBe(
      'https://stories.example',
    );
    expect(() => readConfig({ ...environment, REGISTRY_PORT: 'many' })).toThrow(/REGISTRY_PORT/);
  });

  it('name a key, a secret or a bucket that cannot be used', () => {
    const read = (given: NodeJS.ProcessEnv) => () =>
      readConfig({ DATABASE_URL: 'postgres://here', ...given });
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    const REGISTRY_SIGNING_KEY = rsa.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    expect(read({ REGISTRY_SIGNING_KEY })).toThrow(/REGISTRY_SIGNING_KEY/);
    expect(read({ REGISTRY_TOKEN_SECRET: 'short' })).toThrow(/REGISTRY_TOKEN_SECRET/);
    expect(read({ FILES_URL: 'https://host/bucket' })).toThrow(/FILES_URL/);
  });

  it('require a secret for the webhook, and an address that can be called', () => {
    const environment = {
      DATABASE_URL: 'postgres://here',
      REGISTRY_WEBHOOK_URL: 'https://chat.example/hook',
    };
    const secret = 'sixteen letters.';
    expect(() => readConfig(environment)).toThrow(/^REGISTRY_WEBHOOK_URL needs REGISTRY_WEBHOOK_SECRET/);
    expect(() => readConfig({ ...environment, REGISTRY_WEBHOOK_SECRET: 'short' })).toThrow(
      /REGISTRY_WEBHOOK_SECRET/,
    );
    expect(readConfig({ ...environment, REGISTRY_WEBHOOK_SECRET: secret }).webhook).toEqual({
      url: 'https://chat.example/hook',
      secret,
    });
    expect(() =>
      readConfig({ ...environment, REGISTRY_WEBHOOK_URL: 'file:///hook', REGISTRY_WEBHOOK_SECRET: secret }),
    ).toThrow(/REGISTRY_WEBHOOK_URL/);
    expect(readConfig({ ...environment, REGISTRY_WEBHOOK_URL: '' }).webhook).toBeNull();
  });
});
