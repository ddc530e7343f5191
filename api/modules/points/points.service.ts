import type { PointsAccount } from '@storyloom/contract/points/entities/points-account';
import { grants } from '@storyloom/contract/points/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { toPointsAccount } from './check-in.ts';
import { createHistory } from './history.service.ts';
import { createHoldExpiry } from './hold-expiry.jobs.ts';
import { createLedger } from './ledger.ts';
import { claimCheckIn, countDifferences, readAccount } from './points.repository.ts';

export { HoldError } from './hold-error.ts';
export { type Change, insufficient } from './ledger.ts';

export type Points = ReturnType<typeof createPoints>;

/** Points of users: the ledger, the daily check-in and the history. */
export function createPoints({ db, clock }: { db: Db; clock: Clock }) {
  const ledger = createLedger(clock);
  const account = async (userId: string): Promise<PointsAccount> =>
    toPointsAccount(await readAccount(db, userId), clock.now());

  return {
    ...ledger,
    ...createHistory({ db, clock }),
    ...createHoldExpiry({ db, clock }),
    account,

    /** Accounts whose balance or debt is not the sum of their entries. */
    countDifferences: () => countDifferences(db),

    /** Claims the reward of the UTC day. Throws points.already_claimed. */
    async checkIn(userId: string): Promise<PointsAccount> {
      if (!(await claimCheckIn(db, userId, grants.checkIn, clock.now()))) {
        throw new DomainError('points.already_claimed');
      }
      return account(userId);
    },
  };
}
