import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { defineScheduledJob, handleJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logger.ts';
import {
  countMoneyFaults,
  findMoneyFaults,
  insertMoneyFaults,
  type MoneyFault,
  storeVerifiedAt,
} from './money.repository.ts';

const verify = defineScheduledJob({ name: 'creators.verify-money', cron: '*/10 * * * *' });

interface VerifierParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  registry: Registry;
  /** Notifies the administrators of a new fault. */
  notify(tx: Tx, fault: MoneyFault): Promise<void>;
}

/** Verifies the whole money ledger. It only reports differences and never corrects them. */
export function createMoneyVerifier({ db, clock, logger, registry, notify }: VerifierParts) {
  new Gauge({
    name: 'money_ledger_faults',
    help: 'Differences that the verifier found in the money ledger; anything but 0 needs an administrator',
    registers: [registry],
    async collect() {
      this.set(await countMoneyFaults(db).catch(() => Number.NaN));
    },
  });

  async function verifyMoney(): Promise<void> {
    const verifiedAt = clock.now();
    const faults = await findMoneyFaults(db);
    await db.transaction(async (tx) => {
      await storeVerifiedAt(tx, verifiedAt);
      for (const fault of await insertMoneyFaults(tx, faults, verifiedAt)) {
        logger.error(fault, 'the money ledger has a difference');
        await notify(tx, fault);
      }
    });
  }

  return { verifyMoney, jobs: [handleJob(verify, verifyMoney)] };
}
