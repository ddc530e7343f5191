import type { FinishReason } from '@storyloom/contract/chat/entities/message';
import {
  ProviderError,
  type ProviderFault,
  type FinishReason as ProviderFinish,
} from '../../providers/providers.service.ts';
import { type Run, visibleLength } from './run.ts';
import type { ReplyFailure } from './runs.schema.ts';

export interface Ending {
  state: 'done' | 'stopped' | 'interrupted' | 'error';
  finishReason: FinishReason | null;
  /** True if the held points are charged, false if all of them are refunded. */
  paid: boolean;
  /** Why the state is `error`. */
  failure?: ReplyFailure;
  /** How long the provider asked to wait, in ms. */
  retryAfterMs?: number | undefined;
}

export const interruptedEnding: Ending = { state: 'interrupted', finishReason: null, paid: false };
/** The reader stopped a run whose process is gone: the logged text stays, and costs nothing. */
export const abandonedEnding: Ending = { state: 'stopped', finishReason: 'stopped', paid: false };
const failedEnding: Ending = {
  state: 'error',
  finishReason: null,
  paid: false,
  failure: 'chat.provider_failed',
};

/** Moderation withheld the rest: the text before it stays, and costs nothing. */
export const filteredEnding: Ending = { state: 'done', finishReason: 'filtered', paid: false };

/** The ending after the provider's last chunk. A reply without a visible character has failed. */
export function decideEnding(run: Run, finish: ProviderFinish): Ending {
  if (finish === 'filter') return filteredEnding;
  if (visibleLength(run) === 0) return failedEnding;
  return { state: 'done', finishReason: finish, paid: true };
}

/** The ending of an aborted provider stream: by Stop, or by the end of this process. */
export function abortedEnding(run: Run): Ending {
  if (run.stopping) return { state: 'stopped', finishReason: 'stopped', paid: visibleLength(run) > 0 };
  return interruptedEnding;
}

const failures: Partial<Record<ProviderFault, ReplyFailure>> = {
  busy: 'chat.provider_busy',
  context: 'chat.context_full',
  credit: 'chat.provider_setup',
  key: 'chat.provider_setup',
  model: 'chat.provider_setup',
};

/** The ending of a reply that its provider did not finish: a text that has begun can be continued. */
export function unfinishedEnding(run: Run, error: unknown): Ending {
  if (run.abort.signal.aborted) return abortedEnding(run);
  if (!(error instanceof ProviderError)) return failedEnding;
  if (error.fault === 'filter') return filteredEnding;
  if (visibleLength(run) > 0) return interruptedEnding;
  const failure = failures[error.fault] ?? 'chat.provider_failed';
  return { ...failedEnding, failure, retryAfterMs: error.retryAfterMs };
}
