import type { Cover } from '@storyloom/contract/images/entities/cover';
import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { describe, expect, test } from 'vitest';
import { toPreview } from './preview-content.ts';

const none = new Map<string, Cover>();
const least = { opening: 'The harbour is empty.', main: { name: 'Mara' } };
const preview = (change: StoryDraftContent = {}) => toPreview({ ...least, ...change }, none);

describe('toPreview', () => {
  test('has defaults for every choice that the draft lacks', () => {
    const { content, category, tags, hook } = preview({ title: '  ' });
    expect({ category, tags, hook }).toEqual({ category: 'SHORT_STORY', tags: [], hook: '' });
    expect(content).toMatchObject({
      type: 'STORY',
      title: 'Untitled',
      perspective: 'SECOND_PERSON',
      rating: 'PG',
      options: [],
      main: { name: 'Mara', profile: '' },
      supporting: [],
    });
  });

  test.each([
    ['an opening', { opening: ' \n' }],
    ['a main character', { main: undefined }],
    ['a name of the main character', { main: { name: ' ' } }],
  ])('is unavailable without %s', (_, change) => {
    expect(() => preview(change)).toThrow(expect.objectContaining({ error: 'preview.unavailable' }));
  });

  test('leaves out empty options, characters without a name and incomplete relations', () => {
    const { content } = preview({
      options: ['Wait', ' ', 'Go'],
      main: {
        name: 'Mara',
        relations: [
          { to: 'Bo', text: 'Her brother.' },
          { to: 'Bo', text: ' ' },
          { to: ' ', text: 'Nobody.' },
        ],
      },
      supporting: [{ name: ' ', profile: 'Nameless.' }, { name: 'Bo' }],
    });
    expect(content.options).toEqual(['Wait', 'Go']);
    expect(content.main.relations).toEqual([{ to: 'Bo', text: 'Her brother.' }]);
    expect(content.supporting.map(({ name }) => name)).toEqual(['Bo']);
  });

  test('has the written lore entries, and those of the world book without any', () => {
    const worldBook = { structure: '', background: 'The lamp is false.', rules: '', specialEvents: '' };
    const lore = loreEntryDrafts.parse([
      { id: 'e1', title: 'Harbour', content: 'It is deep.', keys: ['sea'] },
    ]);
    const texts = (change: StoryDraftContent) =>
      preview({ worldBook, ...change }).lore.map((one) => one.content);
    expect(texts({ lore })).toEqual(['It is deep.']);
    expect(texts({}).join()).toContain('The lamp is false.');
    expect(texts({ lore: loreEntryDrafts.parse([{ id: 'e1' }]) }).join()).toContain('The lamp is false.');
  });

  test('keeps the choices and texts that the draft has, and the portraits that its author owns', () => {
    const portrait = { url: '/files/p.webp' } as Cover;
    const chosen = {
      type: 'ROLE',
      perspective: 'FIRST_PERSON',
      rating: 'R',
      category: 'HORROR',
      title: ' Salt ',
      styleSample: 'Short.',
    } as const;
    const { content, category } = toPreview(
      {
        ...least,
        ...chosen,
        main: { name: 'Mara', portrait: 'p1' },
        supporting: [{ name: 'Bo', portrait: 'p2', skills: 'Digs.' }],
      },
      new Map([['p1', portrait]]),
    );
    expect(content).toMatchObject({ ...chosen, title: 'Salt', main: { portrait } });
    expect(category).toBe('HORROR');
    expect(content.supporting).toEqual([expect.objectContaining({ name: 'Bo', skills: 'Digs.' })]);
    expect(content.supporting[0]).not.toHaveProperty('portrait');
  });
});
