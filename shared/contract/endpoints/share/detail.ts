import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { shareDetail } from '../../entities/share.ts';
import { id } from '../../fields.ts';

export const detail = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/share-archive/detail',
  summary: 'A shared path',
  input: z.strictObject({ id }),
  data: shareDetail,
  errors: ['share.not_found', 'story.not_found'],
  caller: 'none',
});
