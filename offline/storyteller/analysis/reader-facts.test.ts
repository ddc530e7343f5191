import { describe, expect, test } from 'vitest';
import { findReaderFacts, findReaderName, parseName, toSecondPerson } from './reader-facts.ts';

describe('parseName', () => {
  test.each([
    ['My name is Agnes.', 'Agnes'],
    ['call me Agnes Moor, please', 'Agnes Moor'],
    ['Call me Agnes Moor and wait', 'Agnes Moor'],
    ['I’m Agnes, the keeper', 'Agnes'],
    ['I am Agnes of nowhere', undefined],
    ['I am tired.', undefined],
  ])('of %j is %s', (turn, name) => {
    expect(parseName(turn)).toBe(name);
  });
});

describe('findReaderName', () => {
  test('is the name that was given last', () => {
    const earlierMessages = ['I wait.', 'My name is Bram.', 'My name is Odile.'];
    expect(findReaderName({ userMessage: 'I look.', earlierMessages })).toBe('Bram');
    expect(findReaderName({ userMessage: 'I’m Agnes.', earlierMessages })).toBe('Agnes');
    expect(findReaderName({ userMessage: 'I look.', earlierMessages: [] })).toBeUndefined();
  });
});

describe('findReaderFacts', () => {
  test('returns the first sentences about the reader, without names, speech and the other person', () => {
    const earlierMessages = [
      'I lost my job. I was sad.',
      'I open the door.',
      'I love you.',
      'I have “no” idea',
      'I am Agnes.',
      `I have ${'x'.repeat(60)}`,
      'my sister is mine',
    ];
    expect(findReaderFacts({ earlierMessages })).toEqual(['you lost your job', 'your sister is yours']);
  });
});

describe('toSecondPerson', () => {
  test('changes every word that refers to the speaker', () => {
    expect(toSecondPerson('I was myself, I’m mine and they saw me')).toBe(
      'you were yourself, you’re yours and they saw you',
    );
  });
});
