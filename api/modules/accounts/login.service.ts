import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Mailer } from '../mail/mail.service.ts';
import type { Users } from '../users/users.service.ts';
import type { Codes } from './codes/codes.service.ts';
import type { LoginSession, Origin } from './login-session.ts';
import { insertLogin, lockLogin, updatePassword } from './logins.repository.ts';
import { passwordChangedMail } from './mails/notice-mails.ts';
import type { CheckPassword } from './passwords/check-password.ts';
import type { Hashing } from './passwords/hashing.ts';
import { checkNewPassword } from './passwords/rules.ts';

export interface LoginParts {
  db: Db;
  clock: Clock;
  hashing: Hashing;
  codes: Codes;
  mailer: Mailer;
  users: Pick<Users, 'sessions'>;
  loginSession: LoginSession;
  checkPassword: CheckPassword;
}

interface Reset {
  mail: string;
  code: string;
  password: string;
  network: string;
}

/** Login, registration and password reset by mail address. Unknown addresses get the same answers in the same time. */
export function createMailLogin(parts: LoginParts) {
  const { db, clock, hashing, codes, mailer, users, loginSession, checkPassword } = parts;

  return {
    /** A guest's data moves to the account. Throws auth.bad_credentials, auth.blocked, and a 429 after too many tries. */
    async logIn(mail: string, password: string, origin: Origin): Promise<LoginResult> {
      const login = await checkPassword(mail, password, origin.network);
      const done =
        login === null
          ? null
          : await db.transaction(async (tx) => {
              const locked = await lockLogin(tx, mail);
              // A concurrent change of the password ended all sessions, so this login must fail too.
              if (locked?.passwordHash !== login.passwordHash) return null;
              return loginSession.logIn(tx, login.userId, origin);
            });
      if (done === null) throw new DomainError('auth.bad_credentials');
      if (done instanceof DomainError) throw done;
      return done;
    },

    /** Registers an address; a guest becomes a real user in place. Throws auth.code_wrong and auth.email_taken. */
    async register(mail: string, password: string, code: string, origin: Origin): Promise<LoginResult> {
      checkNewPassword(password, mail);
      const [entered, passwordHash] = await Promise.all([
        codes.enter({ mail, purpose: 'REGISTER', userId: null, network: origin.network }, code),
        hashing.hashPassword(password),
      ]);
      const outcome = await db.transaction(async (tx) => {
        if (!(await codes.consume(tx, entered))) return 'auth.code_wrong';
        if ((await lockLogin(tx, mail)) !== undefined) return 'auth.email_taken';
        return loginSession.register(tx, origin, async (userId) => {
          const now = clock.now();
          const login = { userId, mail, passwordHash, createdAt: now, passwordChangedAt: now };
          // A concurrent registration does not reach this line, because an address has only one code for it.
          if (!(await insertLogin(tx, login))) throw new DomainError('auth.email_taken');
        });
      });
      if (typeof outcome === 'string') throw new DomainError(outcome);
      return outcome;
    },

    /** Sets a new password and ends all sessions of the account. Throws auth.code_wrong. */
    async resetPassword({ mail, code, password, network }: Reset): Promise<void> {
      checkNewPassword(password, mail);
      const [entered, passwordHash] = await Promise.all([
        codes.enter({ mail, purpose: 'RESET', userId: null, network }, code),
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
