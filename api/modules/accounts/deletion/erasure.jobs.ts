import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { defineScheduledJob, handleJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { EraseStep } from '../../../platform/user-data.ts';
import type { Mailer } from '../../mail/mail.service.ts';
import type { Users } from '../../users/users.service.ts';
import { deleteCodesOf } from '../codes/codes.repository.ts';
import { deleteLogin, lockLoginOfUser } from '../logins.repository.ts';
import { deleteIdentities, lockIdentities } from '../oauth/identities.repository.ts';
import {
  type AccountDeletion,
  beginDeletion,
  cancelGuestDeletion,
  endDeletion,
  listDue,
} from './deletions.repository.ts';

const eraseAccounts = defineScheduledJob({ name: 'accounts.erase', cron: '*/10 * * * *' });
/** Rows per transaction. */
const BATCH = 500;
/** Accounts per pass. */
const ACCOUNTS = 100;

interface ErasureParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  mailer: Pick<Mailer, 'erase'>;
  users: Pick<Users, 'anonymize' | 'lockUser' | 'sessions'>;
  /** True while a reply or a picture is being generated for the user. */
  isGenerating(tx: Tx, userId: string): Promise<boolean>;
  /** Steps of all modules; rows that refer to others come first. */
  steps: readonly EraseStep[];
}

/**
 * Erases the accounts whose deletion is due, in small transactions. The next pass continues one that was killed.
 * The user's row and the points ledger stay without anything that names the person.
 */
export function createErasure({ db, clock, logger, mailer, users, isGenerating, steps }: ErasureParts) {
  /**
   * Removes sessions, logins and codes of the account, and its name. Returns false if the deletion was cancelled
   * or must wait.
   */
  const begin = ({ userId, ofGuest }: AccountDeletion): Promise<boolean> =>
    db.transaction(async (tx) => {
      // A login locks its row and the user before it cancels the deletion, so the order is the same here.
      const login = await lockLoginOfUser(tx, userId);
      const identities = await lockIdentities(tx, userId);
      const user = await users.lockUser(tx, userId);
      if (ofGuest && user?.isReal !== false) {
        await cancelGuestDeletion(tx, userId);
        return false;
      }
      if (await isGenerating(tx, userId)) return false;
      if (!(await beginDeletion(tx, userId, clock.now()))) return false;
      await users.sessions.endAll(tx, userId);
      await users.anonymize(tx, userId);
      await deleteIdentities(tx, userId);
      await deleteLogin(tx, userId);
      for (const { mail } of [login, ...identities].filter((each) => each !== undefined)) {
        if (mail === null) continue;
        await deleteCodesOf(tx, { userId, mail });
        await mailer.erase(tx, mail);
      }
      return true;
    });

  async function erase(deletion: AccountDeletion, batch: number, signal?: AbortSignal): Promise<void> {
    const { userId, keepWorks } = deletion;
    if (!(await begin(deletion))) return;
    const erasure = { userId, keepWorks, now: clock.now() };
    for (const step of steps) {
      for (let erased = 1; erased > 0; ) {
        signal?.throwIfAborted();
        erased = await db.transaction((tx) => step(tx, erasure, batch));
      }
    }
    await endDeletion(db, userId);
  }

  async function run(signal?: AbortSignal, batch = BATCH): Promise<void> {
    for (const deletion of await listDue(db, clock.now(), ACCOUNTS)) {
      try {
        await erase(deletion, batch, signal);
      } catch (err) {
        if (signal?.aborted) return;
        const { userId } = deletion;
        logger.warn({ err, userId }, 'could not erase an account; the next pass continues');
      }
    }
  }

  return { run, job: handleJob(eraseAccounts, (_data, { signal }) => run(signal)) };
}
