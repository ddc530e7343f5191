import { endpoint, nothing } from '../../core/endpoint.ts';
import { memberAccount } from '../../points/entities/member-account.ts';

export const resumeMembership = endpoint({
  method: 'POST',
  path: '/ai-lab/payments/membership/resume',
  summary:
    'Reverts the cancellation of a membership before it ends. The membership follows with a signed webhook',
  input: nothing,
  data: memberAccount,
  errors: ['payment.unavailable', 'payment.no_membership'],
  caller: 'guest',
  rate: 'payments',
});
