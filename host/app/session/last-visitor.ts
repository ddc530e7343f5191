import * as z from '@storyloom/schema';
import type { Visitor } from './store/page-session.ts';

const key = 'last-visitor';
const schema = z.object({ status: z.enum(['guest', 'real']), userId: z.string(), tokenId: z.string() });

/** The visitor whom this browser has shown last, so that a page without a connection knows whose data it has. */
export const lastSeen = {
  /** Null if the token is not theirs, or where storage is blocked. */
  read(tokenId: string | null): Visitor | null {
    try {
      const { data } = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
      return data !== undefined && data.tokenId === tokenId ? data : null;
    } catch {
      return null;
    }
  },
  /** Null deletes it. */
  write(visitor: Visitor | null): void {
    try {
      if (visitor === null) localStorage.removeItem(key);
      else {
        const { status, userId, tokenId } = visitor;
        localStorage.setItem(key, JSON.stringify({ status, userId, tokenId }));
      }
    } catch {
      // Without a connection, pages will not know the visitor.
    }
  },
};
