import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { categoryFilter, typeFilter } from '../../stories/filter-fields.ts';
import { storyCard } from '../entities/story-card.ts';

export const feed = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/feed',
  summary: 'Trending stories of all time',
  input: z.strictObject({ type: typeFilter, category: categoryFilter, page, after, size }),
  data: cursorPaged(storyCard),
  errors: [],
  caller: 'anyone',
});
