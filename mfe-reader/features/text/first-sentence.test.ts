import { chatLimits } from '@storyloom/contract/chat/limits';
import { describe, expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

describe('firstSentence', () => {
  it.each([
    ['The lamp is Odile’s. She wants it back.', 'The lamp is Odile’s.'],
    ['*Rain.* Then nothing.', 'Rain.'],
    ['“Go!” she says. He goes.', '“Go!” she says.'],
    ['“Go!” she says.', '“Go!” she says.'],
    ['…\n\nA door stands open', 'A door stands open'],
    ['', ''],
  ])('takes the first sentence of %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it('cuts a long sentence between words', () => {
    const long = firstSentence(`${'salt and rope '.repeat(60)}.`);
    expect(long.length).toBeLessThanOrEqual(chatLimits.fact);
    expect(long).toMatch(/ (salt|and|rope)…$/);
    expect(firstSentence('x'.repeat(2_000)).length).toBeLessThanOrEqual(chatLimits.fact);
  });

  it('takes the words that were selected instead', () => {
    expect(firstSentence('The lamp turns. Rain.', 'lamp turns')).toBe('lamp turns');
  });
});
