import { endpoint, nothing } from '../../core/endpoint.ts';
import { contract as contractEntity } from '../entities/contract.ts';

export const contract = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/creator/contract',
  summary: "Returns the contract requirements and the state of the caller's application",
  input: nothing,
  data: contractEntity,
  errors: [],
  caller: 'user',
});
