import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';

export const downloadHistory = endpoint({
  method: 'GET',
  path: '/ai-lab/user-integral-account/export',
  summary: "Returns the caller's whole points history as a CSV file, newest first",
  input: nothing,
  data: z.null(),
  errors: [],
  caller: 'guest',
  rate: 'exports',
  wire: 'file',
});
