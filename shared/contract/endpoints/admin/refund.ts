import { endpoint } from '../../endpoint.ts';
import { adminOrder } from '../../entities/admin-order.ts';
import { refundInput } from '../../points-admin-rules.ts';

export const refund = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/refund',
  summary:
    'Asks the payment provider to refund an order, in full or in part. The points are taken back once its webhook approves the refund',
  input: refundInput,
  data: adminOrder,
  errors: [
    'payment.order_not_found',
    'payment.not_refundable',
    'payment.refund_too_high',
    'payment.refund_running',
    'payment.refund_refused',
    'payment.unavailable',
    'request.repeated',
  ],
  caller: 'admin',
});
