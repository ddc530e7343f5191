import { listLimits } from '@storyloom/contract/core/list-limits';
import * as z from 'zod/mini';
import { DomainError } from './errors.ts';

/** A row's position in a sorted list: its sort key, and its id as the tie-breaker. */
export interface Row {
  key: number;
  id: string;
}

/** A position in a list. */
export interface Position {
  /** The last row returned; null before the first page. */
  last: Row | null;
  /** Ids of later rows that were already returned out of order. */
  shown: readonly string[];
}

export interface Order {
  /** Cursors of one order are rejected in another. */
  name: string;
  /** True if sort keys are integers. */
  isInteger: boolean;
}

/** Our ids, and those of the payment provider, which have an underscore. */
const id = z.string().check(z.regex(/^[a-z0-9_]{1,80}$/));

const encoded = z.tuple([
  z.string(),
  z.nullable(z.tuple([z.number(), id])),
  z.array(id).check(z.maxLength(listLimits.pageSizeMax)),
]);

/** Encodes a position for a URL. Neither secret nor signed: a changed cursor is just another position. */
export function writeCursor({ name }: Order, { last, shown }: Position): string {
  const position = [name, last === null ? null : [last.key, last.id], shown];
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Throws request.invalid for anything but a cursor of this order. */
export function readCursor({ name, isInteger }: Order, cursor: string): Position {
  const [list, last, shown] = parse(cursor) ?? rejectCursor('Invalid cursor.');
  if (list !== name) rejectCursor('This cursor belongs to a list in another order.');
  if (last === null) return { last, shown };
  const [key, rowId] = last;
  if (isInteger && !Number.isSafeInteger(key)) rejectCursor('Invalid cursor.');
  return { last: { key, id: rowId }, shown };
}

function parse(cursor: string): z.infer<typeof encoded> | undefined {
  try {
    return encoded.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

function rejectCursor(reason: string): never {
  const message = `${reason} Start again from the first page.`;
  throw new DomainError('request.invalid', { fields: { after: message } }, message);
}
