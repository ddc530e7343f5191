import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { save } from '../entities/save.ts';

export const restartStory = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/archive/restart',
  summary:
    'Begins a new playthrough: a new current save at the opening scene. The other saves are kept; if three are used, the current one is archived',
  input: z.strictObject({ storyId: id }),
  data: save,
  errors: [
    'story.not_found',
    'story.adult_confirm_required',
    'story.members_only',
    'save.full',
    'chat.run_active',
    'quota.messages',
  ],
  caller: 'guest',
});
