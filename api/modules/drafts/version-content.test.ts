import type { Cover } from '@storyloom/contract/images/entities/cover';
import { loreEntries } from '@storyloom/contract/lore/entities/lore-entry';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { versionFields } from '@storyloom/contract/stories/story-fields';
import { storyContent } from '@storyloom/contract/stories/story-rules';
import { wholeStory } from '@storyloom/contract/stories/testing/whole-story';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../testing/story-builder.ts';
import type { OwnStory } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { withFirstScene } from '../scripts/scripts.service.ts';
import { toDraftContent, toVersionContent } from './version-content.ts';

const DAY_MS = 86_400_000;
const publishedAt = new Date('2026-03-01T12:00:00Z');
const picture = (id: string): Cover => ({
  url: `/files/uploads/${id}.webp`,
  thumbUrl: '',
  width: 2,
  height: 3,
  placeholder: null,
});
const story = {
  type: 'STORY',
  title: 'Tide',
  hook: '',
  summary: '',
  tags: [],
  membersOnly: false,
  perspective: null,
  category: null,
  rating: null,
  cover: null,
  earlyUntil: null,
  publishedAt,
  content: sampleContent,
} as unknown as OwnStory;
const draft = (
  change: Partial<OwnStory>,
  own: string[] = [],
  lore: Parameters<typeof toDraftContent>[1]['lore'] = null,
) => toDraftContent({ ...story, ...change }, { lore, first: null, isOwnImage: (id) => own.includes(id) });

describe('toVersionContent', () => {
  test('has every field that replies are written from, with pictures in place of their ids', () => {
    const main = { ...wholeStory.main, portrait: 'p1' };
    const published = storyContent.parse({
      ...wholeStory,
      main,
      content: 'The gardener lies.',
      otherOpenings: ['It rains.'],
      readerQuestions: ['What is your name?'],
      script: '-> END',
    });
    const version = toVersionContent(published, new Map([['p1', picture('p1')]]));
    expect(Object.keys(version).toSorted()).toEqual(versionFields.toSorted());
    expect(version).toMatchObject({ content: 'The gardener lies.', main: { portrait: picture('p1') } });
  });
});

describe('toDraftContent', () => {
  test('has no first scene of the script', () => {
    const first = { text: 'It knocks.', options: ['Open'], questions: [{ variable: 'name', text: 'Who?' }] };
    const content = withFirstScene({ ...sampleContent, script: '-> END' }, first);
    const restored = toDraftContent({ ...story, content }, { lore: null, first, isOwnImage: () => false });
    expect(content.questions).toEqual(first.questions);
    expect(restored).not.toHaveProperty('questions');
    expect(restored).toMatchObject({ opening: sampleContent.opening, options: [] });
  });

  test('counts whole early days from the first publication, between zero and the maximum', () => {
    const earlyDays = (days: number) =>
      draft({ earlyUntil: new Date(publishedAt.getTime() + days * DAY_MS) }).earlyDays;
    expect([earlyDays(3), earlyDays(2.9), earlyDays(-1), earlyDays(0)]).toEqual([3, 3, undefined, undefined]);
    expect(earlyDays(999)).toBe(storyLimits.earlyDays);
    expect(draft({ publishedAt: null, earlyUntil: publishedAt }).earlyDays).toBeUndefined();
  });

  test('keeps the cover and the portraits that are the author’s', () => {
    const [bram] = sampleContent.supporting;
    if (bram === undefined) throw new Error('The sample has no supporting character.');
    const content = {
      ...sampleContent,
      main: { ...sampleContent.main, portrait: picture('mine') },
      supporting: [{ ...bram, portrait: picture('foreign') }],
    };
    const { cover, main, supporting } = draft({ cover: picture('mine'), content }, ['mine']);
    expect([cover, main?.portrait]).toEqual([{ imageId: 'mine' }, 'mine']);
    expect(supporting?.[0]).not.toHaveProperty('portrait');
    expect(draft({ cover: picture('foreign') }, ['mine'])).not.toHaveProperty('cover');
  });

  test('has lore entries that the author wrote, not those compiled from the world book', () => {
    const written = loreEntries.parse([{ id: 'tide', title: 'Tide', content: 'Late.', keys: ['tide'] }]);
    expect(draft({}, [], written).lore).toEqual(written);
    const compiled = JSON.parse(JSON.stringify(createLoreEntries(sampleContent)));
    expect(compiled.length).toBeGreaterThan(0);
    expect(draft({}, [], compiled)).not.toHaveProperty('lore');
  });

  test('has only the presentation of a story without a version', () => {
    expect(draft({ content: null, rating: 'R' })).toEqual({
      type: 'STORY',
      title: 'Tide',
      hook: '',
      summary: '',
      tags: [],
      membersOnly: false,
      rating: 'R',
    });
  });
});
