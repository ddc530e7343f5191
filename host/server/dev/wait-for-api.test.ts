import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createApiProxy } from '../api/api-proxy.ts';
import { waitForApi } from './wait-for-api.ts';

async function listen(answer: RequestListener, port = 0) {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('waitForApi', () => {
  it('holds a request while the API restarts', async () => {
    const first = await listen(() => {});
    const apiUrl = `http://127.0.0.1:${first.port}`;
    first.server.close();
    const host = await listen(waitForApi(createApiProxy(apiUrl), apiUrl));
    const asked = get(`http://127.0.0.1:${host.port}/api/stories`);
    await sleep(150);
    const again = await listen((request, response) => void response.end(request.url), first.port);
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(200);
    for (const { server } of [host, again]) {
      server.closeAllConnections();
      server.close();
    }
  });
});
