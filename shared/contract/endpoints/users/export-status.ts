import * as z from 'zod/mini';
import { endpoint, nothing } from '../../endpoint.ts';
import { dataExport } from '../../entities/data-export.ts';

export const exportStatus = endpoint({
  method: 'GET',
  path: '/user/export',
  summary: "Returns the caller's latest export; null without one",
  input: nothing,
  data: z.nullable(dataExport),
  errors: [],
  caller: 'user',
});
