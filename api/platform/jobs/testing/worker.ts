import { createLogger } from '../../logger.ts';
import { handleJob } from '../job.ts';
import { createJobs } from '../pg-boss-jobs.ts';
import { trial } from './trial.ts';

/** A process that runs trial jobs until it is killed; each start is a line of its output. */
const jobs = createJobs({ url: process.env.DATABASE_URL ?? '', logger: createLogger('silent') });
await jobs.start([
  handleJob(trial, async ({ label }) => {
    process.stdout.write(`started ${label}\n`);
    await new Promise(() => {});
  }),
]);
process.stdout.write('ready\n');
