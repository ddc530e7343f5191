import { sessionToken } from '@storyloom/contract/fields';
import * as z from '@storyloom/schema';

/** Key of session storage, which ends with the visit. */
const key = 'app-login';

/** A guest and the account's token that the app sent to the guest's page, which does not know of a merge yet. */
const pendingLogin = z.object({ guestId: z.string(), guestToken: sessionToken, accessToken: sessionToken });

export type PendingLogin = z.infer<typeof pendingLogin>;

/** Null if there is none. Storage may be blocked. */
export function readPendingLogin(): PendingLogin | null {
  try {
    const { data } = pendingLogin.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return data ?? null;
  } catch {
    return null;
  }
}

/** Stores the login for a reload of the page; null deletes it. */
export function writePendingLogin(login: PendingLogin | null): void {
  try {
    if (login === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(login));
  } catch {
    // A login that cannot be stored lasts until the page is closed.
  }
}

/** The app's token for the guest of this token. */
export function pendingTokenFor(guestToken: string | null): string | null {
  const pending = readPendingLogin();
  return pending !== null && pending.guestToken === guestToken ? pending.accessToken : null;
}
