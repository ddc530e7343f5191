import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { text } from '../../fields.ts';
import { searchLimits } from '../../limits/search.ts';

export const searchSuggestions = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/search/suggestions',
  summary: 'Suggestions for a keyword while it is typed',
  input: z.strictObject({ keyword: text(searchLimits.keyword) }),
  data: z.array(
    z.object({
      kind: z.enum(['STORY', 'TAG', 'AUTHOR', 'CHARACTER']),
      label: z.string(),
      target: z.string(),
    }),
  ),
  errors: [],
  caller: 'anyone',
});
