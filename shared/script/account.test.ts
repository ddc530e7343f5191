import { describe, expect, it } from 'vitest';
import { accountOf, subjectsIn } from './account.ts';

describe('accountOf', () => {
  it.each([
    'My boss shouted at me',
    'my sister hates the cold',
    'My ex husband never paid taxes either',
    'I once had a dog',
    'I wasn’t even here last year',
    'When I was ten we moved',
    'I broke my leg last winter',
  ])('takes %j for an account of the reader’s life', (message) => expect(accountOf(message)).toBe('own'));

  it.each([
    'She told me a joke',
    'Beto poisoned her',
    'The lamp went out',
    'Your door was open',
    'It wasn’t me',
  ])('takes %j for an account of others', (message) => expect(accountOf(message)).toBe('others'));

  it.each([
    'I walked to the door',
    'I shout at my boss',
    'The key',
    'the stripped berth opposite',
    'My answer is yes',
    'My name is Tom',
    'Open the locked door',
    'Open locked door',
    'Please let him in',
    'My bag and coat',
    'He',
  ])('takes %j for no account', (message) => expect(accountOf(message)).toBeNull());
});

describe('subjectsIn', () => {
  it('leaves out what was done', () => {
    expect(subjectsIn('My boss shouted at me')).toMatch(/^My boss\s+at me$/);
    expect(subjectsIn('My sister hates the cold')).not.toContain('hates');
    expect(subjectsIn('My grandmother used to play the cello')).not.toContain('play');
  });
});
