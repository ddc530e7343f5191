import type { WebFigures, webPeriods } from '@storyloom/contract/analytics/entities/web-figures';
import { readSnapshot } from '../../platform/snapshot.ts';
import { createCollector } from './collector/collector.service.ts';
import * as statistics from './statistics/statistics.repository.ts';

export { mountCollector } from './collector/mount-collector.ts';

const DAY_MS = 86_400_000;

export type Analytics = ReturnType<typeof createAnalytics>;

/** Events of the visitors who consented, and the figures made of them. */
export function createAnalytics(parts: Parameters<typeof createCollector>[0]) {
  const { db, clock } = parts;
  return {
    collector: createCollector(parts),
    /** Figures of a period that ends with the UTC day of today. */
    read(period: (typeof webPeriods)[number]): Promise<WebFigures> {
      const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
      const count = Number(period);
      const from = new Date(today - (count - 1) * DAY_MS);
      return readSnapshot(db, async (tx) => ({
        days: await statistics.readDays(tx, from, count),
        sources: await statistics.readSources(tx, from),
        funnel: await statistics.readFunnel(tx, from),
        vitals: await statistics.readVitals(tx, from),
      }));
    },
  };
}
