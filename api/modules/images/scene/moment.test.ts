import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentOf } from './moment.ts';

it('picks the sentence that shows the most', () => {
  const text =
    'He thinks about it. *Rain drives over the harbour and the lamp of the lighthouse turns.* “The sea, the sea!” she says.';
  expect(momentOf(text)).toBe('Rain drives over the harbour and the lamp of the lighthouse turns.');
});

it('takes what is told before what is said', () => {
  expect(momentOf('“I never liked you,” he says. She looks away without a word.')).toBe(
    'She looks away without a word.',
  );
});

it('finds one in any script, and nothing in nothing', () => {
  expect(momentOf('雨が降る。灯台が回る。')).not.toBe('');
  expect(momentOf('')).toBe('');
  expect(momentOf('No')).toBe('No');
});

it('leaves out the marks of emphasis and of headings', () => {
  expect(momentOf('# The harbour\n\n**Rain** drives over the _harbour_ at night.')).not.toMatch(/[*_#>]/);
});

it('takes the earlier of two that show alike', () => {
  const text = 'The wolf waits at the gate of the inn. The raven sits on the roof of the inn.';
  expect(momentOf(text)).toBe('The wolf waits at the gate of the inn.');
});

it('takes a sentence before a scrap that shows as much', () => {
  expect(momentOf('Rain! Slowly, the rain goes on and on.')).toBe('Slowly, the rain goes on and on.');
});

it('takes what is said where nothing else is', () => {
  expect(momentOf('“The sea,” she says.')).toBe('“The sea,” she says.');
});

it('is always some of the text, and one line', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 6 }), (text) => {
      const moment = momentOf(text);
      expect(text).toContain(moment);
      expect(moment).toBe(moment.trim());
      expect(moment.length).toBeGreaterThan(0);
    }),
  );
});
