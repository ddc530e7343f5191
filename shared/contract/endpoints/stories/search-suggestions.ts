import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { cover } from '../../entities/cover.ts';
import { text } from '../../fields.ts';
import { searchLimits } from '../../limits/search.ts';
import { ratings } from '../../ratings.ts';

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
