import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import { findAnswers } from './phrases/answers.ts';
import { writeReply } from './reply.ts';
import { summarize } from './summary.ts';

/**
 * Fifty times the longest message: code with quadratic time in the length of a turn far exceeds the time limit of
 * tests.
 */
const LENGTH = 500_000;
const pieces = [
  'what ',
  'what',
  'how who ',
  'and ',
  '. ',
  '.',
  '!',
  '…',
  '“',
  'the ',
  ', A',
  'ha ',
  ' ',
  '\n',
  'I ',
  'a',
];
const hostile = pieces.flatMap((piece) =>
  ['x', '?'].map((end) => piece.repeat(LENGTH).slice(0, LENGTH - 1) + end),
);

const shown = hostile.map((turn) => [`${JSON.stringify(turn.slice(0, 8))}…${turn.at(-1)}`, turn] as const);

describe('the storyteller with a message of 500,000 characters', () => {
  describe.each(shown)('%s', (_, turn) => {
    test.each([
      ['an answer', () => findAnswers(turn)],
      ['a page of a story', () => writeReply(testScene({ userMessage: turn }))],
      [
        'a line of a role play',
        () => writeReply(testScene({ userMessage: turn, earlierMessages: [turn], type: 'ROLE' })),
      ],
      ['a summary', () => summarize({ turns: [{ role: 'user', text: turn }], names: ['Odile'] }, 200)],
    ])('computes %s in linear time', (_what, work) => {
      expect(work()).toBeDefined();
    });
  });

  test('answers the first question of a long message', () => {
    const why = findAnswers('Why?');
    expect(findAnswers(`${'I walk on. '.repeat(900)}Why did he go? Who?`)).toEqual(why);
    expect(findAnswers('I stay! Why did he go? Where to?')).toEqual(why);
    expect(findAnswers('tell me why he went')).toEqual(why);
    expect(findAnswers(`${'on and on '.repeat(900)}why?`)).toEqual(why);
    expect(findAnswers('…')).toEqual([]);
  });
});
