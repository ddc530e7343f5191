import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId, count, id } from '../../core/fields.ts';
import { requestLimits } from '../../core/request-limits.ts';
import { savedDraft } from '../entities/story-draft.ts';
import { draftErrors } from '../errors.ts';
import { storyDraftContent } from '../story-rules.ts';

/** A first save has a `clientRequestId`, so that a repeated one finds its draft; later ones have `id` and `revision`. */
export const modify = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/modify',
  summary: 'Saves a draft, or creates one if `id` is missing; rejects an outdated revision',
  input: z
    .strictObject({
      id: z.optional(id),
      /** 0 for a story that was published without a draft. */
      revision: z._default(count, 0),
      clientRequestId: z.optional(clientRequestId),
      content: storyDraftContent,
    })
    .check(
      z.refine((save) => save.id !== undefined || save.clientRequestId !== undefined, {
        path: ['clientRequestId'],
        error: 'A new draft needs a clientRequestId.',
      }),
    ),
  data: savedDraft,
  errors: draftErrors,
  caller: 'user',
  rate: 'drafts',
  owned: { id: 'story' },
  maxBodyBytes: requestLimits.storyBodyBytes,
});
