import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from './client.ts';

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ port: request.socket.remotePort, token: request.headers.authorization }));
});

afterEach(() => void server.close());

describe('ask', () => {
  it('uses a connection once, because the registry closes idle ones during a build', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ports = new Set<number>();
    for (let sent = 0; sent < 4; sent += 1) {
      const init = { headers: { authorization: 'Bearer one' } };
      const { port, token } = await ask<{ port: number; token: string }>(address, init);
      expect(token).toBe('Bearer one');
      ports.add(port);
    }
    expect(ports.size).toBe(4);
  });

  it('throws an error with the reason of a refusal, or its status', async () => {
    const responses = [
      [409, '{"error":"The build was withdrawn."}'],
      [502, '<html>'],
      [200, 'no JSON'],
    ] as const;
    let asked = 0;
    const refusing = createServer((_, response) => {
      const [status, body] = responses[asked++] ?? [500, ''];
      response.writeHead(status).end(body);
    });
    await once(refusing.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
    await expect(ask(address)).rejects.toThrow(/^The build was withdrawn\.$/);
    await expect(ask(address)).rejects.toThrow(/^The registry answered 502\.$/);
    expect(await ask(address)).toEqual({});
    refusing.close();
  });
});
