import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { save } from '../../entities/save.ts';
import { id } from '../../fields.ts';

export const loadSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/archive/load',
  summary: 'Makes a save the current one',
  input: z.strictObject({ id }),
  data: save,
  errors: ['save.not_found', 'chat.run_active'],
  caller: 'guest',
  owned: { id: 'save' },
});
