import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@storyloom/testing/free-port';
import { nginxPath } from '@storyloom/testing/nginx';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { proxyConfig } from '../fleet/proxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'storyloom-nginx-'));
let nginx: ChildProcess;
let port = 0;
let answer: RequestListener;
let asked: string[] = [];

const open = [0, 1].map((at) =>
  createServer((req, res) => {
    asked.push(`${at} ${req.method}`);
    answer(req, res);
  }),
);

/** A machine that is gone. A free port in its place could be taken by another test. */
const dead = createServer().on('connection', (socket) => {
  asked.push('dead');
  socket.destroy();
});

async function listen(server: (typeof open)[number]): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const sites = await Promise.all([...open, dead].map(listen));
  port = await freePort();
  const config = proxyConfig({
    folder,
    listen: {
      site: `127.0.0.1:${port}`,
      api: `unix:${folder}/api.sock`,
      registry: `unix:${folder}/registry.sock`,
    },
    server: (_, machine) => `127.0.0.1:${sites[machine - 1]}`,
    logLevel: 'crit',
  });
  writeFileSync(join(folder, 'nginx.conf'), config);
  nginx = spawn(nginxPath() ?? 'nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  answer = (_, res) => res.end();
  await vi.waitFor(() => send('GET', '/'), 30_000);
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  const gone = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await gone;
  for (const server of [...open, dead]) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Sends a request as a visitor of stories.example; resolves with the begin of the answer. */
async function send(method: string, path: string): Promise<IncomingMessage> {
  const headers = { host: 'stories.example', 'x-forwarded-for': '203.0.113.7' };
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

describe('deploy/proxies/nginx.conf', () => {
  test('passes address, host and network of a visitor', async () => {
    let seen: IncomingMessage | undefined;
    answer = (req, res) => {
      seen = req;
      res.end();
    };
    (await send('GET', '/search/this%2Fthat?a=%20')).resume();
    expect(seen?.url).toBe('/search/this%2Fthat?a=%20');
    expect(seen?.headers).toMatchObject({
      host: 'stories.example',
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  test('keeps no connection, which could lead to a machine that has lost its network', async () => {
    let opened = 0;
    const count = () => void opened++;
    for (const server of open) server.on('connection', count);
    for (const _ of Array(4)) await once((await send('GET', '/')).resume(), 'end');
    for (const server of open) server.off('connection', count);
    expect(opened).toBe(4);
  });

  test('passes a reply on while it is written', async () => {
    let end = () => {};
    answer = (_, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      res.write('data: Once\n\n');
      end = () => res.end('data: upon\n\n');
    };
    const response = await send('GET', '/api/stream');
    expect(String((await once(response, 'data'))[0])).toBe('data: Once\n\n');
    end();
    expect(String((await once(response, 'data'))[0])).toBe('data: upon\n\n');
  });

  test('passes on what all machines answer while the database is away', async () => {
    answer = (_, res) => res.writeHead(503).end('page');
    for (const _ of Array(6)) expect(String(await once(await send('GET', '/'), 'data'))).toBe('page');
  });

  test('asks another machine for a read if one is gone, and repeats no write', async () => {
    answer = (req, res) => (asked.at(-1)?.startsWith('1') ? req.destroy() : res.end());
    for (const _ of Array(12)) {
      const response = await send('GET', '/');
      response.resume();
      expect(response.statusCode).toBe(200);
    }
    expect(asked).toContain('1 GET');

    answer = (req) => req.destroy();
    asked = [];
    (await send('POST', '/api/chat')).resume();
    expect(asked).toHaveLength(1);
  });
});
