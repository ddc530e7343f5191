import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { storyContent, storyDraftContent } from './story-rules.ts';
import { wholeStory as whole } from './testing/whole-story.ts';

function mistakes(change: Record<string, unknown>): string[] {
  const { error } = z.safeParse(storyContent, { ...whole, ...change });
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const words = (count: number) => 'word '.repeat(count);

describe('publishing a story', () => {
  it('accepts one that keeps every rule', () => {
    expect(mistakes({})).toEqual([]);
  });

  it.each([
    [{ title: '  ' }, 'title: Enter story title'],
    [{ title: undefined }, 'title: Enter story title'],
    [{ title: 'x'.repeat(31) }, 'title: At most 30 characters'],
    [{ perspective: undefined }, 'perspective: Choose a perspective'],
    [{ cover: undefined }, 'cover: Add a cover'],
    [
      { cover: { imageId: 'a', description: ' ' } },
      'cover.description: Describe your cover in a sentence, for readers who can’t see it',
    ],
    [{ worldBook: {} }, 'worldBook: Enter the world book'],
    [{ worldBook: { rules: words(10_001) } }, "worldBook: World book can't exceed 10000 words"],
    [{ main: { name: '', profile: 'p' } }, 'main.name: Enter the main character’s name'],
    [{ main: { name: 'x'.repeat(11), profile: 'p' } }, 'main.name: At most 10 characters'],
    [{ main: { name: 'Ines', profile: words(401) } }, 'main.profile: Profile can’t exceed 400 words'],
    [
      { supporting: [{ name: 'Ola', profile: ' ' }] },
      'supporting.0.profile: Enter the supporting character’s profile',
    ],
    [{ summary: '' }, 'summary: Enter story summary'],
    [{ summary: 'x'.repeat(301) }, 'summary: At most 300 characters'],
    [{ opening: 'x'.repeat(501) }, 'opening: At most 500 characters'],
    [{ category: undefined }, 'category: Choose a category'],
    [{ options: [] }, 'options: Add at least one option'],
    [{ options: ['Go', ''] }, 'options.1: Fill in or remove the empty option'],
    [{ options: ['x'.repeat(11)] }, 'options.0: At most 10 characters'],
    [{ tags: ['moon', 'Moon'] }, 'tags: Tag already exists'],
    [{ rating: undefined }, 'rating: Choose a content rating'],
  ])('refuses %j: %s', (change, expected) => {
    expect(mistakes(change)).toEqual([expected]);
  });

  it.each([
    ['tags', Array.from({ length: 11 }, (_, i) => `tag${i}`)],
    ['options', Array.from({ length: 11 }, (_, i) => `o${i}`)],
    ['content', 'x'.repeat(10_001)],
  ])('refuses too much of %s', (field, value) => {
    expect(mistakes({ [field]: value })).toHaveLength(1);
  });

  it('accepts each limit to its last unit', () => {
    const full = {
      title: 'x'.repeat(30),
      summary: 'x'.repeat(300),
      opening: 'x'.repeat(500),
      content: 'x'.repeat(10_000),
      main: { name: 'x'.repeat(10), profile: words(400) },
      worldBook: { background: words(5_000), rules: words(5_000) },
      options: Array.from({ length: 10 }, () => 'x'.repeat(10)),
      tags: Array.from({ length: 10 }, (_, i) => `tag${i}`),
    };
    expect(mistakes(full)).toEqual([]);
  });

  it('asks less of a character: world book and options may be left out', () => {
    expect(mistakes({ type: 'ROLE', worldBook: undefined, options: undefined })).toEqual([]);
  });

  it('reports all mistakes of an empty form at once', () => {
    const { error } = z.safeParse(storyContent, {});
    expect(new Set(error?.issues.map((issue) => issue.path[0]))).toEqual(
      new Set([
        'type',
        'title',
        'perspective',
        'cover',
        'main',
        'summary',
        'opening',
        'category',
        'rating',
        'worldBook',
        'options',
      ]),
    );
  });
});

describe('saving a draft', () => {
  it('accepts gaps', () => {
    expect(z.safeParse(storyDraftContent, {}).success).toBe(true);
    expect(z.safeParse(storyDraftContent, { title: '', main: {}, options: [''] }).success).toBe(true);
  });

  it('refuses what could never be published', () => {
    expect(z.safeParse(storyDraftContent, { title: 'x'.repeat(31) }).success).toBe(false);
    expect(z.safeParse(storyDraftContent, { nobodyKnows: 1 }).success).toBe(false);
  });

  it('accepts every story that may be published', () => {
    expect(z.safeParse(storyDraftContent, whole).success).toBe(true);
  });
});
