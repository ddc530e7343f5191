import { describe, expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  test.each([
    ['It rains. She waits! Why?', ['It rains.', 'She waits!', 'Why?']],
    ['Dr. Vane and Mr. J. Tam came. They left.', ['Dr. Vane and Mr. J. Tam came.', 'They left.']],
    ['  One line\nAnother line. ', ['One line', 'Another line.']],
    ['鐘が鳴る。彼女は待つ。', ['鐘が鳴る。', '彼女は待つ。']],
    ['One.\n\n\nTwo.', ['One.', 'Two.']],
    [' \n ', []],
    ['', []],
  ])('splits %j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});
