import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { reportedSecrets } from '../entities/reported-story.ts';

export const caseSecrets = endpoint({
  method: 'GET',
  path: '/ai-lab/moderation/case-secrets',
  summary: 'Shows the characters and the world book of a reported story; the audit trail records who looked',
  input: z.strictObject({ caseId: id }),
  data: reportedSecrets,
  errors: ['case.not_found'],
  caller: 'admin',
});
