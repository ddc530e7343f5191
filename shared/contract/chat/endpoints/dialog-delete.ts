import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const dialogDelete = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/dialog/delete',
  summary: 'Ends a whole dialog: every save of the story is dropped',
  input: z.strictObject({ storyId: id }),
  data: z.object({ storyId: id }),
  errors: ['story.not_found', 'chat.run_active'],
  caller: 'guest',
});
