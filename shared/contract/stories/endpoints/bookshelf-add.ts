import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const bookshelfAdd = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/bookshelf/add',
  summary: 'Adds a story to the bookshelf (idempotent)',
  input: z.strictObject({ storyId: id }),
  data: z.object({ onBookshelf: z.boolean() }),
  errors: ['story.not_found'],
  caller: 'guest',
});
