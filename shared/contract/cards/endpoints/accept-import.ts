import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { workQuotaErrors } from '../../core/quota-errors.ts';

export const acceptImport = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/card/accept',
  summary: 'Creates a draft from an import',
  input: z.strictObject({ id }),
  data: z.object({ storyId: id }),
  errors: ['card.import_expired', ...workQuotaErrors],
  caller: 'user',
  owned: { id: 'import' },
});
