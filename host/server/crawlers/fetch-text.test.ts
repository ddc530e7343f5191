import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchText } from './fetch-text.ts';

let server: Server;
afterEach(() => server.close());

async function ask(answer: RequestListener): Promise<Response> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return fetchText(`http://127.0.0.1:${(server.address() as AddressInfo).port}/list?part=a`, {
    headers: { traceparent: '00-1' },
  });
}

describe('fetchText', () => {
  it('sends the address and the headers, and answers with status and text', async () => {
    const response = await ask(({ url, headers }, answer) =>
      answer.writeHead(404).end(`${url} ${headers.traceparent} été`),
    );
    expect([response.status, await response.text()]).toEqual([404, '/list?part=a 00-1 été']);
  });

  it.each<[string, RequestListener]>([
    ['before', (_, answer) => answer.destroy()],
    [
      'within',
      (_, answer) => answer.writeHead(200, { 'content-length': 9 }).write('half', () => answer.destroy()),
    ],
    [
      'by a reset within',
      ({ socket }, answer) =>
        answer.writeHead(200, { 'content-length': 9 }).write('half', () => socket.resetAndDestroy()),
    ],
  ])('rejects if the connection ends %s the answer', async (_, answer) => {
    await expect(ask(answer)).rejects.toThrow();
  });
});
