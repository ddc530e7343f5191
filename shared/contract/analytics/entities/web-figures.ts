import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';

/** Periods of the web statistics, in UTC days; events are kept for the longest. */
export const webPeriods = ['7', '30', '90'] as const;

/** What the visitors who consented did. A visit ends after half an hour without a page view. */
export const webFigures = z.strictObject({
  /** All days of the period, the latest one last. */
  days: z.array(z.strictObject({ day: z.iso.date(), visits: count, visitors: count, views: count })),
  /** Most visits first. */
  sources: z.array(z.strictObject({ source: z.string(), visits: count })),
  /** Visitors who came for the first time in the period, and how many of them reached each step after the one before. */
  funnel: z.strictObject({ visit: count, reply: count, account: count, purchase: count }),
  /** `p75`: three quarters of the page views had this value or a lower one; ms, but CLS has no unit. */
  vitals: z.array(
    z.strictObject({
      mfe: z.string(),
      release: z.string(),
      metric: z.string(),
      p75: z.number(),
      samples: count,
    }),
  ),
});
export type WebFigures = z.output<typeof webFigures>;
