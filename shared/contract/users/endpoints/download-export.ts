import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { exportKind } from '../entities/data-export.ts';

export const downloadExport = endpoint({
  method: 'GET',
  path: '/user/export/file',
  summary: "Returns the file of the caller's export of a kind, until it expires",
  input: z.strictObject({ kind: exportKind }),
  data: z.null(),
  errors: ['export.not_available'],
  caller: 'user',
  wire: 'file',
});
