import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { storyDraft } from '../../entities/story-draft.ts';
import { count, id } from '../../fields.ts';
import { storyDraftContent } from '../../story-rules.ts';

export const modify = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/modify',
  summary: 'Saves a draft, or creates one if `id` is missing; rejects an outdated revision',
  input: z.strictObject({ id: z.optional(id), revision: z.optional(count), content: storyDraftContent }),
  data: storyDraft,
  errors: ['story.not_found', 'story.changed_elsewhere', 'story.status_not_allowed'],
  caller: 'user',
  owned: { id: 'story' },
});
