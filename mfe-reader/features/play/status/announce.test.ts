import { describe, expect, it } from 'vitest';
import { message } from '../../../testing/messages.ts';
import { connectionLost } from '../../chat/store/chat-error.ts';
import { endingOf, lastAnnouncement, nextAnnouncement, startAnnouncement } from './announce.ts';

describe('nextAnnouncement', () => {
  it('waits for the end of a sentence', () => {
    expect(nextAnnouncement('The door', startAnnouncement)).toBeNull();
    expect(nextAnnouncement('It cost 3.', startAnnouncement)).toBeNull();
  });

  it('returns whole sentences, each once', () => {
    const first = nextAnnouncement('The door opens. “Come in!” she s', startAnnouncement);
    expect(first?.text).toBe('The door opens. “Come in!”');
    const reply = 'The door opens. “Come in!” she says. Then ';
    expect(first && nextAnnouncement(reply, first)?.text).toBe('she says.');
  });

  it('treats a new paragraph as the end of a sentence', () => {
    expect(nextAnnouncement('“Wait”\n\nShe', startAnnouncement)?.text).toBe('“Wait”');
  });
});

describe('endingOf', () => {
  const ended = (state: 'done' | 'stopped' | 'interrupted') => ({
    error: null,
    messages: [message({ id: 'reply', role: 'assistant', state })],
  });
  const finished = (finishReason: 'length' | 'filtered', text = 'Rain.') => ({
    error: null,
    messages: [message({ id: 'reply', finishReason, text })],
  });

  it('names how the reply ended', () => {
    expect(endingOf(ended('done'))).toBe('Reply complete');
    expect(endingOf(ended('stopped'))).toBe('Reply stopped');
    expect(endingOf(finished('length'))).toBe('The reply hit its length limit');
    expect(endingOf(finished('filtered'))).toBe('The rest of the reply was hidden by our safety rules');
  });

  it('leaves errors to the error panel', () => {
    expect(endingOf(ended('interrupted'))).toBe('');
    expect(endingOf({ ...ended('done'), error: connectionLost })).toBe('');
  });

  it('does not announce text that was withheld', () => {
    const withheld = finished('filtered', '');
    expect(endingOf(withheld)).toBe('The reply was hidden by our safety rules');
    expect(lastAnnouncement('What was refused.', withheld)).toBe('The reply was hidden by our safety rules');
  });
});
