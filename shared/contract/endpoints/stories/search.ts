import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { searchHit } from '../../entities/search-hit.ts';
import { page, size, text, typeFilter } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { paged } from '../../paged.ts';

export const search = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/search',
  summary:
    'Full-text search; fields, quotes and exclusion as in tag:vampire author:mara -horror "exact words"',
  input: z.strictObject({ type: typeFilter, keyword: text(limits.keyword), page, size }),
  data: z.extend(paged(searchHit), {
    /** What was searched for instead, when nothing matched the keyword as it was typed. */
    correctedKeyword: z.nullable(z.string()),
  }),
  errors: [],
  caller: 'none',
});
