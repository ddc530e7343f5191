import type { FinishReason } from '@storyloom/contract/entities/message';
import type { FinishReason as ProviderFinish } from '../../providers/providers.service.ts';
import { type Run, visibleLength } from './run.ts';

export interface Ending {
  state: 'done' | 'stopped' | 'interrupted' | 'error';
  finishReason: FinishReason | null;
  /** True if the held points are charged, false if all of them are refunded. */
  paid: boolean;
}

export const interruptedEnding: Ending = { state: 'interrupted', finishReason: null, paid: false };
/** The reader stopped a run whose process is gone: the flushed text stays, and costs nothing. */
export const abandonedEnding: Ending = { state: 'stopped', finishReason: 'stopped', paid: false };
const failedEnding: Ending = { state: 'error', finishReason: null, paid: false };

/** Moderation withheld the rest: the text before it stays, and costs nothing. */
export const filteredEnding: Ending = { state: 'done', finishReason: 'filtered', paid: false };

/** The ending after the provider's last chunk. A reply without a visible character has failed. */
export function decideEnding(run: Run, finish: ProviderFinish): Ending {
  if (finish === 'filter') return filteredEnding;
  if (visibleLength(run) === 0) return failedEnding;
  return { state: 'done', finishReason: finish, paid: true };
}

/** The ending of an interrupted provider stream: by Stop, by the end of this process, or by a failure. */
export function abortedEnding(run: Run): Ending {
  if (run.stopping) return { state: 'stopped', finishReason: 'stopped', paid: visibleLength(run) > 0 };
  return run.abort.signal.aborted ? interruptedEnding : failedEnding;
}
