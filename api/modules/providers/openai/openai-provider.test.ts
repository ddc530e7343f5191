import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ProviderChunk } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { type FaultServer, startFaultServer } from '@storyloom/testing/llm/fault-server';
import { recordedFaults } from '@storyloom/testing/llm/faults';
import { playReply } from '@storyloom/testing/llm/reply';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runEventLoop } from '../../../testing/event-loop.ts';
import { type OpenAiSettings, openAiProvider } from './openai-provider.ts';

let server: FaultServer;
const text = recordedFaults.normal?.text ?? '';

beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

async function stream(model: string, settings: Partial<OpenAiSettings> = {}, stop?: AbortController) {
  const provider = openAiProvider({ baseUrl: server.baseUrl, apiKey: 'secret', ...settings });
  const chunks: ProviderChunk[] = [];
  let error: unknown;
  try {
    const messages = [{ role: 'user', content: 'I light the lamp.' }] as const;
    const request = { messages, model, maxTokens: 100, signal: (stop ?? new AbortController()).signal };
    for await (const chunk of provider.stream({ ...request })) {
      chunks.push(chunk);
      stop?.abort();
    }
  } catch (caught) {
    error = caught;
  }
  const streamed = chunks.map((chunk) => (chunk.type === 'text' ? chunk.text : '')).join('');
  return { text: streamed, chunks, error, fault: error instanceof ProviderError ? error.fault : undefined };
}

/** A `wait` that returns at once, and the recorded waits in ms. */
function recordWaits() {
  const waits: number[] = [];
  return { waits, wait: async (ms: number) => void waits.push(ms) };
}

