import * as z from '@storyloom/schema';

const short = (length: number) => z.string().check(z.maxLength(length));

/**
 * A failure of a micro-frontend's part. `load`: its code could not be loaded; `render`: it threw in a page; `draw`: a host
 * tried the release before using it, and does not use it.
 */
export const PartReport = z.strictObject({
  mfe: short(64),
  buildId: z.string().check(z.regex(/^[a-z0-9]{12}$/)),
  /** Id of the composition. */
  composition: short(64),
  /** `route:home`; `release` if the report is not about a single part. */
  part: short(120),
  phase: z.enum(['load', 'render', 'draw']),
  reason: z.enum(['incompatible', 'unreachable', 'refused', 'threw', 'missing', 'ended']),
  message: short(500),
  /** Id of the document, while some visitors get a canary. */
  visit: z.optional(short(32)),
});
export type PartReport = z.output<typeof PartReport>;

/** Reports of one kind together, with the part and the message of the last one. */
export const CountedReport = z.extend(PartReport, { count: z.int().check(z.gte(1)) });
export type CountedReport = z.output<typeof CountedReport>;

/** Path to which browsers send reports. */
export const reportsPath = '/reports';
/** Largest report, in bytes. */
export const reportLimit = 4_096;
