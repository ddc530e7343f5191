import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { StatusError } from './errors.ts';
import { read, write } from './fixtures/endpoints.ts';
import { answer, ok, serve } from './fixtures/serve.ts';
import type { Transport } from './transport.ts';

let close = async () => {};
afterEach(() => close());

const refusing = await serve((_, response) => answer(response, 401, {}));
afterAll(() => refusing.close());

/** A server that accepts the tokens in `good` and registers a guest once `refusals` requests were refused. */
async function session(token: string, options: Partial<Transport> = {}, refusals = 1) {
  const good = new Set<string>();
  const refused = Promise.withResolvers<void>();
  let count = 0;
  const server = await serve((request, response) => {
    if (request.url === '/user/anonymity-register') {
      good.add('guest1');
      void refused.promise.then(() => ok(response, { tokenId: 'guest1' }));
    } else if (good.has(String(request.headers.tokenid))) ok(response, 'fine');
    else {
      answer(response, 401, { code: 401, msg: 'Who are you?', data: null });
      if (++count === refusals) refused.resolve();
    }
  });
  close = server.close;
  const state = { token, cleared: [] as (string | null)[] };
  const client = createClient({
    baseUrl: server.url,
    headers: () => ({ tokenid: state.token }),
    async onUnauthorized(deadToken) {
      state.cleared.push(deadToken);
      state.token = '';
      const reply = await fetch(`${server.url}/user/anonymity-register`, { method: 'POST' });
      state.token = ((await reply.json()) as { data: { tokenId: string } }).data.tokenId;
      return true;
    },
    ...options,
  });
  const registrations = () => server.requests.filter(({ url }) => url === '/user/anonymity-register').length;
  return { server, client, state, good, registrations };
}

describe('a rejected token', () => {
  it('is replaced with that of a new guest, and the request is sent again', async () => {
    const { client, state, server } = await session('dead');
    expect(await client.call(write, { text: 'a' })).toBe('fine');
    expect(state).toEqual({ token: 'guest1', cleared: ['dead'] });
    expect(server.requests.map(({ url }) => url)).toEqual(['/things', '/user/anonymity-register', '/things']);
  });

  it('registers one guest for ten requests at once', async () => {
    const { client, registrations } = await session('dead', {}, 10);
    const calls = Array.from({ length: 10 }, (_, i) => client.call(read, { name: `n${i}` }));
    expect(await Promise.all(calls)).toEqual(Array(10).fill('fine'));
    expect(registrations()).toBe(1);
  });

  it('registers no guest if the token was replaced while the request was under way', async () => {
    const { client, state, good, registrations } = await session('dead');
    const late = client.call(read, { name: 'late' });
    good.add('other');
    state.token = 'other';
    expect(await late).toBe('fine');
    expect(registrations()).toBe(0);
  });

  it('is replaced if it is missing', async () => {
    const { client, state } = await session('');
    expect(await client.call(read, { name: 'a' })).toBe('fine');
    expect(state.cleared).toEqual([null]);
  });

  it('is reported to onError even if the repeat succeeds', async () => {
    const seen: unknown[] = [];
    const { client } = await session('dead', { onError: (error) => seen.push(error) });
    await client.call(read, { name: 'a' });
    expect(seen).toEqual([expect.objectContaining({ status: 401 })]);
  });

  it('goes to the interceptors first', async () => {
    const order: string[] = [];
    const { client, registrations } = await session('dead', {
      interceptors: {
        status: [
          (error) => {
            order.push(`interceptor ${error.status}`);
            return false;
          },
        ],
      },
    });
    await client.call(read, { name: 'a' });
    expect(order).toEqual(['interceptor 401']);
    expect(registrations()).toBe(1);
  });

  it.each([
    ['the new token is rejected as well', async () => true, 2],
    ['no guest is registered', async () => false, 1],
    ['the registration fails', () => Promise.reject(new Error('down')), 1],
  ])('is thrown without a loop when %s', async (_, onUnauthorized, requests) => {
    const { client, server } = await session('dead', { onUnauthorized });
    await expect(client.call(read, { name: 'a' })).rejects.toBeInstanceOf(StatusError);
    expect(server.requests).toHaveLength(requests);
  });

  it('registers one more guest when tokens are rejected again later', async () => {
    const { client, state, good, registrations } = await session('dead');
    await client.call(read, { name: 'a' });
    good.clear();
    state.token = 'dead again';
    await Promise.all([1, 2, 3].map((i) => client.call(read, { name: `n${i}` })));
    expect(registrations()).toBe(2);
  });

  it('is thrown without waiting when a request of the renewal itself is refused', async () => {
    const waits: number[] = [];
    const { client, state, registrations } = await session('dead', {
      wait: async (ms) => void waits.push(ms),
      async onUnauthorized() {
        state.token = 'refused as well';
        await client.call(read, { name: 'who am I' });
        return true;
      },
    });
    await expect(client.call(read, { name: 'a' })).rejects.toMatchObject({ status: 401 });
    expect(registrations()).toBe(0);
    expect(waits).toEqual([]);
  });

  it('causes neither another registration nor a wait when the registration is refused', async () => {
    const requests: string[] = [];
    const waits: number[] = [];
    const { client } = await session('dead', {
      wait: async (ms) => void waits.push(ms),
      baseUrl: refusing.url,
      async onUnauthorized() {
        requests.push('guest');
        await client.call(anonymityRegister, {});
        return true;
      },
    });
    await expect(client.call(read, { name: 'a' })).rejects.toMatchObject({ status: 401 });
    expect(requests).toEqual(['guest']);
    expect(waits).toEqual([]);
  });
});
