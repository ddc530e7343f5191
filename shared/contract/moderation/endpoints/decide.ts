import { endpoint } from '../../core/endpoint.ts';
import { moderationCaseDetail } from '../entities/moderation-case.ts';
import { decisionInput } from '../rules.ts';

export const decide = endpoint({
  method: 'POST',
  path: '/ai-lab/moderation/decide',
  summary:
    'Decides a case or an appeal; a violation hides the content, or keeps it held, and a story may get another rating',
  input: decisionInput,
  data: moderationCaseDetail,
  errors: ['case.not_found', 'case.decided', 'case.taken', 'case.not_rated', 'decision.own'],
  caller: 'admin',
});
