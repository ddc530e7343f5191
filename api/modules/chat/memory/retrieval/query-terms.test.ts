import { describe, expect, test } from 'vitest';
import { askedOf } from './query-terms.ts';

const asked = (turn: string, reply = '') =>
  askedOf([
    { role: 'user', text: turn },
    { role: 'assistant', text: reply },
  ]);
const wordsOf = (turn: string, reply = '') => asked(turn, reply).map(({ word }) => word);

test.each([
  ['I take out the brass key.', ['brass', 'key']],
  ['I ask Mara about her promise.', ['mara', 'promise']],
  ['ask mara about bram’s spade', ['mara', 'bram', 'spade']],
  ['“Where is the seventh stair?” I whisper.', ['seventh', 'stair']],
  ['I meet you in room 12.', ['meet', '12']],
])('of “%s” the words that can call something to mind are asked for', (turn, words) => {
  expect(wordsOf(turn).toSorted()).toEqual(words.toSorted());
});

test.each(['I look around.', 'Yes.', 'No, tell me more about it!', '…', ''])(
  '“%s” calls nothing up',
  (turn) => {
    expect(asked(turn)).toEqual([]);
  },
);

test('a thing and a name weigh more than another word, and the reader’s own words more than those they answer', () => {
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

test('of the reply before only its last sentences are asked for', () => {
  const reply = `The violin lies in the chest. ${'Rain falls on everything. '.repeat(20)}The harp plays.`;
  expect(wordsOf('Go on.', reply)).toContain('harp');
  expect(wordsOf('Go on.', reply)).not.toContain('violin');
});

test('however much is said, few words are looked for, the weightiest of them', () => {
  const many = Array.from({ length: 300 }, (_, at) => `word${at}x`).join(' ');
  const words = wordsOf(`${many} and then I touch the lantern`);
  expect(words).toHaveLength(8);
  expect(words[0]).toBe('lantern');
});

describe('scripts without spaces', () => {
  test.each([
    ['我又拿出铜钥匙。', '钥匙'],
    ['彼は灯台へ行った。', '灯台'],
    ['등대를 찾는다', '등대'],
  ])('of “%s” neighbours within a word are asked for', (turn, word) => {
    expect(wordsOf(turn)).toContain(word);
  });

  test('neighbours of two words are none', () => {
    expect(wordsOf('我又拿出铜钥匙。')).not.toContain('出铜');
  });
});
