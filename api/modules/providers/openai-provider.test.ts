import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultServer, startFaultServer } from '@storyloom/testing/llm/fault-server';
import { recordedFaults } from '@storyloom/testing/llm/faults';
import { playReply } from '@storyloom/testing/llm/reply';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenAiSettings, openAiProvider } from './openai-provider.ts';
import type { ProviderChunk } from './port/provider.ts';
import { ProviderError } from './port/provider-error.ts';
import { testScene } from './testing/test-scene.ts';

let server: FaultServer;
const text = recordedFaults.normal?.text ?? '';

beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

async function tell(model: string, settings: Partial<OpenAiSettings> = {}, signal?: AbortSignal) {
  const provider = openAiProvider({ baseUrl: server.baseUrl, apiKey: 'secret', ...settings });
  const chunks: ProviderChunk[] = [];
  let error: unknown;
  try {
    const messages = [{ role: 'user', content: 'I light the lamp.' }] as const;
    const request = { messages, model, maxTokens: 100, signal: signal ?? new AbortController().signal };
    for await (const chunk of provider.stream({ ...request, scene: testScene() })) chunks.push(chunk);
  } catch (caught) {
    error = caught;
  }
  const said = chunks.map((chunk) => (chunk.type === 'text' ? chunk.text : '')).join('');
  return { said, chunks, error, fault: error instanceof ProviderError ? error.fault : undefined };
}

describe('openAiProvider', () => {
  test('streams a whole reply with usage and finish reason', async () => {
    const { said, chunks, error } = await tell('normal');
    expect(error).toBeUndefined();
    expect(said).toBe(text);
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
      expect((await tell('normal', { baseUrl })).said).toBe(text);
      await sleep(20);
    }
    model.closeAllConnections();
    model.close();
    expect(connections).toBe(1);
  });

  test('waits for a slow first byte', async () => {
    expect((await tell('slow-first-byte')).said).toBe(text);
  });

  test('fails with timeout after silenceMs without data', async () => {
    expect((await tell('slow-first-byte', { silenceMs: 200 })).fault).toBe('timeout');
    const silent = await tell('goes-silent', { silenceMs: 200 });
    expect(silent.said).toBe(text);
    expect(silent.fault).toBe('timeout');
  });

  test('keeps the whole characters of a reply that is cut inside one', async () => {
    const { said, fault } = await tell('cut-mid-character');
    expect(fault).toBe('cut');
    expect(said.length).toBeGreaterThan(20);
    expect(text.startsWith(said)).toBe(true);
  });

  test('drops invalid UTF-8 and keeps the rest', async () => {
    const { said, error } = await tell('garbled-utf8');
    expect(error).toBeUndefined();
    expect(said).not.toContain('\uFFFD');
    expect(said.replace('(', '')).toBe(text);
  });

  test('retries a rate-limited request after its Retry-After', async () => {
    const started = performance.now();
    expect((await tell('rate-limited')).said).toBe(text);
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  test('does not wait for a Retry-After beyond maxRetryWaitMs', async () => {
    expect((await tell('rate-limited-long')).fault).toBe('busy');
  });

  test('gives up on a failing server after three attempts', async () => {
    const before = server.seen.length;
    expect((await tell('server-error')).fault).toBe('busy');
    expect(server.seen.length - before).toBe(3);
  });

  test('drops repeated events', async () => {
    const { said, chunks } = await tell('duplicate-events');
    expect(said).toBe(text);
    expect(chunks.filter((chunk) => chunk.type === 'finish')).toHaveLength(1);
  });

  test('cuts a reply that exceeds maxTokens', async () => {
    const { said, chunks } = await tell('never-ending', {});
    expect(said.length).toBeGreaterThan(790);
    expect(said.length).toBeLessThan(820);
    expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'length' });
  });

  test('fails with timeout after deadlineMs', async () => {
    server.script('drip', { text: text.repeat(20), deltaMs: 50 });
    expect((await tell('drip', { deadlineMs: 300 })).fault).toBe('timeout');
  });

  test('finishes an empty reply without text', async () => {
    const { said, chunks } = await tell('empty');
    expect(said).toBe('');
    expect(chunks.at(-1)?.type).toBe('finish');
  });

  test('fails with unreachable if nothing listens', async () => {
    expect((await tell('normal', { baseUrl: 'http://127.0.0.1:9/v1' })).fault).toBe('unreachable');
  });

  test('ends the request when aborted', async () => {
    server.script('endless', { text, deltaMs: 5, ending: 'never' });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const { fault } = await tell('endless', {}, stop.signal);
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
      const request = { messages, model: 'whole', maxTokens: 100, signal: stop.signal, scene: testScene() };
      const told = async () => {
        for await (const { type } of provider.stream(request)) {
          if (type === 'text') afterwards[moment]?.(() => stop.abort());
        }
      };
      await told().catch((error) => expect(error).toBeInstanceOf(ProviderError));
      await sleep(20);
      unsubscribe('net.client.socket', listen);
      expect(errors).toEqual([]);
    },
  );

  test('separates the options from the text', async () => {
    server.script('choices', {
      text: 'The door waits.\n\n[[options]]\n- Open it\n2. Walk away\n',
      deltaChars: 3,
    });
    const { said, chunks } = await tell('choices');
    expect(said).toBe('The door waits.');
    expect(chunks).toContainEqual({ type: 'options', options: ['Open it', 'Walk away'] });
  });

  const shorten = (model: string, signal = new AbortController().signal) =>
    openAiProvider({ baseUrl: server.baseUrl, apiKey: undefined }).summarize({
      messages: [{ role: 'user', content: 'Tell it short.' }],
      model,
      maxTokens: 100,
      signal,
      passage: { turns: [], names: [] },
    });

  test('summarizes with the given model', async () => {
    expect(await shorten('normal')).toBe(text);
  });

  test('fails to summarize when the model returns nothing or breaks off', async () => {
    await expect(shorten('empty')).rejects.toMatchObject({ fault: 'empty' });
    await expect(shorten('cut-mid-character')).rejects.toMatchObject({ fault: 'cut' });
  });

  test('stops summarizing when aborted', async () => {
    const abort = new AbortController();
    const told = shorten('goes-silent', abort.signal);
    setTimeout(() => abort.abort(), 50);
    await expect(told).rejects.toBeInstanceOf(ProviderError);
  });
});
