import type { Provider, ProviderChunk } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { observeProvider } from './observed-provider.ts';

const chunks: ProviderChunk[] = [
  { type: 'thinking' },
  { type: 'text', text: 'Rain.' },
  { type: 'usage', usage: { inputTokens: 70, outputTokens: 2 } },
  { type: 'finish', reason: 'stop' },
];

/** A provider that sends these chunks and then fails, if it is to. */
function createFake(failure?: Error): Provider {
  async function* send() {
    yield* chunks;
    if (failure) throw failure;
  }
  return { name: 'fake', thoughtTokens: () => 0, stream: send, write: send, summarize: async () => 'Rain.' };
}

async function readAll(stream: AsyncIterable<ProviderChunk>): Promise<ProviderChunk[]> {
  const read: ProviderChunk[] = [];
  for await (const chunk of stream) read.push(chunk);
  return read;
}

describe('observeProvider', () => {
  test('counts tokens, the first text and how calls end, and changes no chunk', async () => {
    const registry = new Registry();
    const { signal } = new AbortController();
    const request = { messages: [], model: 'm', maxTokens: 9, signal };
    const provider = observeProvider(createFake(), registry);
    expect(await readAll(provider.stream(request))).toEqual(chunks);
    // A reader that stops at the first text.
    for await (const { type } of provider.stream(request)) if (type === 'text') break;
    await provider.summarize({ ...request, passage: { turns: [] } });
    const values = async (name: string) =>
      (await registry.getMetricsAsJSON())
        .find((metric) => metric.name === name)
        ?.values.map(({ labels, value }) => [...Object.values(labels), value]);
    expect(await values('provider_calls_total')).toEqual([
      ['reply', 'done', 1],
      ['reply', 'stopped', 1],
      ['summary', 'done', 1],
    ]);
    expect(await values('provider_tokens_total')).toEqual([
      ['reply', 'input', 70],
      ['reply', 'output', 2],
    ]);
    const text = await registry.metrics();
    expect(text).toContain('provider_first_text_seconds_count{task="reply"} 2');
  });

  test.each([
    [new ProviderError('busy', 'Too many requests'), false, 'busy'],
    [new Error('Disk of the model'), false, 'unknown'],
    [new Error('Aborted'), true, 'stopped'],
  ])('counts %s as its fault, unless the call was stopped', async (error, isStopped, outcome) => {
    const registry = new Registry();
    const signal = isStopped ? AbortSignal.abort() : new AbortController().signal;
    const { stream } = observeProvider(createFake(error), registry);
    const request = { messages: [], model: 'm', maxTokens: 9, signal };
    await expect(readAll(stream(request))).rejects.toBe(error);
    expect(await registry.metrics()).toContain(`provider_calls_total{task="reply",outcome="${outcome}"} 1`);
  });
});
