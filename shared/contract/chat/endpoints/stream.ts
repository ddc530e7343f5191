import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { runEvent } from '../entities/run-event.ts';

/** Always an event stream; `data` describes one event. */
export const stream = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/chat/stream',
  summary: 'Resumes a reply: what came after Last-Event-ID, then live',
  input: z.strictObject({ runId: id }),
  data: runEvent,
  errors: ['chat.run_not_found'],
  caller: 'guest',
  owned: { runId: 'run' },
  wire: 'events',
});
