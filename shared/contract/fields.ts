import * as z from 'zod/mini';
import { categories } from './categories.ts';
import { storyTypes } from './filters.ts';
import { id } from './id.ts';
import { limits } from './limits.ts';

export { id };

/** ISO time, UTC, with Z. */
export const time = z.iso.datetime();

export const count = z.number().check(z.int(), z.gte(0));

/** The client's own name for one try: a repeat with the same name is answered as the first was. */
export const clientRequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** One line or more of what a person typed; blank is refused. */
export function text(max: number, required = 'This field is required.') {
  return z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(max));
}

/** Accepted in the query, so sent as text and read as a number. */
function whole(min: number, max: number) {
  return z.coerce.number<number>().check(z.int(), z.gte(min), z.lte(max));
}

export const page = z._default(whole(1, 10_000_000), 1);
export const size = z._default(whole(1, limits.pageSizeMax), limits.pageSize);
export const cursor = whole(0, Number.MAX_SAFE_INTEGER);

/** `nextCursor` of the page before: goes on behind its last row, wherever that stands by now. */
export const after = z.optional(
  z.string().check(z.regex(/^[\w-]{1,4000}$/, 'This is no place in a list. Begin again at its first page.')),
);

/** One tag of a story, in any case. */
export const tagFilter = z.optional(text(limits.tagLength));

/** `all`, `ALL` and leaving it out mean every type: parsed to undefined. */
export const typeFilter = filter(z.enum(['all', 'ALL', ...storyTypes]));

/** `all`, `ALL` and leaving it out mean every category: parsed to undefined. */
export const categoryFilter = filter(z.enum(['all', 'ALL', ...categories]));

function filter<Value extends string>(choices: z.ZodMiniType<Value | 'all' | 'ALL', Value | 'all' | 'ALL'>) {
  type Chosen = Exclude<Value, 'all' | 'ALL'>;
  return z.pipe(
    z.optional(choices),
    z.transform((value): Chosen | undefined =>
      value === undefined || value === 'all' || value === 'ALL' ? undefined : (value as Chosen),
    ),
  );
}
