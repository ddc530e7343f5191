import { endpoint, nothing } from '../../core/endpoint.ts';
import { earnings as earningsEntity } from '../entities/earnings.ts';

export const earnings = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/creator/earnings',
  summary: "Returns the caller's milestones and earnings",
  input: nothing,
  data: earningsEntity,
  errors: [],
  caller: 'user',
});
