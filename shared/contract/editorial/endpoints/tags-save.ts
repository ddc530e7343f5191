import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { recommendedTagList } from '../rules.ts';

export const tagsSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/tags/save',
  summary: 'Replaces the recommended tags, in order',
  input: z.strictObject({ tags: recommendedTagList }),
  data: z.object({ tags: z.array(z.string()) }),
  errors: [],
  caller: 'admin',
});
