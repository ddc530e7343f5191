import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { save } from '../entities/save.ts';

export const loadSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/archive/load',
  summary:
    'Makes a save the current one. An archived save takes the place of `replaceSaveId`, which is archived',
  input: z.strictObject({ id, replaceSaveId: z.optional(id) }),
  data: save,
  errors: ['save.not_found', 'save.full', 'chat.run_active'],
  caller: 'guest',
  owned: { id: 'save', replaceSaveId: 'save' },
});
