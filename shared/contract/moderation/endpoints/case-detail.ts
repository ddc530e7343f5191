import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { moderationCaseDetail } from '../entities/moderation-case.ts';

export const caseDetail = endpoint({
  method: 'GET',
  path: '/ai-lab/moderation/case',
  summary: 'Shows a case with its reports, decisions and appeal',
  input: z.strictObject({ caseId: id }),
  data: moderationCaseDetail,
  errors: ['case.not_found'],
  caller: 'admin',
});
