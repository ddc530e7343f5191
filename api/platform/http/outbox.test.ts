import type { HttpBindings } from '@hono/node-server';
import { createMetrics } from '@storyloom/logging/request-metrics';
import { describe, expect, test } from 'vitest';
import { silentLogger } from '../logger.ts';
import { createApp } from './app.ts';
import { mountOutbox } from './outbox.ts';

function openApp(page: (() => Promise<string>) | null) {
  return createApp({
    routes: [],
    authenticate: async () => null,
    checkRate: async () => {},
    logger: silentLogger,
    metrics: createMetrics(),
    space: { isLow: async () => false, require: async () => {} },
    uploadsFolder: '',
    extras: (app) => mountOutbox(app, page),
  });
}

const from = (remoteAddress: string) =>
  ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings;
const app = openApp(async () => '<h1>Outbox</h1>');
const statusOf = async (headers: Record<string, string>, peer = '127.0.0.1') =>
  (await app.request('/outbox', { headers }, from(peer))).status;

describe('mountOutbox', () => {
  test.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])('serves the page at %s', async (host) => {
    expect(await statusOf({ host })).toBe(200);
  });

  test('hides the page from requests through the host, other machines and other names', async () => {
    expect(await statusOf({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await statusOf({ host: 'localhost' }, '192.0.2.1')).toBe(404);
    for (const host of ['rebound.example', 'localhost.rebound.example', '']) {
      expect(await statusOf({ host })).toBe(404);
    }
  });

  test('has no page when mails are sent', async () => {
    const sending = openApp(null);
    const response = await sending.request('/outbox', { headers: { host: 'localhost' } }, from('127.0.0.1'));
    expect(response.status).toBe(404);
  });
});
