import { describe, expect, it } from 'vitest';
import { fit, names } from './match.ts';
import { wordsOf } from './words.ts';

describe('names', () => {
  it('does not take a preposition for a name, and knows names without their accents', () => {
    expect(names(wordsOf('I go in'), 'inês')).toBe(false);
    expect(names(wordsOf('Who is Ines?'), 'inês')).toBe(true);
  });

  it('takes what belongs to somebody for no mention of them, except their name', () => {
    expect(names(wordsOf('I take Mara’s coat'), 'mara')).toBe(false);
    expect(names(wordsOf('I shout Mara’s name'), 'mara')).toBe(true);
  });

  it('reads each negation as the same', () => {
    expect(names(wordsOf('I won’t eat'), 'not eat')).toBe(true);
    expect(names(wordsOf('I won’t eat'), 'eat')).toBe(false);
    expect(names(wordsOf('I trust nobody'), 'trust')).toBe(false);
  });

  it('reads “stop this train” as “stop the train”', () => {
    expect(names(wordsOf('Stop this train!'), 'stop the train')).toBe(true);
    expect(names(wordsOf('Stop my train!'), 'stop the train')).toBe(false);
  });
});

describe('fit', () => {
  it('counts that both the message and the choice deny something', () => {
    const silent = { phrases: [], text: 'Say nothing about the boots' };
    expect(fit('I do not mention the boots', silent)).toBe(2);
    expect(fit('I mention the boots', silent)).toBe(1);
  });

  it('counts forms of one word once', () => {
    const fee = { phrases: ['walnut', 'walnuts'], text: '' };
    expect(fit('Why the walnuts?', fee)).toBe(fit('Why the walnuts?', { ...fee, phrases: ['walnut'] }));
  });
});
