import { describe, expect, test } from 'vitest';
import { pickQuote } from './quote.ts';

const memory = (userText: string) => ({
  messageId: userText,
  depth: 2,
  userText,
  replyText: 'It is done.',
  matchedWords: ['key'],
});

describe('pickQuote', () => {
  test('returns the first sentence of the best memory that has one', () => {
    const [silent, key, door] = [
      memory(''),
      memory('I hide the key! Nobody sees.'),
      memory('I open the door.'),
    ];
    expect(pickQuote([silent, key, door])).toEqual({ memory: key, sentence: 'I hide the key!' });
    expect(pickQuote([memory('我把钥匙藏起来。没人看见。')])?.sentence).toBe('我把钥匙藏起来。');
  });

  test('skips sentences that are too long, contain a quotation or have no letters', () => {
    expect(
      pickQuote([memory('…'), memory('“Stay,” I say.'), memory(`I ${'walk '.repeat(40)}`)]),
    ).toBeUndefined();
    expect(pickQuote([])).toBeUndefined();
  });
});
