import { applyEdits } from '@storyloom/contract/edits/apply-edits';
import { type ContentEdit, contentEdits } from '@storyloom/contract/edits/content-edits';
import { normalizeContent } from '@storyloom/contract/edits/normal-content';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEdits } from './find-edits.ts';

const normalized = (content: unknown): StoryDraftContent => {
  const normal = normalizeContent(content);
  if (normal === null) throw new Error('The content is invalid.');
  return normal;
};

/** The edits as the server receives them. */
const sentEdits = (before: StoryDraftContent, after: StoryDraftContent): ContentEdit[] =>
  JSON.parse(JSON.stringify(findEdits(before, after)));

// Few characters, so that texts are similar. Some share a surrogate: U+1F514 and U+1F515 have the same high one.
const signs = fc.constantFrom('a', 'b', ' ', '\n', '钟', '鐘', '🔔', '🔕', '👩‍🚀', '\ud83d', '\udd14', 'é');
const text = (max: number) => fc.string({ unit: signs, maxLength: max });
const lines = fc.array(text(6), { maxLength: 8 }).map((parts) => parts.join('\n'));
const items = <Item>(item: fc.Arbitrary<Item>, max = 5) => fc.array(item, { maxLength: max });

const contents: fc.Arbitrary<StoryDraftContent> = fc
  .record(
    {
      title: text(8),
      summary: text(20),
      membersOnly: fc.boolean(),
      earlyDays: fc.nat(30),
      rating: fc.constantFrom('G', 'PG'),
      cover: fc.record({ imageId: fc.constantFrom('a1', 'b2'), title: text(4) }, { requiredKeys: [] }),
      worldBook: fc.record({ rules: lines, background: lines }, { requiredKeys: [] }),
      main: fc.record({ name: text(4), profile: lines }, { requiredKeys: [] }),
      supporting: items(fc.record({ name: text(4), skills: text(5) }, { requiredKeys: [] })),
      options: items(text(4)),
      lore: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5'),
          content: text(6),
          keys: items(text(3), 3),
        }),
        { selector: ({ id }) => id, maxLength: 5 },
      ),
    },
    { requiredKeys: [] },
  )
  // Joined emoji may exceed the limit of their field.
  .filter((content) => normalizeContent(content) !== null)
  .map(normalized);

describe('findEdits', () => {
  it('finds edits that produce the same content as a whole save', () => {
    fc.assert(
      fc.property(contents, contents, (before, after) => {
        const edits = sentEdits(before, after);
        const applied = edits.length === 0 ? before : applyEdits(before, contentEdits.parse(edits));
        expect(normalized(applied)).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 300 },
    );
  });

  it('never divides a surrogate pair', () => {
    fc.assert(
      fc.property(text(12), text(12), (first, second) => {
        const [before, after] = [normalized({ content: first }), normalized({ content: second })];
        const inserted = sentEdits(before, after).map((edit) => (edit.length === 4 ? edit[3] : ''));
        expect(inserted.every((part) => String(part).isWellFormed())).toBe(true);
      }),
    );
  });

  const book = Array.from({ length: 400 }, (_, at) => `The bell of house ${at} rings for the ferry.`).join(
    '\n',
  );
  const withBook = (background: string) => normalized({ worldBook: { background } });

  it('sends little more than the typed text, even for two positions', () => {
    const after = book.replace('house 7 ', 'house seven ').replace('house 390 ', 'house three hundred ');
    expect(sentEdits(withBook(book), withBook(after))).toEqual([
      ['worldBook.background', expect.any(Number), 1, 'seven'],
      ['worldBook.background', expect.any(Number), 3, 'three hundred'],
    ]);
  });

  it('does not resend unchanged entries when one is removed', () => {
    const entries = Array.from({ length: 50 }, (_, at) => ({ id: `e${at}`, content: `Entry ${at}` }));
    const [before, removed] = [normalized({ lore: entries }), normalized({ lore: entries.toSpliced(3, 1) })];
    expect(sentEdits(before, removed)).toEqual([['lore', 3, 1, []]]);
    const changed = entries.toSpliced(3, 1).with(9, { id: 'e10', content: 'Entry ten' });
    expect(sentEdits(before, normalized({ lore: changed }))).toEqual([
      ['lore', 3, 1, []],
      ['lore.9.content', 6, 2, 'ten'],
    ]);
  });
});
