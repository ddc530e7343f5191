import { describe, expect, it } from 'vitest';
import { filterParams, isFiltered, readFilter, unfiltered } from './works.filter.ts';

describe('readFilter', () => {
  it('reads back each filter from its address', () => {
    const filter = { status: 'DRAFT', type: 'ROLE', sort: 'EARLIEST', keyword: 'ferry & fog' } as const;
    expect(readFilter(filterParams(filter))).toEqual(filter);
    expect(filterParams(unfiltered).size).toBe(0);
  });

  it('ignores unknown values', () => {
    expect(readFilter(new URLSearchParams('status=GONE&type=x&sort=&q=%20'))).toEqual(unfiltered);
  });
});

describe('isFiltered', () => {
  it('is true for filters that exclude works, but not for a sort order', () => {
    expect(isFiltered({ ...unfiltered, sort: 'EARLIEST' })).toBe(false);
    expect(isFiltered({ ...unfiltered, keyword: 'a' })).toBe(true);
  });
});
