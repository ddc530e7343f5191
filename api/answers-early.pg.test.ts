import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, serve } from './platform/http/serve.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let listening: Listening;
// As the host asks: one pool of connections for all visitors.
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
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });
}

test.each([
  ['is too large', 1_000_000, {}, 413],
  ['is too large and does not say so', 1_000_000, { 'transfer-encoding': 'chunked' }, 413],
  ['comes with a dead token', 200_000, { tokenid: 'x'.repeat(43) }, 401],
])('a message that %s is refused at once, and the next caller notices nothing', async (...row) => {
  const [, length, headers, status] = row;
  for (let round = 0; round < 3; round += 1) {
    const body = 'a'.repeat(length);
    expect(await ask('POST', '/ai-lab/ai-story/chat', headers, body)).toBe(status);
    const asked = Date.now();
    expect(await ask('GET', '/alive')).toBe(200);
    expect(Date.now() - asked).toBeLessThan(400);
    await sleep(450);
    expect(await Promise.all([ask('GET', '/ready'), ask('GET', '/ready')])).toEqual([200, 200]);
  }
});
