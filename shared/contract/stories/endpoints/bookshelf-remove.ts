import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const bookshelfRemove = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/bookshelf/remove',
  summary: 'Removes a story from the bookshelf (idempotent)',
  input: z.strictObject({ storyId: id }),
  data: z.object({ onBookshelf: z.boolean() }),
  errors: [],
  caller: 'guest',
});
