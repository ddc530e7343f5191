import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page as pageNumber, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { categoryFilter, tagFilter, typeFilter } from '../../stories/filter-fields.ts';
import { storyCard } from '../entities/story-card.ts';
import { sorts, timePeriods } from '../filters.ts';

export const page = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/page',
  summary: 'Stories by filter and order',
  input: z.strictObject({
    type: typeFilter,
    category: categoryFilter,
    tag: tagFilter,
    sort: z._default(z.enum(sorts), 'HOTTEST'),
    timePeriod: z._default(z.enum(timePeriods), 'ALL_TIME'),
    page: pageNumber,
    after,
    size,
  }),
  data: cursorPaged(storyCard),
  errors: [],
  caller: 'anyone',
});
