import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createApiProxy } from '../api/api-proxy.ts';
import { waitForApi } from './wait-for-api.ts';

async function listen(response: RequestListener) {
  const server = createServer(response).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('waitForApi', () => {
  it('holds a request until the API is up', async () => {
    const requests: string[] = [];
    let refusals = 2;
    const api = await listen(({ url = '' }, response) => {
      requests.push(url);
      response.writeHead(url === '/alive' && refusals-- > 0 ? 503 : 200).end(url);
    });
    const apiUrl = `http://127.0.0.1:${api.port}`;
    const host = await listen(waitForApi(createApiProxy(apiUrl), apiUrl));
    const [answer] = await once(get(`http://127.0.0.1:${host.port}/api/stories`), 'response');
    expect([answer.statusCode, requests]).toEqual([200, ['/alive', '/alive', '/alive', '/stories']]);
    for (const { server } of [host, api]) {
      server.closeAllConnections();
      server.close();
    }
  });
});
