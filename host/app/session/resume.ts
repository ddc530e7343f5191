import { mergeGuest } from '@storyloom/contract/users/endpoints/merge-guest';
import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import { isBusinessError } from '@storyloom/http/errors';
import type { Call, Host } from '@storyloom/mfe/host';
import { limited } from './limited.ts';

interface Parts {
  session: Pick<Host['session'], 'ready' | 'getState' | 'login'>;
  /** Calls with a token that is not the session's. */
  callAs(tokenId: string): Call;
  /** The user of a token; null if it is dead. Throws if that is unknown. */
  userOf(tokenId: string, signal?: AbortSignal): Promise<UserInfo | null>;
  /** Takes over a token of the visitor's own account. */
  renew(tokenId: string): void;
  /** Takes over another user's token; asks a visitor who is logged in first. */
  follow(tokenId: string): Promise<unknown>;
  /** Loads the visitor again. */
  reload(): Promise<void>;
}

export type Resume = (accessToken: string | null, signal?: AbortSignal) => Promise<LoginResult | null>;

/**
 * Resumes the page when the app returns to it, with the token of the app's user if there is one. If that user has
 * logged in, a guest becomes the user as in a login on the page, and the result names the merged data. Returns
 * null if nobody logged in. Throws if the login fails, and the visitor stays a guest; another call with the same
 * token repeats only what failed.
 */
export function createResume({ session, callAs, userOf, renew, follow, reload }: Parts): Resume {
  /** The login of a guest who is merged, and whose new user has not loaded yet. */
  let merged: { guestToken: string; result: LoginResult } | null = null;

  /** Merges the guest. If the guest registered in the app (`isNewUser`), there is nothing to merge. */
  async function logIn(
    tokenId: string,
    guestToken: string,
    isNewUser: boolean,
    signal?: AbortSignal,
  ): Promise<LoginResult> {
    if (merged?.guestToken === guestToken && merged.result.tokenId === tokenId) return merged.result;
    const moved = isNewUser ? { merged: null } : await move(tokenId, guestToken, signal);
    const result = { tokenId, isNewUser, restored: false, ...moved };
    merged = { guestToken, result };
    return result;
  }

  async function move(
    tokenId: string,
    guestToken: string,
    signal?: AbortSignal,
  ): Promise<Pick<LoginResult, 'merged'>> {
    try {
      return await limited((until) => callAs(tokenId)(mergeGuest, { guestToken }, { signal: until }), signal);
    } catch (error) {
      // The guest is merged already: the reply was lost, or the app requested the merge.
      if (isBusinessError(error, 'auth.guest_gone')) return { merged: null };
      throw error;
    }
  }

  function takeMerged(tokenId: string): LoginResult | null {
    const result = merged?.result ?? null;
    merged = null;
    return result?.tokenId === tokenId ? result : null;
  }

  async function resume(accessToken: string | null, signal?: AbortSignal): Promise<LoginResult | null> {
    await session.ready().catch(() => {});
    const { status, userId, tokenId } = session.getState();
    const isSame = accessToken === null || accessToken === tokenId;
    const late = isSame && tokenId !== null ? takeMerged(tokenId) : null;
    if (late !== null) return late;
    const user = isSame ? null : await limited((until) => userOf(accessToken, until), signal);
    if (!isSame && user !== null) {
      if (status === 'guest' && tokenId !== null && user.isRealUser) {
        await session.login(() => logIn(accessToken, tokenId, user.id === userId, signal));
        return takeMerged(accessToken);
      }
      if (user.id === userId) renew(accessToken);
      else await follow(accessToken);
    }
    if (session.getState().tokenId === tokenId) await reload().catch(() => {});
    return null;
  }

  let latest: Promise<unknown> = Promise.resolve();
  // Runs calls one after the other, so that each sees the visitor that the call before it has left.
  return (accessToken, signal) => {
    const done = latest.then(() => resume(accessToken, signal));
    latest = done.catch(() => {});
    return done;
  };
}
