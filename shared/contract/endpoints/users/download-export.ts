import * as z from 'zod/mini';
import { endpoint, nothing } from '../../endpoint.ts';

export const downloadExport = endpoint({
  method: 'GET',
  path: '/user/export/file',
  summary: "Returns the file of the caller's export, until it expires",
  input: nothing,
  data: z.null(),
  errors: ['export.not_available'],
  caller: 'user',
  wire: 'file',
});
