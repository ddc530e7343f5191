import { storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { describe, expect, it } from 'vitest';
import { compareContent } from './compare-content.ts';

const loreOf = (...entries: readonly (readonly [id: string, title: string])[]) =>
  storyDraftContent.parse({
    lore: entries.map(([id, title]) => ({ id, title, content: `About ${title}.` })),
  });
const placesOf = (...[before, after]: Parameters<typeof compareContent>) =>
  compareContent(before, after).map(({ path, item }) => [path, item]);

describe('compareContent', () => {
  it('compares the words of each field that differs', () => {
    const before = { title: 'Salt', main: { name: 'Mara', profile: 'A pilot.' }, summary: 'Same.' };
    const after = { ...before, main: { name: 'Mara', profile: 'A harbour pilot.' } };
    expect(compareContent(before, after)).toEqual([
      {
        path: 'main.profile',
        item: null,
        parts: [
          { kind: 'same', text: 'A ' },
          { kind: 'added', text: 'harbour ' },
          { kind: 'same', text: 'pilot.' },
        ],
      },
    ]);
  });

  it('shows a rewritten sentence as one change', () => {
    const [diff] = compareContent(
      { summary: 'A pilot of the old harbour waits. The sea is late.' },
      { summary: 'A ghost of the new pier sings. The sea is late.' },
    );
    expect(diff?.parts).toEqual([
      { kind: 'same', text: 'A ' },
      { kind: 'removed', text: 'pilot of the old harbour waits' },
      { kind: 'added', text: 'ghost of the new pier sings' },
      { kind: 'same', text: '. The sea is late.' },
    ]);
  });

  it('compares characters one by one, and tags as a list', () => {
    const before = { supporting: [{ name: 'Oda' }], tags: ['sea'] };
    const after = { supporting: [{ name: 'Oda' }, { name: 'Ben' }], tags: ['sea', 'fog'] };
    expect(placesOf(before, after)).toEqual([
      ['supporting.1.name', 'Ben'],
      ['tags', null],
    ]);
  });

  it('compares lore entries by id, so that a removed one does not affect others', () => {
    const before = loreOf(['e1', 'Bell'], ['e2', 'Rope'], ['e3', 'Tide']);
    const after = loreOf(['e4', 'Fog'], ['e2', 'Rope'], ['e3', 'Tides']);
    const changed = placesOf(before, after).filter(([path]) => path?.endsWith('title'));
    expect(changed).toEqual([
      ['lore.@e4.title', 'Fog'],
      ['lore.@e3.title', 'Tides'],
      ['lore.@e1.title', 'Bell'],
    ]);
    expect(placesOf(before, after).some(([path]) => path?.startsWith('lore.@e2'))).toBe(false);
  });

  it('compares characters by name, and renamed ones by order', () => {
    const [oda, ben, ivo] = [{ name: 'Oda', profile: 'Cook.' }, { name: 'Ben' }, { name: 'Ivo' }];
    expect(placesOf({ supporting: [oda, ben, ivo] }, { supporting: [ben, ivo] })).toEqual([
      ['supporting.0.name', 'Oda'],
      ['supporting.0.profile', 'Oda'],
    ]);
    expect(placesOf({ supporting: [oda, ben] }, { supporting: [{ ...oda, name: 'Ada' }, ben] })).toEqual([
      ['supporting.0.name', 'Ada'],
    ]);
  });
});
