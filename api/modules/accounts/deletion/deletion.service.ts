import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { deleteAccount } from '@storyloom/contract/users/endpoints/delete-account';
import { userLimits } from '@storyloom/contract/users/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Mailer } from '../../mail/mail.service.ts';
import type { Users } from '../../users/users.service.ts';
import { findContactMail } from '../contact.ts';
import { findLoginOfUser } from '../logins.repository.ts';
import { accountRestoredMail, deletionRequestedMail, type Logins } from '../mails/deletion-mails.ts';
import { listIdentities } from '../oauth/identities.repository.ts';
import type { Owner, OwnerProofs } from '../owner-proof.ts';
import { cancelDeletion, cancelGuestDeletion, saveDeletion } from './deletions.repository.ts';

const DAY_MS = 86_400_000;
/** Delay of a guest's erasure after the logout, in ms: longer than any request. */
const GUEST_DELAY_MS = 3_600_000;

interface DeletionParts {
  db: Db;
  clock: Clock;
  ownerProofs: Pick<OwnerProofs, 'byPassword' | 'byCode'>;
  mailer: Pick<Mailer, 'send'>;
  users: Pick<Users, 'sessions' | 'lockUser'>;
  /** Display name of a service. */
  nameOf(type: string): string;
}

/** Schedules the deletion of accounts, which a login cancels. The erasure itself is a job. */
export function createAccountDeletion(parts: DeletionParts) {
  const { db, clock, ownerProofs, mailer, users, nameOf } = parts;

  /** Mails the user, if there is an address. The mail depends on how the user logs in. */
  async function tell(
    tx: Tx,
    userId: string,
    write: (logins: Logins) => ReturnType<typeof accountRestoredMail>,
  ): Promise<void> {
    const to = await findContactMail(tx, userId);
    if (to === undefined) return;
    const hasPassword = (await findLoginOfUser(tx, userId)) !== undefined;
    const services = new Set((await listIdentities(tx, userId)).map(({ type }) => nameOf(type)));
    await mailer.send(tx, { to, ...write({ hasPassword, services: [...services] }) });
  }

  return {
    /**
     * Requires the password or a code, and ends all sessions. Tries of the password are counted per network. An
     * account without a password gets the code at the address of an identity. Throws auth.bad_credentials,
     * auth.code_wrong, and a 429 after too many tries.
     */
    async deleteAccount(
      owner: Owner,
      { accessToken = '', code, keepWorks }: ParsedInputOf<typeof deleteAccount>,
    ): Promise<{ deletesAt: string }> {
      const { userId } = owner.viewer;
      const proof =
        code === undefined
          ? await ownerProofs.byPassword(owner, accessToken)
          : await ownerProofs.byCode(owner, 'DELETE', code);
      const refusal = new DomainError(code === undefined ? 'auth.bad_credentials' : 'auth.code_wrong');
      if (proof === null) throw refusal;
      const requestedAt = clock.now();
      const erasesAt = new Date(requestedAt.getTime() + userLimits.deletionDays * DAY_MS);
      const isScheduled = await db.transaction(async (tx) => {
        if (!(await proof.holds(tx))) return false;
        // A concurrent login, by any login of the account, either waits and then cancels the deletion, or finishes
        // first and has its session ended.
        await users.lockUser(tx, userId);
        await saveDeletion(tx, { userId, requestedAt, erasesAt, keepWorks, ofGuest: false });
        await users.sessions.endAll(tx, userId);
        await tell(tx, userId, (logins) => deletionRequestedMail(erasesAt, logins));
        return true;
      });
      if (!isScheduled) throw refusal;
      return { deletesAt: erasesAt.toISOString() };
    },

    /**
     * Deletes a guest permanently, because nobody can log in as one. Does nothing if the guest has registered or
     * was merged.
     */
    async deleteGuest(userId: string): Promise<void> {
      const requestedAt = clock.now();
      const erasesAt = new Date(requestedAt.getTime() + GUEST_DELAY_MS);
      await db.transaction(async (tx) => {
        if ((await users.lockUser(tx, userId))?.isReal !== false) return;
        await saveDeletion(tx, { userId, requestedAt, erasesAt, keepWorks: false, ofGuest: true });
        await users.sessions.endAll(tx, userId);
      });
    },

    /** Keeps the data of a guest, whose row is locked; part of every registration. */
    keepGuest: cancelGuestDeletion,

    /**
     * Cancels the scheduled deletion of an account; part of every login, which has locked the user. Returns true
     * if one was cancelled. Throws auth.bad_credentials if its data is being erased.
     */
    async restore(tx: Tx, userId: string): Promise<boolean> {
      const state = await cancelDeletion(tx, userId);
      if (state === 'begun') throw new DomainError('auth.bad_credentials');
      if (state === 'none') return false;
      await tell(tx, userId, accountRestoredMail);
      return true;
    },
  };
}
