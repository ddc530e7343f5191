import { describe, expect, it } from 'vitest';
import { addressIn, subjectOf, withoutNames } from './address.ts';

const people = ['okoro', 'mrs_ma', 'amélia'];

describe('addressIn', () => {
  it('finds who is called, and who is said to be asked', () => {
    expect(addressIn('Okoro, is he alive?', people)).toEqual({
      who: 'okoro',
      rest: 'is he alive?',
      isCalled: true,
    });
    expect(addressIn('That is brilliant, Mrs Ma. What next?', people)).toMatchObject({ who: 'mrs_ma' });
    expect(addressIn('Good evening Dr. Okoro', people)).toEqual({
      who: 'okoro',
      rest: 'Good evening',
      isCalled: true,
    });
    expect(addressIn('I ask the Moon what happened', ['moon'])).toMatchObject({ who: 'moon' });
    expect(addressIn('I ask Dona Amelia what happened', people)).toEqual({
      who: 'amélia',
      rest: 'I ask what happened',
      isCalled: false,
    });
  });

  it('finds nobody who is only spoken of', () => {
    for (const message of [
      'Who is Okoro?',
      'I ask about Okoro',
      'I ask Okoro’s sister',
      'The flat is Mrs Ma’s',
    ])
      expect(addressIn(message, people)).toBeNull();
  });
});

describe('subjectOf', () => {
  it('is the person for “Who are you?”', () => {
    const message = 'who are you Okoro?';
    expect(subjectOf(message, people, addressIn(message, people))).toContain('okoro');
    expect(subjectOf('What are you?', people, null)).toContain('okoro');
    expect(subjectOf('What are you reading?', ['okoro'], null)).toBe('What are you reading?');
    expect(subjectOf('Who are you?', [], null)).toBe('Who are you?');
  });

  it('is what that person wants for “What do you want?”', () => {
    const message = 'What do you want, Mrs Ma?';
    expect(subjectOf(message, people, addressIn(message, people))).toBe('what does mrs ma want');
    expect(subjectOf('What do you want with it?', people, null)).toBe('What do you want with it?');
    expect(subjectOf('What does she want?', ['okoro'], null)).toBe('what does okoro want');
    expect(subjectOf('What does she want?', people, null)).toBe('What does she want?');
  });
});

describe('withoutNames', () => {
  it('leaves out who is there, and keeps longer words', () => {
    expect(withoutNames('I hug Mrs Ma, and Amélia’s cat', people)).toBe("I hug , and 's cat");
    expect(withoutNames('Mama, hold Okoro', people)).toBe('Mama, hold ');
  });
});
