import { describe, expect, test } from 'vitest';
import { endsSentence, findSentenceEnds, lastSentenceEnd } from './sentences.ts';

describe('sentences', () => {
  test.each([
    ['He came. She went.', ['He came.', ' She went.']],
    ['“Who?” she said. “Me!”', ['“Who?”', ' she said.', ' “Me!”']],
    ['Wait… what', ['Wait…']],
    ['It is 3.14 metres', []],
    ['彼は来た。「誰？」彼女は行った', ['彼は来た。', '「誰？」']],
    ['One line\nanother', ['One line\n']],
    ['', []],
  ])('findSentenceEnds splits %j', (text, sentences) => {
    let from = 0;
    const found = findSentenceEnds(text).map((end) => {
      const sentence = text.slice(from, end);
      from = end;
      return sentence;
    });
    expect(found).toEqual(sentences);
  });

  test('endsSentence waits for the text after the mark', () => {
    expect(endsSentence('She said', ' no')).toBe(false);
    expect(endsSentence('said', '.')).toBe(false);
    expect(endsSentence('aid.', ' He')).toBe(true);
    expect(endsSentence('id.”', ' He')).toBe(true);
    expect(endsSentence('3.', '14 m')).toBe(false);
    expect(endsSentence('', 'No. ')).toBe(true);
    expect(endsSentence('来た', '。')).toBe(true);
  });

  test('lastSentenceEnd ignores an end at the given offset', () => {
    expect(lastSentenceEnd('One. Two. Thr', 0)).toBe(9);
    expect(lastSentenceEnd('One. Two. Thr', 4)).toBe(9);
    expect(lastSentenceEnd('One. Two. Thr', 9)).toBeNull();
    expect(lastSentenceEnd('Nothing', 0)).toBeNull();
  });
});
