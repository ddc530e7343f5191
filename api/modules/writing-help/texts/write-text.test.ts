import { draftContext } from '@storyloom/contract/stories/entities/writing-help';
import { describe, expect, test, vi } from 'vitest';
import type { FinishReason, ProviderChunk, WritingTask } from '../../providers/providers.service.ts';
import { type WriterParts, writeText } from './write-text.ts';

const TASK: WritingTask = {
  kind: 'improve',
  field: 'opening',
  text: 'teh rain',
  instruction: '',
  context: draftContext.parse({}),
};
const signal = new AbortController().signal;

async function written(
  chunks: (string | null)[],
  { reason = 'stop' as FinishReason, trigger = /never/ } = {},
) {
  async function* stream(): AsyncIterable<ProviderChunk> {
    for (const text of chunks) yield text === null ? { type: 'retract' } : { type: 'text', text };
    yield { type: 'finish', reason };
  }
  const request = vi.fn(stream);
  const parts: WriterParts = {
    models: {
      standard: 'small',
      contextTokens: 8_192,
      provider: { name: 'test', thoughtTokens: () => 0, stream, write: request, summarize: async () => '' },
    },
    moderation: {
      check: async (text) =>
        text.includes('bad') ? { allowed: false, reason: 'minors' } : { allowed: true },
      checkWords: () => ({ allowed: true }),
      hasTriggerWord: (text) => trigger.test(text),
    },
  };
  const pieces: string[] = [];
  const text = await writeText(parts, TASK, { signal, write: (part) => pieces.push(part) });
  return { text, parts: pieces, request: request.mock.calls[0] };
}

describe('writeText', () => {
  test('returns the text alone, and fails for a refusal', async () => {
    expect((await written(['Here it is:\n\n“The rain falls.”'])).text).toBe('The rain falls.');
    await expect(written(['I’m sorry, I can’t help with that.'])).rejects.toThrow('refused');
  });

  test('writes whole words as they arrive, and none once a word needs a check', async () => {
    expect((await written(['The ra', 'in fal', 'ls on'])).parts).toEqual(['The', ' rain', ' falls']);
    expect((await written(['The rain ', 'kills us ', 'all '], { trigger: /kills/ })).parts).toEqual([
      'The rain',
    ]);
  });

  test('leaves out a thought that was withdrawn', async () => {
    expect(await written(['I plan it well. ', null, 'The rain falls.'])).toMatchObject({
      text: 'The rain falls.',
    });
  });

  test('refuses a text that moderation or the provider refuses', async () => {
    const place = { error: 'writing.moderated', details: { place: 'result', reason: 'minors' } };
    await expect(written(['so bad'])).rejects.toMatchObject(place);
    const filtered = { details: { place: 'result', reason: 'provider' } };
    await expect(written(['fine'], { reason: 'filter' })).rejects.toMatchObject(filtered);
  });

  test('fails for a text that was cut or is empty', async () => {
    await expect(written(['The rain'], { reason: 'length' })).rejects.toThrow('cut');
    for (const text of ['', ' \n', '```\n\n```', '""'])
      await expect(written([text])).rejects.toThrow('no text');
  });
});
