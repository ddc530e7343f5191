import { describe, expect, it } from 'vitest';
import { agreeing, referentsIn } from './referents.ts';

const calledIn = (text: string) => referentsIn(text).map(({ called }) => called);

describe('referentsIn', () => {
  it.each([
    ['My brother Tom has a wife', ['my brother Tom', 'my brother Tom’s wife']],
    ['I have a daughter and a son', ['my daughter']],
    ['I miss my brother’s wife', ['my brother’s wife']],
    ['She has a boat', []],
  ])('has of %j %j', (text, called) => expect(calledIn(text)).toEqual(called));
});

describe('agreeing', () => {
  const known = referentsIn('My sister has a friend. My uncle has a boat.');
  it.each([
    ['she', 'my sister'],
    ['he', 'my uncle'],
    ['it', 'my uncle’s boat'],
    ['they', undefined],
  ])('is of %j %j', (pronoun, called) => expect(agreeing(known, pronoun)?.called).toBe(called));

  it('is nobody where no noun agrees', () => {
    expect(agreeing(referentsIn('my boat and my brother'), 'she')).toBeUndefined();
    expect(agreeing(referentsIn('my friend Kim'), 'she')?.called).toBe('my friend Kim');
  });
});
