import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { savedDraft } from '../../entities/story-draft.ts';
import { workQuotaErrors } from '../../errors/quotas.ts';
import { clientRequestId, id } from '../../fields.ts';

export const duplicate = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/duplicate',
  summary: 'Creates a draft with the content of a story',
  input: z.strictObject({ id, clientRequestId }),
  data: savedDraft,
  errors: ['story.not_found', 'story.status_not_allowed', ...workQuotaErrors],
  caller: 'user',
  rate: 'drafts',
  owned: { id: 'story' },
});
