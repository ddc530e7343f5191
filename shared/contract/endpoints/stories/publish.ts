import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { storyDetail } from '../../entities/story-detail.ts';
import { count, id } from '../../fields.ts';
import { storyContent } from '../../story-rules.ts';

export const publish = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/publish',
  summary: 'Publishes a new version of a story, or a new story if `id` is missing',
  input: z.strictObject({
    id: z.optional(id),
    revision: z.optional(count),
    content: storyContent,
    unlisted: z._default(z.boolean(), false),
  }),
  data: storyDetail,
  errors: ['story.not_found', 'story.changed_elsewhere', 'story.status_not_allowed', 'chat.moderated'],
  caller: 'user',
  owned: { id: 'story' },
});
