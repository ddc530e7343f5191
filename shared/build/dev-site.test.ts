import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDevSite } from './dev-site.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(answer: Answer): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const source = { name: 'community', stable: { version: 'dev' } };
const description = JSON.stringify({ mfe: { ...source, parts: {} }, server: '', serverHash: '' });
const data = {
  mode: 'ssr',
  hasWorker: true,
  composition: { id: 'live', mfes: [{ name: 'community' }, { name: 'reader' }] },
  styles: [{ href: '/m/community/a/page.css' }, { href: '/m/reader/a/page.css' }],
};
const document = `<script nonce="n">window.__STORYLOOM__=${JSON.stringify(data)};addEventListener("error",f)</script>`;

/** A site, and the address at which it has the micro-frontend from source. */
async function siteOf(answer: Answer, described: Answer = (_, response) => response.end(description)) {
  const against = await listen(answer);
  const dev = await listen(described);
  const { address, close } = await startDevSite({ against, source: dev, port: 0 });
  onTestFinished(close);
  return { against, dev, own: address };
}

const page = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;

describe('startDevSite', () => {
  it('puts the micro-frontend from source into the documents of the site', async () => {
    const { own, dev } = await siteOf((_, response) => {
      response.setHeader('content-security-policy', "style-src 'self'; connect-src 'self'");
      response.setHeader('integrity-policy', 'blocked-destinations=(script)');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(document);
    });
    const response = await fetch(own, page);
    const json = /__STORYLOOM__=(.*);addEventListener/.exec(await response.text())?.[1] ?? '';
    expect(response.status).toBe(200);
    expect(JSON.parse(json)).toEqual({
      mode: 'replace',
      hasWorker: false,
      composition: { id: 'live-dev', mfes: [source, { name: 'reader' }] },
      styles: [{ href: '/m/reader/a/page.css' }],
    });
    expect(response.headers.get('integrity-policy')).toBeNull();
    expect(response.headers.get('content-security-policy')).toBe(
      `style-src 'self' ${dev}; connect-src 'self' ${dev} ${dev.replace('http', 'ws')}`,
    );
  });

  it('keeps the cookies and redirects of the site, and sends its origin', async () => {
    const { own, against } = await siteOf(({ headers }, response) => {
      response.setHeader('set-cookie', [
        'a=1; Domain=staging.example; Path=/; Secure; SameSite=None',
        'b=2; Secure',
      ]);
      response.setHeader('strict-transport-security', 'max-age=1');
      response.setHeader('location', `http://${headers.host}/next`);
      response.writeHead(302).end(`${headers.origin} ${headers.referer}`);
    });
    const request = { headers: { origin: own, referer: `${own}/read` }, redirect: 'manual' } as const;
    const response = await fetch(`${own}/api/login`, { ...request, method: 'POST', body: '{}' });
    expect(await response.text()).toBe(`${against} ${against}/read`);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/; SameSite=Lax', 'b=2']);
    expect(response.headers.get('location')).toBe(`${own}/next`);
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  it('says that the site cannot be reached, or that the sources do not compile', async () => {
    const { own } = await siteOf((request) => void request.socket.destroy());
    const gone = await fetch(own, page);
    expect([gone.status, await gone.text()]).toEqual([502, expect.stringContaining('cannot be reached')]);
    const broken = await siteOf(
      (_, response) => response.setHeader('content-type', 'text/html').end(document),
      (_, response) => response.writeHead(503).end(),
    );
    const failed = await fetch(broken.own, page);
    expect([failed.status, await failed.text()]).toEqual([503, expect.stringContaining('does not compile')]);
  });
});
