import { mergeGuest } from '@storyloom/contract/endpoints/users/merge-guest';
import type { LoginResult } from '@storyloom/contract/entities/login-result';
import type { UserInfo } from '@storyloom/contract/entities/user-info';
import { isBusinessError, isNetworkError } from '@storyloom/http/errors';
import type { Call, Host } from '@storyloom/mfe/host';

interface Parts {
  session: Pick<Host['session'], 'ready' | 'getState' | 'login'>;
  /** Calls with a token that is not the session's. */
  callAs(tokenId: string): Call;
  /** The user of a token; null if it is dead. Throws if that is unknown. */
  userOf(tokenId: string): Promise<UserInfo | null>;
  /** Takes over a token of the visitor's own account. */
  renew(tokenId: string): void;
  /** Takes over another visitor's token, if one who is logged in agrees. */
  follow(tokenId: string): Promise<void>;
  /** Loads the visitor again. */
  reload(): Promise<void>;
}

export type Resume = (accessToken: string | null) => Promise<LoginResult | null>;

/**
 * Resumes the page when the app has come back to it, perhaps with the token of its user. A guest whose app has logged in
 * becomes that user as by a login of the page; the result says what came along. Null if nobody logged in. Throws if a guest could
 * not be logged in, who stays a guest then.
 */
export function createResume({ session, callAs, userOf, renew, follow, reload }: Parts): Resume {
  /** The app may have used the guest's token itself: nothing is left to move then, or the guest has become the user. */
  async function logIn(tokenId: string, guestToken: string, isNewUser: boolean): Promise<LoginResult> {
    const moved = isNewUser ? { merged: null } : await move(tokenId, guestToken);
    return { tokenId, isNewUser, restored: false, ...moved };
  }

  async function move(tokenId: string, guestToken: string): Promise<Pick<LoginResult, 'merged'>> {
    const merge = () => callAs(tokenId)(mergeGuest, { guestToken });
    try {
      // The server may have merged the guest without its reply arriving: a second request then finds the guest gone.
      return await merge().catch((error) => (isNetworkError(error) ? merge() : Promise.reject(error)));
    } catch (error) {
      if (isBusinessError(error, 'auth.guest_gone')) return { merged: null };
      throw error;
    }
  }

  async function resume(accessToken: string | null): Promise<LoginResult | null> {
    await session.ready().catch(() => {});
    const { status, userId, tokenId } = session.getState();
    const user = accessToken === null || accessToken === tokenId ? null : await userOf(accessToken);
    if (accessToken !== null && user !== null) {
      if (status === 'guest' && tokenId !== null && user.isRealUser)
        return session.login(() => logIn(accessToken, tokenId, user.id === userId));
      if (user.id === userId) renew(accessToken);
      else await follow(accessToken);
    }
    if (session.getState().tokenId === tokenId) await reload().catch(() => {});
    return null;
  }

  let latest: Promise<unknown> = Promise.resolve();
  // One after the other: a second message of the app finds the visitor that the first has left.
  return (accessToken) => {
    const done = latest.then(() => resume(accessToken));
    latest = done.catch(() => {});
    return done;
  };
}
