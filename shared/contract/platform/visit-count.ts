import * as z from '@storyloom/schema';

export const vitals = ['LCP', 'INP', 'CLS'] as const;

/** Documents of one group of visitors since the last count, as hosts send them to the registry. */
export const VisitCount = z.strictObject({
  mfe: z.string().check(z.maxLength(64)),
  /** Build of the canary, for both groups; without a canary, that of the page. */
  buildId: z.string().check(z.regex(/^[a-z0-9]{12}$/)),
  /** Share of the canary; 0 without one. */
  basisPoints: z.int().check(z.gte(0), z.lte(10_000)),
  arm: z.enum(['canary', 'stable']),
  /** What is counted: whether a part of the micro-frontend failed, or a vital was poor by the thresholds of web-vitals. */
  signal: z.enum(['failed', ...vitals]),
  visits: z.int().check(z.gte(0)),
  /** Those that failed, or were poor. */
  failures: z.int().check(z.gte(0)),
});
export type VisitCount = z.output<typeof VisitCount>;
