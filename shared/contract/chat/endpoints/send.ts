import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId, count, id } from '../../core/fields.ts';
import { runResult } from '../entities/run-event.ts';
import { chatLimits } from '../limits.ts';

/**
 * Empty and too long messages have domain errors of their own, so `content` is not limited here. `parentId` is the
 * head that the caller expects, null if the story has not begun; if it is left out, the message follows the
 * current head. `opening` is the number of the opening that the story begins with, 0 for the first; it has no effect on a story that
 * has begun. `price` is the price that the caller was shown, in points: a reply that costs more is refused.
 */
export const send = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/chat',
  summary:
    "Sends a message in a story and returns the reply. Without archiveId the story's current save is used",
  input: z.strictObject({
    storyId: id,
    archiveId: z.optional(id),
    parentId: z.optional(z.nullable(id)),
    content: z.string(),
    opening: z.optional(count),
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
    'save.full',
    'chat.empty',
    'chat.too_long',
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
  owned: { archiveId: 'save' },
  wire: 'events',
});
