import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';
import { planChange } from '../entities/plan-change.ts';
import { planNames } from '../plans.ts';

/** `dueNow` is the amount that the caller was shown: a change that costs more is refused. */
export const changePlan = endpoint({
  method: 'POST',
  path: '/ai-lab/payments/membership/change',
  summary:
    "Changes the caller's plan: to a better one at once, to a lesser one at the end of the month. The membership follows with a signed webhook",
  input: z.strictObject({ plan: z.enum(planNames), dueNow: count }),
  data: planChange,
  errors: [
    'payment.unavailable',
    'payment.no_membership',
    'payment.same_plan',
    'payment.change_refused',
    'payment.amount_changed',
    'payment.declined',
  ],
  caller: 'guest',
  rate: 'payments',
});
