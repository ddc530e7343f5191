import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { BusinessError, NetworkError, StatusError } from './errors.ts';
import { read, upload, write } from './fixtures/endpoints.ts';
import { answer, type Handler, ok, serve } from './fixtures/serve.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function clientOf(handler: Handler) {
  const server = await serve(handler);
  closers.push(server.close);
  const headers = () => ({ plantype: 'H5', tokenid: 'token1', appchannel: 'web' });
  return { server, client: createClient({ baseUrl: server.url, headers }) };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('call', () => {
  it('returns the data of the envelope', async () => {
    const { client } = await clientOf((_, response) => ok(response, { titles: ['One'] }));
    expect(await client.call(read, { name: 'a' })).toEqual({ titles: ['One'] });
  });

  it('puts fields into path and query, and leaves out undefined ones', async () => {
    const { client, server } = await clientOf((_, response) => ok(response, null));
    await client.call(read, { name: 'a/b c', page: 2, q: 'x&y' });
    expect(server.requests[0]?.url).toBe('/things/a%2Fb%20c?page=2&q=x%26y');
    await client.call(read, { name: 'a' });
    expect(server.requests[1]?.url).toBe('/things/a');
  });

  it('sends a POST as JSON', async () => {
    const { client, server } = await clientOf((_, response) => ok(response, null));
    await client.call(write, { text: 'hello' });
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/things', body: '{"text":"hello"}' });
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('sends plantype, tokenid and appchannel with every request', async () => {
    const { client, server } = await clientOf((_, response) => ok(response, null));
    await client.call(read, { name: 'a' });
    await client.call(write, { text: 'a' });
    for (const { headers } of server.requests) {
      expect(headers).toMatchObject({ plantype: 'H5', tokenid: 'token1', appchannel: 'web' });
    }
  });

  it('sends a request that outlives the page, if keepalive is set', async () => {
    const sent = vi.fn<typeof fetch>(async () => Response.json({ code: 0, msg: '', data: null }));
    const client = createClient({ baseUrl: '/api', headers: () => ({}), fetch: sent });
    await client.call(write, { text: 'a' }, { keepalive: true });
    await client.call(write, { text: 'a' });
    expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
  });

  it('uploads a file as a form', async () => {
    const { client, server } = await clientOf((_, response) => ok(response, { id: 'image1' }));
    const file = new File(['picture'], 'cover.png', { type: 'image/png' });
    expect(await client.call(upload, { file })).toEqual({ id: 'image1' });
    const { headers, body } = server.requests[0] ?? { headers: {}, body: '' };
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('name="file"; filename="cover.png"');
    expect(body).toContain('picture');
  });
});

describe('call, when it fails', () => {
  it('throws a BusinessError with message, name and details if the code is not 0', async () => {
    const { client } = await clientOf((_, response) =>
      answer(response, 200, {
        code: 14001,
        msg: 'Not enough',
        data: { error: 'points.insufficient', balance: 3 },
      }),
    );
    const error = await failure(client.call(write, { text: 'a' }));
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).toMatchObject({
      message: 'Not enough',
      code: 14001,
      error: 'points.insufficient',
      details: { balance: 3 },
    });
  });

  it('throws a StatusError outside 200-299, with status and status text as its message', async () => {
    const { client } = await clientOf((_, response) =>
      answer(response, 413, { code: 413, msg: 'Too big', data: null }),
    );
    const error = await failure(client.call(write, { text: 'a' }));
    expect(error).toBeInstanceOf(StatusError);
    expect(error).toMatchObject({ message: '413 Payload Too Large', status: 413, msg: 'Too big' });
  });

  it('throws a StatusError even if the body is not an envelope', async () => {
    const { client } = await clientOf((_, response) => response.writeHead(404).end('<html>gone</html>'));
    expect(await failure(client.call(read, { name: 'a' }))).toMatchObject({
      message: '404 Not Found',
      msg: '',
    });
  });

  it.each(['<html>', '', '[]', '{"data":1}', 'null'])(
    'throws a NetworkError for %j with status 200',
    async (body) => {
      const { client } = await clientOf((_, response) => response.writeHead(200).end(body));
      expect(await failure(client.call(read, { name: 'a' }))).toBeInstanceOf(NetworkError);
    },
  );

  it('throws a NetworkError if nothing listens', async () => {
    const { client, server } = await clientOf((_, response) => ok(response, null));
    await server.close();
    const error = await failure(client.call(read, { name: 'a' }));
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as NetworkError).cause).toBeDefined();
  });

  it('throws a NetworkError if the reply breaks off', async () => {
    const { client } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"code":0,', () => response.socket?.destroy());
    });
    expect(await failure(client.call(read, { name: 'a' }))).toBeInstanceOf(NetworkError);
  });

  it("throws the signal's reason if aborted, and sends nothing again", async () => {
    const controller = new AbortController();
    const { client, server } = await clientOf(() => controller.abort(new Error('left the page')));
    const pending = failure(client.call(read, { name: 'a' }, { signal: controller.signal }));
    expect(await pending).toMatchObject({ message: 'left the page' });
    expect(server.requests).toHaveLength(1);
  });

  it("throws the signal's reason too if aborted while the reply arrives", async () => {
    const controller = new AbortController();
    const { server } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"code":0,');
    });
    const client = createClient({
      baseUrl: server.url,
      headers: () => ({}),
      async fetch(...request) {
        const reply = await fetch(...request);
        controller.abort(new Error('left the page'));
        return reply;
      },
    });
    const pending = failure(client.call(read, { name: 'a' }, { signal: controller.signal }));
    expect(await pending).toMatchObject({ message: 'left the page' });
  });

  it('reports no failure if it was aborted', async () => {
    const controller = new AbortController();
    const { server } = await clientOf(() => controller.abort());
    const told = vi.fn(() => true);
    const client = createClient({
      baseUrl: server.url,
      headers: () => ({}),
      onError: told,
      interceptors: { network: [told], status: [told] },
    });
    await failure(client.call(read, { name: 'a' }, { signal: controller.signal }));
    expect(told).not.toHaveBeenCalled();
  });
});
