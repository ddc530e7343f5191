import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { historyItem } from '../entities/history-item.ts';

export const history = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/history',
  summary: 'Stories the caller played, the most recent first',
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(historyItem),
  errors: [],
  caller: 'guest',
});
