import { say } from '../bootstrap/progress.mjs';
import { bringUp, type SuperviseOptions } from './bring-up.ts';
import { house } from './house.ts';
import type { Plan } from './plan.ts';

/**
 * Brings a plan up step by step and keeps it up until `signal` aborts; then stops everything, the database
 * last. Resolves after a stop that was asked for; throws when the plan could not be kept up. Nothing is left
 * running either way.
 */
export async function supervise(plan: Plan, options: SuperviseOptions, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const asked = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const kept = house(options.dataDir, over.signal, options.patience);
  const up = bringUp(plan, options, kept, over.signal).then(() => say(`ready ${plan.url}`));
  try {
    await Promise.race([asked, kept.failed, up.then(() => Promise.race([asked, kept.failed]))]);
  } finally {
    const begun = performance.now();
    over.abort();
    await up.catch(() => {});
    await kept.stop();
    say(`stopped ${((performance.now() - begun) / 1000).toFixed(1)}s`);
  }
}
