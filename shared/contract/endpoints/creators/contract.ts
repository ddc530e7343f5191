import { endpoint, nothing } from '../../endpoint.ts';
import { contract as contractEntity } from '../../entities/contract.ts';

export const contract = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/creator/contract',
  summary: "Conditions of the contract and where the caller's application stands",
  input: nothing,
  data: contractEntity,
  errors: [],
  caller: 'real',
});
