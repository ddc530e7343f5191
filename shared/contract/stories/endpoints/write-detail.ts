import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { storyDraft } from '../entities/story-draft.ts';

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
