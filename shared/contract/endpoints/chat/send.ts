import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { runResult } from '../../entities/run-event.ts';
import { clientRequestId, count, id } from '../../fields.ts';
import { chatLimits } from '../../limits/chat.ts';

/**
 * Too long and empty are domain errors of their own, so `content` is free here. `parentId` is where the caller believes
 * the save to stand, null that the story has not begun; left out, it is said wherever the save stands. `price` is what the
 * caller was told, in points: a reply that costs more is refused.
 */
export const send = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/chat',
  summary: "Says something in a story and gets the reply. Without archiveId the story's current save is used",
  input: z.strictObject({
    storyId: id,
    archiveId: z.optional(id),
    parentId: z.optional(z.nullable(id)),
    content: z.string(),
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
