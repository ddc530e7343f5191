import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId, id } from '../../core/fields.ts';
import { workQuotaErrors } from '../../core/quota-errors.ts';
import { savedDraft } from '../entities/story-draft.ts';

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
