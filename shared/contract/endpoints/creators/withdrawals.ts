import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { withdrawal } from '../../entities/withdrawal.ts';
import { page, size } from '../../fields.ts';
import { paged } from '../../paged.ts';

export const withdrawals = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/creator/withdrawals',
  summary: "Lists the caller's withdrawals, newest first",
  input: z.strictObject({ page, size }),
  data: paged(withdrawal),
  errors: [],
  caller: 'user',
});
