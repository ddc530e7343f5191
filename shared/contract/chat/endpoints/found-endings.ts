import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';
import { foundEnding } from '../entities/found-ending.ts';

/** `found` counts all endings; `newest` are the last ones; `stories` are those with endings that were played last, with the number that their present versions have. */
export const foundEndings = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/endings/found',
  summary: 'How many endings the reader has found, in all and in each story',
  input: nothing,
  data: z.object({
    found: count,
    newest: z.array(foundEnding),
    stories: z.array(z.object({ storyId: id, found: count, total: count })),
  }),
  errors: [],
  caller: 'guest',
});
