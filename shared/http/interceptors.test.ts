import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { read, write } from './fixtures/endpoints.ts';
import { answer, type Handler, ok, serve } from './fixtures/serve.ts';
import type { Interceptors } from './transport.ts';

let close = async () => {};
afterEach(() => close());

async function clientOf(handler: Handler, interceptors: Interceptors) {
  const server = await serve(handler);
  close = server.close;
  return { server, client: createClient({ baseUrl: server.url, headers: () => ({}), interceptors }) };
}

const business: Handler = (_, response, number) =>
  number === 1 ? answer(response, 200, { code: 5, msg: 'no', data: {} }) : ok(response, 'fine');

describe('interceptors', () => {
  it('cause a second request, also of a POST, if one handles the failure', async () => {
    const { client, server } = await clientOf(business, { business: [() => true] });
    expect(await client.call(write, { text: 'a' })).toBe('fine');
    expect(server.requests).toHaveLength(2);
  });

  it('let a failure be thrown if none handles it', async () => {
    const { client, server } = await clientOf(business, { business: [() => false] });
    await expect(client.call(write, { text: 'a' })).rejects.toMatchObject({ code: 5 });
    expect(server.requests).toHaveLength(1);
  });

  it('cause no loop if one always handles the failure', async () => {
    const always: Handler = (_, response) => answer(response, 200, { code: 5, msg: 'no', data: {} });
    const { client, server } = await clientOf(always, { business: [() => true] });
    await expect(client.call(write, { text: 'a' })).rejects.toMatchObject({ code: 5 });
    expect(server.requests).toHaveLength(2);
  });

  it('get only their own kind of failure', async () => {
    const seen: string[] = [];
    const note = (kind: string) => () => {
      seen.push(kind);
      return false;
    };
    const kinds = { network: [note('network')], status: [note('status')], business: [note('business')] };
    const failures: Handler = (_, response, number) => {
      if (number === 1) response.socket?.destroy();
      else if (number === 2) answer(response, 404, {});
      else answer(response, 200, { code: 5, msg: '', data: null });
    };
    const { client } = await clientOf(failures, kinds);
    for (let i = 0; i < 3; i++) await client.call(write, { text: 'a' }).catch(() => {});
    expect(seen).toEqual(['network', 'status', 'business']);
  });

  it('run in order until one handles the failure', async () => {
    const requests: number[] = [];
    const row = [1, 2, 3].map((place) => async () => {
      requests.push(place);
      return place === 2;
    });
    const { client } = await clientOf(business, { business: row });
    await client.call(read, { name: 'a' });
    expect(requests).toEqual([1, 2]);
  });
});
