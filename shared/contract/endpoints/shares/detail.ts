import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { shareDetail } from '../../entities/share.ts';
import { cursor, id } from '../../fields.ts';

export const detail = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/share-archive/detail',
  summary: 'A shared path, or the messages that follow `after`',
  input: z.strictObject({ id, after: z.optional(cursor) }),
  data: shareDetail,
  errors: ['share.not_found', 'story.not_found'],
  caller: 'anyone',
});
