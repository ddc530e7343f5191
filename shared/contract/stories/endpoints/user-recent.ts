import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { historyItem } from '../entities/history-item.ts';

export const userRecent = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/user-recent',
  summary: 'The most recently played stories, to continue',
  input: nothing,
  data: z.array(historyItem),
  errors: [],
  caller: 'guest',
});
