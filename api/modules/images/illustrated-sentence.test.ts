import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findIllustratedSentence } from './illustrated-sentence.ts';

describe('findIllustratedSentence', () => {
  test('picks the sentence with the most visual words', () => {
    const text =
      'He thinks about it. *Rain drives over the harbour and the lamp of the lighthouse turns.* “The sea, the sea!” she says.';
    expect(findIllustratedSentence(text)).toBe(
      'Rain drives over the harbour and the lamp of the lighthouse turns.',
    );
  });

  test('prefers narration to speech', () => {
    expect(findIllustratedSentence('“I never liked you,” he says. She looks away without a word.')).toBe(
      'She looks away without a word.',
    );
  });

  test('works in any script and returns an empty string for an empty text', () => {
    expect(findIllustratedSentence('雨が降る。灯台が回る。')).not.toBe('');
    expect(findIllustratedSentence('')).toBe('');
    expect(findIllustratedSentence('No')).toBe('No');
  });

  test('removes emphasis and heading markup', () => {
    expect(
      findIllustratedSentence('# The harbour\n\n**Rain** drives over the _harbour_ at night.'),
    ).not.toMatch(/[*_#>]/);
  });

  test('picks the first of two equal sentences', () => {
    const text = 'The wolf waits at the gate of the inn. The raven sits on the roof of the inn.';
    expect(findIllustratedSentence(text)).toBe('The wolf waits at the gate of the inn.');
  });

  test('prefers a sentence to a fragment with as many visual words', () => {
    expect(findIllustratedSentence('Rain! Slowly, the rain goes on and on.')).toBe(
      'Slowly, the rain goes on and on.',
    );
  });

  test('picks speech if there is nothing else', () => {
    expect(findIllustratedSentence('“The sea,” she says.')).toBe('“The sea,” she says.');
  });

  test('always returns a single line that occurs in the text', () => {
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences', maxCount: 6 }), (text) => {
        const moment = findIllustratedSentence(text);
        expect(text).toContain(moment);
        expect(moment).toBe(moment.trim());
        expect(moment.length).toBeGreaterThan(0);
      }),
    );
  });
});
