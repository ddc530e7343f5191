import { describe, expect, test } from 'vitest';
import { environmentOf } from './environment.ts';
import { productPlan } from './product.ts';

const open = { PATH: '/bin', PORT: '3000', LLM_MODEL: 'big' };
const secret = {
  DATABASE_URL: 'postgres://someone:secret@127.0.0.1/db',
  DATABASE_DIRECT_URL: 'postgres://someone:secret@127.0.0.2/db',
  LLM_API_KEY: 'hunter2',
  PADDLE_WEBHOOK_SECRET: 'hunter3',
  REGISTRY_TOKEN: 'hunter4',
  REGISTRY_HOST_TOKEN: 'hunter5',
  REGISTRY_WEBHOOK_SECRET: 'hunter6',
};
const { steps } = productPlan({ ports: { PORT: 1, API_PORT: 2, REGISTRY_PORT: 3 }, seed: null });
const secretsOf = Object.fromEntries(
  steps.map((step) => {
    const given = Object.keys(environmentOf(step, { ...open, ...secret }));
    return [step.name, given.filter((name) => name in secret)];
  }),
);

describe('environmentOf', () => {
  test('gives each step of the product the secrets it names, and no others', () => {
    const none: string[] = [];
    expect(secretsOf).toEqual({
      migrate: ['DATABASE_URL', 'DATABASE_DIRECT_URL'],
      seed: ['DATABASE_URL', 'DATABASE_DIRECT_URL'],
      registry: ['DATABASE_URL', 'REGISTRY_WEBHOOK_SECRET'],
      'build-desk': none,
      'build-host': none,
      'record-deployments': none,
      'publish-reader': none,
      'publish-creator': none,
      'publish-account': none,
      'publish-points': none,
      'publish-admin': none,
      api: Object.keys(secret),
      host: ['REGISTRY_HOST_TOKEN'],
    });
  });

  test('gives every step the settings that are no secrets', () => {
    for (const step of steps) expect(environmentOf(step, { ...open, ...secret })).toMatchObject(open);
  });

  test('gives each service a port of its own for metrics, if there are any', () => {
    const portsOf = (env: object) =>
      steps.flatMap((step) =>
        step.kind === 'service' ? [environmentOf(step, { ...env }).METRICS_PORT] : [],
      );
    expect(portsOf({ METRICS_PORT: '9464' }).toSorted()).toEqual(['9464', '9465', '9466']);
    expect(portsOf({ METRICS_PORT: '' }).every((port) => !port)).toBe(true);
  });

  test('lets no service wait before it stops', () => {
    for (const step of steps)
      expect(environmentOf(step, { ...open, DRAIN_SECONDS: '20' })).toMatchObject({ DRAIN_SECONDS: '0' });
  });
});
