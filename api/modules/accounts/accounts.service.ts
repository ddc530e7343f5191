import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { MergeStep } from '../../platform/user-data.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Mailer } from '../mail/mail.service.ts';
import type { Moderation } from '../moderation/moderation.service.ts';
import type { HeldContents } from '../moderation-cases/moderation-cases.service.ts';
import type { Uploads } from '../uploads/uploads.service.ts';
import type { Users } from '../users/users.service.ts';
import { createCodes } from './codes/codes.service.ts';
import { createCodeSender } from './codes/send-code.ts';
import { createCredentials } from './credentials.service.ts';
import { createAccountDeletion } from './deletion/deletion.service.ts';
import { createMailLogin } from './login.service.ts';
import { createLoginChanges } from './login-changes.ts';
import { createLoginSession } from './login-session.ts';
import { findLoginOfUser, findMails, findUserIdsByMail } from './logins.repository.ts';
import { createGuestMerge } from './merge.service.ts';
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
  uploads: Uploads;
  moderation: Pick<Moderation, 'check'>;
  /** Refused texts and pictures that wait for a moderator. */
  held: Pick<HeldContents, 'releasedOrHold'>;
  /** Services that people can log in with. */
  issuers: readonly IssuerSettings[];
  /** Steps of merging a guest, in the order in which replies take their locks. */
  mergeSteps: readonly MergeStep[];
}

const purgeCodes = defineScheduledJob({ name: 'accounts.purge-codes', cron: '47 * * * *' });
const purgeOAuth = defineScheduledJob({ name: 'accounts.purge-oauth', cron: '57 * * * *' });

/** Logins of users, and the calls about the caller's own account. */
export function createAccounts(parts: AccountsParts) {
  const { db, clock, logger, limiter, rateFactor, mailer, users, mergeSteps: steps } = parts;
  const mergeGuest = createGuestMerge({ ...users, steps });
  const hashing = createHashing();
  const codes = createCodes({ db, clock, limiter, hashing });
  const checkPassword = createPasswordCheck({ db, limiter, rateFactor, hashing });
  const issuers = createIssuers({ settings: parts.issuers, logger });
  const oauth = createOAuth({ db, clock, issuers });
  const { nameOf } = issuers;
  const ownerProofs = createOwnerProofs({ db, clock, codes, checkPassword, users });
  const deletion = createAccountDeletion({ db, clock, ownerProofs, mailer, users, nameOf });
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
    jobs: [handleJob(purgeCodes, codes.purge), handleJob(purgeOAuth, oauth.purge)],

    async info(userId: string): Promise<UserInfo> {
      const [info, login] = await Promise.all([users.info(userId), findLoginOfUser(db, userId)]);
      return { ...info, email: login?.mail ?? null };
    },

    /** The user with this address; undefined if there is none. */
    findUserIdsByMail: (prefix: string, limit: number) => findUserIdsByMail(db, prefix, limit),

    /** The user of a login. Throws auth.bad_credentials, and a 429 after too many tries. */
    async findUserByPassword(mail: string, password: string, network: string): Promise<string> {
      const login = await checkPassword(mail, password, network);
      if (login === null) throw new DomainError('auth.bad_credentials');
      return login.userId;
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
