import { mergeGuest } from '@storyloom/contract/users/endpoints/merge-guest';
import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
import { isBusinessError } from '@storyloom/http/errors';
import { limited } from '../limited.ts';
import { shownVisitor, startWork } from '../store/session-store.ts';
import { ready } from './begin.ts';
import { logIn } from './log-in.ts';
import { replaceVisitor } from './replace-visitor.ts';
import type { SessionContext } from './session-context.ts';

export type Resume = (accessToken: string | null, signal?: AbortSignal) => Promise<LoginResult | null>;

/**
 * Resumes the page when the app returns to it, with the token of the app's user if there is one. If that user has
 * logged in, a guest becomes the user as in a login on the page, and the result names the merged data. Returns
 * null if nobody logged in. Throws if the login fails, and the visitor stays a guest; another call with the same
 * token repeats only what failed.
 */
export function createResume(context: SessionContext): Resume {
  const { store, token, clients, load, tellTabs } = context;
  const tokenShown = () => shownVisitor(store.getState())?.tokenId ?? null;
  /** The login of a guest who is merged, and whose new user has not loaded yet. */
  let merged: { guestToken: string; result: LoginResult } | null = null;

  /** Merges the guest. If the guest registered in the app (`isNewUser`), there is nothing to merge. */
  async function loginOf(tokenId: string, guestToken: string, isNewUser: boolean, signal?: AbortSignal) {
    if (merged?.guestToken === guestToken && merged.result.tokenId === tokenId) return merged.result;
    const ask = (until: AbortSignal) =>
      clients.callAs(tokenId)(mergeGuest, { guestToken }, { signal: until });
    const moved = isNewUser ? { merged: null } : await limited(ask, signal).catch(nothingMoved);
    const result = { tokenId, isNewUser, restored: false, ...moved };
    merged = { guestToken, result };
    return result;
  }

  function takeMerged(tokenId: string): LoginResult | null {
    const result = merged?.result ?? null;
    merged = null;
    return result?.tokenId === tokenId ? result : null;
  }

  async function resume(accessToken: string | null, signal?: AbortSignal): Promise<LoginResult | null> {
    await ready(context).catch(() => {});
    const visitor = shownVisitor(store.getState());
    const tokenId = tokenShown();
    const isSame = accessToken === null || accessToken === tokenId;
    const late = isSame && tokenId !== null ? takeMerged(tokenId) : null;
    if (late !== null) return late;
    const user = isSame ? null : await limited((until) => clients.userOf(accessToken, until), signal);
    if (!isSame && user !== null) {
      const isVisitor = user.id === visitor?.userId;
      if (visitor?.status === 'guest' && user.isRealUser) {
        await logIn(context, () => loginOf(accessToken, visitor.tokenId, isVisitor, signal));
        return takeMerged(accessToken);
      }
      if (isVisitor) {
        // The app may have ended the token before.
        token.save(accessToken);
        tellTabs();
      } else await replaceVisitor(context, accessToken, shownVisitor(store.getState())?.status === 'real');
    }
    if (tokenShown() === tokenId) await startWork(store, load('resumed')).catch(() => {});
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

function nothingMoved(error: unknown): { merged: null } {
  // The guest is merged already: the reply was lost, or the app requested the merge.
  if (isBusinessError(error, 'auth.guest_gone')) return { merged: null };
  throw error;
}
