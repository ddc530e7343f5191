import { endpoint } from '@storyloom/contract/core/endpoint';
import { createMetrics } from '@storyloom/logging/request-metrics';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from './http/app.ts';
import { failure } from './http/envelope.ts';
import { publicRoute } from './http/route.ts';
import { silentLogger } from './logger.ts';
import { createSpaceCheck, isOutOfSpace } from './space.ts';

const common = {
  summary: '',
  input: z.strictObject({}),
  data: z.null(),
  errors: [],
  caller: 'anyone',
  rate: 'search',
} as const;
const reading = endpoint({ ...common, method: 'GET', path: '/read' });
const writing = endpoint({ ...common, method: 'POST', path: '/write' });

function openApp(free: number) {
  const checkRate = vi.fn(async () => {});
  const app = createApp({
    routes: [reading, writing].map((each) => publicRoute(each, async () => null)),
    authenticate: async () => null,
    checkRate,
    logger: silentLogger,
    metrics: createMetrics(),
    space: createSpaceCheck('/data', async () => free),
    uploadsFolder: '',
  });
  return { app, checkRate };
}

describe('without space', () => {
  test('reads go on uncounted, and requests that store something are refused in words', async () => {
    const { app, checkRate } = openApp(1024);
    expect((await app.request('/read')).status).toBe(200);
    expect(checkRate).not.toHaveBeenCalled();
    const refused = await app.request('/write', { method: 'POST' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({ msg: expect.stringContaining('out of space') });
  });

  test('nothing is refused while there is some', async () => {
    const { app, checkRate } = openApp(1024 ** 3);
    expect((await app.request('/read')).status).toBe(200);
    expect((await app.request('/write', { method: 'POST' })).status).toBe(200);
    expect(checkRate).toHaveBeenCalledTimes(2);
  });

  test.each([
    [-1, 503],
    [0, 200],
  ])('the last 64 MB are the database’s: with %i more, a write is answered with %i', async (more, status) => {
    const { app } = openApp(64 * 1024 ** 2 + more);
    expect((await app.request('/write', { method: 'POST' })).status).toBe(status);
  });

  test.each(['ENOSPC', '53100'])('a failed write (%s) is answered in the same words', (code) => {
    const error = new Error('query failed', { cause: Object.assign(new Error('full'), { code }) });
    expect(isOutOfSpace(error)).toBe(true);
    expect(failure(error)).toMatchObject({
      status: 503,
      body: { msg: expect.stringContaining('out of space') },
    });
  });
});
