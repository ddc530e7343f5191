import { ratings } from '@storyloom/contract/ratings';
import { expect, it } from 'vitest';
import { ratingWords, toggled } from './ratings.model.ts';

it('has words for every rating', () => {
  expect(Object.keys(ratingWords)).toEqual([...ratings]);
});

it('turns one rating over and leaves the others, mildest first', () => {
  expect(toggled(['XXX', 'G'], 'PG')).toEqual(['G', 'PG', 'XXX']);
  expect(toggled(['G', 'PG', 'XXX'], 'PG')).toEqual(['G', 'XXX']);
});

it('never leaves a reader with nothing', () => {
  expect(toggled(['G'], 'G')).toBeNull();
});
