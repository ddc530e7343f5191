import * as z from '@storyloom/schema';
import { PartReport } from './part-report.ts';

/** By the thresholds of web-vitals. */
const Rating = z.optional(z.enum(['good', 'needs-improvement', 'poor']));

/** How fast a document was, for the micro-frontend whose page was opened. It has no values and nothing of the person. */
export const VitalsReport = z.extend(z.pick(PartReport, { mfe: true, buildId: true, visit: true }), {
  ratings: z.strictObject({ LCP: Rating, INP: Rating, CLS: Rating }),
});
export type VitalsReport = z.output<typeof VitalsReport>;

/** Path to which browsers send them. */
export const vitalsPath = '/reports/vitals';
