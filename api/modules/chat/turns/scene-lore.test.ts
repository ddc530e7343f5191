import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../../testing/story-builder.ts';
import { activateLore, createLoreEntries } from '../../lore/lore.service.ts';
import { selectSceneLore } from './scene-lore.ts';

const worldBook = {
  structure: 'The pier has eleven planks. The tower stands north of the pier.',
  background: 'The mayor sold the tower key in secret.',
  rules: 'The reader must find clues.',
  specialEvents:
    'If the reader lifts the seventh plank, a tin box lies beneath it. At noon the bells ring. If Ines leaves, the lamp dies.',
};
const lore = createLoreEntries({ ...sampleContent, worldBook });

function select(words: string, turn = 0) {
  const cast = activateLore({
    entries: lore,
    path: [{ id: 'm1', text: words, depth: 2 * turn + 1 }],
    state: {},
    parentMessageId: 'm1',
    budget: { constant: 900, triggered: 1_200 },
    countTokens: (text) => text.length / 4,
  });
  return selectSceneLore({ lore }, cast, turn);
}

describe('selectSceneLore', () => {
  test('reveals a secret only when two of its keys are named', () => {
    expect(select('I buy bread.').lore.join(' ')).not.toContain('mayor');
    expect(select('I ask about the mayor.').lore.join(' ')).not.toContain('mayor');
    expect(select('Did the mayor have the key to the tower?').lore[0]).toBe(
      'The mayor sold the tower key in secret.',
    );
  });

  test('puts facts that the reader names before others', () => {
    expect(select('I walk to the tower.').lore[0]).toBe('The tower stands north of the pier.');
    expect(select('I count planks.', 1).lore[0]).toBe('The pier has eleven planks.');
  });

  test('rotates plain facts, and pauses when all have been used', () => {
    expect(select('Well.').lore[0]).not.toBe(select('Well.', 1).lore[0]);
    expect(select('Well.', 3).lore).toEqual([]);
  });

  test('never reveals advice to the narrator', () => {
    expect(select('I look for clues.').lore.join(' ')).not.toContain('reader');
  });

  test('lets an event happen when its condition is met, without revealing the condition', () => {
    expect(select('I lift the plank.').event).toBe('A tin box lies beneath it.');
    expect(select('I hear bells.').event).toBeUndefined();
    const lamp = select('I look at the lamp.');
    expect([lamp.event, ...lamp.lore].join(' ')).not.toContain('lamp dies');
  });
});
