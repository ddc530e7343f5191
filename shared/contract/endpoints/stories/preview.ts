import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { storyDetail } from '../../entities/story-detail.ts';
import { id } from '../../fields.ts';
import { requestLimits } from '../../limits/requests.ts';
import { storyDraftContent } from '../../story-rules.ts';

/** The answer's `id` is that of the preview: the chat takes it like a story's, and only its author's calls find it. */
export const preview = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/preview',
  summary: 'Prepares a draft for play by its author, without publishing it',
  input: z.strictObject({ id, content: storyDraftContent }),
  data: storyDetail,
  errors: ['story.not_found', 'preview.unavailable', 'story.moderated'],
  caller: 'user',
  rate: 'writing',
  owned: { id: 'story' },
  maxBodyBytes: requestLimits.storyBodyBytes,
});
