import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { TransportError } from '../errors.ts';
import { limitBody, readBodyLimits } from './limit-body.ts';

const endpoints = [
  { path: '/plain' },
  { path: '/story', maxBodyBytes: 1_000 },
  { path: '/draft/{id}/edits', maxBodyBytes: 2_000 },
  { path: '/upload', wire: 'multipart' },
] as unknown as Endpoint[];

describe('readBodyLimits', () => {
  test.each([
    ['/plain', 256 * 1_024],
    ['/unknown', 256 * 1_024],
    ['/story', 1_000],
    ['/draft/abc/edits', 2_000],
    ['/draft/edits', 256 * 1_024],
    ['/draft/abc/edits/more', 256 * 1_024],
    ['/draft/abc/other', 256 * 1_024],
    ['/upload', null],
  ])('limits %s to %s bytes', (path, max) => {
    expect(readBodyLimits(endpoints)(path)).toBe(max);
  });
});

describe('limitBody', () => {
  const app = new Hono();
  app.use(limitBody(readBodyLimits(endpoints)));
  app.all('*', async (c) => c.text(String((await c.req.text()).length)));
  app.onError((error, c) =>
    c.text(error.message, error instanceof TransportError && error.status === 413 ? 413 : 500),
  );

  /** A body with its length, or in pieces without one. */
  const post = (path: string, bytes: number, isChunked: boolean) => {
    const body = 'x'.repeat(bytes);
    const headers: Record<string, string> = isChunked
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(bytes) };
    const sent = isChunked ? new Blob([body]).stream() : body;
    return app.request(path, { method: 'POST', headers, body: sent, duplex: 'half' } as RequestInit);
  };

  test.each([false, true])(
    'accepts a body up to its limit, and none above it; in pieces: %s',
    async (isChunked) => {
      const largest = await post('/story', 1_000, isChunked);
      expect([largest.status, await largest.text()]).toEqual([200, '1000']);
      const larger = await post('/story', 1_001, isChunked);
      expect([larger.status, larger.headers.get('connection')]).toEqual([413, isChunked ? 'close' : null]);
      expect((await post('/upload', 300 * 1_024, isChunked)).status).toBe(200);
    },
  );

  test('names the maximum size', async () => {
    expect(await (await post('/plain', 300 * 1_024, false)).text()).toBe(
      'The request is too large. The maximum is 256 KiB.',
    );
  });
});
