import { join } from 'node:path';
import { step } from '../bootstrap/progress.mjs';
import type { ChildOptions } from './child.ts';
import { embeddedDatabase } from './database.ts';
import { holdReserve } from './disk-reserve.ts';
import { environmentOf } from './environment.ts';
import type { Plan, Step } from './plan.ts';
import { DATABASE, type ProcessGroup } from './process-group.ts';
import { startService } from './service.ts';
import type { RestartPolicy } from './service-supervisor.ts';
import { runTask } from './task.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export type SuperviseOptions = {
  dataDir: string;
  /** The database to use; an embedded one under dataDir unless given. */
  databaseUrl?: string | undefined;
  /** The environment of the children, beside DATABASE_URL and DATA_DIR. A step gets only the secrets it names. */
  env: Record<string, string | undefined>;
  /** Children print on this terminal instead of into dataDir/logs. */
  verbose?: boolean;
  restartPolicy?: RestartPolicy;
  /** Lines printed when every service answers. */
  notes?: string[];
};

/** Runs the steps of a plan in order; resolves when every service answers, or early once `stopping` aborts. */
export async function startPlan(
  plan: Plan,
  options: SuperviseOptions,
  group: ProcessGroup,
  stopping: AbortSignal,
): Promise<void> {
  const child = {
    env: {
      ...options.env,
      DATA_DIR: options.dataDir,
      DATABASE_URL: await startDatabase(options, group, stopping),
    },
    logs: options.verbose ? null : join(options.dataDir, 'logs'),
  };
  for (const each of plan.steps) {
    if (stopping.aborted) return;
    await step(each.name, () => runStep(each, child, group, stopping));
  }
  for (const each of plan.steps) {
    if (each.kind === 'service' && each.readyUrl) await waitUntilReady(each.name, each.readyUrl, stopping);
  }
}

/** Returns the address of the database. */
async function startDatabase(
  options: SuperviseOptions,
  group: ProcessGroup,
  stopping: AbortSignal,
): Promise<string> {
  if (options.databaseUrl) return options.databaseUrl;
  stopping.addEventListener('abort', holdReserve(options.dataDir));
  const database = await embeddedDatabase(join(options.dataDir, 'postgres'));
  await step(DATABASE, () => group.start(DATABASE, database.start));
  return database.url();
}

function runStep(
  each: Step,
  options: ChildOptions,
  group: ProcessGroup,
  stopping: AbortSignal,
): Promise<unknown> {
  const own = { ...options, env: environmentOf(each, options.env) };
  if (each.kind === 'task') return runTask(each, own, stopping);
  // Types are taken out of the code once, not at each start: 30 MB less for each process.
  const cache = join(String(own.env.DATA_DIR), 'compile-cache');
  const cached = { ...own, env: { ...own.env, NODE_COMPILE_CACHE: cache } };
  return group.start(each.name, (signal) => startService(each, cached, signal));
}
