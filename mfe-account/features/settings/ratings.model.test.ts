import { describe, expect, it } from 'vitest';
import { toggleRating } from './ratings.model.ts';

describe('toggleRating', () => {
  it('adds or removes one rating and keeps the order from mildest', () => {
    expect(toggleRating(['XXX', 'G'], 'PG')).toEqual(['G', 'PG', 'XXX']);
    expect(toggleRating(['G', 'PG', 'XXX'], 'PG')).toEqual(['G', 'XXX']);
  });

  it('returns null if no rating would remain', () => {
    expect(toggleRating(['G'], 'G')).toBeNull();
  });
});
