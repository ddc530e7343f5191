import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runEventLoop } from '../../testing/event-loop.ts';
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

/** Sends a request and collects the errors of its socket. In production each of them could end the process. */
function ask(path: string, signal: AbortSignal) {
  const errors: Error[] = [];
  let socket: Socket | undefined;
  const request = http.request(`${base}${path}`, { agent });
  request.once('socket', (assigned) => {
    socket = assigned;
    assigned.on('error', (error) => errors.push(error));
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

describe('endOnAbort', () => {
  test.each(cases)('emits no socket error for a complete reply, %s, aborted %s', async (use, moment) => {
    const abort = new AbortController();
    const { reply, errors } = ask('/whole', abort.signal);
    const got = await reply;
    if (got instanceof Error) throw got;
    got.on('error', () => undefined);
    uses[use]?.(got);
    moments[moment]?.(() => abort.abort());
    await runEventLoop();
    expect(errors).toEqual([]);
  });

  test('ends a reply in progress and its connection', async () => {
    const abort = new AbortController();
    const { reply, errors, isOpen } = ask('/endless', abort.signal);
    const got = await reply;
    if (got instanceof Error) throw got;
    const read = got.toArray();
    abort.abort();
    await expect(read).rejects.toThrow();
    expect([isOpen(), errors]).toEqual([false, []]);
  });

  test('rejects a request without a reply', async () => {
    const abort = new AbortController();
    const received = once(server, 'request');
    const { reply } = ask('/never', abort.signal);
    await received;
    abort.abort();
    expect(await reply).toBeInstanceOf(Error);
    expect(await ask('/never', abort.signal).reply).toBeInstanceOf(Error);
  });

  test('keeps a connection that has returned to the pool', async () => {
    const abort = new AbortController();
    const { reply, isOpen } = ask('/whole', abort.signal);
    const got = await reply;
    if (got instanceof Error) throw got;
    got.resume();
    await once(got, 'close');
    await runEventLoop();
    abort.abort();
    await runEventLoop();
    expect(isOpen()).toBe(true);
  });
});
