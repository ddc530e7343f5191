import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId, count } from '../../core/fields.ts';
import { draftContext, suggestionKinds } from '../entities/writing-help.ts';
import { writingHelpLimits } from '../writing-help-limits.ts';

export const suggest = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/suggest',
  summary: 'Suggests titles, hooks, tags or options for a draft, for points',
  input: z.strictObject({ clientRequestId, kind: z.enum(suggestionKinds), context: draftContext }),
  data: z.object({
    suggestions: z.array(z.string()).check(z.maxLength(writingHelpLimits.suggestions)),
    pointsCharged: count,
  }),
  errors: ['points.insufficient', 'suggest.failed', 'writing.moderated', 'request.repeated'],
  caller: 'user',
  rate: 'writing',
});
