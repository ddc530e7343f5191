import { id } from '@storyloom/contract/fields';
import { limits } from '@storyloom/contract/limits';
import * as z from 'zod/mini';
import { DomainError } from './errors.ts';

/** A row's place in the order of its list: what it is sorted by, and the id that parts ties. */
export interface Row {
  key: number;
  id: string;
}

/** How far somebody is in a list. */
export interface Place {
  /** The last row shown; null before the first. */
  last: Row | null;
  /** Rows further down that were shown out of turn. */
  shown: readonly string[];
}

export interface Order {
  /** A cursor of one order means nothing in another. */
  name: string;
  /** Whether the keys are whole numbers. */
  isInteger: boolean;
}

const written = z.tuple([
  z.string(),
  z.nullable(z.tuple([z.number(), id])),
  z.array(id).check(z.maxLength(limits.pageSizeMax)),
]);

/** Words for an address: nothing in them is secret, and nothing is signed; whoever changes them reads another place. */
export function writeCursor({ name }: Order, { last, shown }: Place): string {
  const place = [name, last === null ? null : [last.key, last.id], shown];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws request.invalid for what is no place in a list of this order. */
export function readCursor({ name, isInteger }: Order, cursor: string): Place {
  const [list, last, shown] = parse(cursor) ?? refuse('This is no place in a list.');
  if (list !== name) refuse('This place belongs to a list in another order.');
  if (last === null) return { last, shown };
  const [key, rowId] = last;
  if (isInteger && !Number.isSafeInteger(key)) refuse('This is no place in a list.');
  return { last: { key, id: rowId }, shown };
}

function parse(cursor: string): z.infer<typeof written> | undefined {
  try {
    return written.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

function refuse(why: string): never {
  const words = `${why} Begin again at its first page.`;
  throw new DomainError('request.invalid', { fields: { after: words } }, words);
}
