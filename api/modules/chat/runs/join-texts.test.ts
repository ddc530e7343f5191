import { describe, expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

describe('joinTexts', () => {
  const join = (text: string, piece: string) => text + joinTexts({ text, startsAt: text.length }, piece);

  test.each([
    ['Odile lifted', 'the lantern', 'Odile lifted the lantern'],
    ['Odile lifted', ' the lantern', 'Odile lifted the lantern'],
    ['Odile lifted ', ' the lantern', 'Odile lifted the lantern'],
    ['The door opened.', 'He went in.', 'The door opened. He went in.'],
    ['The door opened.\n\n', 'He went in.', 'The door opened.\n\nHe went in.'],
    ['The door opened', '. He went in.', 'The door opened. He went in.'],
    ['“Come in,”', 'she said.', '“Come in,” she said.'],
    ['她举起', '灯笼', '她举起灯笼'],
  ])('joins %j and %j', (text, piece, expected) => {
    expect(join(text, piece)).toBe(expected);
  });

  test('leaves later pieces, and those of a new reply, as they are', () => {
    expect(joinTexts({ text: 'It began', startsAt: 2 }, 'on')).toBe('on');
    expect(joinTexts({ text: '', startsAt: 0 }, ' on')).toBe(' on');
  });
});
