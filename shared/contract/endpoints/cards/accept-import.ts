import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { workQuotaErrors } from '../../errors/quotas.ts';
import { id } from '../../fields.ts';

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
