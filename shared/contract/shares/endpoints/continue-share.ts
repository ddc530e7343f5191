import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { save } from '../../saves/entities/save.ts';

export const continueShare = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/share-archive/continue',
  summary: 'Copies a shared path into a new save of the caller and makes it the current one',
  input: z.strictObject({ id, replaceSaveId: z.optional(id) }),
  data: save,
  errors: [
    'share.not_found',
    'story.not_found',
    'story.adult_confirm_required',
    'story.members_only',
    'save.full',
    'save.not_found',
    'chat.run_active',
    'quota.messages',
  ],
  caller: 'guest',
  rate: 'shares',
  owned: { replaceSaveId: 'save' },
});
