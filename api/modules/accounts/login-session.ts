import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
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
  /** The user id in the referral link that brought a new user. */
  referral?: string | undefined;
}

export type LoginSession = ReturnType<typeof createLoginSession>;

const findGuest = ({ viewer }: Origin) => (viewer?.isRealUser === false ? viewer.userId : null);

interface LoginSessionParts {
  users: Users;
  mergeGuest: MergeGuest;
  /** Cancels the scheduled deletion of an account; returns true if one was cancelled. */
  restore(tx: Tx, userId: string): Promise<boolean>;
  /** Cancels the erasure of a guest's data. */
  keepGuest(tx: Tx, userId: string): Promise<void>;
}

/** The last step of every login and registration: merges or promotes the guest, and replaces the session. */
export function createLoginSession({ users, mergeGuest, restore, keepGuest }: LoginSessionParts) {
  /** Ends the session that the request came with and starts one for the user. */
  async function replaceSession(tx: Tx, userId: string, { viewer, userAgent }: Origin): Promise<string> {
    if (viewer !== null) {
      // The sender of a link may know the token of a guest, so a login ends all sessions of the guest.
      if (viewer.isRealUser) await users.sessions.end(tx, viewer.userId, viewer.sessionId);
      else await users.sessions.endAll(tx, viewer.userId);
    }
    return users.sessions.start(tx, userId, userAgent);
  }

  return {
    /**
     * Logs in to an account. A guest's data moves to it. A scheduled deletion of a blocked account is cancelled,
     * but the login is refused: the caller commits, then throws the returned auth.blocked.
     */
    async logIn(tx: Tx, userId: string, origin: Origin): Promise<LoginResult | DomainError> {
      // Locks the user: a concurrent deletion is cancelled, or waits and ends the session.
      const refusal = await users.sessions.findRefusal(tx, userId);
      const restored = await restore(tx, userId);
      if (refusal !== null) return refusal;
      const guestId = findGuest(origin);
      const merged = guestId === null ? null : ((await mergeGuest(tx, { guestId, userId })) ?? null);
      return { tokenId: await replaceSession(tx, userId, origin), isNewUser: false, merged, restored };
    },

    /** Registers an account; `addLogin` adds its login. A guest becomes a real user in place. */
    async register(
      tx: Tx,
      origin: Origin,
      addLogin: (userId: string) => Promise<void>,
    ): Promise<LoginResult> {
      const guestId = findGuest(origin);
      const userId = await users.createRealUser(tx, guestId, origin.referral);
      if (userId === guestId) await keepGuest(tx, userId);
      await addLogin(userId);
      const tokenId = await replaceSession(tx, userId, origin);
      return { tokenId, isNewUser: true, merged: null, restored: false };
    },
  };
}
