import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import { writeReply } from './storyteller/reply.ts';
import { createStoryteller } from './storyteller.ts';

async function read(
  charsPerSecond: number,
  partialReply = '',
  stop?: AbortController,
  wait?: (ms: number) => Promise<void>,
) {
  let text = '';
  const request = {
    messages: [],
    model: 'storyteller',
    maxTokens: 400,
    signal: (stop ?? new AbortController()).signal,
    scene: testScene({ partialReply }),
  };
  for await (const chunk of createStoryteller({ charsPerSecond, ...(wait && { wait }) }).stream(request)) {
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
    let waited = 0;
    const text = await read(500, '', undefined, async (ms) => {
      waited += ms;
    });
    // Sentences end in longer pauses.
    expect(waited).toBeGreaterThan((text.length / 500) * 1_000);
    expect(waited).toBeLessThan((text.length / 500) * 1_000 * 2.5);
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
