import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBookId, shareSlug, slug, storySlug, titleSuffix } from './slug.ts';

describe('slug', () => {
  it.each([
    ['The Glass Orchard', 'the-glass-orchard-ai-interactive-story'],
    ['The Glass Orchard - AI interactive story', 'the-glass-orchard-ai-interactive-story'],
    ['Café Où', 'cafe-ou-ai-interactive-story'],
    ['Straße & Łódź', 'straße-łodz-ai-interactive-story'],
    ['  Two   spaces\tand a tab ', 'two-spaces-and-a-tab-ai-interactive-story'],
    ["Don't!  Look -- back?", 'dont-look-back-ai-interactive-story'],
    ['Chapter 12', 'chapter-12-ai-interactive-story'],
    ['龍の話', 'ai-interactive-story'],
    ['', 'ai-interactive-story'],
  ])('of %j is %s', (title, expected) => {
    expect(slug(title)).toBe(expected);
  });

  it('has only letters, digits and single inner hyphens, and ends with the suffix', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(slug(title)).toMatch(/^[a-z0-9ß-ɏ]+(-[a-z0-9ß-ɏ]+)*$/);
        expect(slug(title)).toMatch(/ai-interactive-story$/);
      }),
    );
  });

  it('is the same with and without the suffix', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        fc.pre(!title.endsWith(titleSuffix));
        expect(slug(title + titleSuffix)).toBe(slug(title));
      }),
    );
  });
});

describe('parseBookId', () => {
  const id = fc.stringMatching(/^[a-z0-9]{16}$/);

  it('parses the slug of a story', () => {
    fc.assert(
      fc.property(id, fc.string(), (storyId, title) => {
        expect(parseBookId(storySlug(storyId, title))).toEqual({ kind: 'story', id: storyId });
      }),
    );
  });

  it('parses the slug of a share', () => {
    fc.assert(
      fc.property(id, id, fc.string(), (shareId, storyId, title) => {
        expect(parseBookId(shareSlug(shareId, storyId, title))).toEqual({
          kind: 'share',
          shareId,
          id: storyId,
        });
      }),
    );
  });

  it('accepts an id without a slug', () => {
    expect(parseBookId('abc123')).toEqual({ kind: 'story', id: 'abc123' });
  });

  it.each(['', '-abc', 'ABC-def', '../etc', 'é-x'])('rejects %j', (bookId) => {
    expect(parseBookId(bookId)).toBeNull();
  });
});
