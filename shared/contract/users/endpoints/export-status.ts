import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { dataExport, exportKind } from '../entities/data-export.ts';

export const exportStatus = endpoint({
  method: 'GET',
  path: '/user/export',
  summary: "Returns the caller's latest export of a kind; null without one",
  input: z.strictObject({ kind: exportKind }),
  data: z.nullable(dataExport),
  errors: [],
  caller: 'user',
});
