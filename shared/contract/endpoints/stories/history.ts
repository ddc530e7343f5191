import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { historyItem } from '../../entities/history-item.ts';
import { after, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const history = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/history',
  summary: 'Stories the caller played, the most recent first',
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(historyItem),
  errors: [],
  caller: 'guest',
});
