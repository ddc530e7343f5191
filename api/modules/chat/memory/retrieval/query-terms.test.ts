import { describe, expect, test } from 'vitest';
import { extractQueryTerms } from './query-terms.ts';

const asked = (turn: string, reply = '') =>
  extractQueryTerms([
    { role: 'user', text: turn },
    { role: 'assistant', text: reply },
  ]);
const wordsOf = (turn: string, reply = '') => asked(turn, reply).map(({ word }) => word);

describe('extractQueryTerms', () => {
  test.each([
    ['I take out the brass key.', ['brass', 'key']],
    ['I ask Mara about her promise.', ['mara', 'promise']],
    ['ask mara about bram’s spade', ['mara', 'bram', 'spade']],
    ['“Where is the seventh stair?” I whisper.', ['seventh', 'stair']],
    ['I meet you in room 12.', ['meet', '12']],
  ])('takes the specific words of “%s”', (turn, words) => {
    expect(wordsOf(turn).toSorted()).toEqual(words.toSorted());
  });

  test.each(['I look around.', 'Yes.', 'No, tell me more about it!', '…', ''])(
    'finds no terms in “%s”',
    (turn) => {
      expect(asked(turn)).toEqual([]);
    },
  );

  test('weighs names and things above other words, and the user message above the reply', () => {
    const weights = Object.fromEntries(
      asked('Then I swim to the lighthouse with Odile.', 'The harp plays.').map(({ word, weight }) => [
        word,
        weight,
      ]),
    );
    expect(weights.lighthouse).toBeGreaterThan(weights.swim ?? 9);
    expect(weights.odile).toBe(weights.lighthouse);
    expect(weights.swim).toBeGreaterThan(weights.harp ?? 9);
  });

  test('only takes words of the reply’s last sentences', () => {
    const reply = `The violin lies in the chest. ${'Rain falls on everything. '.repeat(20)}The harp plays.`;
    expect(wordsOf('Go on.', reply)).toContain('harp');
    expect(wordsOf('Go on.', reply)).not.toContain('violin');
  });

  test('takes at most eight terms, the heaviest ones', () => {
    const many = Array.from({ length: 300 }, (_, at) => `word${at}x`).join(' ');
    const words = wordsOf(`${many} and then I touch the lantern`);
    expect(words).toHaveLength(8);
    expect(words[0]).toBe('lantern');
  });

  describe('in scripts without spaces', () => {
    test.each([
      ['我又拿出铜钥匙。', '钥匙'],
      ['彼は灯台へ行った。', '灯台'],
      ['등대를 찾는다', '등대'],
    ])('takes pairs of characters within a word of “%s”', (turn, word) => {
      expect(wordsOf(turn)).toContain(word);
    });

    test('ignores pairs that span two words', () => {
      expect(wordsOf('我又拿出铜钥匙。')).not.toContain('出铜');
    });
  });
});
