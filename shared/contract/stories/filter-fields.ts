import * as z from '@storyloom/schema';
import { text } from '../core/fields.ts';
import { categories } from './categories.ts';
import { storyTypes } from './filters.ts';
import { storyLimits } from './limits.ts';

/** Matches a tag regardless of case. */
export const tagFilter = z.optional(text(storyLimits.tagLength));

/** Parses `all`, `ALL` and a missing value to undefined, which means every type. */
export const typeFilter = filter(storyTypes);

/** Parses `all`, `ALL` and a missing value to undefined, which means every category. */
export const categoryFilter = filter(categories);

function filter<Choice extends string>(choices: readonly Choice[]) {
  const isAny = (value?: string) => value === undefined || value.toLowerCase() === 'all';
  return z.pipe(
    z.optional(z.enum(['all', 'ALL', ...choices])),
    z.transform((value) => (isAny(value) ? undefined : (value as Choice))),
  );
}
