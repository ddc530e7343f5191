import { creatorLimits } from '@storyloom/contract/creators/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { defineJob, defineScheduledJob, handleJob } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { WithdrawalRow } from '../creators.schema.ts';
import type { WithdrawalEnds } from '../withdrawals/end-withdrawal.ts';
import { lockWithdrawal } from '../withdrawals/withdrawals.repository.ts';
import { type PayoutProvider, PayoutRefused, type PayoutStatus } from './payout-provider.ts';
import { claimPayout, listUnpaid, markChecked, releasePayout, storeReference } from './payouts.repository.ts';

const PAYOUTS_PER_RUN = 100;
/** Duration of a claim, in ms; longer than all calls of one payout. The claim of a dead process expires after it. */
const CLAIM_MS = 120_000;
/**
 * Time in which a payout may be sent, in ms: PayPal forgets batch ids after 30 days, and would then pay a repeated
 * one twice.
 */
const SEND_MS = creatorLimits.payoutDays * 86_400_000;
const pay = defineJob<{ withdrawalId: string }>({ name: 'creators.pay-withdrawal', unique: 'unfinished' });
const checkPayouts = defineScheduledJob({ name: 'creators.check-payouts', cron: '* * * * *' });

interface PayoutParts {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
  logger: Logger;
  ends: WithdrawalEnds;
  provider: PayoutProvider | null;
}

/** Pays approved withdrawals by the provider. A withdrawal is marked as paid once the provider confirms it. */
export function createPayouts({ db, clock, jobs, logger, ends, provider }: PayoutParts) {
  const firstApproval = () => new Date(clock.now().getTime() - SEND_MS);
  const isTooOld = ({ decidedAt }: WithdrawalRow) => decidedAt !== null && decidedAt < firstApproval();

  /** Ends a withdrawal that is still approved under the reference; another process may have ended it. */
  const end = (id: string, reference: string | null, status: PayoutStatus): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await lockWithdrawal(tx, id);
      if (row?.state !== 'APPROVED' || row.reference !== reference) return;
      if (status.state === 'PAID' && reference !== null) await ends.pay(tx, row, { by: null, reference });
      if (status.state === 'FAILED') await ends.reject(tx, row, { by: null, reason: status.reason });
    });

  /**
   * Sends a payout that no other process is sending, and stores its reference. A repeated payout gets the same
   * reference.
   */
  async function sendPayment(id: string): Promise<void> {
    if (provider === null) return;
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const row = await claimPayout(db, id, { now, until, firstApproval: firstApproval() });
    if (row === undefined) return;
    const { cents, paypalEmail } = row;
    try {
      const reference = await provider.send({ withdrawalId: id, cents, paypalEmail });
      if (!(await storeReference(db, id, reference))) {
        logger.error(
          { withdrawalId: id, reference },
          'a payout was sent for a withdrawal that changed meanwhile',
        );
      }
    } catch (error) {
      if (!(error instanceof PayoutRefused)) throw error;
      await end(id, null, { state: 'FAILED', reason: error.message });
    } finally {
      await releasePayout(db, id, until);
    }
  }

  async function settle(row: WithdrawalRow, by: PayoutProvider): Promise<void> {
    const { id, reference } = row;
    if (reference !== null) return end(id, reference, await by.check(reference));
    if (isTooOld(row))
      throw new Error('The approval is too old to send the payout; an administrator ends it.');
    return sendPayment(id);
  }

  /** Sends unsent payouts and asks the provider about the rest, the least recently checked first. */
  async function settlePayouts(signal?: AbortSignal): Promise<void> {
    if (provider === null) return;
    for (const row of await listUnpaid(db, PAYOUTS_PER_RUN)) {
      if (signal?.aborted) return;
      await markChecked(db, row.id, clock.now());
      try {
        await settle(row, provider);
      } catch (err) {
        logger.warn({ err, withdrawalId: row.id }, 'a payout is not settled; the next run asks again');
      }
    }
  }

  return {
    settlePayouts,

    /**
     * True if an administrator pays the withdrawal. This includes an unsent one for the provider if the provider
     * is off, or if it is too late to send it.
     */
    isPaidByHand(row: WithdrawalRow): boolean {
      if (row.payout === 'MANUAL') return true;
      const isClaimed = row.claimedUntil !== null && row.claimedUntil > clock.now();
      const isUnsent = row.reference === null && !isClaimed;
      return isUnsent && (provider === null || isTooOld(row));
    },

    /** Sends a payout with the transaction that approves it. */
    async sendPayout(tx: Tx, withdrawalId: string): Promise<void> {
      await jobs.send(tx, pay, { withdrawalId }, { key: withdrawalId });
    },
    jobs:
      provider === null
        ? []
        : [
            handleJob(pay, ({ withdrawalId }) => sendPayment(withdrawalId)),
            handleJob(checkPayouts, (_, { signal }) => settlePayouts(signal)),
          ],
  };
}
