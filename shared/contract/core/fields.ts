import * as z from '@storyloom/schema';
import { atMost } from './at-most.ts';
import { id } from './id.ts';
import { listLimits } from './list-limits.ts';

export { id };

/** ISO 8601 in UTC. */
export const time = z.iso.datetime();

export const count = z.number().check(z.int(), z.gte(0));

/** The token of a session. */
export const sessionToken = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));

/** Idempotency key chosen by the client: a repeated request gets the reply of the first. */
export const clientRequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Trimmed text that must not be blank. */
export function text(max: number, required = 'This field is required.') {
  return z.string(required).check(z.trim(), z.minLength(1, required), atMost(max));
}

/** An integer, also accepted as text because query parameters are. */
function integer(min: number, max: number) {
  return z.coerce.number<number>().check(z.int(), z.gte(min), z.lte(max));
}

export const page = z._default(integer(1, 10_000_000), 1);
export const size = z._default(integer(1, listLimits.pageSizeMax), listLimits.pageSize);
export const cursor = integer(0, Number.MAX_SAFE_INTEGER);

/** `nextCursor` of the previous page. The list continues after that page's last row, even if rows were added since. */
export const after = z.optional(
  z.string().check(z.regex(/^[\w-]{1,4000}$/, 'Invalid cursor. Start again from the first page.')),
);
