import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { save } from '../entities/save.ts';

export const moveVersion = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/archive/move-version',
  summary:
    'Continues a save with the current version of its story; its messages are kept, so the former head can be reached',
  input: z.strictObject({ id, expectedHeadId: id }),
  data: save,
  errors: [
    'save.not_found',
    'chat.run_active',
    'chat.stale_parent',
    'story.not_found',
    'story.adult_confirm_required',
    'story.members_only',
  ],
  caller: 'guest',
  owned: { id: 'save' },
});
