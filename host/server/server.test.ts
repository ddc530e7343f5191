import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { requestFields } from '@storyloom/logging/request-fields';
import { type LogFn, type Logger, pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveWith } from '../fixtures/web-server.ts';
import { createApiProxy } from './api/api-proxy.ts';
import { createMetrics } from './metrics.ts';
import { originOf } from './public-address.ts';
import { createHostServer } from './server.ts';

const open: { close(): unknown }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of open.splice(0)) server.close();
});

async function start(options: Partial<Parameters<typeof createHostServer>[0]> = {}) {
  const server = createHostServer({
    log: pino({ level: 'silent' }),
    shellFiles: { find: async () => null },
    publicDir: '/nonexistent',
    artifacts: {} as never,
    proxy: (_, response) => response.end('api'),
    document: async (request, response) => void response.end(originOf(request, options)),
    manifests: () => null,
    pageComposition: () => ({}),
    ...options,
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function sendRaw(port: number, lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`);
  return text(socket);
}

describe('createHostServer', () => {
  it('sends the worker, which browsers ask for again each time, or one that removes an earlier one', async () => {
    const [own, none] = [await start({ worker: 'own worker' }), await start()];
    const response = await fetch(`http://127.0.0.1:${own}/sw.js`);
    expect(await response.text()).toBe('own worker');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await fetch(`http://127.0.0.1:${own}/sw.js`, { headers, cache: 'no-store' })).status).toBe(304);
    expect(await (await fetch(`http://127.0.0.1:${none}/sw.js`)).text()).toContain('unregister()');
  });

  it.each([
    ['/read/x?a=1', '/read/x?a=1'],
    ['//evil.example/x', null],
    ['/\\evil.example', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
  ])(
    'answers the offline page with the page that was missed if that is one of this site (%s)',
    async (page, path) => {
      const origin = `http://127.0.0.1:${await start()}`;
      const address = `${origin}/offline?${new URLSearchParams({ page })}`;
      const response = await fetch(address, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe(path === null ? null : origin + path);
      expect(response.status).toBe(path === null ? 200 : 302);
    },
  );

  it('opens what a person shares with the installed app', async () => {
    const address = `http://127.0.0.1:${await start()}/share-target?title=Night+trains`;
    const { headers } = await fetch(address, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/search?keyword=Night+trains');
  });

  it('keeps connections open for longer than a proxy waits before its next request', async () => {
    const response = await fetch(`http://127.0.0.1:${await start()}/alive`);
    expect(response.headers.get('keep-alive')).toBe('timeout=65');
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses every POST of another site (%j)', async (headers) => {
    const answer = vi.fn();
    const proxy = (_: unknown, response: ServerResponse) => response.end('api');
    const url = `http://127.0.0.1:${await start({ proxy, reports: { answer } })}`;
    const post = (path: string, sent: Record<string, string>) =>
      fetch(`${url}${path}`, { method: 'POST', headers: sent, body: '{}' });
    for (const path of [
      '/api/user/sendMailPwdCode',
      '/api/user/%61nonymity-register',
      '/files/x',
      '/reports',
    ])
      expect((await post(path, headers)).status).toBe(403);
    expect(answer).not.toHaveBeenCalled();
    expect((await post('/api/user/x', { origin: url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await post('/api/ai-lab/payments/webhook', {})).status).toBe(200);
    expect((await fetch(`${url}/api/x`, { headers })).status).toBe(200);
  });

  it('logs once a minute that a proxy hides the address of the site', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const warn = vi.fn<LogFn>();
    const log = { warn, error: vi.fn(), debug: vi.fn() } as unknown as Logger;
    const hidden = `http://127.0.0.1:${await start({ log })}/api/x`;
    const origin = 'https://stories.example';
    for (let i = 0; i < 2; i++) await fetch(hidden, { method: 'POST', headers: { origin } });
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ origin, host: new URL(hidden).host }), expect.stringContaining('Host')],
    ]);
    vi.advanceTimersByTime(60_000);
    await fetch(hidden, { method: 'POST', headers: { origin } });
    expect(warn).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    warn.mockClear();
    const named = `http://127.0.0.1:${await start({ log, publicOrigin: origin })}/`;
    for (let i = 0; i < 2; i++) await fetch(named);
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({ host: new URL(named).host, publicOrigin: origin }),
        expect.stringContaining('PUBLIC_ORIGIN'),
      ],
    ]);
  });

  it('makes the id of a request, and logs its answer with it and without parameters', async () => {
    const api = await serveWith((request, response) => {
      const { traceparent, tracestate, 'x-request-id': id } = request.headers;
      response.end(JSON.stringify({ traceparent, tracestate, id }));
    });
    open.push(api);
    const lines: Record<string, unknown>[] = [];
    const log = pino(
      { level: 'debug', mixin: requestFields },
      { write: (line: string) => void lines.push(JSON.parse(line)) },
    );
    const port = await start({ log, proxy: createApiProxy(api.url) });
    const claimed = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const headers = {
      traceparent: claimed,
      tracestate: 'x=1',
      'x-request-id': 'mine',
      'x-composition': 'c1',
    };
    const response = await fetch(`http://127.0.0.1:${port}/api/x?code=secret`, { headers });
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^(?!a+$)[\da-f]{32}$/);
    const traceparent = expect.stringMatching(`^00-${requestId}-[\\da-f]{16}-00$`);
    expect(await response.json()).toEqual({ traceparent, id: requestId });
    await expect
      .poll(() => lines)
      .toMatchObject([
        { method: 'GET', path: '/api/x', status: 200, requestId, composition: 'c1', msg: 'answered' },
      ]);
  });

  it('takes long cookies, and says what to do about longer ones', async () => {
    const port = await start();
    const sendCookie = (bytes: number) =>
      sendRaw(port, ['GET /alive HTTP/1.1', 'Host: a', `Cookie: a=${'x'.repeat(bytes)}`]);
    expect(await sendCookie(40_000)).toMatch(/^HTTP\/1\.1 200/);
    const refused = await sendCookie(70_000);
    expect(refused).toMatch(/^HTTP\/1\.1 431/);
    expect(refused).toContain('Delete the cookies');
  });

  it('refuses a request with two Host lines', async () => {
    const port = await start();
    const get = 'GET /api/x HTTP/1.1';
    expect(await sendRaw(port, [get, 'Host: a', 'Host: b'])).toMatch(/^HTTP\/1\.1 400/);
    expect(await sendRaw(port, [get, 'Host: a'])).toMatch(/^HTTP\/1\.1 200/);
  });

  it.each(['/', '/api/x', '/alive', '/static/none', '/composition.json'])(
    'sends the headers of every response for %s',
    async (path) => {
      const response = await fetch(`http://127.0.0.1:${await start()}${path}`);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(response.headers.get('strict-transport-security')).toBeNull();
    },
  );

  it.each([
    [{ publicOrigin: 'https://stories.example' }, {}, 'https://stories.example'],
    [{ trustedProxies: 1 }, { 'x-forwarded-proto': 'https' }, 'https://127.0.0.1'],
    [{}, { 'x-forwarded-proto': 'https' }, 'http://127.0.0.1'],
    [{ trustedProxies: 1 }, { 'x-forwarded-proto': 'http, https' }, 'https://127.0.0.1'],
    [{ trustedProxies: 1 }, { 'x-forwarded-proto': 'https, http' }, 'http://127.0.0.1'],
  ])('has the public origin of %j with %j', async (options, headers, origin) => {
    const response = await fetch(`http://127.0.0.1:${await start(options)}/`, { headers });
    expect(await response.text()).toContain(origin);
    const isSecure = response.headers.get('strict-transport-security') === 'max-age=31536000';
    expect(isSecure).toBe(origin.startsWith('https'));
  });

  it('is not ready while it drains, and still serves', async () => {
    const url = `http://127.0.0.1:${await start({ isLeaving: () => true })}`;
    const statuses = await Promise.all(
      ['/alive', '/ready', '/', '/api/x'].map(async (path) => (await fetch(url + path)).status),
    );
    expect(statuses).toEqual([200, 503, 200, 200]);
  });

  it('is not ready and has no pages before the first composition', async () => {
    const url = `http://127.0.0.1:${await start({ pageComposition: () => null })}`;
    const statuses = await Promise.all(
      ['/alive', '/ready', '/', '/read/x'].map(async (path) => (await fetch(url + path)).status),
    );
    expect(statuses).toEqual([200, 503, 503, 503]);
  });

  it('asks a search engine to come back, without a body, before the first composition and after a fault', async () => {
    const document = () => Promise.reject(new Error('broken on purpose'));
    for (const fault of [{ pageComposition: () => null }, { document }]) {
      const headers = {
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      };
      const response = await fetch(`http://127.0.0.1:${await start(fault)}/read/x`, { headers });
      expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
        503,
        '120',
        '',
      ]);
    }
  });

  it('asks to come back for a file that the registry could not send', async () => {
    const find = () => Promise.reject(new Error('registry away on purpose'));
    const port = await start({ shellFiles: { find }, artifacts: { find } as never });
    for (const path of ['/static/js/a.js', '/m/sample/aaaaaaaaaaaa/browser/remoteEntry.js']) {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        '2',
        'no-store',
      ]);
    }
  });

  it('accepts reports by POST only, and has no metrics or reports in development', async () => {
    const answer = vi.fn(async (_: unknown, response: ServerResponse) => void response.writeHead(204).end());
    const metrics = createMetrics();
    const [live, development] = [await start({ reports: { answer }, metrics }), await start()];
    const statusOf = async (port: number, path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
    expect([await statusOf(live, '/reports', 'POST'), await statusOf(live, '/reports')]).toEqual([204, 404]);
    expect(answer).toHaveBeenCalledTimes(1);
    expect([await statusOf(live, '/metrics'), await statusOf(development, '/metrics')]).toEqual([200, 404]);
    expect(await statusOf(development, '/reports', 'POST')).toBe(404);
  });

  it('turns the answer that a login service posts into that of the page, and refuses other forms', async () => {
    const url = `http://127.0.0.1:${await start()}/`;
    const post = (body: URLSearchParams | string, headers = {}) =>
      fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
    const answer = { state: 'apple.s', code: 'c&d', user: '{"name":"Mira"}' };
    const response = await post(new URLSearchParams(answer));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?state=apple.s&code=c%26d']);
    const refused = [
      new URLSearchParams({ code: 'c' }),
      new URLSearchParams({ ...answer, code: 'c'.repeat(20_001) }),
      JSON.stringify(answer),
    ];
    for (const body of refused) expect((await post(body)).status).toBe(405);
  });

  it('has pages for GET and HEAD only, and answers a failure without its reason', async () => {
    const error = vi.fn<LogFn>();
    const document = vi.fn().mockRejectedValue(new Error('password of the database'));
    const port = await start({ document, log: { error, debug: vi.fn() } as unknown as Logger });
    const headers = { 'user-agent': 'Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36' };
    const ask = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([(await ask('/read/x', method)).status, (await ask('/alive', method)).status]).toEqual([
        405, 405,
      ]);
    expect(document).not.toHaveBeenCalled();
    const response = await ask('/read/x');
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await response.text()).not.toContain('password');
    expect(error).toHaveBeenCalledOnce();
    expect((await ask('/', 'HEAD')).status).toBe(500);
  });

  it('keeps the composition out of caches, and has no addresses of development', async () => {
    const port = await start({ pageComposition: () => ({ id: 'c1' }) });
    const answer = await fetch(`http://127.0.0.1:${port}/composition.json`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ id: 'c1' });
    expect((await fetch(`http://127.0.0.1:${port}/dev/x`)).status).toBe(404);
    const development = await start({ handleDevelopment: (_, response) => !!response.end('dev') });
    expect(await (await fetch(`http://127.0.0.1:${development}/dev/x`)).text()).toBe('dev');
  });

  const reportTo = async (log: Pick<Logger, 'warn'>, metrics = createMetrics()) => {
    const port = await start({ log: { debug: vi.fn(), ...log } as unknown as Logger, metrics });
    const report = (body: unknown) =>
      fetch(`http://127.0.0.1:${port}/reports/csp`, { method: 'POST', body: JSON.stringify(body) });
    return { port, report };
  };

  it('logs and counts violations of the policy without addresses of pages, at most 60 a minute of a network', async () => {
    const warn = vi.fn<LogFn>();
    const metrics = createMetrics();
    const { report } = await reportTo({ warn }, metrics);
    const violation = {
      'document-uri': 'https://stories.example/read/secret',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/pixel?visitor=1',
    };
    const statuses = [];
    for (let i = 0; i < 62; i++) statuses.push((await report({ 'csp-report': violation })).status);
    expect(statuses.slice(58)).toEqual([204, 204, 429, 429]);
    expect(warn).toHaveBeenCalledTimes(60);
    expect(warn).toHaveBeenCalledWith(
      { directive: 'img-src', blocked: 'https://evil.example' },
      'policy violated',
    );
    expect(await metrics.text()).toContain('storyloom_policy_violations_total{directive="img-src"} 60\n');
  });

  it('logs violations again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const warn = vi.fn<LogFn>();
    const { report } = await reportTo({ warn });
    for (let i = 0; i < 61; i++) await report({ 'csp-report': {} });
    vi.advanceTimersByTime(59_999);
    await report({ 'csp-report': {} });
    expect(warn).toHaveBeenCalledTimes(60);
    vi.advanceTimersByTime(1);
    await report({ 'csp-report': {} });
    expect(warn).toHaveBeenCalledTimes(61);
  });

  it.each([
    [
      { 'violated-directive': "script-src-elem 'self'", 'blocked-uri': 'inline' },
      'script-src-elem',
      'inline',
    ],
    [{ 'effective-directive': 'x'.repeat(5_000), 'blocked-uri': 'data' }, 'other', 'data'],
    [{}, 'other', ''],
  ])('names the directive of %j', async (violation, directive, blocked) => {
    const warn = vi.fn<LogFn>();
    const { report } = await reportTo({ warn });
    await report({ 'csp-report': violation });
    expect(warn).toHaveBeenCalledExactlyOnceWith({ directive, blocked }, 'policy violated');
  });

  it.each([['no JSON'], [{ age: 1 }], [{ 'csp-report': { 'blocked-uri': 'x'.repeat(10_000) } }]])(
    'ignores the report %j',
    async (body) => {
      const warn = vi.fn<LogFn>();
      const { report } = await reportTo({ warn });
      expect((await report(body)).status).toBe(204);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('does not treat a report cut off by the visitor as a failure', async () => {
    const [warn, error] = [vi.fn<LogFn>(), vi.fn<LogFn>()];
    const cut = Promise.withResolvers<void>();
    const port = await start({
      log: { warn, error, debug: vi.fn() } as unknown as Logger,
      reports: {
        async answer(request) {
          request.once('close', () => setImmediate(cut.resolve));
          for await (const _ of request) socket.destroy();
        },
      },
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /reports HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
    await cut.promise;
    expect(warn).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});
