import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { dataExport, exportKind } from '../entities/data-export.ts';

/** Returns the export that is being made if there is one. A new one replaces the last, one day after it. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/user/export',
  summary: "Begins an export of the caller's own data or works",
  input: z.strictObject({ kind: exportKind }),
  data: dataExport,
  errors: ['quota.exports'],
  caller: 'user',
  rate: 'exports',
});
