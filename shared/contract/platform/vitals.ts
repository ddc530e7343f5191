import * as z from '@storyloom/schema';
import { CanaryVisits } from './canary-visits.ts';
import { PartReport } from './part-report.ts';

const Vital = z.enum(['LCP', 'INP', 'CLS']);
/** By the thresholds of web-vitals. */
const Rating = z.enum(['good', 'needs-improvement', 'poor']);
const ratings = { LCP: z.optional(Rating), INP: z.optional(Rating), CLS: z.optional(Rating) };

/** How fast a document was, for the micro-frontend whose page was opened. It has no values and nothing of the person. */
export const VitalsReport = z.extend(z.pick(PartReport, { mfe: true, buildId: true, visit: true }), {
  ratings: z.strictObject(ratings),
});
export type VitalsReport = z.output<typeof VitalsReport>;

/**
 * Equal ratings since the last count, as hosts send them to the registry. `buildId` is that of the canary, for both groups;
 * without a canary, that of the page.
 */
export const CountedVital = z.extend(z.pick(CanaryVisits, { mfe: true, buildId: true, arm: true }), {
  /** Share of the canary; 0 without one. */
  basisPoints: z.int().check(z.gte(0), z.lte(10_000)),
  vital: Vital,
  rating: Rating,
  count: z.int().check(z.gte(1)),
});
export type CountedVital = z.output<typeof CountedVital>;

/** Path to which browsers send them. */
export const vitalsPath = '/reports/vitals';
