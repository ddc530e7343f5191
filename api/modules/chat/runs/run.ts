import type { FinishReason, Message } from '@storyloom/contract/entities/message';
import type { RunEvent } from '@storyloom/contract/entities/run-event';
import type { Usage } from '../../providers/providers.service.ts';
import type { RunKind } from './runs.schema.ts';

export interface RunIdentity {
  runId: string;
  kind: RunKind;
  userId: string;
  storyId: string;
  messageId: string;
  userMessageId: string | null;
  pointsHeld: number;
  /** Who plays, as the story's counters want to know it. */
  turn: { isRealUser: boolean; own: boolean };
}

/** How a run ended, as its readers are told. */
export type Terminal = Extract<RunEvent, { type: 'done' | 'error' }>;

/** A reply being written in this process: one string grows, whoever reads it keeps only an offset. */
export interface Run extends RunIdentity {
  text: string;
  /** Where the text began: a continuation starts with what was there. */
  readonly startsAt: number;
  stage: 'preparing' | 'thinking' | 'writing';
  options: string[];
  usage: Usage | null;
  flushedLength: number;
  terminal: Terminal | null;
  /** Set by Stop before the abort, so that the abort is not taken for a failure. */
  stopping: boolean;
  abort: AbortController;
  /** Called when something changed; each takes what it needs from the run. */
  readers: Set<() => void>;
  /** Resolves when the terminal is set. */
  ended: Promise<Terminal>;
  end(terminal: Terminal): void;
}

export function createRun(identity: RunIdentity, startText: string): Run {
  let resolve: (terminal: Terminal) => void = () => undefined;
  const ended = new Promise<Terminal>((settle) => {
    resolve = settle;
  });
  const run: Run = {
    ...identity,
    text: startText,
    startsAt: startText.length,
    stage: 'preparing',
    options: [],
    usage: null,
    flushedLength: startText.length,
    terminal: null,
    stopping: false,
    abort: new AbortController(),
    readers: new Set(),
    ended,
    end(terminal) {
      if (run.terminal !== null) return;
      run.terminal = terminal;
      resolve(terminal);
      notify(run);
    },
  };
  return run;
}

/**
 * Adds to the text; half a surrogate pair is answered back to be given again with its other half,
 * so that no reader ever gets half a character.
 */
export function append(run: Run, text: string): string {
  const last = text.charCodeAt(text.length - 1);
  const whole = last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
  if (whole !== '') {
    run.text += whole.toWellFormed();
    run.stage = 'writing';
    notify(run);
  }
  return text.slice(whole.length);
}

export function notify(run: Run): void {
  for (const reader of run.readers) reader();
}

export function visibleLength(run: Run): number {
  return run.text.slice(run.startsAt).trim().length;
}

export function doneEvent(
  message: Message,
  finishReason: FinishReason,
  pointsCharged: number,
): Extract<RunEvent, { type: 'done' }> {
  return { type: 'done', message, finishReason, usage: message.usage, pointsCharged };
}
