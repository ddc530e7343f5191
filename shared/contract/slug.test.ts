import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBookId, shareSlug, slug, storySlug, titleSuffix } from './slug.ts';

describe('the slug of a title', () => {
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

  it('never holds anything but letters, digits and single inner hyphens, and always ends with the suffix', () => {
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

describe('the address of a book', () => {
  const id = fc.stringMatching(/^[a-z0-9]{16}$/);

  it('of a story leads back to its id', () => {
    fc.assert(
      fc.property(id, fc.string(), (storyId, title) => {
        expect(parseBookId(storySlug(storyId, title))).toEqual({ kind: 'story', id: storyId });
      }),
    );
  });

  it('of a share leads back to both ids', () => {
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

  it('may be the bare id', () => {
    expect(parseBookId('abc123')).toEqual({ kind: 'story', id: 'abc123' });
  });

  it.each(['', '-abc', 'ABC-def', '../etc', 'é-x'])('%j is none', (bookId) => {
    expect(parseBookId(bookId)).toBeNull();
  });
});
