import type { FinishReason } from '@storyloom/contract/entities/message';
import type { FinishReason as ProviderFinish } from '../../providers/providers.service.ts';
import { type Run, visibleLength } from './run.ts';

export interface Ending {
  state: 'done' | 'stopped' | 'interrupted' | 'error';
  finishReason: FinishReason | null;
  /** The held price is kept; otherwise it goes back in full. */
  paid: boolean;
}

const interrupted: Ending = { state: 'interrupted', finishReason: null, paid: false };
const failed: Ending = { state: 'error', finishReason: null, paid: false };

/** The provider came to its end, or held the rest back; else a reply without a visible character is a failure. */
export function endingOf(run: Run, finish: ProviderFinish): Ending {
  if (finish === 'filter') return filteredEnding;
  if (visibleLength(run) === 0) return failed;
  return { state: 'done', finishReason: finish, paid: true };
}

/** The provider broke off: by the reader's Stop, by the end of this process, or by a failure of its own. */
export function brokenEnding(run: Run): Ending {
  if (run.stopping) return { state: 'stopped', finishReason: 'stopped', paid: visibleLength(run) > 0 };
  return run.abort.signal.aborted ? interrupted : failed;
}

export const interruptedEnding = interrupted;

/** Something in it may not be written: what came before it is kept, and costs nothing. */
export const filteredEnding: Ending = { state: 'done', finishReason: 'filtered', paid: false };
