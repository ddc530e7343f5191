import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, page, size, text } from '../../core/fields.ts';
import { paged } from '../../core/paged.ts';
import { typeFilter } from '../../stories/filter-fields.ts';
import { categories } from '../categories.ts';
import { searchHit } from '../entities/search-hit.ts';
import { storyCard } from '../entities/story-card.ts';
import { searchLimits } from '../search-limits.ts';

export const search = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/search',
  summary:
    'Full-text search with fields, phrases and exclusions: tag:vampire author:mara -horror "exact words"',
  input: z.strictObject({ type: typeFilter, keyword: text(searchLimits.keyword), page, size }),
  data: z.extend(paged(searchHit), {
    /** The keyword with corrected spelling that was searched instead, if the typed keyword had no matches. */
    correctedKeyword: z.nullable(z.string()),
    /** Without matches: the best three stories with some of the words, and the category of most such stories. Null if none has any. */
    nearestCategory: z.nullable(
      z.object({ category: z.enum(categories), storyCount: count, stories: z.array(storyCard) }),
    ),
  }),
  errors: [],
  caller: 'anyone',
  rate: 'search',
});
