import { report } from '../bootstrap/command.mjs';
import { say } from '../bootstrap/progress.mjs';
import { readBootSettings } from '../bootstrap/settings.mjs';
import { onStopRequest } from '../bootstrap/stop-request.mjs';
import { readArguments } from './arguments.ts';
import { developmentPlan } from './dev.ts';
import { findModels } from './find-models.ts';
import { loadPlan } from './load-plan.ts';
import { productEnvironment, productNotes } from './product.ts';
import { printedSettings } from './settings.ts';
import { supervise } from './supervise.ts';

const stop = new AbortController();
onStopRequest(() => stop.abort());

try {
  await main();
} catch (error) {
  report(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect?.();

async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  if (args.printConfig) {
    say(printedSettings(process.env));
    return;
  }
  const { dataDir, ports } = readBootSettings();
  const plan = await loadPlan(args.plan, { ports, seed: args.seed });
  const env = productEnvironment(process.env, ports);
  const options = {
    dataDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
    verbose: args.dev,
    notes:
      args.plan === null ? [...productNotes(process.env, ports), ...(await findModels(process.env))] : [],
  };
  const run = args.dev ? await developmentPlan(plan, env, args.mfes) : { plan, env };
  await supervise(run.plan, { ...options, env: run.env }, stop.signal);
}
