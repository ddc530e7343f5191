import { say } from '../bootstrap/progress.mjs';
import type { Plan } from './plan.ts';
import { createProcessGroup } from './process-group.ts';
import { type SuperviseOptions, startPlan } from './start-plan.ts';

/**
 * Starts a plan step by step and supervises it until `signal` aborts; then stops everything, the database last.
 * Resolves after a stop that was asked for; throws if a step fails or a service crashes too often. No process is
 * left running in either case.
 */
export async function supervise(plan: Plan, options: SuperviseOptions, signal: AbortSignal): Promise<void> {
  const stopping = new AbortController();
  const request = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const group = createProcessGroup(options.dataDir, stopping.signal, options.restartPolicy);
  const started = startPlan(plan, options, group, stopping.signal).then(() => {
    for (const note of options.notes ?? []) say(note);
    say(`ready ${plan.url}`);
  });
  try {
    await Promise.race([request, group.failed, started.then(() => Promise.race([request, group.failed]))]);
  } finally {
    const begun = performance.now();
    stopping.abort();
    await started.catch(() => {});
    await group.stop();
    say(`stopped ${((performance.now() - begun) / 1000).toFixed(1)}s`);
  }
}
