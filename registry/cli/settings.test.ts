import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { derivedToken } from '../platform/actor.ts';
import { loadKeys } from '../platform/keys.ts';
import { releaseTarget } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storyloom-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('releaseTarget', () => {
  it('derives each token from the secret of the registry beside it', () => {
    const { tokenSecret } = loadKeys(join(folder, 'registry'));
    for (const environment of [{ DATA_DIR: folder }, { DATA_DIR: folder, REGISTRY_TOKEN: '' }]) {
      const target = releaseTarget(environment);
      expect(target.token('reader')).toBe(derivedToken(tokenSecret, 'reader'));
      expect(target.token('account')).toBe(derivedToken(tokenSecret, 'account'));
      expect(target.installationToken()).toBe(derivedToken(tokenSecret, 'installation'));
    }
  });

  it('derives the installation token from the secret, even if a team token is set', () => {
    const given = releaseTarget({ DATA_DIR: folder, REGISTRY_TOKEN: 'given' });
    expect(given.token('reader')).toBe('given');
    expect(() => given.installationToken()).toThrow('No token');
    const { tokenSecret } = loadKeys(join(folder, 'registry'));
    expect(given.installationToken()).toBe(derivedToken(tokenSecret, 'installation'));
  });

  it('publishes to the registry of this machine, on its port, unless another is named', () => {
    expect(releaseTarget({}).registryUrl).toBe('http://127.0.0.1:4100');
    expect(releaseTarget({ REGISTRY_PORT: '4200' }).registryUrl).toBe('http://127.0.0.1:4200');
    const named = { REGISTRY_PORT: '4200', REGISTRY_URL: 'https://releases.example' };
    expect(releaseTarget(named).registryUrl).toBe('https://releases.example');
  });

  it('names an address that is none', () => {
    expect(() => releaseTarget({ REGISTRY_URL: 'releases' })).toThrow(
      'REGISTRY_URL is releases, not an address such as https://releases.example: correct it.',
    );
  });
});
