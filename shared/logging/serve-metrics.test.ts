import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createMetrics } from './request-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

describe('serveMetrics', () => {
  test('answers only /metrics, and says which setting to change if its port is in use', async () => {
    const { registry, observe } = createMetrics();
    observe({ route: 'GET /a', status: 200, seconds: 0.1 });
    const server = await serveMetrics(registry, { port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    expect(await answer.text()).toContain(
      'http_request_duration_seconds_count{route="GET /a",status="200"} 1',
    );
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(serveMetrics(registry, { port, host: '127.0.0.1' })).rejects.toThrow('METRICS_PORT');
    server.close();
  });
});
