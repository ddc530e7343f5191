import { ImageError } from '@storyloom/ports/image-error';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestImages, toImageError } from './images-request.ts';
import { type ImageServer, startImageServer } from './testing/image-server.ts';

let server: ImageServer;
beforeAll(async () => {
  server = await startImageServer();
});
beforeEach(() => {
  server.behave({});
  server.seen.splice(0);
  server.fetched.splice(0);
});
afterAll(() => server.close());

const signal = new AbortController().signal;
const url = () => new URL(`${server.baseUrl}/images/generations`);
const ask = (more: Partial<Parameters<typeof requestImages>[0]> = {}) =>
  requestImages({ url: url(), apiKey: undefined, body: '{"n":1}', signal, maxBytes: 1_000_000, ...more });

describe('requestImages', () => {
  test('sends a POST with a body and a GET without one', async () => {
    expect((await ask()).status).toBe(200);
    expect(server.seen).toEqual([{ body: { n: 1 }, authorization: undefined }]);
    const { body: _, ...bare } = { url: url(), apiKey: 'key', body: '', signal, maxBytes: 1_000_000 };
    const { bytes } = await requestImages(bare);
    expect(bytes.equals(server.picture)).toBe(true);
    expect(server.fetched).toEqual(['/v1/images/generations']);
  });

  test('sends non-ASCII bodies intact', async () => {
    await ask({ body: JSON.stringify({ prompt: '灯台 🌊 “rain”' }) });
    expect(server.seen[0]?.body).toEqual({ prompt: '灯台 🌊 “rain”' });
  });

  test('returns an error status with its Retry-After', async () => {
    server.behave({ status: 429, headers: { 'retry-after': '7' }, body: 'slow down' });
    const { status, retryAfterMs, bytes } = await ask();
    expect([status, retryAfterMs, bytes.toString()]).toEqual([429, 7_000, 'slow down']);
  });

  test.each([
    ['no header', {}, undefined],
    ['a date', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
    ['words', { 'retry-after': 'soon' }, undefined],
    ['a negative number', { 'retry-after': '-5' }, 0],
    ['half a second', { 'retry-after': '0.5' }, 500],
  ])('reads a Retry-After of %s', async (_, headers, expected) => {
    server.behave({ status: 503, headers });
    expect((await ask()).retryAfterMs).toBe(expected);
  });

  test('accepts a reply of exactly maxBytes and rejects one byte more', async () => {
    server.behave({ body: 'x'.repeat(1_000) });
    expect((await ask({ maxBytes: 1_000 })).bytes).toHaveLength(1_000);
    await expect(ask({ maxBytes: 999 })).rejects.toMatchObject({ fault: 'unreadable' });
  });

  test('does not follow redirects', async () => {
    server.behave({ status: 307, headers: { location: `${server.baseUrl}/elsewhere` } });
    expect((await ask()).status).toBe(307);
    expect(server.seen).toHaveLength(1);
    expect(server.fetched).toEqual([]);
  });

  test('rejects at once when aborted', async () => {
    server.hold();
    const leaving = new AbortController();
    const request = ask({ signal: leaving.signal });
    await expect.poll(() => server.seen.length).toBe(1);
    leaving.abort();
    await expect(request).rejects.toMatchObject({ fault: 'cut' });
  });

  test.each([
    ['ECONNREFUSED', 'unreachable'],
    ['ENOTFOUND', 'unreachable'],
    ['EAI_AGAIN', 'unreachable'],
    ['ECONNRESET', 'cut'],
    ['ABORT_ERR', 'cut'],
  ])('maps %s to the fault %s', (code, fault) => {
    expect(toImageError(Object.assign(new Error('key sk-secret of Mara'), { code }))).toMatchObject({
      fault,
    });
  });

  test("keeps known faults and leaves the peer's message out of all others", () => {
    const known = new ImageError('moderated', 'no');
    expect(toImageError(known)).toBe(known);
    for (const strange of [new Error('key sk-secret'), 'key sk-secret', undefined, { code: 1 }]) {
      const fault = toImageError(strange);
      expect(fault).toBeInstanceOf(ImageError);
      expect(fault.message).not.toContain('secret');
    }
  });
});
