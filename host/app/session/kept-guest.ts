import { sessionToken } from '@storyloom/contract/core/fields';
import * as z from '@storyloom/schema';

const key = 'kept-guest';
const schema = z.object({ userId: z.string(), tokenId: sessionToken });

/**
 * The guest whom the account of a link replaced in this browser. Their token is the only way back to their stories:
 * they return when the account's session ends here. Where storage is blocked, there is none.
 */
export const keptGuest = {
  read(): z.output<typeof schema> | null {
    try {
      return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  },
  /** Null deletes it. */
  write(guest: z.output<typeof schema> | null): void {
    try {
      if (guest === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(guest));
    } catch {
      // The guest cannot be kept.
    }
  },
};
