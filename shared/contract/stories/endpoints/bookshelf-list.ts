import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { storyCard } from '../entities/story-card.ts';

export const bookshelfList = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/bookshelf/list',
  summary: 'Stories on the bookshelf, the most recently added first',
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(storyCard),
  errors: [],
  caller: 'guest',
});
