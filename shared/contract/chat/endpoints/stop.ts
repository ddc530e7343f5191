import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';
import { message } from '../entities/message.ts';

export const stop = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/chat/stop',
  summary: 'Stops a reply; one that has already ended is returned as it is',
  input: z.strictObject({ runId: id }),
  data: z.object({ message, pointsCharged: count }),
  errors: ['chat.run_not_found'],
  caller: 'guest',
  owned: { runId: 'run' },
});
