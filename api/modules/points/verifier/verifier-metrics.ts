import { Gauge, type Registry } from 'prom-client';

interface VerifierFigures {
  countFaults(): Promise<number>;
  /** Null before the end of the first round. */
  readRoundEnd(): Promise<Date | null>;
}

/** Adds gauges of the verifier of the points ledger, read at each scrape. */
export function addVerifierMetrics(registry: Registry, { countFaults, readRoundEnd }: VerifierFigures): void {
  new Gauge({
    name: 'points_ledger_faults',
    help: 'Differences that the verifier found in the points ledger; anything but 0 needs an administrator',
    registers: [registry],
    async collect() {
      this.set(await countFaults().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'points_ledger_verified_timestamp_seconds',
    help: 'When the verifier last reached the end of the points ledger; 0 before the first time',
    registers: [registry],
    async collect() {
      const end = await readRoundEnd().catch(() => undefined);
      this.set(end === undefined ? Number.NaN : (end?.getTime() ?? 0) / 1_000);
    },
  });
}
