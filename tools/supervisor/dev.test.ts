import { describe, expect, test, vi } from 'vitest';
import { developmentPlan } from './dev.ts';
import { productEnvironment, productPlan } from './product.ts';

const ports = { PORT: 5590, API_PORT: 5591, REGISTRY_PORT: 5592 };
const env = productEnvironment({ DEV_PORT: '5593' }, ports);
const plan = productPlan({ ports, seed: null });
const develop = async (...wanted: string[]) => {
  const { plan: turned, env: told } = await developmentPlan(plan, env, wanted);
  return { names: turned.steps.map(({ name }) => name), steps: turned.steps, told };
};

describe('npm run dev', () => {
  test('serves every slice from source and publishes none', async () => {
    const { names, told } = await develop();
    expect(names).toEqual([
      'migrate',
      'seed',
      'registry',
      'shell',
      'slices',
      'record-deployments',
      'api',
      'host',
    ]);
    expect(told.NODE_ENV).toBe('development');
    expect(told.DEV_MFES).toContain('reader=http://localhost:5594');
  });

  test('serves one slice from source, at its usual place, and the others as published', async () => {
    const { names, told } = await develop('points');
    expect(names.filter((name) => name.startsWith('publish-'))).toEqual([
      'publish-reader',
      'publish-creator',
      'publish-account',
    ]);
    expect(told.DEV_MFES).toBe('points=http://localhost:5597');
  });

  test('starts the host that knows slices from source, never the one of production', async () => {
    const host = (await develop()).steps.find(({ name }) => name === 'host');
    expect(host?.args?.[0]).toBe('host/server/dev/main.ts');
  });

  test('names the slices there are when one is unknown', async () => {
    await expect(develop('raeder')).rejects.toThrow('There is no mfe-raeder: choose among reader, creator');
  });

  test('refuses to run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(develop()).rejects.toThrow('not for production');
    vi.unstubAllEnvs();
  });
});
