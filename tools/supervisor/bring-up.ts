import { join } from 'node:path';
import { step } from '../bootstrap/progress.mjs';
import { untilAnswers } from './answers.ts';
import type { Surroundings } from './child.ts';
import { embeddedDatabase } from './database.ts';
import { environmentOf } from './environment.ts';
import { FOUNDATION, type House } from './house.ts';
import type { Patience } from './keeper.ts';
import type { Plan, Step } from './plan.ts';
import { startService } from './service.ts';
import { runTask } from './task.ts';

export type SuperviseOptions = {
  dataDir: string;
  /** The database to use; an embedded one under dataDir unless given. */
  databaseUrl?: string | undefined;
  /** What the children get, beside DATABASE_URL and DATA_DIR; secrets only those whose step names them. */
  env: Record<string, string | undefined>;
  /** Children print on this terminal instead of into dataDir/logs. */
  verbose?: boolean;
  patience?: Patience;
};

/** Takes a plan's steps in order; resolves when every service answers, or early when told it is over. */
export async function bringUp(
  plan: Plan,
  options: SuperviseOptions,
  house: House,
  over: AbortSignal,
): Promise<void> {
  const around = {
    env: { ...options.env, DATA_DIR: options.dataDir, DATABASE_URL: await databaseFor(options, house) },
    logs: options.verbose ? null : join(options.dataDir, 'logs'),
  };
  for (const each of plan.steps) {
    if (over.aborted) return;
    await step(each.name, () => take(each, around, house, over));
  }
  for (const each of plan.steps) {
    if (each.kind === 'service' && each.readyUrl) await untilAnswers(each.name, each.readyUrl, over);
  }
}

async function databaseFor(options: SuperviseOptions, house: House): Promise<string> {
  if (options.databaseUrl) return options.databaseUrl;
  const database = await embeddedDatabase(join(options.dataDir, 'postgres'));
  await step(FOUNDATION, () => house.keep(FOUNDATION, database.start));
  return database.url();
}

function take(each: Step, around: Surroundings, house: House, over: AbortSignal): Promise<unknown> {
  const own = { ...around, env: environmentOf(each, around.env) };
  if (each.kind === 'task') return runTask(each, own, over);
  return house.keep(each.name, (signal) => startService(each, own, signal));
}
