import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderChunk } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { afterEach, describe, expect, test } from 'vitest';
import { nativeProvider } from './native/native-provider.ts';
import { openAiProvider } from './openai/openai-provider.ts';
import { type RecordedReply, recordedApis } from './testing/recorded-apis.ts';

type Api = keyof typeof recordedApis;

interface TestResponse {
  status?: number;
  body: string;
  headers?: Record<string, string>;
  /** False: the server keeps the connection open. */
  ends?: boolean;
  /** Silence after which the model is given up, in ms. */
  silenceMs?: number;
}

let close = () => {};
afterEach(() => close());

async function play(api: Api, answer: TestResponse) {
  const seen: { url: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    seen.push({ url: request.url ?? '', body: Buffer.concat(parts).toString() });
    const type = answer.status === undefined ? 'text/event-stream' : 'application/json';
    response.writeHead(answer.status ?? 200, { 'content-type': type, ...answer.headers });
    response.write(answer.body);
    if (answer.ends !== false) response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const settings = { baseUrl, apiKey: 'secret', silenceMs: answer.silenceMs ?? 60_000, maxRetryWaitMs: 0 };
  const provider = api === 'openai' ? openAiProvider(settings) : nativeProvider({ ...settings, api });
  const messages = [
    { role: 'system', content: 'You narrate.' },
    { role: 'user', content: 'Begin.' },
    { role: 'assistant', content: 'The tide has gone out.' },
    { role: 'user', content: 'I wait.' },
  ] as const;
  const signal = new AbortController().signal;
  const chunks: ProviderChunk[] = [];
  let error: unknown;
  try {
    const request = { messages, model: 'recorded', maxTokens: 100, signal };
    for await (const chunk of provider.stream(request)) chunks.push(chunk);
  } catch (caught) {
    error = caught;
  }
  const text = chunks.map((chunk) => (chunk.type === 'text' ? chunk.text : '')).join('');
  return { seen, chunks, text, error: error instanceof ProviderError ? error : undefined };
}

const pieces = ['The bell ', 'rang.'];
const reply: RecordedReply = { pieces, finish: 'stop' };

describe.each(Object.keys(recordedApis) as Api[])('the provider of %s', (api) => {
  const { stream, refusal } = recordedApis[api];
  const playStream = (recorded: RecordedReply) => play(api, { body: recordedApis[api].stream(recorded) });

  test('sends the prompt and reads a whole reply with its usage', async () => {
    const { seen, chunks, text } = await playStream(reply);
    expect(text).toBe('The bell rang.');
    expect(chunks).toContainEqual({ type: 'usage', usage: { inputTokens: 42, outputTokens: 12 } });
    expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
    for (const part of ['You narrate.', 'The tide has gone out.', 'I wait.', '100'])
      expect(seen[0]?.body).toContain(part);
  });

  test('reports a thought and leaves it out of the text', async () => {
    const { chunks, text } = await playStream({ ...reply, thought: 'She must not know.' });
    expect(text).toBe('The bell rang.');
    expect(chunks[0]).toEqual({ type: 'thinking' });
  });

  test('reads thoughts in the text, and the options', async () => {
    const { chunks, text } = await playStream({
      ...reply,
      pieces: ['<think>Hm.</th', 'ink>The bell rang.\n\n**[[Opt', 'ions]]**\n1. Run\n2. Hide'],
    });
    expect(text).toBe('The bell rang.');
    expect(chunks).toContainEqual({ type: 'options', options: ['Run', 'Hide'] });
  });

  test.each(['length', 'filter'] as const)('ends with %s', async (finish) => {
    const { chunks } = await playStream({ pieces, finish });
    expect(chunks.at(-1)).toEqual({ type: 'finish', reason: finish });
  });

  test('does not finish a reply that is cut off, and keeps its text', async () => {
    const { text, error } = await playStream({ pieces });
    expect([text, error?.fault]).toEqual(['The bell rang.', 'cut']);
  });

  test('does not finish a reply whose stream reports an error', async () => {
    const { text, error } = await playStream({ pieces, fails: true });
    expect(text).toBe('The bell rang.');
    expect(error?.fault).toMatch(/^(?:busy|cut)$/);
  });

  test('fails with timeout when the model falls silent', async () => {
    const { text, error } = await play(api, {
      body: stream.call(recordedApis[api], { pieces }),
      ends: false,
      // Longer than a busy machine takes to answer.
      silenceMs: 3_000,
    });
    expect([text, error?.fault]).toEqual(['The bell rang.', 'timeout']);
  });

  test.each([
    [401, 'authentication_error', 'invalid x-api-key', 'key'],
    [404, 'model_not_found', 'The model recorded does not exist', 'model'],
    [400, 'context_length_exceeded', 'prompt is too long: 9000 tokens', 'context'],
    [429, 'rate_limit_error', 'Slow down', 'busy'],
  ] as const)('reads a refusal with status %i (%s)', async (status, code, message, fault) => {
    const headers = { 'retry-after': '7' };
    const { error } = await play(api, { status, body: JSON.stringify(refusal(code, message)), headers });
    expect(error?.fault).toBe(fault);
    expect(error?.message).toContain(message);
    if (fault === 'busy') expect(error?.retryAfterMs).toBe(7_000);
  });
});
