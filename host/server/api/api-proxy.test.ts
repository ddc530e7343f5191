import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { serveWith, type WebServer } from '../../fixtures/web-server.ts';
import { createApiProxy } from './api-proxy.ts';

const open: WebServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function behindProxy(
  api: (request: IncomingMessage, response: ServerResponse) => void,
  settings: Parameters<typeof createApiProxy>[1] = {},
) {
  const upstream = await serveWith(api);
  const proxy = await serveWith(createApiProxy(upstream.url, settings));
  open.push(upstream, proxy);
  return { url: proxy.url, upstream };
}

describe('the API proxy', () => {
  it('forwards method, path, query, headers and body, and returns the answer', async () => {
    const { url } = await behindProxy(async (incoming, response) => {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part);
      response.writeHead(201, { 'content-type': 'application/json', 'retry-after': '3' });
      const { method, url: path, headers } = incoming;
      response.end(
        JSON.stringify({ method, path, token: headers.tokenid, body: String(Buffer.concat(parts)) }),
      );
    });
    const response = await fetch(`${url}/api/user/x?a=1&b=%20`, {
      method: 'POST',
      headers: { tokenid: 'abc' },
      body: 'hello',
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([201, '3']);
    expect(await response.json()).toEqual({
      method: 'POST',
      path: '/user/x?a=1&b=%20',
      token: 'abc',
      body: 'hello',
    });
  });

  it.each(['anonymity-register', 'loginOrRegister'])('sets no cookie for a failed %s', async (name) => {
    const body = { code: 11003, msg: 'Please check your email and password', data: {} };
    const { url } = await behindProxy((_, response) => response.end(JSON.stringify(body)));
    const answer = await fetch(`${url}/api/user/${name}`, { method: 'POST' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  });

  it('sets the cookie of a new guest for 90 days, and only with that reply', async () => {
    const body = { code: 0, msg: '', data: { tokenId: 'new-token_1' } };
    const { url } = await behindProxy((_, response) => response.end(JSON.stringify(body)), {
      publicOrigin: 'https://stories.example',
    });
    const registered = await fetch(`${url}/api/user/anonymity-register`, { method: 'POST' });
    expect(await registered.json()).toEqual(body);
    expect(registered.headers.getSetCookie()).toEqual([
      'tokenid=new-token_1; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
      expect.stringMatching(/^tokenid-renewed=\d{10}; Path=\/; Max-Age=7776000; SameSite=Lax; Secure$/),
    ]);
    const other = await fetch(`${url}/api/user/profile`, { method: 'POST' });
    expect(other.headers.getSetCookie()).toEqual([]);
  });

  it.each(['loginOrRegister', 'logins/connect'])('sets the cookie of a login by %s', async (name) => {
    const body = { code: 0, msg: '', data: { tokenId: 'login-token' } };
    const { url } = await behindProxy((_, response) => response.end(JSON.stringify(body)));
    const answer = await fetch(`${url}/api/user/${name}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'none' },
    });
    expect(answer.headers.getSetCookie()[0]).toBe(
      'tokenid=login-token; Path=/; Max-Age=7776000; SameSite=Lax',
    );
  });

  it.each([
    ['/api', '/'],
    ['/api/', '/'],
    ['/api?x=1', '/?x=1'],
    ['/api//double', '//double'],
    ['/files/abc.webp', '/files/abc.webp'],
  ])('requests %s as %s', async (path, asked) => {
    const { url } = await behindProxy((incoming, response) => response.end(incoming.url));
    expect(await (await fetch(`${url}${path}`)).text()).toBe(asked);
  });

  it('sends the address it sees instead of the claimed one, and no cookies', async () => {
    const { url, upstream } = await behindProxy((incoming, response) => {
      const { host, cookie, 'x-forwarded-for': from } = incoming.headers;
      response.end(JSON.stringify({ host, from, cookie: cookie ?? null }));
    });
    const headers = { 'x-forwarded-for': '6.6.6.6', cookie: 'tokenid=secret' };
    const told = (await (await fetch(`${url}/api/x`, { headers })).json()) as Record<string, string | null>;
    expect(told.cookie).toBeNull();
    expect(told.host).toBe(`127.0.0.1:${upstream.port}`);
    expect(told.from).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
  });

  it.each([
    [{}, 'http://localhost:3000'],
    [{ publicOrigin: 'https://stories.example' }, 'https://stories.example'],
  ])('tells the API the origin of the site, never a claimed one (%j)', async (settings, origin) => {
    const { url } = await behindProxy(
      (incoming, response) => response.end(incoming.headers['x-site-origin']),
      settings,
    );
    const headers = { host: 'localhost:3000', 'x-site-origin': 'https://evil.example' };
    const told = await new Promise<string>((resolve) => {
      request(`${url}/api/x`, { headers }, (response) => resolve(text(response))).end();
    });
    expect(told).toBe(origin);
  });

  it.each([
    [0, '127.0.0.1'],
    [1, '10.0.0.2'],
    [2, '10.0.0.1'],
    [4, '127.0.0.1'],
  ])('uses the entry added by the first of %d trusted proxies', async (trustedProxies, address) => {
    const { url } = await behindProxy(
      (incoming, response) => response.end(incoming.headers['x-forwarded-for']),
      { trustedProxies },
    );
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.1,10.0.0.2' };
    expect(await (await fetch(`${url}/api/x`, { headers })).text()).toContain(address);
  });

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PUT'])(
    'never turns the body of a %s into another request',
    async (method) => {
      const requests: string[] = [];
      const { url } = await behindProxy((incoming, response) => {
        requests.push(`${incoming.method} ${incoming.url}`);
        response.end();
      });
      const hidden = 'POST /user/anonymity-register HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 6.6.6.6\r\n\r\n';
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      const line = `${method} /api/x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n`;
      socket.write(`${line}${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
      // The API answers in order: by now a hidden request on its connection would have been seen.
      await fetch(`${url}/api/last`);
      expect(requests).toEqual([...(['GET', 'HEAD'].includes(method) ? [`${method} /x`] : []), 'GET /last']);
    },
  );

  it('answers 502 if the API accepts a request and stays silent', async () => {
    const { url } = await behindProxy(() => {}, { silenceMs: 50 });
    expect((await fetch(`${url}/api/x`)).status).toBe(502);
  });

  it('passes on each piece of a stream as it arrives', async () => {
    let finish = () => {};
    const { url } = await behindProxy((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
      finish = () => response.end('data: two\n\n');
    });
    const reader = (await fetch(`${url}/api/chat`)).body?.getReader();
    // The API has not ended its answer; it continues only after the first piece has arrived.
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: one\n\n');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: two\n\n');
  });

  it('answers 502 in the envelope if the API is down', async () => {
    const { url, upstream } = await behindProxy(() => {});
    await upstream.close();
    const response = await fetch(`${url}/api/x`);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      code: 502,
      msg: 'The service cannot be reached right now. Try again in a moment.',
      data: { error: 'transport.unreachable' },
    });
  });

  it('ends the request to the API when the visitor disconnects', async () => {
    let closed = false;
    const { url } = await behindProxy((_, response) => {
      response.writeHead(200).write('begun');
      response.on('close', () => {
        closed = true;
      });
    });
    const leaving = new AbortController();
    const response = await fetch(`${url}/api/chat`, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    await expect.poll(() => closed).toBe(true);
  });

  it('breaks off the response when the API does', async () => {
    const { url } = await behindProxy((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    });
    await expect(fetch(`${url}/api/x`).then((response) => response.text())).rejects.toThrow();
  });

  it('passes on the answer to a visitor who waits for it before sending the body', async () => {
    const { url } = await behindProxy((incoming, response) =>
      response.end(incoming.headers['content-length']),
    );
    const upload = request(`${url}/api/upload`, {
      method: 'POST',
      headers: { 'content-length': '11000000' },
    });
    upload.on('error', () => {});
    upload.flushHeaders();
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe('11000000');
    upload.destroy();
  });

  it('survives a visitor who breaks off an upload', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { url } = await behindProxy((incoming, response) => {
      incoming.on('data', () => arrive());
      incoming.on('end', () => response.end('whole'));
    });
    const upload = request(`${url}/api/upload`, { method: 'POST', headers: { 'content-length': '1000' } });
    upload.on('error', () => {});
    upload.write('part');
    await arrived;
    upload.destroy();
    expect(await (await fetch(`${url}/api/upload`, { method: 'POST', body: 'all' })).text()).toBe('whole');
  });
});
