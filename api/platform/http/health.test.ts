import { createMetrics } from '@storyloom/logging/request-metrics';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { TransportError } from '../errors.ts';
import type { App } from './app.ts';
import { mountHealth } from './health.ts';

function mount({ isLeaving = false, isSpaceLow = false, check = async () => {} } = {}) {
  const app: App = new Hono();
  const metrics = createMetrics();
  const health = {
    processId: 'process1',
    check,
    isLeaving: () => isLeaving,
    isSpaceLow: async () => isSpaceLow,
  };
  mountHealth(app, health, metrics);
  app.onError((error, c) => c.text(error.message, error instanceof TransportError ? 503 : 500));
  return { app, metrics, statusOf: async (path: string) => (await app.request(path)).status };
}

describe('mountHealth', () => {
  test('reports a process as alive until it ends, and as not ready once it stops', async () => {
    const running = mount();
    expect([await running.statusOf('/alive'), await running.statusOf('/ready')]).toEqual([200, 200]);
    const leaving = mount({ isLeaving: true });
    expect([await leaving.statusOf('/alive'), await leaving.statusOf('/ready')]).toEqual([200, 503]);
  });

  test('is alive and not ready without the database', async () => {
    const lost = mount({ check: () => Promise.reject(new Error('away')) });
    expect([await lost.statusOf('/alive'), await lost.statusOf('/ready')]).toEqual([200, 500]);
  });

  test('stays ready without space, and says so', async () => {
    const response = await mount({ isSpaceLow: true }).app.request('/ready');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { status: 'out of space' } });
  });

  test('counts requests by route and status', async () => {
    const { app, metrics } = mount();
    for (const status of [200, 200, 404]) metrics.observe({ route: 'GET /a', status, seconds: 0.003 });
    const text = await (await app.request('/metrics')).text();
    const counted = (labels: string) => `http_request_duration_seconds_count{${labels}}`;
    expect(text).toContain(`${counted('route="GET /a",status="200"')} 2`);
    expect(text).toContain(`${counted('route="GET /a",status="404"')} 1`);
  });
});
