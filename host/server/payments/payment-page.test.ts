import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPaymentPage } from './payment-page.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const answer = createPaymentPage({
  payOrigin: 'https://pay.stories.example',
  siteOrigin: 'https://stories.example',
  clientToken: 'live_token',
  environment: 'sandbox',
});

async function get(host: string, path = '/?_ptxn=txn_1', method = 'GET') {
  server = createServer((incoming, response) => {
    if (!answer(incoming, response)) response.end('the site');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode as number, headers: response.headers, body: await text(response) };
}

describe('createPaymentPage', () => {
  it('answers at its own origin with a document that only the site may frame', async () => {
    const { status, headers, body } = await get('pay.stories.example');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain('frame-ancestors https://stories.example');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(
      'data-token="live_token" data-environment="sandbox" data-site="https://stories.example"',
    );
  });

  it('allows its own script by hash', async () => {
    const { headers, body } = await get('pay.stories.example');
    const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('tells the site that the form cannot be shown when the script of the provider is blocked', async () => {
    const { body } = await get('pay.stories.example');
    const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const site = { postMessage: vi.fn() };
    const status = { textContent: '' };
    runInNewContext(script, {
      document: {
        body: { dataset: { environment: 'sandbox', site: 'https://stories.example' } },
        querySelector: () => status,
      },
      location: { search: '?_ptxn=txn_1' },
      URLSearchParams,
      window: { parent: site },
    });
    expect(site.postMessage.mock.calls).toEqual([
      [
        { source: 'storyloom-payment', version: 1, transactionId: 'txn_1', event: 'error' },
        'https://stories.example',
      ],
    ]);
    expect(status.textContent).toMatch(/^The payment form couldn’t be loaded\./);
  });

  it.each(['/api/user/user/login-user', '/read/story', '/static/x.js'])(
    'serves nothing of the site at its origin: %s',
    async (path) => {
      expect((await get('pay.stories.example', path)).status).toBe(404);
    },
  );

  it('accepts no forms', async () => {
    expect((await get('pay.stories.example', '/', 'POST')).status).toBe(404);
  });

  it('leaves other origins to the site', async () => {
    expect((await get('stories.example')).body).toBe('the site');
  });
});
