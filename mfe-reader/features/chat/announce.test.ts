import { expect, it } from 'vitest';
import { generating, nextSentences } from './announce.ts';

it('says nothing before a sentence ends', () => {
  expect(nextSentences('The door', generating)).toBeNull();
  expect(nextSentences('It cost 3.', generating)).toBeNull();
});

it('says whole sentences, each once', () => {
  const first = nextSentences('The door opens. “Come in!” she s', generating);
  expect(first?.words).toBe('The door opens. “Come in!”');
  const text = 'The door opens. “Come in!” she says. Then ';
  expect(first && nextSentences(text, first)?.words).toBe('she says.');
});

it('takes a new paragraph for an end', () => {
  expect(nextSentences('“Wait”\n\nShe', generating)?.words).toBe('“Wait”');
});
