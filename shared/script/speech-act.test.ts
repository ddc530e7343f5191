import { describe, expect, it } from 'vitest';
import { isInquiry, speechActOf } from './speech-act.ts';

describe('speechActOf', () => {
  it('tells questions from statements about the reader and from orders', () => {
    expect(speechActOf('could you hold this')).toBe('ask');
    expect(speechActOf('I wonder where she is')).toBe('ask');
    expect(speechActOf('Tell me about the tree')).toBe('ask');
    expect(speechActOf('I should have answered')).not.toBe('ask');
    expect(speechActOf('Have a word with Moser')).toBe('act');
  });

  it('tells leave-taking from leaving a thing', () => {
    expect(speechActOf('I leave the room')).toBe('leave');
    expect(speechActOf('Could I leave a message?')).toBe('ask');
    expect(speechActOf('Will you leave me?')).toBe('ask');
    expect(speechActOf('When does the train leave?')).toBe('ask');
    for (const message of ['Bye!', 'See you tomorrow', 'Sorry, I have to go.'])
      expect(speechActOf(message)).toBe('leave');
    expect(speechActOf('I have to go to the window')).toBe('act');
  });

  it('takes a statement about somebody for speech', () => {
    expect(speechActOf('It’s all right, you can come out')).toBe('say');
    expect(speechActOf('He died on the bridge')).toBe('say');
  });
});

describe('isInquiry', () => {
  it('tells what finds something out from a request', () => {
    expect(['Ask about the key', 'Ask what she wants you to do', 'Look under the bed'].every(isInquiry)).toBe(
      true,
    );
    expect(['Ask Finlay to come with you', 'Burn the page'].some(isInquiry)).toBe(false);
  });
});
