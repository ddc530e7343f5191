import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ProviderChunk } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAiProvider } from './openai-provider.ts';

const TEXT = 'The bell rang. Odile smiled.';
const PIECES = ['The bell ', 'rang. ', 'Odile smiled.'];

type Event = object | string;
/** Server-sent events with a blank line after each. */
const sse = (...events: Event[]) =>
  events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join('');
const delta = (content: unknown, more: object = {}) => ({ choices: [{ delta: { content }, ...more }] });
const pieces = (more: object = {}) => PIECES.map((piece) => delta(piece, more));
const finish = (reason: unknown) => ({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
const usage = { choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } };

interface Case {
  body: string;
  status?: number;
  /** False: the server keeps the connection open. */
  ends?: boolean;
  text?: string;
  /** How the reply ends: its finish reason, or the fault that it throws. */
  ending?: string;
  thinks?: boolean;
  /** The AI SDK reads it otherwise. */
  sdk?: 'other';
}

const cases: Record<string, Case> = {
  'a plain stream': { body: sse(...pieces(), finish('stop'), usage, '[DONE]') },
  'an empty finish reason on each event': {
    body: sse(...pieces({ finish_reason: '' }), finish('length')),
    ending: 'length',
  },
  'only empty finish reasons': { body: sse(...pieces({ finish_reason: '' })), ending: 'cut' },
  'no finish reason but the end mark': { body: sse(...pieces(), '[DONE]'), ending: 'cut' },
  'an unknown finish reason': { body: sse(...pieces(), finish('tool_calls')), ending: 'cut', sdk: 'other' },
  'a filter': { body: sse(...pieces(), finish('content_filter')), ending: 'filter' },
  'an error as text': { body: sse(...pieces(), { error: 'runner stopped' }, '[DONE]'), ending: 'cut' },
  'an error without a message': { body: sse(...pieces(), { error: { message: null } }), ending: 'cut' },
  'an error event': {
    body: `${sse(...pieces())}event: error\ndata: {"message":"boom"}\n\n`,
    ending: 'cut',
  },
  'an error beside a finish reason': {
    body: sse(...pieces(), delta('', { finish_reason: 'error', error: { code: 502 } })),
    ending: 'busy',
  },
  'content in parts': {
    body: sse(
      delta([{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }]),
      ...PIECES.map((text) => delta([{ type: 'text', text }])),
      finish('stop'),
    ),
    thinks: true,
  },
  'thoughts in a field': {
    body: sse(
      { choices: [{ delta: { reasoning_content: 'Hm.', content: null } }] },
      ...pieces(),
      finish('stop'),
    ),
    thinks: true,
  },
  'thoughts in the text': {
    body: sse(delta('<thi'), delta('nk>Hm.</think>'), ...pieces(), finish('stop')),
    thinks: true,
    sdk: 'other',
  },
  'nothing but thoughts': {
    body: sse(delta('<think>Hm.'), finish('stop')),
    text: '',
    thinks: true,
    sdk: 'other',
  },
  'incomplete usage': {
    body: sse(...pieces().map((one) => ({ ...one, usage: { prompt_tokens_details: {} } })), finish('stop')),
  },
  'numbers as text': {
    body: sse(...pieces({ index: '0' }), finish('stop'), {
      usage: { prompt_tokens: '100', completion_tokens: '20' },
    }),
    sdk: 'other',
  },
  'one id for all events': {
    body: `${sse(...pieces(), delta(' '), delta(' '), finish('stop')).replaceAll('data:', 'id: 0\ndata:')}`,
    text: `${TEXT}`,
  },
  'a connection that stays open': { body: sse(...pieces(), finish('stop')), ends: false, sdk: 'other' },
  'no blank line at the end': { body: sse(...pieces(), finish('stop')).trimEnd(), sdk: 'other' },
  'no blank lines between events': {
    body: sse(...pieces(), finish('stop'), '[DONE]').replaceAll('\n\n', '\n'),
    sdk: 'other',
  },
  'a JSON body': {
    body: JSON.stringify({ choices: [{ message: { content: TEXT }, finish_reason: 'stop' }] }),
    sdk: 'other',
  },
  'a JSON body with an error': { body: '{"error":{"message":"no"}}', text: '', ending: 'cut' },
  'a message in place of deltas': {
    body: sse({ choices: [{ message: { content: TEXT }, finish_reason: 'stop' }] }),
    sdk: 'other',
  },
  'another success status': { body: sse(...pieces(), finish('stop')), status: 201 },
  'events that say nothing': {
    body: sse('null', {}, { choices: [] }, '7', 'not JSON', ...pieces(), { choices: 7 }, finish('stop')),
    sdk: 'other',
  },
};

let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { model } = JSON.parse(Buffer.concat(parts).toString()) as { model: string };
    const { body = '', status = 200, ends = true } = cases[model] ?? {};
    const type = body.startsWith('{') ? 'application/json' : 'text/event-stream';
    response.writeHead(status, { 'content-type': type });
    response.write(body);
    if (ends) response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const signal = new AbortController().signal;

async function read(model: string) {
  const provider = openAiProvider({ baseUrl, apiKey: undefined, maxRetryWaitMs: 0 });
  const messages = [{ role: 'user', content: 'I wait.' }] as const;
  const chunks: ProviderChunk[] = [];
  let ending = '';
  try {
    for await (const chunk of provider.stream({
      messages,
      model,
      maxTokens: 100,
      signal,
    })) {
      chunks.push(chunk);
      if (chunk.type === 'finish') ending = chunk.reason;
    }
  } catch (error) {
    ending = error instanceof ProviderError ? error.fault : String(error);
  }
  const text = chunks.map((chunk) => (chunk.type === 'text' ? chunk.text : '')).join('');
  return { text, ending, thinks: chunks.some(({ type }) => type === 'thinking') };
}

/** Reads the same stream with the AI SDK, as a second opinion. */
async function readWithSdk(model: string) {
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'I wait.' }] }];
  const { stream } = await createOpenAICompatible({ name: 'test', baseURL: baseUrl })(model).doStream({
    prompt,
  });
  let text = '';
  let ending = '';
  for await (const part of stream) {
    if (part.type === 'text-delta') text += part.delta;
    if (part.type === 'finish') ending = part.finishReason.unified;
  }
  return { text: text.trimEnd(), isFinished: ending === 'stop' || ending === 'length' };
}

describe('openAiProvider', () => {
  test.each(Object.entries(cases))('reads %s', async (model, expected) => {
    const { text = TEXT, ending = 'stop', thinks = false } = expected;
    expect(await read(model)).toEqual({ text, ending, thinks });
  });

  const agreed = Object.entries(cases).filter(
    ([, { sdk, status }]) => sdk === undefined && status === undefined,
  );

  test.each(agreed)('agrees with the AI SDK on %s', async (model, { text = TEXT, ending = 'stop' }) => {
    const isFinished = ending === 'stop' || ending === 'length';
    expect(await readWithSdk(model)).toEqual({ text, isFinished });
  });
});
