import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { changeMail } from '@storyloom/contract/users/endpoints/change-mail';
import type { changePassword } from '@storyloom/contract/users/endpoints/change-password';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Mailer } from '../mail/mail.service.ts';
import type { Users } from '../users/users.service.ts';
import type { Codes } from './codes/codes.service.ts';
import {
  findLoginOfUser,
  lockLogin,
  type MailLogin,
  updateMail,
  updatePassword,
} from './logins.repository.ts';
import { mailAddedMail, mailRemovedMail, passwordChangedMail } from './mails/notice-mails.ts';
import { listIdentities } from './oauth/identities.repository.ts';
import type { Owner } from './owner-proof.ts';
import type { CheckPassword } from './passwords/check-password.ts';
import type { Hashing } from './passwords/hashing.ts';
import { checkNewPassword } from './passwords/rules.ts';

interface CredentialsParts {
  db: Db;
  clock: Clock;
  hashing: Hashing;
  codes: Codes;
  mailer: Mailer;
  users: Pick<Users, 'sessions'>;
  checkPassword: CheckPassword;
  /** Display name of a service. */
  nameOf(type: string): string;
}

/** Changes of the caller's own password and address. Each needs a proof, ends other sessions and sends a mail. */
export function createCredentials(parts: CredentialsParts) {
  const { db, clock, hashing, codes, mailer, users, checkPassword, nameOf } = parts;
  /** The caller's login. Throws auth.bad_credentials for a user without one. */
  async function requireLogin({ userId }: Viewer): Promise<MailLogin> {
    const login = await findLoginOfUser(db, userId);
    if (login === undefined) throw new DomainError('auth.bad_credentials');
    return login;
  }

  /** Throws auth.bad_credentials, and a 429 after too many tries. */
  async function requirePassword({ mail }: MailLogin, password: string, network: string): Promise<void> {
    if ((await checkPassword(mail, password, network)) === null)
      throw new DomainError('auth.bad_credentials');
  }

  /** True if neither the password nor the address was changed since the proof. */
  async function isUnchanged(tx: Tx, { mail, passwordHash }: MailLogin): Promise<boolean> {
    return (await lockLogin(tx, mail))?.passwordHash === passwordHash;
  }

  return {
    /** Throws auth.bad_credentials, auth.code_wrong. */
    async changePassword(
      { viewer, network }: Owner,
      input: ParsedInputOf<typeof changePassword>,
    ): Promise<void> {
      const { accessToken, currentAccessToken, code } = input;
      const login = await requireLogin(viewer);
      const { mail, userId } = login;
      checkNewPassword(accessToken, mail);
      if (code === undefined) await requirePassword(login, currentAccessToken ?? '', network);
      const entered =
        code === undefined
          ? null
          : await codes.enter({ mail, purpose: 'RESET', userId: null, network }, code);
      const passwordHash = await hashing.hashPassword(accessToken);
      const isChanged = await db.transaction(async (tx) => {
        if (entered !== null && !(await codes.consume(tx, entered))) return false;
        if (!(await isUnchanged(tx, login))) return false;
        await updatePassword(tx, userId, passwordHash, clock.now());
        await users.sessions.endAll(tx, userId, viewer.sessionId);
        await mailer.send(tx, { to: mail, ...passwordChangedMail() });
        return true;
      });
      if (!isChanged) throw new DomainError(code === undefined ? 'auth.bad_credentials' : 'auth.code_wrong');
    },

    /** Notifies both addresses. Throws auth.bad_credentials, auth.code_wrong. */
    async changeMail({ viewer, network }: Owner, input: ParsedInputOf<typeof changeMail>): Promise<void> {
      const login = await requireLogin(viewer);
      await requirePassword(login, input.accessToken, network);
      const { userId } = login;
      const key = { mail: input.mail, purpose: 'CHANGE_MAIL', userId, network } as const;
      const entered = await codes.enter(key, input.code);
      const isChanged = await db.transaction(async (tx) => {
        if (!(await codes.consume(tx, entered))) return false;
        if (!(await isUnchanged(tx, login)) || !(await updateMail(tx, userId, input.mail))) return false;
        await users.sessions.endAll(tx, userId, viewer.sessionId);
        const services = (await listIdentities(tx, userId)).map(({ type }) => nameOf(type));
        const removed = mailRemovedMail({ services, contact: mailer.contact });
        await mailer.send(tx, { to: login.mail, ...removed });
        await mailer.send(tx, { to: input.mail, ...mailAddedMail() });
        return true;
      });
      if (!isChanged) throw new DomainError('auth.code_wrong');
    },
  };
}
