import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultServer, startFaultServer } from '@storyloom/testing/llm/fault-server';
import { recordedFaults } from '@storyloom/testing/llm/faults';
import { playReply } from '@storyloom/testing/llm/reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a whole reply arrives with its usage and its end', async () => {
  const { said, chunks, error } = await tell('normal');
  expect(error).toBeUndefined();
  expect(said).toBe(text);
  expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
  expect(chunks.some((chunk) => chunk.type === 'usage' && chunk.usage.inputTokens === 42)).toBe(true);
  expect(server.seen.at(-1)?.authorization).toBe('Bearer secret');
});

test('replies that follow each other share one connection to the model', async () => {
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

test('a model that thinks before its first byte is waited for', async () => {
  expect((await tell('slow-first-byte')).said).toBe(text);
});

test('a model that is silent for too long is given up', async () => {
  expect((await tell('slow-first-byte', { silenceMs: 200 })).fault).toBe('timeout');
  const silent = await tell('goes-silent', { silenceMs: 200 });
  expect(silent.said).toBe(text);
  expect(silent.fault).toBe('timeout');
});

test('a reply cut inside a character keeps the whole characters before it', async () => {
  const { said, fault } = await tell('cut-mid-character');
  expect(fault).toBe('cut');
  expect(said.length).toBeGreaterThan(20);
  expect(text.startsWith(said)).toBe(true);
});

test('bytes that are no text are left out and the rest is kept', async () => {
  const { said, error } = await tell('garbled-utf8');
  expect(error).toBeUndefined();
  expect(said).not.toContain('\uFFFD');
  expect(said.replace('(', '')).toBe(text);
});

test('a busy provider is asked again after the time it names', async () => {
  const started = performance.now();
  expect((await tell('rate-limited')).said).toBe(text);
  expect(performance.now() - started).toBeGreaterThan(950);
});

test('a provider that asks for an hour is given up at once', async () => {
  expect((await tell('rate-limited-long')).fault).toBe('busy');
});

test('a failing provider is asked three times and then given up', async () => {
  const before = server.seen.length;
  expect((await tell('server-error')).fault).toBe('busy');
  expect(server.seen.length - before).toBe(3);
});

test('repeated events are told once', async () => {
  const { said, chunks } = await tell('duplicate-events');
  expect(said).toBe(text);
  expect(chunks.filter((chunk) => chunk.type === 'finish')).toHaveLength(1);
});

test('a reply that never ends is ended at the length that was asked for', async () => {
  const { said, chunks } = await tell('never-ending', {});
  expect(said.length).toBeGreaterThan(790);
  expect(said.length).toBeLessThan(820);
  expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'length' });
});

test('a reply may not outlast its deadline', async () => {
  server.script('drip', { text: text.repeat(20), deltaMs: 50 });
  expect((await tell('drip', { deadlineMs: 300 })).fault).toBe('timeout');
});

test('an empty reply yields its end and no text', async () => {
  const { said, chunks } = await tell('empty');
  expect(said).toBe('');
  expect(chunks.at(-1)?.type).toBe('finish');
});

test('a provider that is not there is unreachable', async () => {
  expect((await tell('normal', { baseUrl: 'http://127.0.0.1:9/v1' })).fault).toBe('unreachable');
});

test('stopping a run ends the request to the provider', async () => {
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
  'a run stopped %s when its whole reply came harms nobody',
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

test('options after the mark become choices and never show in the text', async () => {
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

test('a passage is told short by the same model, in one piece', async () => {
  expect(await shorten('normal')).toBe(text);
});

test('a model that says nothing or cannot be asked has told nothing', async () => {
  await expect(shorten('empty')).rejects.toMatchObject({ fault: 'empty' });
  await expect(shorten('cut-mid-character')).rejects.toMatchObject({ fault: 'cut' });
});

test('a summary that nobody wants any more ends at once', async () => {
  const abort = new AbortController();
  const told = shorten('goes-silent', abort.signal);
  setTimeout(() => abort.abort(), 50);
  await expect(told).rejects.toBeInstanceOf(ProviderError);
});
