import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

export const deleteSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/archive/delete',
  summary: 'Deletes a save',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: ['save.not_found', 'chat.run_active'],
  caller: 'guest',
  owned: { id: 'save' },
});
