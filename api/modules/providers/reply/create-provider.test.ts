import type { ProviderChunk } from '@storyloom/ports/provider';
import { describe, expect, test, vi } from 'vitest';
import { createProvider } from './create-provider.ts';
import type { WireChunk } from './read-reply.ts';

/** A provider whose replies are given in pieces, with the tokens that each request allows. */
function scripted(...replies: { pieces: string[]; finish?: 'length' }[]) {
  const allowed: number[] = [];
  async function* events(): AsyncGenerator<WireChunk> {
    const { pieces = [], finish = 'stop' } = replies.shift() ?? {};
    const empty = { text: '', isThought: false, finish: undefined, usage: undefined };
    for (const text of pieces) yield { ...empty, text };
    yield { ...empty, finish };
  }
  const backend = {
    name: 'scripted',
    open: async ({ maxTokens }: { maxTokens: number }) => {
      allowed.push(maxTokens);
      return events();
    },
  };
  const provider = createProvider(backend, {});
  const ask = async () => {
    const chunks: ProviderChunk[] = [];
    const { signal } = new AbortController();
    const request = { messages: [], model: 'm', maxTokens: 100, signal };
    for await (const chunk of provider.stream(request)) chunks.push(chunk);
    const text = chunks.map((chunk) => (chunk.type === 'text' ? chunk.text : '|')).join('');
    return { text, types: chunks.map(({ type }) => type) };
  };
  return { provider, ask, allowed };
}

describe('createProvider', () => {
  test('repeats a reply whose thoughts took all tokens, and allows more from then on', async () => {
    const { provider, ask, allowed } = scripted(
      { pieces: ['<think>', 'She must'], finish: 'length' },
      { pieces: ['<think>She must not know.</think>', 'It rains.'] },
      { pieces: ['It pours.'] },
    );
    expect((await ask()).text).toContain('It rains.');
    await ask();
    expect(allowed).toEqual([100, 2_148, 2_148]);
    expect([provider.thoughtTokens('m'), provider.thoughtTokens('other')]).toEqual([2_048, 0]);
  });

  test('repeats it only once', async () => {
    const thought = { pieces: ['<think>She must'], finish: 'length' as const };
    const { ask, allowed } = scripted(thought, thought, thought);
    expect((await ask()).types.at(-1)).toBe('finish');
    expect(allowed).toHaveLength(2);
  });

  test('holds the replies of a model that closed thoughts alone twice in a row, until one has none', async () => {
    const alone = { pieces: ['I plan.', '</think>', 'It rains.'] };
    const plain = { pieces: ['It ', 'pours.'] };
    const { ask } = scripted(alone, plain, alone, alone, alone, plain, plain);
    const retracts = [];
    for (let reply = 0; reply < 5; reply++) retracts.push((await ask()).types.includes('retract'));
    expect(retracts).toEqual([true, false, true, true, false]);
    const [held, streamed] = [await ask(), await ask()];
    expect(held.types.filter((type) => type === 'text')).toHaveLength(1);
    expect(streamed.types.filter((type) => type === 'text').length).toBeGreaterThan(1);
  });

  test('fails with timeout when no data has come for silenceMs', async () => {
    vi.useFakeTimers();
    const opened = Promise.withResolvers<() => void>();
    const open = (_: unknown, signal: AbortSignal, onData: () => void) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        opened.resolve(onData);
      });
    const { signal } = new AbortController();
    const request = { messages: [], model: 'm', maxTokens: 100, signal };
    const { stream } = createProvider({ name: 'silent', open }, { silenceMs: 1_000 });
    const reply = stream(request)[Symbol.asyncIterator]().next();
    const failed = vi.fn();
    void reply.catch(failed);
    const onData = await opened.promise;
    await vi.advanceTimersByTimeAsync(900);
    onData();
    await vi.advanceTimersByTimeAsync(900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await expect(reply).rejects.toMatchObject({ fault: 'timeout' });
    vi.useRealTimers();
  });
});
