import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';
import { caseFilter } from '../case-filter.ts';

export const caseCounts = endpoint({
  method: 'GET',
  path: '/ai-lab/moderation/case-counts',
  summary: 'Counts the cases that wait for a decision, in all and in each group',
  input: z.strictObject(caseFilter),
  /** Exact up to 1,000; 1,001 means "more than 1,000". */
  data: z.object({ all: count, unassigned: count, mine: count, appeals: count }),
  errors: [],
  caller: 'admin',
});
