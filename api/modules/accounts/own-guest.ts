import type { MergedData } from '@storyloom/contract/users/entities/login-result';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Users } from '../users/users.service.ts';
import type { MergeGuest } from './merge.service.ts';

interface OwnGuestParts {
  db: Db;
  users: Pick<Users, 'sessions' | 'lockActive'>;
  mergeGuest: MergeGuest;
}

/** The guest that the caller was on a device before the app logged it in to the account. */
export function createOwnGuest({ db, users, mergeGuest }: OwnGuestParts) {
  return {
    /**
     * Merges the guest of a token as a login does. Throws auth.guest_gone, and auth.blocked if the account has
     * just been blocked.
     */
    async mergeGuest({ userId }: Viewer, guestToken: string): Promise<{ merged: MergedData | null }> {
      const guest = await users.sessions.authenticate(guestToken);
      if (guest === null || guest.isRealUser) throw new DomainError('auth.guest_gone');
      return db.transaction(async (tx) => {
        const merged = await mergeGuest(tx, { guestId: guest.userId, userId });
        if (merged === undefined) throw new DomainError('auth.guest_gone');
        if (!(await users.lockActive(tx, userId))) throw new DomainError('auth.blocked');
        return { merged };
      });
    },
  };
}
