import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { save } from '../entities/save.ts';

export const listSaves = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/archive/list',
  summary: "The caller's saves of a story, the latest first",
  input: z.strictObject({ storyId: id }),
  data: z.array(save),
  errors: ['story.not_found', 'story.adult_confirm_required', 'story.members_only'],
  caller: 'guest',
});
