import type { FinishReason, Message } from '@storyloom/contract/chat/entities/message';
import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { errors } from '@storyloom/contract/core/errors';
import type { RunEnd } from '@storyloom/http/follow-run';
import type { Follow } from '../features/chat/ports/ports.ts';
import type { RunRequest } from '../features/chat/store/run-request.ts';
import { message } from './messages.ts';

/** A run that the test drives. */
export interface FakeRun {
  request: RunRequest | null;
  runId: string | null;
  offset: number | null;
  signal: AbortSignal | undefined;
  created(): Promise<void>;
  progress(stage: 'thinking' | 'writing'): Promise<void>;
  delta(text: string): Promise<void>;
  done(text: string, finishReason?: FinishReason, part?: Partial<Message>): Promise<void>;
  fails(name: 'chat.interrupted' | 'chat.provider_failed'): Promise<void>;
  throws(error: unknown): Promise<void>;
  reconnecting(is: boolean): void;
}

/** Runs pending promise callbacks. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export function fakeRun(
  about: Pick<FakeRun, 'request' | 'runId' | 'offset'>,
  options: Follow,
): { run: FakeRun; end: Promise<RunEnd> } {
  const { promise: end, resolve, reject } = Promise.withResolvers<RunEnd>();
  options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
  const tell = async (event: RunEvent) => {
    options.onData(event);
    if (event.type === 'done' || event.type === 'error') resolve(event);
    await settled();
  };
  const userMessageId = about.request?.kind === 'send' ? 'mine' : null;
  const run: FakeRun = {
    ...about,
    signal: options.signal,
    created: () => tell({ type: 'created', runId: 'run1', userMessageId, messageId: 'reply', pointsHeld: 1 }),
    progress: (stage) => tell({ type: 'progress', stage }),
    delta: (text) => tell({ type: 'delta', text }),
    done: (text, finishReason = 'stop', part = {}) => {
      const state = finishReason === 'stopped' ? 'stopped' : 'done';
      const reply = message({ id: 'reply', text, state, finishReason, options: ['Run', 'Hide'], ...part });
      return tell({ type: 'done', message: reply, finishReason, usage: null, pointsCharged: 1 });
    },
    fails: (name) => tell({ type: 'error', ...errors[name] }),
    async throws(error) {
      reject(error);
      await settled();
    },
    reconnecting: (is) => options.onReconnecting?.(is),
  };
  return { run, end };
}
