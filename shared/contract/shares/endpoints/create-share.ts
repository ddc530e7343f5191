import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { share } from '../entities/share.ts';

export const createShare = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/share-archive/share',
  summary: 'Shares an immutable copy of the path to a message; anyone with the link can read it',
  input: z.strictObject({ archiveId: id, messageId: z.optional(id) }),
  data: share,
  errors: [
    'save.not_found',
    'chat.message_not_found',
    'save.nothing_to_save',
    'story.not_found',
    'quota.shares',
  ],
  caller: 'guest',
  rate: 'shares',
  owned: { archiveId: 'save', messageId: 'message' },
});
