import { endpoint, nothing } from '../../endpoint.ts';
import { moneyFaultReport } from '../../entities/money-fault.ts';

export const moneyFaults = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/money-faults',
  summary: 'Lists the differences in the money ledger, and counts stuck withdrawals',
  input: nothing,
  data: moneyFaultReport,
  errors: [],
  caller: 'admin',
});
