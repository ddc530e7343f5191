import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { describe, expect, it } from 'vitest';
import { placeNote, placeNotes } from './place-notes.ts';

const readerQuestions = ['Which town? {hometown}'];

describe('placeNotes', () => {
  it('has each text with a place that no question fills', () => {
    const lore = loreEntryDrafts.parse([{ id: 'e1', content: 'The {ship} sank.' }]);
    const content = {
      readerQuestions,
      opening: 'From {hometwon|shore} to {hometown}, {{user}} and {{char}}.',
      options: ['Wait', 'Go to {Hometown}'],
      main: { name: 'Mara', profile: 'Hates {fish} and {fish}.' },
      script: '{hometwon}',
      lore,
    };
    expect(placeNotes(content)).toEqual({
      opening: 'No question has {hometwon}.',
      'main.profile': 'No question has {fish}.',
      'lore.0.content': 'No question has {ship}.',
    });
    expect(placeNote(content, 'lore.@e1.content')).toBe('No question has {ship}.');
    expect(placeNote(content, 'script')).toBeUndefined();
  });

  it('has braces of a story without questions only if they have words for none', () => {
    expect(placeNotes({ opening: '{aside} It rains.' })).toEqual({});
    expect(placeNotes({ opening: 'Rain on {town|the coast}.' })).toEqual({
      opening: 'No question has {town}.',
    });
  });

  it('has none beside a script that asks itself', () => {
    expect(placeNotes({ opening: '{town|the coast}', script: '# ask: town Which town?\n-> END' })).toEqual(
      {},
    );
  });
});
