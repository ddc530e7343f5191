import * as z from '@storyloom/schema';
import { count, time } from '../../core/fields.ts';

/** `DATA`: everything that belongs to the caller, as JSON files; `WORKS`: their stories, each as a file that can be imported. */
export const exportKinds = ['DATA', 'WORKS'] as const;
export type ExportKind = (typeof exportKinds)[number];
export const exportKind = z._default(z.enum(exportKinds), 'DATA');

/** A copy of the caller's own data or works, as a ZIP file. */
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
