import { createLogger } from '../../logger.ts';
import { handleJob } from '../job.ts';
import { createJobs } from '../pg-boss-jobs.ts';
import { type TrialStep, trial } from './trial.ts';

/** A process that runs trial jobs until it is killed. Its one argument says how; each start is a line of its output. */
const [step = 'hang'] = process.argv.slice(2) as TrialStep[];
const jobs = createJobs({ url: process.env.DATABASE_URL ?? '', logger: createLogger('silent') });
await jobs.start([
  handleJob(trial, async ({ label }) => {
    process.stdout.write(`started ${label}\n`);
    if (step === 'fail') throw new Error(`${label} failed`);
    await new Promise(() => {});
  }),
]);
process.stdout.write('ready\n');
