import { compileScript } from '@storyloom/script/compile';
import { writeGenericScript } from '@storyloom/script/generic';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../testing/story-builder.ts';
import type { PlayableStory } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { loreEntry } from '../lore/testing/entries.ts';
import { notesOf } from './notes.ts';

function notes(change: Partial<PlayableStory>) {
  const content = { ...sampleContent, ...change };
  return notesOf({
    ...content,
    summary: change.summary ?? '',
    lore: change.lore ?? createLoreEntries(content),
  });
}

const listOf = <T>(length: number, item: (at: number) => T) => Array.from({ length }, (_, at) => item(at));
const manyEntries = (word: string) =>
  listOf(500, (entry) =>
    loreEntry({
      id: String(entry),
      keys: listOf(20, (key) => word + (entry * 20 + key)),
      content: `${word} ${entry} opens.`,
    }),
  );

describe('notesOf', () => {
  test('has what readers may know of the world book, and no words for a narrator', () => {
    const { topics } = notes({
      worldBook: {
        structure: 'The foghorn stands on the North Pier. The reader must not find it.',
        background: 'Odile broke the sluice.',
        rules: 'Nobody owns a clock.',
        specialEvents: 'If the reader sings, a new scene begins.',
      },
    });
    const texts = ['The foghorn stands on the North Pier.'];
    expect(topics).toContainEqual({
      offer: 'the North Pier',
      names: expect.arrayContaining(['foghorn']),
      texts,
    });
    expect(topics.find(({ names }) => names.includes('where am I'))?.texts).toEqual([
      ...texts,
      sampleContent.opening,
    ]);
    expect(JSON.stringify(topics)).not.toMatch(/sluice|Nobody|sings/);
  });

  test('offers no question about the main character whom the story calls the reader', () => {
    const main = { ...sampleContent.main, name: 'Odile' };
    const told = (summary: string) => notes({ type: 'STORY', perspective: 'SECOND_PERSON', main, summary });
    const offers = (summary: string) => told(summary).topics.map(({ offer }) => offer);
    expect(offers('You are Odile, who mends clocks.')).not.toContain('Odile');
    expect(told('You are Odile, who mends clocks.').self).toEqual(['Odile', 'Odile']);
    expect(offers('Odile mends clocks.')).toContain('Odile');
  });

  test('has what is known of people by each of their names, and of who a reader plays', () => {
    const played = { type: 'STORY', perspective: 'THIRD_PERSON' } as const;
    const main = { ...sampleContent.main, name: 'Mr Odile Marsh' };
    const opening = 'Mr Odile Marsh was late. "Sit," Bram said. Marsh sat down.';
    const { topics, ...voice } = notes({ ...played, main, opening });
    const textsOf = (name: string) => topics.find(({ names }) => names.includes(name))?.texts;
    expect(textsOf('Marsh')).toEqual(['Mr Odile Marsh was late. Marsh sat down.']);
    expect(textsOf('Mr')).toBeUndefined();
    expect(textsOf('who am I')).toEqual(textsOf('Marsh'));
    expect(textsOf('who are you')).toEqual(['Bram. Digger. Muddy. Patient. Digging.', '"Sit," Bram said.']);
    expect(voice).toMatchObject({ speaker: 'Bram', reader: 'Marsh', isPast: true });
  });

  test('has what the summary says of names and things', () => {
    const { topics } = notes({ summary: 'A traveller must cross Salt Lake before the queen wakes.' });
    expect(topics.find(({ names }) => names.includes('Salt Lake'))?.texts).toEqual([
      'A traveller must cross Salt Lake before the queen wakes.',
    ]);
  });

  test('has a speaker only where somebody speaks', () => {
    const speakerOf = (opening: string) => notes({ opening }).speaker;
    expect(speakerOf('Odile left years ago.')).toBeNull();
    expect(speakerOf('"Who are you?" a woman asks.')).toBe('Odile');
    expect(speakerOf('Odile left years ago.\n"Dig," says Bram.')).toBe('Bram');
    expect(notes({ type: 'ROLE', opening: 'It rains.' }).speaker).toBe('Odile');
  });

  test('has the sentences that name a person or a thing, with what goes on about it', () => {
    const opening =
      'You stand at the gate of Lord Harrow. The lamp is out. It is cold.\nA letter lies by the lamp.';
    const { topics } = notes({ opening });
    const textsOf = (name: string) => topics.find(({ names }) => names.includes(name))?.texts;
    expect(textsOf('lamp')).toEqual(['The lamp is out. It is cold. A letter lies by the lamp.']);
    expect(textsOf('Harrow')).toEqual(['You stand at the gate of Lord Harrow.']);
    expect(textsOf('lies')).toBeUndefined();
  });

  test('has a sample as it can be told, without what a reader says in it', () => {
    const styleSample = ['The rain had stopped.', 'Odile: It is late.', 'Reader: I know.'].join('\n');
    const { scenes, topics } = notes({ styleSample });
    expect(scenes.slice(0, 2)).toEqual(['The rain had stopped.', 'Odile says, “It is late.”']);
    expect(scenes.join()).not.toContain('I know');
    expect(topics.find(({ offer }) => offer === 'Odile')?.texts[0]).toBe('Odile says, “It is late.”');
  });

  test('tells an entry without the colon of its label', () => {
    const lore = [
      loreEntry({
        id: 'rock',
        keys: ['Gull Rock'],
        content: 'Gull Rock: a small island. One landing: the Steps.',
      }),
    ];
    expect(notes({ lore }).topics.map(({ texts }) => texts)).toContainEqual([
      'Gull Rock. A small island. One landing: the Steps.',
    ]);
  });

  test('fits into a script with 500 entries of 20 long names', () => {
    const { json, problems } = compileScript(
      writeGenericScript(notes({ lore: manyEntries('門'.repeat(55)) })),
    );
    expect(problems).toEqual([]);
    expect(json).not.toBeNull();
  });

  test('answers what any story is asked beside 500 entries', () => {
    const { topics } = notes({ lore: manyEntries('門') });
    const asked = topics.find(({ names }) => names.includes('what is going on'));
    expect(asked?.texts).toEqual([sampleContent.opening]);
  });

  test('tells of people beside a world that has no room for all of its passages', () => {
    const content = 'The door opens, and closes again, and nobody has come in. '.repeat(40);
    const { topics } = notes({
      lore: listOf(60, (at) => loreEntry({ id: String(at), keys: [`door ${at}`], content })),
    });
    expect(topics.find(({ names }) => names.includes('Bram'))?.texts.length).toBeGreaterThan(0);
  });
});
