import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId, count, id } from '../../core/fields.ts';
import { runResult } from '../entities/run-event.ts';
import { chatLimits } from '../limits.ts';

export const continueReply = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/chat/continue',
  summary: 'Continues a reply that ended early, without a new user message',
  input: z.strictObject({
    storyId: id,
    messageId: id,
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
    'chat.nothing_to_continue',
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
