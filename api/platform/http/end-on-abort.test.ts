import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOnAbort } from './end-on-abort.ts';

const agent = new http.Agent({ keepAlive: true });
const server = http.createServer((incoming, outgoing) => {
  incoming.resume();
  if (incoming.url === '/never') return;
  outgoing.write('some words');
  if (incoming.url === '/whole') outgoing.end();
});
let base: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

/** Asks, and gathers the errors that reach the socket: outside of a test each could end the process. */
function ask(path: string, signal: AbortSignal) {
  const errors: Error[] = [];
  let socket: Socket | undefined;
  const request = http.request(`${base}${path}`, { agent });
  request.once('socket', (its) => {
    socket = its;
    its.on('error', (error) => errors.push(error));
  });
  endOnAbort(request, signal);
  const reply = new Promise<IncomingMessage | Error>((resolve) => {
    request.on('response', resolve);
    request.on('error', resolve);
  });
  request.end();
  return { reply, errors, isOpen: () => socket?.destroyed === false };
}

const moments: Record<string, (then: () => void) => void> = {
  'at once': (then) => then(),
  'in a microtask': queueMicrotask,
  'in the next tick': process.nextTick,
  'after the next tick': (then) => process.nextTick(() => process.nextTick(then)),
  'in the next turn': setImmediate,
};
const uses: Record<string, (reply: IncomingMessage) => void> = {
  unread: () => undefined,
  'left to run out': (reply) => void reply.resume(),
  'just read': (reply) => void reply.read(),
  'read to its end': (reply) => {
    reply.once('data', () => undefined);
  },
};
const cases = Object.keys(moments).flatMap((moment) =>
  Object.keys(uses).map((use) => [use, moment] as const),
);

test.each(cases)('a whole reply, %s, may be aborted %s', async (use, moment) => {
  const abort = new AbortController();
  const { reply, errors } = ask('/whole', abort.signal);
  const got = await reply;
  if (got instanceof Error) throw got;
  got.on('error', () => undefined);
  uses[use]?.(got);
  moments[moment]?.(() => abort.abort());
  await sleep(20);
  expect(errors).toEqual([]);
});

test('a reply that goes on is ended, and its connection with it', async () => {
  const abort = new AbortController();
  const { reply, errors, isOpen } = ask('/endless', abort.signal);
  const got = await reply;
  if (got instanceof Error) throw got;
  const read = got.toArray();
  abort.abort();
  await expect(read).rejects.toThrow();
  expect([isOpen(), errors]).toEqual([false, []]);
});

test('a reply that was not begun is not waited for', async () => {
  const abort = new AbortController();
  const { reply } = ask('/never', abort.signal);
  await sleep(20);
  abort.abort();
  expect(await reply).toBeInstanceOf(Error);
  expect(await ask('/never', abort.signal).reply).toBeInstanceOf(Error);
});

test('a connection that was given back is not ended by a late abort', async () => {
  const abort = new AbortController();
  const { reply, isOpen } = ask('/whole', abort.signal);
  const got = await reply;
  if (got instanceof Error) throw got;
  got.resume();
  await once(got, 'close');
  await sleep(5);
  abort.abort();
  await sleep(5);
  expect(isOpen()).toBe(true);
});
