import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { page, size } from '../../core/fields.ts';
import { paged } from '../../core/paged.ts';
import { withdrawal } from '../entities/withdrawal.ts';

export const withdrawals = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/creator/withdrawals',
  summary: "Lists the caller's withdrawals, newest first",
  input: z.strictObject({ page, size }),
  data: paged(withdrawal),
  errors: [],
  caller: 'user',
});
