import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { planChange } from '../entities/plan-change.ts';
import { planNames } from '../plans.ts';

export const previewPlanChange = endpoint({
  method: 'POST',
  path: '/ai-lab/payments/membership/preview',
  summary: 'What a change to another plan costs and when it takes effect. Changes nothing',
  input: z.strictObject({ plan: z.enum(planNames) }),
  data: planChange,
  errors: ['payment.unavailable', 'payment.no_membership', 'payment.same_plan', 'payment.change_refused'],
  caller: 'guest',
  rate: 'payments',
});
