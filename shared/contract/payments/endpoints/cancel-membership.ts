import { endpoint, nothing } from '../../core/endpoint.ts';
import { memberAccount } from '../../points/entities/member-account.ts';

export const cancelMembership = endpoint({
  method: 'POST',
  path: '/ai-lab/payments/membership/cancel',
  summary:
    'Cancels the membership at the end of the paid month. The membership follows with a signed webhook',
  input: nothing,
  data: memberAccount,
  errors: ['payment.unavailable', 'payment.no_membership'],
  caller: 'guest',
  rate: 'payments',
});
