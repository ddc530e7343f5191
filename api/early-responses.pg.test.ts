import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, serve } from './platform/http/serve.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let listening: Listening;
// One connection for all visitors, like the host's pool.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  api = await createTestApi();
  listening = await serve(api.app, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await listening.stop(100);
  await api.drop();
});

function ask(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const { port } = listening;
  return new Promise<number | string | undefined>((resolve) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });
}

/** The next request at the server, once it is read to its end or its connection is closed. */
function nextRequestClosed(): Promise<IncomingMessage> {
  return new Promise((resolve) => {
    listening.server.once('request', (incoming) => {
      incoming.once('close', () => resolve(incoming));
      incoming.socket.once('close', () => resolve(incoming));
    });
  });
}

describe('a request rejected before its body is read', () => {
  test.each([
    ['is too large', 1_000_000, {}, 413, true],
    ['is too large without a length', 1_000_000, { 'transfer-encoding': 'chunked' }, 413, false],
    ['has an expired token', 200_000, { tokenid: 'x'.repeat(43) }, 401, true],
  ])('does not disturb the next caller if it %s', async (...row) => {
    const [, length, headers, status, isReadToEnd] = row;
    for (let round = 0; round < 3; round += 1) {
      const closed = nextRequestClosed();
      expect(await ask('POST', '/ai-lab/ai-story/chat', headers, 'a'.repeat(length))).toBe(status);
      expect(await ask('GET', '/alive')).toBe(200);
      expect((await closed).complete).toBe(isReadToEnd);
      expect(await Promise.all([ask('GET', '/ready'), ask('GET', '/ready')])).toEqual([200, 200]);
    }
  });
});

test('a request that is cut off inside its body is no server error in the metrics', async () => {
  const { port } = listening;
  const path = '/ai-lab/ai-story/chat';
  const headers = { tokenid: await api.guest(), 'content-type': 'application/json', 'content-length': '900' };
  const received = once(listening.server, 'request');
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers });
  sent.on('error', () => {});
  sent.write('{"storyId":');
  await received;
  sent.destroy();
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(metrics).toContain(`route="POST ${path}",status="499"`);
  expect(await metrics()).not.toContain(`route="POST ${path}",status="5`);
});
