import { Gauge, type Registry } from 'prom-client';
import { defineScheduledJob, handleJob } from './jobs/job.ts';
import type { Logger } from './logger.ts';

const checkLedgers = defineScheduledJob({ name: 'platform.check-ledgers', cron: '43 2 * * *' });

interface LedgerCheckParts {
  registry: Registry;
  logger: Logger;
  /** Counts, for each ledger, the balances that are not the sum of their entries. */
  ledgers: Record<string, () => Promise<number>>;
}

/** Compares balances with entries once a night. Differences are logged and are a gauge; nothing is corrected. */
export function createLedgerCheck({ registry, logger, ledgers }: LedgerCheckParts) {
  const differences = new Gauge({
    name: 'ledger_differences',
    help: 'Balances that were not the sum of their entries last night; anything but 0 needs an administrator. NaN before the first check of this process',
    labelNames: ['ledger'],
    registers: [registry],
  });
  for (const ledger of Object.keys(ledgers)) differences.set({ ledger }, Number.NaN);

  async function check(): Promise<void> {
    for (const [ledger, count] of Object.entries(ledgers)) {
      const found = await count();
      differences.set({ ledger }, found);
      if (found > 0) logger.error({ ledger, found }, 'balances are not the sum of their entries');
      else logger.info({ ledger }, 'all balances are the sum of their entries');
    }
  }

  return { check, job: handleJob(checkLedgers, check) };
}
