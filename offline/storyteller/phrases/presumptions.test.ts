import type { Scene } from '@storyloom/ports/scene';
import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import { writeReply } from '../reply.ts';

/** Replies with their options for many turns and seeds. */
function manyReplies(change: Partial<Scene>): string[] {
  return Array.from({ length: 300 }, (_, at) => {
    const { text, options } = writeReply(testScene({ turn: at, seed: `n${at}:${at % 3}`, ...change }));
    return [text, ...options].join('\n');
  });
}

const dark = { category: 'HORROR', perspective: 'SECOND_PERSON' } as const;
const field = { opening: 'The road runs to the sea and the ships.', category: 'ROMANCE' } as const;
const sequelOf = (hook: string, userMessage: string) => ({ lastReply: hook, userMessage });
const secret = 'And then Odile says the one name that you have told nobody.';
const question = 'And Odile, who never asks for anything, asks: “What would you do?”';
const knock =
  'Then someone knocks: three times, a pause, and once more. Odile shakes her head, very slightly.';
const promise =
  '“Now,” Odile says, with the air of somebody about to be forgiven, “promise you won’t laugh.”';
const farewell =
  'It would be a fine moment to leave. Odile is hoping, and hiding it badly, that you will not.';
const ways =
  'There are two ways from here. Odile looks at one, then at the other, then, for rather too long, at you.';

describe('the choice of phrases', () => {
  /** A phrase, a story that denies what the phrase presumes, and one that does not. */
  test.each<[string, RegExp, Partial<Scene>, Partial<Scene>]>([
    [
      'a name that was told to nobody',
      /told nobody/,
      { userMessage: 'My name is Agnes.' },
      { userMessage: 'I wait.' },
    ],
    [
      'a name that was told to nobody, after it was told earlier',
      /told nobody/,
      { userMessage: 'I wait.', earlierMessages: ['I look', 'I’m Agnes. I came by boat.'] },
      { userMessage: 'I wait.', earlierMessages: ['I look'] },
    ],
    [
      'somebody without a name',
      /who has no name|what I had been calling you/,
      { userMessage: 'My name is Agnes.', earlierMessages: ['I’m Agnes.'] },
      { userMessage: 'My name is Agnes.' },
    ],
    [
      'no name after another name',
      /who has no name/,
      { userMessage: 'My name is Agnes.', earlierMessages: ['I’m Maud.'] },
      { userMessage: 'My name is Agnes.', earlierMessages: ['I’m cold.'] },
    ],
    [
      'a reader who does not ask about the name',
      /before you (?:could|can) ask about the name/,
      sequelOf(secret, 'Ask Odile about that name'),
      sequelOf(secret, 'Show nothing'),
    ],
    [
      'a room in the open',
      /Come in, sit down/,
      { ...field, type: 'ROLE', userMessage: 'Good morning' },
      { type: 'ROLE', userMessage: 'Good morning' },
    ],
    [
      'silence after an answer',
      /not going to say what you would do/,
      sequelOf(question, '“I would stay,” I say.'),
      sequelOf(question, 'I wait'),
    ],
    [
      'an open choice after a way was taken',
      /need not choose a way/,
      { ...field, ...sequelOf(ways, 'Take the left way') },
      { ...field, ...sequelOf(ways, 'I wait') },
    ],
    [
      'others beside a single character',
      /Warn|about Odile|glance[sd] at|the others/,
      { supporting: [], main: { name: 'Odile', profile: 'She keeps the lamp.' }, userMessage: 'I wait' },
      { userMessage: 'I wait' },
    ],
    [
      'somebody met before',
      /You again|begun a sentence without you/,
      { type: 'ROLE', userMessage: 'Good morning' },
      { type: 'ROLE', userMessage: 'Good morning', lastReply: 'Ines nods.' },
    ],
    [
      'a question that was never asked',
      /nobody has asked me that/,
      { type: 'ROLE', userMessage: 'How are you?', earlierMessages: ['Are you all right?'] },
      { type: 'ROLE', userMessage: 'How are you?', earlierMessages: ['Who is there?'] },
    ],
    [
      'light after it was put out',
      /light has changed|clear strip of light|round the lamp|into the light|light (?:goes|went) down|Put out the light|Every shadow/,
      { ...dark, userMessage: 'I wait', earlierMessages: ['Put out the light'] },
      { ...dark, userMessage: 'I wait', earlierMessages: ['Light the lamp', 'Put out the light'] },
    ],
    [
      'dry weather in the rain',
      /like rain|smoke (?:stands|stood) straight|it was raining/,
      { ...field, opening: `${field.opening} It rains.`, userMessage: 'I wait' },
      { ...field, userMessage: 'I wait' },
    ],
    [
      'words after silence',
      /come only to say that|what was it really/,
      { type: 'ROLE', userMessage: '…' },
      { type: 'ROLE', userMessage: 'I had a bad day' },
    ],
    [
      'an answer after a question in return',
      /the answer under the answer|Then that is what we do/,
      sequelOf(question, 'What would you do?'),
      sequelOf(question, '“I would stay,” I say.'),
    ],
    [
      'a door that is shut',
      /Under the door/,
      sequelOf(knock, 'Open the door'),
      sequelOf(knock, 'Stay quite still'),
    ],
    [
      'a reader who does not laugh',
      /You are not laughing/,
      { ...sequelOf(promise, 'Laugh already'), category: 'ROMANCE' },
      { ...sequelOf(promise, 'Promise'), category: 'ROMANCE' },
    ],
    [
      'a reader who stays',
      /moment for leaving (?:goes|went) by/,
      { ...sequelOf(farewell, 'Get up to leave'), category: 'ROMANCE' },
      { ...sequelOf(farewell, 'Stay a while'), category: 'ROMANCE' },
    ],
    [
      'a way that was taken',
      /way not taken|two ways (?:meet|met)/,
      { ...field, ...sequelOf(ways, 'I wait') },
      { ...field, ...sequelOf(ways, 'Take the left way') },
    ],
  ])('never presumes %s', (_, phrase, denied, possible) => {
    expect(manyReplies(denied).find((one) => phrase.test(one))).toBeUndefined();
    expect(manyReplies(possible).find((one) => phrase.test(one))).toBeDefined();
  });
});
