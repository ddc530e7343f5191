import { endpoint, nothing } from '../../endpoint.ts';
import { operationDesk } from '../../entities/operation-desk.ts';

export const desk = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/desk',
  summary: 'All that the house shows as administrators edit it, and the latest changes',
  input: nothing,
  data: operationDesk,
  errors: [],
  caller: 'admin',
});
