import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { text } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';
import { ratings } from '../ratings.ts';
import { searchLimits } from '../search-limits.ts';

export const searchSuggestions = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/search/suggestions',
  summary: 'Suggestions for a keyword while it is typed',
  input: z.strictObject({ keyword: text(searchLimits.keyword) }),
  data: z.array(
    z.object({
      kind: z.enum(['STORY', 'TAG', 'AUTHOR', 'CHARACTER']),
      label: z.string(),
      /** The path of the page to open. */
      target: z.string(),
      /** Cover of a STORY. */
      cover: z.nullable(cover),
      rating: z.nullable(z.enum(ratings)),
    }),
  ),
  errors: [],
  caller: 'anyone',
  rate: 'search',
});
