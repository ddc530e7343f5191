import { createHash } from 'node:crypto';
import type { LoginResult } from '@storyloom/contract/entities/login-result';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Mailer } from '../mail/mail.service.ts';
import type { Users } from '../users/users.service.ts';
import type { Codes } from './codes/codes.service.ts';
import { findLogin, insertLogin, lockLogin, updatePassword } from './logins.repository.ts';
import { passwordChangedMail } from './mails/notice-mails.ts';
import type { MergeGuest } from './merge.service.ts';
import type { Hashing } from './passwords/hashing.ts';
import { checkNewPassword } from './passwords/rules.ts';

/** The client of a login request: its session, network and device. */
export interface Origin {
  viewer: Viewer | null;
  network: string;
  userAgent: string;
}

export interface LoginParts {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  /** Multiplies the tries of a login. */
  rateFactor: number;
  hashing: Hashing;
  codes: Codes;
  mailer: Mailer;
  users: Users;
  mergeGuest: MergeGuest;
}

const findGuest = ({ viewer }: Origin) => (viewer?.isRealUser === false ? viewer.userId : null);

/** Tries to log in to one account from one network; no network can lock out another. */
const TRIES = { requests: 10, seconds: 600 };

/** Login, registration and password reset by mail address. Unknown addresses get the same answers in the same time. */
export function createMailLogin(parts: LoginParts) {
  const { db, clock, limiter, rateFactor, hashing, codes, mailer, users, mergeGuest } = parts;

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
    /** A guest's data moves to the account. Throws auth.bad_credentials, and a 429 after too many tries. */
    async logIn(mail: string, password: string, origin: Origin): Promise<LoginResult> {
      const key = createHash('sha256').update(`${mail} ${origin.network}`).digest('base64url');
      const { requests, seconds } = TRIES;
      await limiter.take([{ key: `login:${key}`, requests: requests * rateFactor, seconds }]);
      const login = await findLogin(db, mail);
      const isRight = await hashing.verifyPassword(login?.passwordHash ?? null, password);
      const guestId = findGuest(origin);
      const done =
        login !== undefined && isRight
          ? await db.transaction(async (tx) => {
              const locked = await lockLogin(tx, mail);
              // A password that was changed meanwhile ended all sessions, and must end this one too.
              if (locked?.passwordHash !== login.passwordHash) return null;
              const merged =
                guestId === null ? null : await mergeGuest(tx, { guestId, userId: login.userId });
              return { tokenId: await replaceSession(tx, login.userId, origin), merged };
            })
          : null;
      if (done === null) throw new DomainError('auth.bad_credentials');
      return { ...done, isNewUser: false };
    },

    /** Registers an address; a guest becomes a real user in place. Throws auth.code_wrong and auth.email_taken. */
    async register(mail: string, password: string, code: string, origin: Origin): Promise<LoginResult> {
      checkNewPassword(password, mail);
      const [entered, passwordHash] = await Promise.all([
        codes.enter({ mail, purpose: 'REGISTER', userId: null }, code),
        hashing.hashPassword(password),
      ]);
      const guestId = findGuest(origin);
      const outcome = await db.transaction(async (tx) => {
        if (!(await codes.consume(tx, entered))) return 'auth.code_wrong';
        if ((await lockLogin(tx, mail)) !== undefined) return 'auth.email_taken';
        const userId = await users.createRealUser(tx, guestId);
        const now = clock.now();
        const login = { userId, mail, passwordHash, createdAt: now, passwordChangedAt: now };
        // Another registration of the address commits at the same time only with a code of its own: there is one.
        if (!(await insertLogin(tx, login))) throw new DomainError('auth.email_taken');
        return { tokenId: await replaceSession(tx, userId, origin) };
      });
      if (typeof outcome === 'string') throw new DomainError(outcome);
      return { ...outcome, isNewUser: true, merged: null };
    },

    /** Sets a new password and ends all sessions of the account. Throws auth.code_wrong. */
    async resetPassword(mail: string, code: string, password: string): Promise<void> {
      checkNewPassword(password, mail);
      const [entered, passwordHash] = await Promise.all([
        codes.enter({ mail, purpose: 'RESET', userId: null }, code),
        hashing.hashPassword(password),
      ]);
      const isReset = await db.transaction(async (tx) => {
        const isRight = await codes.consume(tx, entered);
        const login = isRight ? await lockLogin(tx, mail) : undefined;
        if (login === undefined) return false;
        await updatePassword(tx, login.userId, passwordHash, clock.now());
        await users.sessions.endAll(tx, login.userId);
        await mailer.send(tx, { to: mail, ...passwordChangedMail() });
        return true;
      });
      if (!isReset) throw new DomainError('auth.code_wrong');
    },
  };
}
