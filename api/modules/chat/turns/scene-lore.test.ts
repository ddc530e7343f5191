import { expect, test } from 'vitest';
import { sampleContent } from '../../../testing/story-builder.ts';
import { activateLore, createLoreEntries } from '../../lore/lore.service.ts';
import { loreOfScene } from './scene-lore.ts';

const worldBook = {
  structure: 'The pier has eleven planks. The tower stands north of the pier.',
  background: 'The mayor sold the tower key in secret.',
  rules: 'The reader must find clues.',
  specialEvents:
    'If the reader lifts the seventh plank, a tin box lies beneath it. At noon the bells ring. If Ines leaves, the lamp dies.',
};
const lore = createLoreEntries({ ...sampleContent, worldBook });

function told(words: string, turn = 0) {
  const cast = activateLore({
    entries: lore,
    path: [{ id: 'm1', text: words, depth: 2 * turn + 1 }],
    state: {},
    parentMessageId: 'm1',
    budget: { constant: 900, triggered: 1_200 },
    countTokens: (text) => text.length / 4,
  });
  return loreOfScene({ lore }, cast, turn);
}

test('a secret is told only when the reader has guessed more than a word of it', () => {
  expect(told('I buy bread.').lore.join(' ')).not.toContain('mayor');
  expect(told('I ask about the mayor.').lore.join(' ')).not.toContain('mayor');
  expect(told('Did the mayor have the key to the tower?').lore[0]).toBe(
    'The mayor sold the tower key in secret.',
  );
});

test('what the reader speaks of is told before other facts of the place', () => {
  expect(told('I walk to the tower.').lore[0]).toBe('The tower stands north of the pier.');
  expect(told('I count planks.', 1).lore[0]).toBe('The pier has eleven planks.');
});

test('what fits no word is a plain fact of the place, another one each turn, and silence when all is told', () => {
  expect(told('Well.').lore[0]).not.toBe(told('Well.', 1).lore[0]);
  expect(told('Well.', 3).lore).toEqual([]);
});

test('advice to the narrator is never told', () => {
  expect(told('I look for clues.').lore.join(' ')).not.toContain('reader');
});

test('what happens upon the reader’s deed happens when they do it, and a condition is never told', () => {
  expect(told('I lift the plank.').event).toBe('A tin box lies beneath it.');
  expect(told('I hear bells.').event).toBeUndefined();
  const lamp = told('I look at the lamp.');
  expect([lamp.event, ...lamp.lore].join(' ')).not.toContain('lamp dies');
});
