import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { storyDraft } from '../../entities/story-draft.ts';
import { id } from '../../fields.ts';

export const writeDetail = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/write-detail',
  summary: 'A story for editing, with everything that only its author sees',
  input: z.strictObject({ id }),
  data: storyDraft,
  errors: ['story.not_found'],
  caller: 'user',
  owned: { id: 'story' },
});
