import type { Db, Tx } from '../../../platform/db.ts';
import { defineJob, defineScheduledJob, handleJob } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { WithdrawalEnds } from '../withdrawals/end-withdrawal.ts';
import {
  findWithdrawal,
  listUnpaid,
  lockWithdrawal,
  updateWithdrawal,
} from '../withdrawals/withdrawals.repository.ts';
import { type PayoutProvider, PayoutRefused, type PayoutStatus } from './payout-provider.ts';

const PAYOUTS_PER_RUN = 100;
const pay = defineJob<{ withdrawalId: string }>({ name: 'creators.pay-withdrawal', unique: 'unfinished' });
const checkPayouts = defineScheduledJob({ name: 'creators.check-payouts', cron: '* * * * *' });

interface PayoutParts {
  db: Db;
  jobs: Pick<Jobs, 'send'>;
  logger: Logger;
  ends: WithdrawalEnds;
  provider: PayoutProvider | null;
}

/** Pays approved withdrawals by the provider. A withdrawal is paid once the provider says so. */
export function createPayouts({ db, jobs, logger, ends, provider }: PayoutParts) {
  /** Ends a withdrawal that is still approved; another process may have ended it. */
  const end = (id: string, status: PayoutStatus, reference: string): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await lockWithdrawal(tx, id);
      if (row?.state !== 'APPROVED') return;
      if (status.state === 'PAID') await ends.pay(tx, row, { by: null, reference });
      if (status.state === 'FAILED') await ends.reject(tx, row, { by: null, reason: status.reason });
    });

  /** Sends a payout and stores its reference. A payout that was sent before gets the same reference. */
  async function sendPayment(withdrawalId: string): Promise<void> {
    const row = await findWithdrawal(db, withdrawalId);
    if (provider === null || row?.state !== 'APPROVED' || row.reference !== null) return;
    const { cents, paypalEmail } = row;
    try {
      const reference = await provider.send({ withdrawalId, cents, paypalEmail });
      await db.transaction((tx) => updateWithdrawal(tx, withdrawalId, { reference }));
    } catch (error) {
      if (!(error instanceof PayoutRefused)) throw error;
      await end(withdrawalId, { state: 'FAILED', reason: error.message }, '');
    }
  }

  /** Sends what was not sent, and asks the provider about the rest. */
  async function settlePayouts(): Promise<void> {
    if (provider === null) return;
    for (const { id, reference } of await listUnpaid(db, PAYOUTS_PER_RUN)) {
      try {
        if (reference === null) await sendPayment(id);
        else await end(id, await provider.check(reference), reference);
      } catch (err) {
        logger.warn({ err, withdrawalId: id }, 'a payout is not settled; the next run asks again');
      }
    }
  }

  return {
    settlePayouts,
    /** Sends a payout with the transaction that approves it. */
    async sendPayout(tx: Tx, withdrawalId: string): Promise<void> {
      await jobs.send(tx, pay, { withdrawalId }, { key: withdrawalId });
    },
    jobs:
      provider === null
        ? []
        : [
            handleJob(pay, ({ withdrawalId }) => sendPayment(withdrawalId)),
            handleJob(checkPayouts, settlePayouts),
          ],
  };
}
