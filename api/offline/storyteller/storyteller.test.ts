import { describe, expect, test } from 'vitest';
import { testScene } from '../../modules/providers/testing/test-scene.ts';
import { writeReply } from './reply.ts';
import { createStoryteller } from './storyteller.ts';

async function read(charsPerSecond: number, partialReply = '', stop?: AbortController) {
  let text = '';
  const request = {
    messages: [],
    model: 'storyteller',
    maxTokens: 400,
    signal: (stop ?? new AbortController()).signal,
    scene: testScene({ partialReply }),
  };
  for await (const chunk of createStoryteller({ charsPerSecond }).stream(request)) {
    if (chunk.type === 'text') text += chunk.text;
    stop?.abort();
  }
  return text;
}

describe('createStoryteller', () => {
  test('streams the complete reply', async () => {
    expect(await read(1_000_000)).toBe(writeReply(testScene()).text);
  });

  test('keeps the configured pace', async () => {
    const started = performance.now();
    const text = await read(5_000);
    expect(performance.now() - started).toBeGreaterThan((text.length / 5_000) * 1000 * 0.9);
  });

  test('continues an interrupted reply where it stopped', async () => {
    const whole = writeReply(testScene()).text;
    const partialReply = whole.slice(0, 120);
    expect(partialReply + (await read(1_000_000, partialReply))).toBe(whole);
  });

  test('stops when aborted', async () => {
    await expect(read(5_000, '', new AbortController())).rejects.toMatchObject({ fault: 'cut' });
  });
});
