import type { Cover } from '@storyloom/contract/entities/cover';
import { loreEntries } from '@storyloom/contract/entities/lore-entry';
import { storyLimits } from '@storyloom/contract/limits/stories';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../testing/story-builder.ts';
import type { OwnStory } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { toDraftContent } from './version-content.ts';

const DAY_MS = 86_400_000;
const publishedAt = new Date('2026-03-01T12:00:00Z');
const picture = (id: string): Cover => ({
  ...{ url: `/files/uploads/${id}.webp`, thumbUrl: '', width: 2, height: 3, placeholder: null },
});
const story = {
  ...{ type: 'STORY', title: 'Tide', hook: '', summary: '', tags: [], membersOnly: false },
  ...{ perspective: null, category: null, rating: null, cover: null, earlyUntil: null, publishedAt },
  content: sampleContent,
} as unknown as OwnStory;
const draft = (
  change: Partial<OwnStory>,
  own: string[] = [],
  lore: Parameters<typeof toDraftContent>[1]['lore'] = null,
) => toDraftContent({ ...story, ...change }, { lore, isOwnImage: (id) => own.includes(id) });

describe('toDraftContent', () => {
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
      ...{ type: 'STORY', title: 'Tide', hook: '', summary: '', tags: [], membersOnly: false, rating: 'R' },
    });
  });
});
