import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const visit = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/visit',
  summary: "Counts that the caller opened a story's page, for its author",
  input: z.strictObject({ storyId: id }),
  data: z.null(),
  errors: [],
  caller: 'guest',
  rate: 'visits',
});
