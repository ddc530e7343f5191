import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';

export const tags = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/recommend/tags',
  summary: 'Recommended tags',
  input: nothing,
  data: z.array(z.object({ tag: z.string(), storyCount: count })),
  errors: [],
  caller: 'anyone',
});
