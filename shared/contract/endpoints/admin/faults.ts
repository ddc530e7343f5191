import { endpoint, nothing } from '../../endpoint.ts';
import { pointsFaults } from '../../entities/points-fault.ts';

export const faults = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/faults',
  summary: 'Lists the differences that the verifier has found in the points ledger',
  input: nothing,
  data: pointsFaults,
  errors: [],
  caller: 'admin',
});
