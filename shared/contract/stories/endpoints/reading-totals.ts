import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';

export const readingTotals = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/reading-totals',
  summary: 'How many stories the reader has begun, and the turns in them',
  input: nothing,
  data: z.object({ begun: count, turns: count }),
  errors: [],
  caller: 'guest',
});
