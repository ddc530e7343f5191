import { expect, it } from 'vitest';
import { message } from '../../../testing/messages.ts';
import { lostTrouble } from '../../chat/store/chat-error.ts';
import { endingOf, generating, nextSentences } from './announce.ts';

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

it('says how the reply ended, and leaves what went wrong to the alert', () => {
  const ended = (state: 'done' | 'stopped' | 'interrupted') => ({
    trouble: null,
    messages: [message({ id: 'reply', role: 'assistant', state })],
  });
  expect(endingOf(ended('done'))).toBe('Reply complete');
  expect(endingOf(ended('stopped'))).toBe('Reply stopped');
  expect(endingOf(ended('interrupted'))).toBe('');
  const why = (finishReason: 'length' | 'filtered') =>
    endingOf({ trouble: null, messages: [message({ id: 'reply', finishReason })] });
  expect(why('length')).toBe('The reply ran out of room');
  expect(why('filtered')).toBe('The rest of the reply was held back');
  expect(endingOf({ ...ended('done'), trouble: lostTrouble })).toBe('');
});
