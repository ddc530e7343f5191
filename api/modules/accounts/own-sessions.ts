import type { Session } from '@storyloom/contract/users/entities/session';
import type { Db } from '../../platform/db.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Users } from '../users/users.service.ts';

/** The devices on which the caller is logged in. */
export function createOwnSessions({ db, users }: { db: Db; users: Pick<Users, 'sessions'> }) {
  const { sessions } = users;
  return {
    async listSessions({ userId, sessionId }: Viewer): Promise<Session[]> {
      return (await sessions.list(userId)).map(({ id, device, createdAt, usedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isCurrent: id === sessionId,
      }));
    },

    /** Has no effect on sessions of other users and ended sessions. */
    async revokeSession({ userId }: Viewer, id: string): Promise<{ id: string }> {
      await sessions.end(db, userId, id);
      return { id };
    },

    revokeOtherSessions: async ({ userId, sessionId }: Viewer): Promise<{ revoked: number }> => ({
      revoked: await sessions.endAll(db, userId, sessionId),
    }),
  };
}
