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
