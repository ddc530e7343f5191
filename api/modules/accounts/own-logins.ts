import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { addPassword } from '@storyloom/contract/endpoints/users/add-password';
import type { Logins } from '@storyloom/contract/entities/logins';
import type { OAuthReturn } from '@storyloom/contract/oauth-return';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Mailer } from '../mail/mail.service.ts';
import type { Users } from '../users/users.service.ts';
import type { Codes } from './codes/codes.service.ts';
import { findLoginOfUser, insertLogin } from './logins.repository.ts';
import { loginAddedMail, loginRemovedMail, passwordAddedMail } from './mails/notice-mails.ts';
import {
  deleteIdentity,
  insertIdentity,
  listIdentities,
  lockIdentities,
} from './oauth/identities.repository.ts';
import type { OAuth } from './oauth/oauth.service.ts';
import type { Hashing } from './passwords/hashing.ts';
import { checkNewPassword } from './passwords/rules.ts';

interface OwnLoginsParts {
  db: Db;
  clock: Clock;
  codes: Codes;
  hashing: Hashing;
  mailer: Mailer;
  users: Pick<Users, 'sessions'>;
  oauth: OAuth;
}

/** The caller's ways to log in. Every change is told by mail to all addresses of the account. */
export function createOwnLogins({ db, clock, codes, hashing, mailer, users, oauth }: OwnLoginsParts) {
  async function list({ userId }: Viewer, handle: Handle = db): Promise<Logins> {
    const login = await findLoginOfUser(handle, userId);
    const identities = await listIdentities(handle, userId);
    return {
      email: login?.mail ?? null,
      identities: identities.map(({ id, type, mail, createdAt }) => ({
        id,
        type,
        name: oauth.issuers.nameOf(type),
        email: mail,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  /** `before` and `after`: the logins before and after the change. */
  async function tell(tx: Tx, before: Logins, after: Logins, mail: ReturnType<typeof loginAddedMail>) {
    const all = [before, after].flatMap(({ email, identities }) => [
      email,
      ...identities.map((each) => each.email),
    ]);
    const addresses = new Set(all.filter((address) => address !== null));
    for (const to of addresses) await mailer.send(tx, { to, ...mail });
  }

  return {
    listLogins: (viewer: Viewer) => list(viewer),

    /** Throws auth.identity_taken, auth.identity_unknown, auth.issuer_down, auth.oauth_failed. */
    async addLogin(viewer: Viewer, answer: OAuthReturn): Promise<Logins> {
      const identity = await oauth.finish(answer, viewer);
      const { userId } = viewer;
      return db.transaction(async (tx) => {
        const before = await list(viewer, tx);
        const row = { id: newId(), userId, ...identity, createdAt: clock.now() };
        if (!(await insertIdentity(tx, row))) throw new DomainError('auth.identity_taken');
        const after = await list(viewer, tx);
        await tell(tx, before, after, loginAddedMail(oauth.issuers.nameOf(identity.type)));
        return after;
      });
    },

    /** Ends all other sessions: one of them may have been started with this login. Throws auth.last_login. */
    async removeLogin(viewer: Viewer, id: string): Promise<Logins> {
      const { userId, sessionId } = viewer;
      return db.transaction(async (tx) => {
        // Two removals at once could otherwise each leave the other's login. A login locks its identity first, too.
        await lockIdentities(tx, userId);
        const before = await list(viewer, tx);
        const removed = await deleteIdentity(tx, userId, id);
        if (removed === undefined) return before;
        const after = await list(viewer, tx);
        if (after.email === null && after.identities.length === 0) throw new DomainError('auth.last_login');
        await users.sessions.endAll(tx, userId, sessionId);
        await tell(tx, before, after, loginRemovedMail(oauth.issuers.nameOf(removed.type)));
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
        const before = await list(viewer, tx);
        if (!(await codes.consume(tx, entered))) return null;
        const now = clock.now();
        const login = { userId, mail, passwordHash, createdAt: now, passwordChangedAt: now };
        if (!(await insertLogin(tx, login))) return null;
        await users.sessions.endAll(tx, userId, sessionId);
        const after = await list(viewer, tx);
        await tell(tx, before, after, passwordAddedMail());
        return after;
      });
      if (done === null) throw new DomainError('auth.code_wrong');
      return done;
    },
  };
}
