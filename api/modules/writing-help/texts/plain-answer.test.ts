import { describe, expect, it } from 'vitest';
import { isRefusal, isUnchanged, plainAnswer } from './plain-answer.ts';

describe('plainAnswer', () => {
  it.each([
    ['“The rain falls.”', 'The rain falls.'],
    ['" The rain falls. "', 'The rain falls.'],
    ['```text\n"The rain falls."\n```', 'The rain falls.'],
    ['Here is the improved summary:\n\n“The rain falls.”', 'The rain falls.'],
    ['**Improved summary:**\n\nThe rain falls.', 'The rain falls.'],
    ['Sure! Here’s a version:\nThe rain falls.\n\nLet me know if you want it shorter.', 'The rain falls.'],
    ['```json\n{"text": "The rain\\nfalls."}\n```', 'The rain\nfalls.'],
    ['The **rain** falls.', 'The rain falls.'],
    ['{the rain} falls', '{the rain} falls'],
    ['“Go,” she said. “Now.”', '“Go,” she said. “Now.”'],
    ['“Here is the key:\n\nkeep it,” she said.', '“Here is the key:\n\nkeep it,” she said.'],
  ])('reads %j', (answer, text) => {
    expect(plainAnswer(answer)).toBe(text);
  });

  it('keeps what the author’s text has too', () => {
    const text = 'Here is the list:\n\n**Rain** falls.\n\nNote: it is salt.';
    expect(plainAnswer(text, text)).toBe(text);
  });
});

describe('isUnchanged', () => {
  it('sees no change in another form of quotes', () => {
    expect(isUnchanged('“It’s rain,” she said.', '"It\'s rain," she said.')).toBe(true);
    expect(isUnchanged('The rain falls.', '“The rain falls.”')).toBe(true);
    expect(isUnchanged('“Its rain,” she said.', '"It\'s rain," she said.')).toBe(false);
  });
});

describe('isRefusal', () => {
  it('knows an answer that refuses from a text that only begins like one', () => {
    expect(isRefusal('I’m sorry, but I can’t help with that.')).toBe(true);
    expect(isRefusal('I cannot assist with this request.')).toBe(true);
    expect(isRefusal('I’m sorry, she said, and the rain fell.')).toBe(false);
    expect(isRefusal('Sorry, I can’t help you now.', 'Sorry, I cant help you now.')).toBe(false);
  });
});
