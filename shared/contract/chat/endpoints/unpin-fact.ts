import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const unpinFact = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/dialog/unpin',
  summary: 'Unpins a fact; idempotent',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: [],
  caller: 'guest',
  owned: { id: 'fact' },
});
