import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findIllustratedSentence } from './illustrated-sentence.ts';

it('picks the sentence that shows the most', () => {
  const text =
    'He thinks about it. *Rain drives over the harbour and the lamp of the lighthouse turns.* “The sea, the sea!” she says.';
  expect(findIllustratedSentence(text)).toBe(
    'Rain drives over the harbour and the lamp of the lighthouse turns.',
  );
});

it('takes what is told before what is said', () => {
  expect(findIllustratedSentence('“I never liked you,” he says. She looks away without a word.')).toBe(
    'She looks away without a word.',
  );
});

it('finds one in any script, and nothing in nothing', () => {
  expect(findIllustratedSentence('雨が降る。灯台が回る。')).not.toBe('');
  expect(findIllustratedSentence('')).toBe('');
  expect(findIllustratedSentence('No')).toBe('No');
});

it('leaves out the marks of emphasis and of headings', () => {
  expect(
    findIllustratedSentence('# The harbour\n\n**Rain** drives over the _harbour_ at night.'),
  ).not.toMatch(/[*_#>]/);
});

it('takes the earlier of two that show alike', () => {
  const text = 'The wolf waits at the gate of the inn. The raven sits on the roof of the inn.';
  expect(findIllustratedSentence(text)).toBe('The wolf waits at the gate of the inn.');
});

it('takes a sentence before a scrap that shows as much', () => {
  expect(findIllustratedSentence('Rain! Slowly, the rain goes on and on.')).toBe(
    'Slowly, the rain goes on and on.',
  );
});

it('takes what is said where nothing else is', () => {
  expect(findIllustratedSentence('“The sea,” she says.')).toBe('“The sea,” she says.');
});

it('is always some of the text, and one line', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 6 }), (text) => {
      const moment = findIllustratedSentence(text);
      expect(text).toContain(moment);
      expect(moment).toBe(moment.trim());
      expect(moment.length).toBeGreaterThan(0);
    }),
  );
});
