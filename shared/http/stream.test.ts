import { send } from '@storyloom/contract/chat/endpoints/send';
import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { BusinessError, NetworkError } from './errors.ts';
import { answer, type Handler, serve } from './fixtures/serve.ts';
import { stream } from './stream.ts';

let close = async () => {};
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  return close();
});

async function clientOf(handler: Handler) {
  const server = await serve(handler);
  close = server.close;
  return { server, client: createClient({ baseUrl: server.url, headers: () => ({ tokenid: 't' }) }) };
}

const input = { storyId: 's1', content: 'Knock', clientRequestId: 'request-1' };
const events: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(': heartbeat\n\nid: 3\ndata: {"type":"delta",', () =>
    setImmediate(() => response.end('"text":"Hé!"}\n\n')),
  );
};

describe('stream', () => {
  it('asks for a stream and delivers each event with its id', async () => {
    const { client, server } = await clientOf(events);
    const got: [RunEvent, string | undefined][] = [];
    await stream(client.transport, send, input, {
      onData: (event, id) => got.push([event, id]),
      lastEventId: '1',
    });
    expect(got).toEqual([[{ type: 'delta', text: 'Hé!' }, '3']]);
    const { headers, body } = server.requests[0] ?? { headers: {}, body: '{}' };
    expect(JSON.parse(body)).toEqual({ ...input, stream: true });
    expect(headers).toMatchObject({ accept: 'text/event-stream', 'last-event-id': '1', tokenid: 't' });
  });

  it('throws before sending anything if there is no data callback', async () => {
    const { client, server } = await clientOf(events);
    // @ts-expect-error the type asks for it too
    await expect(stream(client.transport, send, input, {})).rejects.toThrow(/onData/);
    await expect(client.call(send, { ...input, stream: true })).rejects.toThrow(/onData/);
    expect(server.requests).toHaveLength(0);
  });

  it('throws the domain error that arrives instead of a stream', async () => {
    const { client } = await clientOf((_, response) =>
      answer(response, 200, { code: 13001, msg: 'Busy', data: { error: 'chat.run_active', runId: 'run9' } }),
    );
    const error = await stream(client.transport, send, input, { onData: () => {} }).catch(
      (each: unknown) => each,
    );
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).toMatchObject({ error: 'chat.run_active', details: { runId: 'run9' } });
  });

  it.each([
    ['a cut in the middle of a character', (bytes: Buffer) => bytes.subarray(0, bytes.indexOf(0xc3) + 1)],
    ['bytes that are no UTF-8', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0xff, 0x0a])])],
    ['data that is no JSON', () => Buffer.from('data: {"type":\n\n')],
    ['JSON that is no event', () => Buffer.from('data: 7\n\n')],
  ])('throws a NetworkError for %s', async (_, damage) => {
    const whole = Buffer.from('id: 2\ndata: {"type":"delta","text":"Hé"}\n\n');
    const { client } = await clientOf((__, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(damage(whole), () => response.socket?.destroy());
    });
    await expect(stream(client.transport, send, input, { onData: () => {} })).rejects.toBeInstanceOf(
      NetworkError,
    );
  });

  it.each([
    ['a stream with the status of an error', 503, 'text/event-stream', { name: 'StatusError', status: 503 }],
    ['an envelope without an error', 200, 'application/json', { name: 'NetworkError' }],
  ])('delivers nothing of %s, and throws', async (_, status, type, error) => {
    const { client } = await clientOf((__, response) =>
      response.writeHead(status, { 'content-type': type }).end('{"code":0,"msg":"","data":{}}'),
    );
    const onData = vi.fn();
    await expect(stream(client.transport, send, input, { onData })).rejects.toMatchObject(error);
    expect(onData).not.toHaveBeenCalled();
  });

  it('treats silence as a lost connection, but not heartbeats', async () => {
    const silence = 12_345;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const renewals = () => timers.mock.calls.filter(([, ms]) => ms === silence).length;
    const connected = Promise.withResolvers<() => void>();
    const untilRenewed = async (times: number) => {
      while (renewals() < times) await new Promise((resolve) => setImmediate(resolve));
    };
    const { client } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      connected.resolve(() => response.write(': beat\n\n'));
    });
    const fellSilent = vi.fn();
    const silent = stream(client.transport, send, input, { onData: () => {}, silence: () => silence }).catch(
      fellSilent,
    );
    const beat = await connected.promise;
    for (let beats = 1; beats <= 3; beats++) {
      await untilRenewed(beats);
      vi.advanceTimersByTime(silence - 1);
      beat();
    }
    await untilRenewed(4);
    expect(fellSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(silence);
    await silent;
    expect(fellSilent).toHaveBeenCalledWith(expect.objectContaining({ message: 'The stream fell silent' }));
  });

  it("throws the caller's reason if aborted", async () => {
    const controller = new AbortController();
    const { client } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      setImmediate(() => controller.abort(new Error('closed')));
    });
    const open = stream(client.transport, send, input, { onData: () => {}, signal: controller.signal });
    await expect(open).rejects.toThrow('closed');
  });

  it('passes on the error of the data callback and closes the connection', async () => {
    let closed = false;
    const { client } = await clientOf((request, response, number) => {
      response.on('close', () => {
        closed = true;
      });
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: {"type":"delta","text":"${request.method}${number}"}\n\n`);
    });
    const boom = () => {
      throw new RangeError('reader');
    };
    await expect(stream(client.transport, send, input, { onData: boom })).rejects.toBeInstanceOf(RangeError);
    await expect.poll(() => closed).toBe(true);
  });
});
