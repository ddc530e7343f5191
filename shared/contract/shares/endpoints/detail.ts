import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { cursor, id } from '../../core/fields.ts';
import { shareDetail } from '../entities/share.ts';

export const detail = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/share-archive/detail',
  summary: 'A shared path, or the messages that follow `after`',
  input: z.strictObject({ id, after: z.optional(cursor) }),
  data: shareDetail,
  errors: ['share.not_found', 'story.not_found'],
  caller: 'anyone',
});
