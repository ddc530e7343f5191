import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { unique } from '../../core/rules.ts';
import { storyLimits } from '../limits.ts';

export const bulkStatus = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/bulk-status',
  summary: 'Lists, unlists, deletes or restores several stories, each with its own result',
  input: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(storyLimits.bulk), z.refine(unique)),
    action: z.enum(['LIST', 'UNLIST', 'DELETE', 'RESTORE']),
  }),
  /** In the order of `ids`; `error` is null where the action was carried out. */
  data: z.array(z.object({ id, error: z.nullable(z.enum(['story.not_found', 'story.status_not_allowed'])) })),
  errors: [],
  caller: 'user',
});
