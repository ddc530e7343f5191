import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings of the registry', () => {
  it('require the address of the database, and have defaults for the rest', () => {
    expect(() => readConfig({})).toThrow(/DATABASE_URL/);
    expect(readConfig({ DATABASE_URL: 'postgres://here' })).toEqual({
      port: 4100,
      databaseUrl: 'postgres://here',
      folder: resolve('.data/registry'),
    });
  });

  it('are read from the environment', () => {
    const environment = { DATABASE_URL: 'postgres://here', REGISTRY_PORT: '4200', DATA_DIR: '/data' };
    expect(readConfig(environment)).toMatchObject({ port: 4200, folder: '/data/registry' });
    expect(() => readConfig({ ...environment, REGISTRY_PORT: 'many' })).toThrow(/REGISTRY_PORT/);
  });
});
