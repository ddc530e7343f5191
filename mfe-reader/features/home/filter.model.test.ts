import { describe, expect, it } from 'vitest';
import { filterHeading, filterHref, isFiltered, readFilter } from './filter.model.ts';

describe('readFilter', () => {
  it('reads back what filterHref wrote', () => {
    const filter = { category: 'VAMPIRE', type: 'ROLE' } as const;
    expect(filterHref(filter)).toBe('/?category=VAMPIRE&type=ROLE');
    expect(readFilter(new URLSearchParams('category=VAMPIRE&type=ROLE'))).toEqual(filter);
  });

  it('replaces unknown values with all', () => {
    const filter = readFilter(new URLSearchParams('category=COOKING&type=1'));
    expect(filter).toEqual({ category: 'all', type: 'all' });
    expect(isFiltered(filter)).toBe(false);
    expect(filterHref(filter)).toBe('/');
  });
});

describe('isFiltered', () => {
  it('is true for a category or a type', () => {
    expect(isFiltered({ category: 'HORROR', type: 'all' })).toBe(true);
    expect(isFiltered({ category: 'all', type: 'STORY' })).toBe(true);
    expect(filterHref({ category: 'HORROR', type: 'all' })).toBe('/?category=HORROR');
    expect(filterHref({ category: 'all', type: 'STORY' })).toBe('/?type=STORY');
  });
});

describe('filterHeading', () => {
  it('names the category and type', () => {
    expect(filterHeading({ category: 'HORROR', type: 'all' })).toBe('Horror stories');
    expect(filterHeading({ category: 'HORROR', type: 'ROLE' })).toBe('Horror characters');
    expect(filterHeading({ category: 'all', type: 'ROLE' })).toBe('Characters');
    expect(filterHeading({ category: 'all', type: 'STORY' })).toBe('Stories');
    expect(filterHeading({ category: 'all', type: 'all' })).toBe('More to get lost in');
  });
});
