import * as z from '@storyloom/schema';

const short = (length: number) => z.string().check(z.maxLength(length));

const position = z.int().check(z.gte(1), z.lte(10_000_000));

/** A place in a file of the release: nothing of the error's text, and no query. */
export const StackFrame = z.strictObject({
  /** Of the release's assets. */
  file: short(200).check(z.regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.js$/)),
  line: position,
  column: position,
});
export type StackFrame = z.output<typeof StackFrame>;
/** Largest number of frames in a report. */
export const stackLimit = 10;

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
  /** The frames of the release's own code, the innermost first. */
  stack: z.optional(z.array(StackFrame).check(z.maxLength(stackLimit))),
  /** Id of the document, while some visitors get a canary. */
  visit: z.optional(short(32)),
  /** The page is a preview, so the report is logged and not counted. */
  isPreview: z.optional(z.boolean()),
});
export type PartReport = z.output<typeof PartReport>;

/** Reports of one kind together, with the part, the message and the stack of the last one. */
export const CountedReport = z.extend(PartReport, { count: z.int().check(z.gte(1)) });
export type CountedReport = z.output<typeof CountedReport>;

/** Path to which browsers send reports. */
export const reportsPath = '/reports';
/** Largest report, in bytes. */
export const reportLimit = 4_096;
