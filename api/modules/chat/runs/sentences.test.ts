import { expect, test } from 'vitest';
import { lastSentenceEnd, sentenceEnded, sentenceEnds } from './sentences.ts';

test.each([
  ['He came. She went.', ['He came.', ' She went.']],
  ['“Who?” she said. “Me!”', ['“Who?”', ' she said.', ' “Me!”']],
  ['Wait… what', ['Wait…']],
  ['It is 3.14 metres', []],
  ['彼は来た。「誰？」彼女は行った', ['彼は来た。', '「誰？」']],
  ['One line\nanother', ['One line\n']],
  ['', []],
])('%j ends where a reader would say', (text, sentences) => {
  let from = 0;
  const found = sentenceEnds(text).map((end) => {
    const sentence = text.slice(from, end);
    from = end;
    return sentence;
  });
  expect(found).toEqual(sentences);
});

test('a sentence is over when what follows it begins', () => {
  expect(sentenceEnded('She said', ' no')).toBe(false);
  expect(sentenceEnded('said', '.')).toBe(false);
  expect(sentenceEnded('aid.', ' He')).toBe(true);
  expect(sentenceEnded('id.”', ' He')).toBe(true);
  expect(sentenceEnded('3.', '14 m')).toBe(false);
  expect(sentenceEnded('', 'No. ')).toBe(true);
  expect(sentenceEnded('来た', '。')).toBe(true);
});

test('the last end after a place is found, one at that place is not', () => {
  expect(lastSentenceEnd('One. Two. Thr', 0)).toBe(9);
  expect(lastSentenceEnd('One. Two. Thr', 4)).toBe(9);
  expect(lastSentenceEnd('One. Two. Thr', 9)).toBeNull();
  expect(lastSentenceEnd('Nothing', 0)).toBeNull();
});
