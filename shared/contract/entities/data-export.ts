import * as z from 'zod/mini';
import { count, time } from '../fields.ts';

/** A copy of the caller's own data, as a ZIP file of JSON files. */
export const dataExport = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** In percent. */
  progress: count,
  requestedAt: time,
  /** When the file is deleted; null until it is done. */
  expiresAt: z.nullable(time),
  /** Size of the file; null until it is done. */
  bytes: z.nullable(count),
});
export type DataExport = z.output<typeof dataExport>;
