import { expect, it } from 'vitest';
import { filterHeading, filterHref, isFiltered, readFilter } from './filter.model.ts';

it('comes back from its own address', () => {
  const filter = { category: 'VAMPIRE', type: 'ROLE' } as const;
  expect(filterHref(filter)).toBe('/?category=VAMPIRE&type=ROLE');
  expect(readFilter(new URLSearchParams('category=VAMPIRE&type=ROLE'))).toEqual(filter);
});

it('takes what it does not know for all', () => {
  const filter = readFilter(new URLSearchParams('category=COOKING&type=1'));
  expect(filter).toEqual({ category: 'all', type: 'all' });
  expect(isFiltered(filter)).toBe(false);
  expect(filterHref(filter)).toBe('/');
});

it('names what the grid holds', () => {
  expect(filterHeading({ category: 'HORROR', type: 'all' })).toBe('Horror stories');
  expect(filterHeading({ category: 'HORROR', type: 'ROLE' })).toBe('Horror characters');
  expect(filterHeading({ category: 'all', type: 'ROLE' })).toBe('Characters');
});