describe('openAiProvider', () => {
  test('streams a whole reply with usage and finish reason', async () => {
    const { text: streamed, chunks, error } = await stream('normal');
    expect(error).toBeUndefined();
    expect(streamed).toBe(text);
    expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    expect(chunks.some((chunk) => chunk.type === 'usage' && chunk.usage.inputTokens === 42)).toBe(true);
    expect(server.seen.at(-1)?.authorization).toBe('Bearer secret');
  });

  test('reuses one connection for consecutive replies', async () => {
    let connections = 0;
    const model = createServer((_request, response) => void playReply(response, 'normal', { text }));
    model.on('connection', () => connections++);
    await once(model.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    for (let reply = 0; reply < 3; reply++) {
      expect((await stream('normal', { baseUrl })).text).toBe(text);
      await runEventLoop();
    }
    model.closeAllConnections();
    model.close();
    expect(connections).toBe(1);
  });

  test('sends the request again if its pooled connection was closed', async () => {
    const served = new Map<Socket, number>();
    const model = createServer((request, response) => {
      const count = (served.get(request.socket) ?? 0) + 1;
      served.set(request.socket, count);
      if (count > 1) request.socket.destroy();
      else void playReply(response, 'normal', { text });
    });
    await once(model.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    for (let reply = 0; reply < 3; reply++) {
      expect(await stream('normal', { baseUrl })).toMatchObject({ text, error: undefined });
      await runEventLoop();
    }
    expect([...served.values()]).toEqual([2, 2, 1]);
    model.closeAllConnections();
    model.close();
  });

  test('fails if a new connection is closed before the reply', async () => {
    const model = createServer((request) => request.socket.destroy());
    await once(model.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    expect((await stream('normal', { baseUrl })).fault).toBe('cut');
    model.close();
  });

  test('waits for a late first byte', async () => {
    const asked = Promise.withResolvers<() => void>();
    const model = createServer((_request, response) =>
      asked.resolve(() => void playReply(response, 'normal', { text })),
    );
    await once(model.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    const reply = stream('normal', { baseUrl });
    const answer = await asked.promise;
    await runEventLoop();
    answer();
    expect((await reply).text).toBe(text);
    model.closeAllConnections();
    model.close();
  });

  test('fails with timeout after silenceMs without data', async () => {
    const mute = createServer(() => {});
    await once(mute.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(mute.address() as AddressInfo).port}/v1`;
    expect((await stream('normal', { baseUrl, silenceMs: 200 })).fault).toBe('timeout');
    mute.closeAllConnections();
    mute.close();
    const silent = await stream('goes-silent', { silenceMs: 3_000 });
    expect(silent.text).toBe(text);
    expect(silent.fault).toBe('timeout');
  });

  test('keeps the complete characters of a reply that is cut within a character', async () => {
    const { text: streamed, fault } = await stream('cut-mid-character');
    expect(fault).toBe('cut');
    expect(streamed.length).toBeGreaterThan(20);
    expect(text.startsWith(streamed)).toBe(true);
  });

  test('drops invalid UTF-8 and keeps the rest', async () => {
    const { text: streamed, error } = await stream('garbled-utf8');
    expect(error).toBeUndefined();
    expect(streamed).not.toContain('\uFFFD');
    expect(streamed.replace('(', '')).toBe(text);
  });

  test('retries a rate-limited request after its Retry-After', async () => {
    server.script('briefly-limited', { text, status: 429, failures: 1, retryAfter: '7' });
    const { waits, wait } = recordWaits();
    expect((await stream('briefly-limited', { wait })).text).toBe(text);
    expect(waits).toEqual([7_000]);
  });

  test('does not wait for a Retry-After beyond maxRetryWaitMs', async () => {
    expect((await stream('rate-limited-long')).fault).toBe('busy');
  });

  test('gives up on a failing server after three attempts', async () => {
    const before = server.seen.length;
    const { waits, wait } = recordWaits();
    expect((await stream('server-error', { wait })).fault).toBe('busy');
    expect(server.seen.length - before).toBe(3);
    expect(waits).toEqual([500, 1_000]);
  });

  test('drops repeated events', async () => {
    const { text: streamed, chunks } = await stream('duplicate-events');
    expect(streamed).toBe(text);
    expect(chunks.filter((chunk) => chunk.type === 'finish')).toHaveLength(1);
  });

  test('cuts a reply that exceeds maxTokens', async () => {
    const { text: streamed, chunks } = await stream('never-ending', {});
    expect(streamed.length).toBeGreaterThan(790);
    expect(streamed.length).toBeLessThan(820);
    expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'length' });
  });

  test('fails with timeout after deadlineMs', async () => {
    server.hold('held', { text });
    expect((await stream('held', { deadlineMs: 100 })).fault).toBe('timeout');
  });

  test('finishes an empty reply without text', async () => {
    const { text: streamed, chunks } = await stream('empty');
    expect(streamed).toBe('');
    expect(chunks.at(-1)?.type).toBe('finish');
  });

  test('fails with unreachable if nothing listens', async () => {
    expect((await stream('normal', { baseUrl: 'http://127.0.0.1:9/v1' })).fault).toBe('unreachable');
  });

  test('ends the request when aborted', async () => {
    server.hold('endless', { text }).releaseText(8);
    const { fault } = await stream('endless', {}, new AbortController());
    expect(fault).toBe('cut');
    await expect.poll(() => server.seen.at(-1)?.abandoned).toBe(true);
  });

  const afterwards: Record<string, (then: () => void) => void> = {
    'at once': (then) => then(),
    'in a microtask': queueMicrotask,
    'in the next tick': process.nextTick,
  };

  test.each(Object.keys(afterwards))(
    'emits no socket error when aborted %s after the last event',
    async (moment) => {
      server.script('whole', { raw: 'data: {"choices":[{"delta":{"content":"All."}}]}\n\ndata: [DONE]\n\n' });
      const errors: Error[] = [];
      const listen = (message: unknown) =>
        (message as { socket: Socket }).socket.on('error', (error) => errors.push(error));
      subscribe('net.client.socket', listen);
      const provider = openAiProvider({
        baseUrl: server.baseUrl.replace('127.0.0.1', 'localhost'),
        apiKey: '',
      });
      const stop = new AbortController();
      const messages = [{ role: 'user', content: 'I light the lamp.' }] as const;
      const request = { messages, model: 'whole', maxTokens: 100, signal: stop.signal };
      const readAll = async () => {
        for await (const { type } of provider.stream(request)) {
          if (type === 'text') afterwards[moment]?.(() => stop.abort());
        }
      };
      await readAll().catch((error) => expect(error).toBeInstanceOf(ProviderError));
      await runEventLoop();
      unsubscribe('net.client.socket', listen);
      expect(errors).toEqual([]);
    },
  );

  test('separates the options from the text', async () => {
    server.script('choices', {
      text: 'The door waits.\n\n[[options]]\n- Open it\n2. Walk away\n',
      deltaChars: 3,
    });
    const { text: streamed, chunks } = await stream('choices');
    expect(streamed).toBe('The door waits.');
    expect(chunks).toContainEqual({ type: 'options', options: ['Open it', 'Walk away'] });
  });

  const summarize = (model: string, signal = new AbortController().signal) =>
    openAiProvider({ baseUrl: server.baseUrl, apiKey: undefined }).summarize({
      messages: [{ role: 'user', content: 'Summarize this.' }],
      model,
      maxTokens: 100,
      signal,
      passage: { turns: [] },
    });

  test('summarizes with the given model', async () => {
    expect(await summarize('normal')).toBe(text);
  });

  test('fails to summarize when the model returns nothing or breaks off', async () => {
    await expect(summarize('empty')).rejects.toMatchObject({ fault: 'empty' });
    await expect(summarize('cut-mid-character')).rejects.toMatchObject({ fault: 'cut' });
  });

  test('stops summarizing when aborted', async () => {
    const abort = new AbortController();
    const before = server.seen.length;
    const summary = summarize('goes-silent', abort.signal);
    await expect.poll(() => server.seen.length).toBeGreaterThan(before);
    abort.abort();
    await expect(summary).rejects.toBeInstanceOf(ProviderError);
  });
});
