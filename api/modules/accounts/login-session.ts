import type { LoginResult } from '@storyloom/contract/entities/login-result';
import type { Tx } from '../../platform/db.ts';
import type { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Users } from '../users/users.service.ts';
import type { MergeGuest } from './merge.service.ts';

/** The client of a login request: its session, network and device. */
export interface Origin {
  viewer: Viewer | null;
  network: string;
  userAgent: string;
}

export type LoginSession = ReturnType<typeof createLoginSession>;

const findGuest = ({ viewer }: Origin) => (viewer?.isRealUser === false ? viewer.userId : null);

interface LoginSessionParts {
  users: Users;
  mergeGuest: MergeGuest;
  /** Keeps an account that was to be deleted; returns whether it was to be. */
  restore(tx: Tx, userId: string): Promise<boolean>;
  /** Keeps the data of a guest that was to be erased. */
  keepGuest(tx: Tx, userId: string): Promise<void>;
}

/** The end of every login and registration: what happens to the guest, and the session that replaces theirs. */
export function createLoginSession({ users, mergeGuest, restore, keepGuest }: LoginSessionParts) {
  /** Ends the session that the request came with and starts one for the user. */
  async function replaceSession(tx: Tx, userId: string, { viewer, userAgent }: Origin): Promise<string> {
    if (viewer !== null) {
      // The token of a guest may be known to the sender of a link: none of a guest's sessions outlives a login.
      if (viewer.isRealUser) await users.sessions.end(tx, viewer.userId, viewer.sessionId);
      else await users.sessions.endAll(tx, viewer.userId);
    }
    return users.sessions.start(tx, userId, userAgent);
  }

  return {
    /**
     * Logs in to an account. A guest's data moves to it. A blocked account stays if it was to be deleted, but the login is
     * refused: the caller commits, then throws the returned auth.blocked.
     */
    async logIn(tx: Tx, userId: string, origin: Origin): Promise<LoginResult | DomainError> {
      // Locks the user: a deletion at this moment is cancelled, or waits and ends the session.
      const refusal = await users.sessions.findRefusal(tx, userId);
      const restored = await restore(tx, userId);
      if (refusal !== null) return refusal;
      const guestId = findGuest(origin);
      const merged = guestId === null ? null : ((await mergeGuest(tx, { guestId, userId })) ?? null);
      return { tokenId: await replaceSession(tx, userId, origin), isNewUser: false, merged, restored };
    },

    /** Registers an account, to which `addLogin` gives its login. A guest becomes a real user in place. */
    async register(
      tx: Tx,
      origin: Origin,
      addLogin: (userId: string) => Promise<void>,
    ): Promise<LoginResult> {
      const guestId = findGuest(origin);
      const userId = await users.createRealUser(tx, guestId);
      if (userId === guestId) await keepGuest(tx, userId);
      await addLogin(userId);
      const tokenId = await replaceSession(tx, userId, origin);
      return { tokenId, isNewUser: true, merged: null, restored: false };
    },
  };
}
