import { sessionToken } from '@storyloom/contract/core/fields';
import * as z from '@storyloom/schema';
import { storedValue } from './stored-value.ts';

/**
 * A guest and the account's token that the app sent to the guest's page, which does not know of a merge yet. Kept for a
 * reload of the page; session storage ends with the visit.
 */
const { read, write } = storedValue(
  () => sessionStorage,
  'app-login',
  z.object({ guestId: z.string(), guestToken: sessionToken, accessToken: sessionToken }),
);

export { read as readPendingLogin, write as writePendingLogin };

/** The app's token for the guest of this token. */
export function pendingTokenFor(guestToken: string | null): string | null {
  const pending = read();
  return pending !== null && pending.guestToken === guestToken ? pending.accessToken : null;
}
