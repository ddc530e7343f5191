import { defineJob } from '../../../platform/jobs/job.ts';

/**
 * Ends the subscriptions that one person has beside an earlier one, and pays them back. Sent with each new membership and with
 * each payment of one that is ended. Its attempts take about seven hours.
 */
export const endSecondPlans = defineJob<{ subscriptionId: string }>({
  name: 'payments.end-second-plans',
  retries: 13,
  retryDelaySeconds: 30,
});
