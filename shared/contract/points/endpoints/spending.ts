import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { spendingDay } from '../entities/points-spending.ts';

export const spending = endpoint({
  method: 'GET',
  path: '/ai-lab/user-integral-account/spending',
  summary: 'Returns what the caller spent in the last 30 days, one row for each UTC day, oldest first',
  input: nothing,
  data: z.object({ days: z.array(spendingDay) }),
  errors: [],
  caller: 'guest',
});
