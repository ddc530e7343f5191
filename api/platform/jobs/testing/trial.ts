import { defineJob } from '../job.ts';

/** A job of the tests. */
export const trial = defineJob<{ label: string }>({
  name: 'tests.trial',
  retries: 2,
  retryDelaySeconds: 1,
});
