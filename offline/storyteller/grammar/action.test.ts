import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import type { Tense } from '../analysis/tense.ts';
import { isCommand, restateAction } from './action.ts';
import { readerVoice } from './voice.ts';

type Perspective = 'FIRST_PERSON' | 'SECOND_PERSON' | 'THIRD_PERSON';

function retold(turn: string, tense: Tense, perspective: Perspective): string {
  const voice = readerVoice(testScene({ perspective }), tense);
  const readerIsThird = perspective === 'THIRD_PERSON';
  return restateAction(turn, voice, { tense, readerIsThird, readerIsPlural: false, actorIsPlural: false });
}

describe('describeAction', () => {
  test('restates an action in the tense and person of the story', () => {
    expect(retold('I lift the paper.', 'present', 'SECOND_PERSON')).toBe('You lift the paper.');
    expect(retold('I lift the paper.', 'past', 'THIRD_PERSON')).toBe('Ines lifted the paper.');
    expect(retold('take my coat and go', 'past', 'FIRST_PERSON')).toBe('I took my coat.');
    expect(retold('I carry it', 'present', 'THIRD_PERSON')).toBe('');
    expect(retold('I try the door', 'present', 'THIRD_PERSON')).toBe('Ines tries the door.');
    expect(retold('grab my lamp', 'past', 'SECOND_PERSON')).toBe('You grabbed your lamp.');
  });

  test('makes a full sentence from a two-word choice', () => {
    expect(retold('Pull cord', 'present', 'SECOND_PERSON')).toBe('You pull the cord.');
    expect(retold('Go left', 'present', 'SECOND_PERSON')).toBe('You go left.');
  });

  test('does not mistake adverbs of place and manner for objects', () => {
    expect(retold('I look around, slowly.', 'present', 'SECOND_PERSON')).toBe('You look around.');
    expect(retold('Look around', 'past', 'THIRD_PERSON')).toBe('Ines looked around.');
    expect(retold('Walk through', 'present', 'SECOND_PERSON')).toBe('You walk through.');
    expect(retold('I try harder', 'past', 'FIRST_PERSON')).toBe('I tried harder.');
    for (const word of ['about', 'ahead', 'alone', 'behind', 'nowhere', 'up'])
      expect(retold(`I look ${word}`, 'present', 'SECOND_PERSON')).toBe(`You look ${word}.`);
  });

  test('does not mistake Object.prototype names for verbs', () => {
    for (const word of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']) {
      expect(retold(`${word} the door`, 'past', 'SECOND_PERSON')).toBe('');
      expect(isCommand(`${word} the door`)).toBe(false);
    }
    expect(isCommand('Take the door')).toBe(true);
  });

  test('returns nothing for questions, speech and unknown verbs', () => {
    for (const turn of ['Do I take it?', '“Run,” I say.', 'I trust you', 'hmm', 'The lamp is out', ''])
      expect(retold(turn, 'past', 'FIRST_PERSON')).toBe('');
  });
});
