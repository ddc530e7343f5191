import { endpoint } from '../../endpoint.ts';
import { reconciliation } from '../../entities/reconciliation.ts';
import { reconcileInput } from '../../points-admin-rules.ts';

export const reconcile = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/reconcile',
  summary:
    "Compares our orders with the payment provider's transactions in the background; one comparison runs at a time",
  input: reconcileInput,
  data: reconciliation,
  errors: ['payment.unavailable'],
  caller: 'admin',
});
