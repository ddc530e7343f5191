import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { addPassword } from '@storyloom/contract/endpoints/users/add-password';
import type { Logins } from '@storyloom/contract/entities/logins';
import type { OAuthReturn } from '@storyloom/contract/oauth-return';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Users } from '../users/users.service.ts';
import type { Codes } from './codes/codes.service.ts';
import type { LoginChanges } from './login-changes.ts';
import { insertLogin } from './logins.repository.ts';
import { loginAddedMail, loginRemovedMail, passwordAddedMail } from './mails/notice-mails.ts';
import { deleteIdentity, insertIdentity, lockIdentities } from './oauth/identities.repository.ts';
import type { OAuth } from './oauth/oauth.service.ts';
import type { Hashing } from './passwords/hashing.ts';
import { checkNewPassword } from './passwords/rules.ts';

interface OwnLoginsParts {
  db: Db;
  clock: Clock;
  codes: Codes;
  hashing: Hashing;
  users: Pick<Users, 'sessions'>;
  oauth: OAuth;
  loginChanges: LoginChanges;
}

/** The caller's ways to log in. Every change is told by mail to all addresses of the account. */
export function createOwnLogins(parts: OwnLoginsParts) {
  const { db, clock, codes, hashing, users, oauth } = parts;
  const { list, tell } = parts.loginChanges;
  return {
    listLogins: ({ userId }: Viewer) => list(db, userId),

    /** Throws auth.identity_taken, auth.identity_unknown, auth.issuer_down, auth.oauth_failed. */
    async addLogin(viewer: Viewer, answer: OAuthReturn): Promise<Logins> {
      const identity = await oauth.finish(answer, viewer);
      const { userId } = viewer;
      return db.transaction(async (tx) => {
        const before = await list(tx, userId);
        const row = { id: newId(), userId, ...identity, createdAt: clock.now() };
        if (!(await insertIdentity(tx, row))) throw new DomainError('auth.identity_taken');
        const after = await list(tx, userId);
        await tell(tx, { before, after }, loginAddedMail(oauth.issuers.nameOf(identity.type)));
        return after;
      });
    },

    /** Ends all other sessions: one of them may have been started with this login. Throws auth.last_login. */
    async removeLogin(viewer: Viewer, id: string): Promise<Logins> {
      const { userId, sessionId } = viewer;
      return db.transaction(async (tx) => {
        // Two removals at once could otherwise each leave the other's login. A login locks its identity first, too.
        await lockIdentities(tx, userId);
        const before = await list(tx, userId);
        const removed = await deleteIdentity(tx, userId, id);
        if (removed === undefined) return before;
        const after = await list(tx, userId);
        if (after.email === null && after.identities.length === 0) throw new DomainError('auth.last_login');
        await users.sessions.endAll(tx, userId, sessionId);
        await tell(tx, { before, after }, loginRemovedMail(oauth.issuers.nameOf(removed.type)));
        return after;
      });
    },

    /** Adds a login by mail and password to an account without one. Throws auth.code_wrong. */
    async addPassword(viewer: Viewer, input: ParsedInputOf<typeof addPassword>): Promise<Logins> {
      const { mail, code, accessToken } = input;
      const { userId, sessionId } = viewer;
      checkNewPassword(accessToken, mail);
      const [entered, passwordHash] = await Promise.all([
        codes.enter({ mail, purpose: 'CHANGE_MAIL', userId }, code),
        hashing.hashPassword(accessToken),
      ]);
      const done = await db.transaction(async (tx) => {
        const before = await list(tx, userId);
        if (!(await codes.consume(tx, entered))) return null;
        const now = clock.now();
        const login = { userId, mail, passwordHash, createdAt: now, passwordChangedAt: now };
        if (!(await insertLogin(tx, login))) return null;
        await users.sessions.endAll(tx, userId, sessionId);
        const after = await list(tx, userId);
        await tell(tx, { before, after }, passwordAddedMail());
        return after;
      });
      if (done === null) throw new DomainError('auth.code_wrong');
      return done;
    },
  };
}
