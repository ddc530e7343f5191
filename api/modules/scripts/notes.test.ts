import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../testing/story-builder.ts';
import type { PlayableStory } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { notesOf } from './notes.ts';

function notes(change: Partial<PlayableStory>) {
  const content = { ...sampleContent, ...change };
  return notesOf({ ...content, lore: change.lore ?? createLoreEntries(content) });
}

describe('notesOf', () => {
  test('has what readers may know of the world book, and no words for a narrator', () => {
    const { topics, events, ...rest } = notes({
      worldBook: {
        structure: 'The foghorn stands on the North Pier. The reader must not find it.',
        background: 'Odile broke the sluice.',
        rules: 'Nobody owns a clock.',
        specialEvents:
          'If the reader winds the astrolabe, the tide comes in. If the reader sings, a new scene begins.',
      },
    });
    const texts = topics.flatMap((each) => each.texts);
    expect(texts).toEqual(['The foghorn stands on the North Pier.']);
    expect(topics[0]).toMatchObject({ offer: 'the North Pier', names: expect.arrayContaining(['foghorn']) });
    expect(events).toEqual([{ act: 'Wind the astrolabe', outcome: 'The tide comes in.' }]);
    expect(JSON.stringify(rest)).not.toMatch(/sluice|clock\b.*Nobody/);
  });

  test('gives people their own lines, by their name beside a quote or before it', () => {
    const styleSample = [
      'The rain had stopped by then and left the whole of the long road to the sea as bright as a knife.',
      '"Mind the rope," says Bram.',
      'Odile: It is late.',
      'Reader: I know.',
    ].join('\n');
    const { scenes, people } = notes({ styleSample, opening: 'Bram digs.' });
    expect(scenes).toEqual([expect.stringContaining('The rain had stopped')]);
    expect(people).toMatchObject([
      { name: 'Odile', isThere: false, about: ['Odile. Keeps the clock.'], lines: ['“It is late.”'] },
      { name: 'Bram', isThere: true, lines: ['"Mind the rope," says Bram.'] },
    ]);
  });

  test('lets a character of a chat speak, and not the main character that a reader plays', () => {
    const styleSample = '"Late again," and the bell went.';
    const [odile] = notes({ type: 'ROLE', styleSample }).people;
    expect(odile).toMatchObject({ isThere: true, lines: [styleSample] });
    const [played] = notes({ perspective: 'THIRD_PERSON', opening: 'Odile waits.' }).people;
    expect(played).toMatchObject({ isThere: false });
  });
});
