import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId, count, id } from '../../core/fields.ts';
import { runResult } from '../entities/run-event.ts';
import { chatLimits } from '../limits.ts';

export const refresh = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/refresh',
  summary:
    'Writes another reply beside this one, which stays; refused if expectedHeadId is no longer the head of the save',
  input: z.strictObject({
    storyId: id,
    messageId: id,
    expectedHeadId: z.optional(id),
    clientRequestId,
    model: z.optional(z.string().check(z.maxLength(chatLimits.modelName))),
    price: z.optional(count),
    stream: z._default(z.boolean(), false),
  }),
  data: runResult,
  errors: [
    'story.not_found',
    'story.adult_confirm_required',
    'story.members_only',
    'save.not_found',
    'chat.message_not_found',
    'chat.run_active',
    'chat.stale_parent',
    'chat.model_locked',
    'chat.model_unknown',
    'chat.price_changed',
    'chat.provider_failed',
    'chat.provider_busy',
    'chat.context_full',
    'chat.provider_setup',
    'chat.interrupted',
    'chat.moderated',
    'points.insufficient',
    'request.repeated',
  ],
  caller: 'guest',
  rate: 'chat',
  owned: { messageId: 'message' },
  wire: 'events',
});
