import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const thank = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/thank',
  summary: "Thanks a story's author, once for each reader, after enough turns of the save",
  input: z.strictObject({ saveId: id }),
  data: z.object({ isGiven: z.literal(true) }),
  errors: ['save.not_found', 'story.thanks_too_early'],
  caller: 'guest',
  owned: { saveId: 'save' },
});
