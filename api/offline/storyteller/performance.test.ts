import { describe, expect, test } from 'vitest';
import { testScene } from '../../modules/providers/testing/test-scene.ts';
import { findAnswers } from './phrases/answers.ts';
import { writeReply } from './reply.ts';
import { summarize } from './summary.ts';

const LONGEST = 10_000;
/** A page is told in 2 ms; of what takes the square of a turn's length, one pattern takes 50. */
const PATIENCE_MS = 25;
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
  ['x', '?'].map((end) => piece.repeat(LONGEST).slice(0, LONGEST - 1) + end),
);

/** The shortest of three times, because other processes use the machine too. */
function least(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const shown = hostile.map((turn) => [`${JSON.stringify(turn.slice(0, 8))}…${turn.at(-1)}`, turn] as const);

describe('the storyteller with a message of 10,000 characters', () => {
  describe.each(shown)('%s', (_, turn) => {
    test.each([
      ['an answer', () => findAnswers(turn)],
      ['a page of a story', () => writeReply(testScene({ userMessage: turn }))],
      [
        'a line of a role play',
        () => writeReply(testScene({ userMessage: turn, earlierMessages: [turn], type: 'ROLE' })),
      ],
      ['a summary', () => summarize({ turns: [{ role: 'user', text: turn }], names: ['Odile'] }, 200)],
    ])('computes %s within its time limit', (_what, work) => {
      expect(least(work)).toBeLessThan(PATIENCE_MS);
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
