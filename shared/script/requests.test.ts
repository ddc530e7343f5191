import { describe, expect, it } from 'vitest';
import { asksForName, asksForTitle, spellOut, usualQuestionIn } from './requests.ts';

describe('usualQuestionIn', () => {
  it('finds a look around, what has happened, and what would happen', () => {
    expect(usualQuestionIn('I look around the room')).toBe('Where am I?');
    for (const message of ['What happened?', 'Wait, what’s happening?', 'what just happened'])
      expect([message, usualQuestionIn(message)]).toEqual([message, 'What happened here?']);
    for (const message of ['What happens if I dance?', 'And what if I refuse?'])
      expect([message, usualQuestionIn(message)]).toEqual([message, 'What are the consequences?']);
  });

  it.each([
    ['What am I supposed to be doing?', 'What is my job?'],
    ['What have I got on me?', 'What do I have with me?'],
    ['How did I end up here?', 'How did I get here?'],
    ['How many of us are there?', 'How many people are there?'],
    ['Where can I get away?', 'How do I get out?'],
    ['Which year are we in?', 'What year is it?'],
    ['How long until it is over?', 'How much time is left?'],
    ['Who runs this place?', 'Who is in charge?'],
  ])('finds “%s” in other words', (message, question) => {
    expect(usualQuestionIn(message)).toBe(question);
  });

  it('finds nothing in a question about somebody or something', () => {
    for (const message of [
      'What happened to Mara?',
      'I search his pockets',
      'What is happening at the gate?',
    ])
      expect([message, usualQuestionIn(message)]).toEqual([message, null]);
  });
});

describe('asksForName', () => {
  it('is no question how somebody else knows the name', () => {
    for (const message of ['What’s my name?', 'Do you remember my name?', 'What is my rank and name?'])
      expect(message).toMatch(asksForName);
    expect('How does Mara know my name?').not.toMatch(asksForName);
  });
});

describe('asksForTitle', () => {
  it('is a question for a rank or a title', () => {
    for (const message of ['What is my rank?', 'What’s my title?', 'Do you know my title?'])
      expect(message).toMatch(asksForTitle);
    expect('What is the title of the book?').not.toMatch(asksForTitle);
  });
});

describe('spellOut', () => {
  it.each([
    ['Look', 'I look around'],
    ['inventory.', 'What do I have?'],
    ['help', 'What can I do?'],
    ['help me', 'help me'],
  ])('has for the command %j %j', (command, sentence) => expect(spellOut(command)).toBe(sentence));
});
