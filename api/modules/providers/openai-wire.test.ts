import { describe, expect, test } from 'vitest';
import { emptyChunk, readChunk, requestBody } from './openai-wire.ts';

const read = (value: unknown) => readChunk(JSON.stringify(value));
const finish = (reason: unknown) => read({ choices: [{ finish_reason: reason }] }).finish;

describe('readChunk', () => {
  test('reads the text of the first choice without characters that cannot be stored', () => {
    const delta = (content: string | null) => ({ delta: { content } });
    expect(read({ choices: [delta('a\uFFFDb\0c'), delta('other')] }).text).toBe('abc');
    expect(read({ choices: [delta(null)] })).toEqual(emptyChunk);
    expect(read({ choices: [] })).toEqual(emptyChunk);
  });

  test.each([
    ['stop', 'stop'],
    ['tool_calls', 'stop'],
    ['length', 'length'],
    ['content_filter', 'filter'],
    [null, undefined],
  ])('reads the finish reason %s as %s', (reason, expected) => {
    expect(finish(reason)).toBe(expected);
  });

  test('reads the usage, and an error as a failure', () => {
    expect(read({ usage: { prompt_tokens: 3, completion_tokens: 5 } }).usage).toEqual({
      ...{ inputTokens: 3, outputTokens: 5 },
    });
    expect(read({ error: {} }).failed).toBe(true);
    expect(read({ error: null }).failed).toBe(false);
  });

  test.each(['[DONE', '7', '{"choices":7}'])('reads nothing from %s', (data) => {
    expect(readChunk(data)).toEqual(emptyChunk);
  });
});

describe('requestBody', () => {
  test('asks for a stream with its usage', () => {
    const messages = [{ role: 'user', content: 'I wait.' }] as const;
    const { signal } = new AbortController();
    expect(JSON.parse(requestBody({ model: 'm', messages, maxTokens: 7, signal }))).toEqual({
      ...{ model: 'm', messages, max_tokens: 7, stream: true, stream_options: { include_usage: true } },
    });
  });
});
