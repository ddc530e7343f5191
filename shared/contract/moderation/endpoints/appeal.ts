import { endpoint } from '../../core/endpoint.ts';
import { ownCase } from '../entities/moderation-case.ts';
import { appealInput } from '../rules.ts';

export const appeal = endpoint({
  method: 'POST',
  path: '/ai-lab/moderation/appeal',
  summary: "Appeals a decision about the caller's content, once",
  input: appealInput,
  data: ownCase,
  errors: ['case.not_found', 'case.not_appealable'],
  caller: 'guest',
  rate: 'reports',
  owned: { caseId: 'case' },
});
