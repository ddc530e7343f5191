import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { storyDetail } from '../entities/story-detail.ts';

export const viewDetail = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/view-detail',
  summary: 'Details of a story, without what only its author sees',
  input: z.strictObject({ id }),
  data: storyDetail,
  errors: ['story.not_found', 'story.members_only'],
  caller: 'anyone',
});
