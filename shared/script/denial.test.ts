import { describe, expect, it } from 'vitest';
import { noMemory, remember } from './memory.ts';

const factsOf = (...messages: string[]) => messages.reduce(remember, noMemory).facts.map(({ said }) => said);

describe('a fact', () => {
  it.each([
    [['I am a nurse', 'I’m not a nurse any more'], []],
    [['I live in Graz', 'I don’t live in Graz now'], []],
    [['My cat Milo is black', 'Milo isn’t black'], []],
    [['I am a nurse', 'I’m not a teacher'], ['you are a nurse']],
    [['I like cats', 'My sister doesn’t like cats'], ['you like cats']],
  ])('goes if it is denied: %j', (messages, facts) => expect(factsOf(...messages)).toEqual(facts));

  it.each([
    [['I live in Graz', 'I live in Vienna now'], ['you live in Vienna now']],
    [['My cat Milo ran away', 'Milo came back'], ['your cat Milo came back']],
    [
      ['My cat Milo is black', 'Milo is dead'],
      ['your cat Milo is black', 'your cat Milo is dead'],
    ],
  ])('takes the place of one that cannot hold with it: %j', (messages, facts) =>
    expect(factsOf(...messages)).toEqual(facts),
  );

  it('is kept beside a feeling', () => {
    expect(factsOf('I’m so tired because my sister Anna left')).toEqual(['your sister Anna left']);
    expect(factsOf('I feel awful, my cat Milo ran away')).toEqual(['your cat Milo ran away']);
  });

  it('is about the nearest one with whom a pronoun agrees', () => {
    expect(factsOf('My brother Tom has a wife. Her name is Ada.').at(-1)).toBe(
      "your brother Tom's wife is called Ada",
    );
    expect(factsOf('I miss my sister Anna.', 'Her husband is a vet.')).toEqual([
      "your sister Anna's husband is a vet",
    ]);
    expect(factsOf('My brother has a boat.', 'He paints it.', 'She was a nurse.')).toEqual([
      'your brother has a boat',
      'your brother paints it',
    ]);
  });

  it('says what somebody is afraid of, allergic to or good at', () => {
    expect(factsOf('I’m afraid of dogs', 'I am very good at chess', 'I’m afraid of you')).toEqual([
      'you are afraid of dogs',
      'you are very good at chess',
    ]);
  });
});
