import type { UserInfo } from '@storyloom/contract/entities/user-info';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Mailer } from '../mail/mail.service.ts';
import type { Moderation } from '../moderation/moderation.service.ts';
import type { HeldContents } from '../moderation-cases/moderation-cases.service.ts';
import type { UserSettings } from '../settings/settings.service.ts';
import type { Uploads } from '../uploads/uploads.service.ts';
import type { Users } from '../users/users.service.ts';
import { createCodes } from './codes/codes.service.ts';
import { createCodeSender } from './codes/send-code.ts';
import { findContactMail } from './contact.ts';
import { createCredentials } from './credentials.service.ts';
import { createAccountDeletion } from './deletion/deletion.service.ts';
import { createErasure } from './deletion/erasure.jobs.ts';
import type { EraseStep } from './deletion/erasure.ts';
import { createMailLogin } from './login.service.ts';
import { createLoginChanges } from './login-changes.ts';
import { createLoginSession } from './login-session.ts';
import { findLoginOfUser, findMails, findUserIdsByMail } from './logins.repository.ts';
import { exportReadyMail } from './mails/export-mail.ts';
import { createGuestMerge, type MergeStep } from './merge.service.ts';
import { createIssuers } from './oauth/issuers.ts';
import type { IssuerSettings } from './oauth/oauth.config.ts';
import { createOAuth } from './oauth/oauth.service.ts';
import { createOAuthLogin } from './oauth/oauth-login.service.ts';
import { createOwnGuest } from './own-guest.ts';
import { createOwnLogins } from './own-logins.ts';
import { createOwnSessions } from './own-sessions.ts';
import { createOwnerProofs } from './owner-proof.ts';
import { createPasswordCheck } from './passwords/check-password.ts';
import { createHashing } from './passwords/hashing.ts';
import { createProfile } from './profile.ts';

export type { EraseStep } from './deletion/erasure.ts';
export type { MergeStep } from './merge.service.ts';
export { ownIdentities, ownMailLogin } from './own-data.ts';
export type Accounts = ReturnType<typeof createAccounts>;

export interface AccountsParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  limiter: RateLimiter;
  /** Factor for the number of login tries. */
  rateFactor: number;
  mailer: Mailer;
  users: Users;
  userSettings: Pick<UserSettings, 'read'>;
  uploads: Uploads;
  moderation: Pick<Moderation, 'check'>;
  /** Refused texts and pictures that wait for a moderator. */
  held: Pick<HeldContents, 'releasedOrHold'>;
  /** Services that people can log in with. */
  issuers: readonly IssuerSettings[];
  /** Steps of merging a guest, in the order in which replies take their locks. */
  mergeSteps: readonly MergeStep[];
  /** Steps of erasing an account; rows that refer to others come first. */
  eraseSteps: readonly EraseStep[];
  /** True while a reply or a picture is being generated for the user. */
  isGenerating(tx: Tx, userId: string): Promise<boolean>;
}

const purgeCodes = defineScheduledJob({ name: 'accounts.purge-codes', cron: '47 * * * *' });
const purgeOAuth = defineScheduledJob({ name: 'accounts.purge-oauth', cron: '57 * * * *' });

/** Logins of users, and the calls about the caller's own account. */
export function createAccounts(parts: AccountsParts) {
  const { db, clock, logger, limiter, rateFactor, mailer, users, userSettings, mergeSteps: steps } = parts;
  const mergeGuest = createGuestMerge({ ...users, steps });
  const hashing = createHashing();
  const codes = createCodes({ db, clock, limiter, hashing });
  const checkPassword = createPasswordCheck({ db, limiter, rateFactor, hashing });
  const issuers = createIssuers({ settings: parts.issuers, clock, logger });
  const oauth = createOAuth({ db, clock, issuers });
  const { nameOf } = issuers;
  const ownerProofs = createOwnerProofs({ db, clock, codes, checkPassword, users });
  const deletion = createAccountDeletion({ db, clock, ownerProofs, mailer, users, nameOf });
  const { eraseSteps, isGenerating } = parts;
  const erasure = createErasure({ db, clock, logger, mailer, users, isGenerating, steps: eraseSteps });
  const loginChanges = createLoginChanges({ mailer, nameOf });
  const { restore, keepGuest } = deletion;
  const loginSession = createLoginSession({ users, mergeGuest, restore, keepGuest });
  return {
    ...createProfile(parts),
    ...createOwnGuest({ db, users, mergeGuest }),
    ...createOwnSessions({ db, users }),
    ...createCredentials({ db, clock, hashing, codes, mailer, users, checkPassword, nameOf }),
    ...createMailLogin({ db, clock, hashing, codes, mailer, users, loginSession, checkPassword }),
    ...createOAuthLogin({ db, clock, oauth, loginSession, loginChanges, checkPassword }),
    ...createOwnLogins({ db, clock, codes, hashing, users, oauth, ownerProofs, loginChanges }),
    sendCode: createCodeSender({ db, codes, mailer, nameOf }),
    deleteAccount: deletion.deleteAccount,
    eraseAccounts: erasure.run,
    jobs: [handleJob(purgeCodes, codes.purge), handleJob(purgeOAuth, oauth.purge), erasure.job],

    /** Sends a mail that an export is ready, if the user has an address and wants notification mails. */
    async tellExportReady(tx: Tx, userId: string, expiresAt: Date): Promise<void> {
      if (!(await userSettings.read(userId)).notificationMails) return;
      const to = await findContactMail(tx, userId);
      if (to !== undefined) await mailer.send(tx, { to, ...exportReadyMail(expiresAt) });
    },

    async info(userId: string): Promise<UserInfo> {
      const [info, login] = await Promise.all([users.info(userId), findLoginOfUser(db, userId)]);
      return { ...info, email: login?.mail ?? null };
    },

    /** The user with this address; undefined if there is none. */
    findUserIdsByMail: (mail: string) => findUserIdsByMail(db, mail),

    /** The user of a login. Throws auth.bad_credentials, and a 429 after too many tries. */
    async findUserByPassword(mail: string, password: string, network: string): Promise<string> {
      const login = await checkPassword(mail, password, network);
      if (login === null) throw new DomainError('auth.bad_credentials');
      return login.userId;
    },

    /** Mails the user in the caller's transaction, if there is an address. */
    async notify(
      tx: Tx,
      userId: string,
      mail: { subject: string; text: string; html: string },
    ): Promise<void> {
      const to = await findContactMail(tx, userId);
      if (to !== undefined) await mailer.send(tx, { to, ...mail });
    },

    /** Addresses by user id. */
    findMails: (userIds: readonly string[]) => findMails(db, userIds),

    /** Ends the session of the request. A guest is also erased, because nobody can log in as a guest. */
    async logOut({ userId, sessionId, isRealUser }: Viewer): Promise<void> {
      if (isRealUser) await users.sessions.end(db, userId, sessionId);
      else await deletion.deleteGuest(userId);
    },
  };
}
