import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { storyCard } from '../../entities/story-card.ts';
import { after, categoryFilter, page, size, typeFilter } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const feed = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/feed',
  summary: 'Trending stories of all time',
  input: z.strictObject({ type: typeFilter, category: categoryFilter, page, after, size }),
  data: cursorPaged(storyCard),
  errors: [],
  caller: 'anyone',
});
