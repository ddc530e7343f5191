import { describe, expect, test, vi } from 'vitest';
import { freePort } from '../bootstrap/ports.mjs';
import { developmentPlan } from './dev.ts';
import { productEnvironment, productPlan } from './product.ts';

const ports = { PORT: 5590, API_PORT: 5591, REGISTRY_PORT: 5592 };
const env = productEnvironment({ DEV_PORT: '5593' }, ports);
const plan = productPlan({ ports, seed: null });
const develop = async (...wanted: string[]) => {
  const { plan: developed, env: devEnv } = await developmentPlan(plan, env, wanted);
  return { names: developed.steps.map(({ name }) => name), steps: developed.steps, devEnv };
};

describe('developmentPlan', () => {
  test('serves every micro-frontend from source and publishes none', async () => {
    const { names, devEnv } = await develop();
    expect(names).toEqual([
      'migrate',
      'seed',
      'registry',
      'build-desk',
      'shell',
      'mfes',
      'record-deployments',
      'api',
      'host',
    ]);
    expect(devEnv.NODE_ENV).toBe('development');
    expect(devEnv.DEV_MFES).toContain('reader=http://localhost:5594');
  });

  test('takes a micro-frontend from another repository by its address', async () => {
    const { names, devEnv } = await develop('points', 'community=http://localhost:3100');
    expect(devEnv.DEV_MFES).toBe('points=http://localhost:5597,community=http://localhost:3100');
    expect(names).toContain('publish-reader');
  });

  test('serves one micro-frontend from source, at its usual port, and publishes the others', async () => {
    const { names, devEnv } = await develop('points');
    expect(names.filter((name) => name.startsWith('publish-'))).toEqual([
      'publish-reader',
      'publish-creator',
      'publish-account',
      'publish-admin',
    ]);
    expect(devEnv.DEV_MFES).toBe('points=http://localhost:5597');
  });

  test('starts the development host, never the one of production', async () => {
    const host = (await develop()).steps.find(({ name }) => name === 'host');
    expect(host?.args?.[0]).toBe('host/server/dev/main.ts');
  });

  test('lists the micro-frontends when one is unknown', async () => {
    await expect(develop('raeder')).rejects.toThrow('There is no mfe-raeder: choose among reader, creator');
  });

  test('refuses to run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(develop()).rejects.toThrow('not for production');
    vi.unstubAllEnvs();
  });

  test('says which micro-frontend from elsewhere does not answer', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const port = await freePort();
    await develop(`community=http://localhost:${port}`);
    const said = write.mock.calls.map(([text]) => String(text)).join('');
    write.mockRestore();
    expect(said).toBe(
      `! community does not answer at http://localhost:${port}: run npx storyloom dev in its folder.\n`,
    );
  });
});
