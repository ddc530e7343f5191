import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { requestLimits } from '../../core/request-limits.ts';
import { knotName } from '../entities/script-report.ts';
import { storyDetail } from '../entities/story-detail.ts';
import { storyDraftContent } from '../story-rules.ts';

/**
 * The reply's `id` is that of the preview. The chat accepts it like a story's id, but only from its author. A script that
 * cannot be played is `request.invalid`.
 */
export const preview = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/preview',
  summary: 'Prepares a draft for play by its author, without publishing it',
  input: z.strictObject({
    id,
    content: storyDraftContent,
    /** Begins a new playthrough at this knot of the script. */
    knot: z.optional(knotName),
    /** Ends the playthrough of the last preview and begins a new one with the opening of the content. */
    restart: z.optional(z.boolean()),
  }),
  data: storyDetail,
  errors: ['story.not_found', 'preview.unavailable', 'story.moderated'],
  caller: 'user',
  rate: 'writing',
  owned: { id: 'story' },
  maxBodyBytes: requestLimits.storyBodyBytes,
});
