import { send } from '@storyloom/contract/chat/endpoints/send';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { readRetryAfter } from './envelope.ts';
import { read, write } from './fixtures/endpoints.ts';
import { answer, ok, serve } from './fixtures/serve.ts';

let close = async () => {};
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

/** A server that answers the first `failures` requests with `status`, and a client whose waits take no time. */
async function failing(status: number, failures: number, headers: Record<string, string> = {}) {
  const server = await serve((_, response, number) =>
    number <= failures ? answer(response, status, {}, headers) : ok(response, 'fine'),
  );
  close = server.close;
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  return { server, waits, client: createClient({ baseUrl: server.url, headers: () => ({}), wait }) };
}

const transient = [408, 409, 425, 429, 500, 502, 503, 504];

describe('call', () => {
  it.each(transient)('sends a GET again after %i', async (status) => {
    const { client, server } = await failing(status, 1);
    expect(await client.call(read, { name: 'a' })).toBe('fine');
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    [429, {}, 1],
    [500, {}, 1],
    [504, {}, 1],
    [503, { 'retry-after': '1' }, 1],
    [502, {}, 6],
    [503, {}, 6],
  ])('throws %i with %o after %i more attempts', async (status, headers: Record<string, string>, more) => {
    const { client, server } = await failing(status, 9, headers);
    await expect(client.call(read, { name: 'a' })).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1 + more);
  });

  it('sends a GET again for 3 s while the service is restarted', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, waits } = await failing(503, 6);
    expect(await client.call(read, { name: 'a' })).toBe('fine');
    expect(waits).toEqual([150, 500, 500, 500, 500, 500]);
  });

  it.each([
    [0, 112.5],
    [1, 187.5],
  ])('waits a random time, for %d %d ms', async (random, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { client, waits } = await failing(503, 1);
    await client.call(read, { name: 'a' });
    expect(waits).toEqual([expected]);
  });

  it.each([400, 401, 403, 404, 410, 413, 422, 501])('does not send a GET again after %i', async (status) => {
    const { client, server } = await failing(status, 1);
    await expect(client.call(read, { name: 'a' })).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  it.each(transient)('does not send a POST again after %i', async (status) => {
    const { client, server } = await failing(status, 1);
    await expect(client.call(write, { text: 'a' })).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  const sent = { storyId: 's1', content: 'Knock', clientRequestId: 'request-1' };
  it.each([502, 503, 504])('sends a POST with a clientRequestId again after %i', async (status) => {
    const { client, server } = await failing(status, 1);
    expect(await client.call(send, sent)).toBe('fine');
    expect(server.requests).toHaveLength(2);
  });

  it.each([409, 429, 500])('does not send a POST with a clientRequestId again after %i', async (status) => {
    const { client } = await failing(status, 1);
    await expect(client.call(send, sent)).rejects.toMatchObject({ status });
  });

  it.each([
    ['150 ms without Retry-After', {}, 150],
    ['as long as Retry-After says', { 'retry-after': '1' }, 1_000],
    ['at most 2,000 ms', { 'retry-after': '3600' }, 2_000],
  ])('waits %s before the second attempt', async (_, headers: Record<string, string>, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, waits } = await failing(429, 1, headers);
    expect(await client.call(read, { name: 'a' })).toBe('fine');
    expect(waits).toEqual([expected]);
  });

  describe('after a lost connection', () => {
    /** A server that closes the first `lost` connections without an answer. */
    async function losing(lost: number) {
      const server = await serve((_, response, number) =>
        number <= lost ? response.destroy() : ok(response, 'fine'),
      );
      close = server.close;
      const client = createClient({ baseUrl: server.url, headers: () => ({}), wait: async () => {} });
      return { server, client };
    }

    it('sends a GET and a POST with a clientRequestId once more', async () => {
      const { client } = await losing(1);
      expect(await client.call(read, { name: 'a' })).toBe('fine');
      await close();
      const second = await losing(1);
      expect(await second.client.call(send, sent)).toBe('fine');
    });

    it('throws after the second attempt, and a POST after the first', async () => {
      const { client, server } = await losing(9);
      await expect(client.call(read, { name: 'a' })).rejects.toMatchObject({ name: 'NetworkError' });
      expect(server.requests).toHaveLength(2);
      await expect(client.call(write, { text: 'a' })).rejects.toMatchObject({ name: 'NetworkError' });
      expect(server.requests).toHaveLength(3);
    });
  });

  it('stops waiting when the caller aborts', async () => {
    const { server } = await failing(503, 1, { 'retry-after': '2' });
    const leaving = new AbortController();
    const onError = () => leaving.abort(new Error('left'));
    const client = createClient({ baseUrl: server.url, headers: () => ({}), onError });
    const call = client.call(read, { name: 'a' }, { signal: leaving.signal });
    await expect(call).rejects.toThrow('left');
    expect(server.requests).toHaveLength(1);
  });
});

describe('readRetryAfter', () => {
  const now = Date.parse('2026-01-02T03:04:05Z');
  it.each([
    [null, null],
    ['7', 7],
    ['Fri, 02 Jan 2026 03:04:15 GMT', 10],
    ['Fri, 02 Jan 2026 03:00:00 GMT', 0],
    ['soon', null],
  ])('reads %j as %j seconds', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});
