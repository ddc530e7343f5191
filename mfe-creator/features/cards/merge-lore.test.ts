import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { describe, expect, test } from 'vitest';
import { defaultChoice, matchLore, mergeLore } from './merge-lore.ts';

const entry = (id: string, title: string, more: { content?: string; keys?: string[]; order?: number } = {}) =>
  loreEntryDraft.parse({ id, title, content: `About ${title}.`, keys: [title], ...more });

const book = [entry('a', 'Lamp', { order: 10 }), entry('b', 'Harbour', { order: 20 })];
const newId = () => 'new1';

describe('matchLore', () => {
  test('matches entries by title, then by keys, ignoring case and order', () => {
    const found = matchLore(book, [
      entry('card0', 'lamp', { keys: ['LAMP'], content: 'about  lamp.' }),
      entry('card1', 'LAMP ', { content: 'Another text.' }),
      entry('card2', 'The port', { keys: ['harbour'] }),
      entry('card3', 'Ferry'),
      entry('card4', '', { keys: [] }),
    ]);
    expect(found.map(({ existing, reason }) => [existing?.id ?? null, reason])).toEqual([
      ['a', 'same'],
      ['a', 'title'],
      ['b', 'keys'],
      [null, null],
      [null, null],
    ]);
    expect(found.map(defaultChoice)).toEqual(['skip', 'skip', 'skip', 'add', 'add']);
  });
});

describe('mergeLore', () => {
  test('appends new entries, and replaces an id that is already used', () => {
    const matches = matchLore(book, [entry('a', 'Ferry'), entry('card1', 'Fog', { order: 3 })]);
    const merged = mergeLore(book, matches, defaultChoice, newId);
    expect(merged.map(({ id, title, order }) => [id, title, order])).toEqual([
      ['a', 'Lamp', 10],
      ['b', 'Harbour', 20],
      ['new1', 'Ferry', 30],
      ['card1', 'Fog', 40],
    ]);
  });

  test('replaces an entry in place, and adds a second replacement of it as a new entry', () => {
    const incoming = [
      entry('card0', 'Lamp', { content: 'First.' }),
      entry('card1', 'Lamp', { content: 'Second.' }),
    ];
    const merged = mergeLore(book, matchLore(book, incoming), () => 'replace', newId);
    expect(merged.map(({ id, content, order }) => [id, content, order])).toEqual([
      ['a', 'First.', 10],
      ['b', 'About Harbour.', 20],
      ['card1', 'Second.', 30],
    ]);
  });

  test('changes nothing if everything is skipped', () => {
    expect(mergeLore(book, matchLore(book, book), defaultChoice, newId)).toEqual(book);
  });
});
