import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId, count, id } from '../../core/fields.ts';
import { message } from '../entities/message.ts';

export const chatImage = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/chatImage',
  summary: 'Draws the scene of a reply for points; an existing picture is returned free of charge',
  input: z.strictObject({ messageId: id, clientRequestId }),
  data: z.object({ message, pointsCharged: count }),
  errors: [
    'story.not_found',
    'story.adult_confirm_required',
    'story.members_only',
    'chat.message_not_found',
    'points.insufficient',
    'image.failed',
    'image.moderated',
    'image.no_motif',
    'request.repeated',
  ],
  caller: 'guest',
  rate: 'pictures',
  owned: { messageId: 'message' },
});
