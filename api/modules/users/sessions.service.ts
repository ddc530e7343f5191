import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { isOutOfSpace } from '../../platform/space.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { deviceOf } from './device.ts';
import { createSessionWatches } from './session-watch.ts';
import {
  deleteSession,
  deleteSessions,
  deleteSessionsBefore,
  findBlockReason,
  findExistingSessions,
  insertSession,
  listSessions,
  renewSession,
  sessionFinder,
  storePosition,
} from './sessions.repository.ts';
import { hashToken, hourOf, maxLoginMs, newToken, tokenLifetimeMs } from './tokens.ts';

/** Time after which a standby has what a login wrote, or is too far behind to be read. */
const NEW_MS = 15_000;

/** Sessions of users. A session is opened by its token, of which only a hash is stored. */
export function createSessions({ db, clock }: { db: Db; clock: Clock }) {
  const findByToken = sessionFinder(db);
  const expiry = (now: Date) => new Date(now.getTime() + tokenLifetimeMs);

  /** The error for logins of a blocked user, with the reason; null otherwise. A block or a deletion waits for the transaction. */
  async function findRefusal(tx: Tx, userId: string): Promise<DomainError | null> {
    const reason = await findBlockReason(tx, userId);
    return reason === null ? null : new DomainError('auth.blocked', {}, `This account is blocked. ${reason}`);
  }

  return {
    findRefusal,
    watch: createSessionWatches((ids) => findExistingSessions(db, ids)),

    /** Starts a session on a device and returns its token. Throws auth.blocked with the reason. */
    async start(tx: Tx, userId: string, userAgent: string): Promise<string> {
      const refusal = await findRefusal(tx, userId);
      if (refusal !== null) throw refusal;
      const token = newToken();
      const hash = hashToken(token);
      if (hash === null) throw new Error('A new token is malformed.');
      const now = clock.now();
      await insertSession(tx, {
        id: newId(),
        hash,
        userId,
        device: deviceOf(userAgent),
        createdAt: now,
        usedAt: now,
        expiresAt: expiry(now),
      });
      return token;
    },

    /** The viewer of a valid token, or null. Use extends a session by 90 days, up to a year after the login to an account. */
    async authenticate(token: string): Promise<Viewer | null> {
      const hash = hashToken(token);
      if (hash === null) return null;
      const now = clock.now();
      const found = await findByToken(hash, now);
      if (found === undefined) return null;
      const { sessionId, userId, isReal: isRealUser, isAdmin, createdAt, usedAt } = found;
      const isNew = now.getTime() - createdAt.getTime() < NEW_MS;
      const written = isNew ? Number.POSITIVE_INFINITY : found.written;
      if (hourOf(now) !== hourOf(usedAt)) {
        const end = isRealUser ? createdAt.getTime() + maxLoginMs : Number.POSITIVE_INFINITY;
        const expiresAt = new Date(Math.min(expiry(now).getTime(), end));
        await renewSession(db, sessionId, now, expiresAt).catch((error: unknown) => {
          // The session stays as long as it was, and is renewed later.
          if (!isOutOfSpace(error)) throw error;
        });
      }
      return { userId, isRealUser, isAdmin, sessionId, ...(written !== null && { written }) };
    },

    /** Remembers that a session has written, for its reads from a standby. */
    markWrite: (sessionId: string) => storePosition(db, sessionId),

    list: (userId: string) => listSessions(db, userId, clock.now()),

    /** Ends a session of a user. Returns false if there is none with this id. */
    end: (handle: Handle, userId: string, id: string) => deleteSession(handle, userId, id),

    /** Ends all sessions of a user, except the one with the id `kept`. Returns their number. */
    endAll: (handle: Handle, userId: string, kept: string | null = null) =>
      deleteSessions(handle, userId, kept),

    /** Deletes expired sessions. */
    purge: () => deleteSessionsBefore(db, clock.now()),
  };
}
