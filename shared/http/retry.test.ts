import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { readRetryAfter } from './envelope.ts';
import { read, write } from './fixtures/endpoints.ts';
import { answer, ok, serve } from './fixtures/serve.ts';

let close = async () => {};
afterEach(() => close());

/** Answers the first `failures` requests with `status`, the others well. */
async function failing(status: number, failures: number, headers: Record<string, string> = {}) {
  const server = await serve((_, response, number) =>
    number <= failures ? answer(response, status, {}, headers) : ok(response, 'fine'),
  );
  close = server.close;
  return { server, client: createClient({ baseUrl: server.url, headers: () => ({}) }) };
}

const passing = [408, 409, 425, 429, 500, 502, 503, 504];

describe('retrying', () => {
  it.each(passing)('a GET that met %i is sent once more', async (status) => {
    const { client, server } = await failing(status, 1);
    expect(await client.call(read, { name: 'a' })).toBe('fine');
    expect(server.requests).toHaveLength(2);
  });

  it('a GET that meets it twice throws', async () => {
    const { client, server } = await failing(503, 2);
    await expect(client.call(read, { name: 'a' })).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 413, 422, 501])('a GET that met %i is not', async (status) => {
    const { client, server } = await failing(status, 1);
    await expect(client.call(read, { name: 'a' })).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  it.each(passing)('a POST that met %i is never', async (status) => {
    const { client, server } = await failing(status, 1);
    await expect(client.call(write, { text: 'a' })).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as Retry-After says', async () => {
    const { client } = await failing(429, 1, { 'retry-after': '1' });
    const started = performance.now();
    expect(await client.call(read, { name: 'a' })).toBe('fine');
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });

  it('waits no longer than two seconds', async () => {
    const { client } = await failing(503, 1, { 'retry-after': '3600' });
    const started = performance.now();
    expect(await client.call(read, { name: 'a' })).toBe('fine');
    expect(performance.now() - started).toBeLessThan(3_500);
  });

  it('stops waiting when the caller leaves', async () => {
    const { client, server } = await failing(503, 1, { 'retry-after': '2' });
    const signal = AbortSignal.timeout(50);
    const started = performance.now();
    await expect(client.call(read, { name: 'a' }, { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(server.requests).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-02T03:04:05Z');
  it.each([
    [null, null],
    ['7', 7],
    ['Fri, 02 Jan 2026 03:04:15 GMT', 10],
    ['Fri, 02 Jan 2026 03:00:00 GMT', 0],
    ['soon', null],
  ])('%j is %j seconds', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});
