import * as z from '@storyloom/schema';

/** Visits of one canary and of the stable release since the last count, as hosts send them to the registry. */
export const CanaryVisits = z.strictObject({
  mfe: z.string().check(z.maxLength(64)),
  /** Build of the canary. */
  buildId: z.string().check(z.regex(/^[a-z0-9]{12}$/)),
  basisPoints: z.int().check(z.gte(1), z.lte(10_000)),
  arm: z.enum(['canary', 'stable']),
  /** Documents. */
  visits: z.int().check(z.gte(0)),
  /** Documents in which a part of the micro-frontend failed. */
  failures: z.int().check(z.gte(0)),
});
export type CanaryVisits = z.output<typeof CanaryVisits>;
