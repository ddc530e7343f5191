import type { FinishReason, Message } from '@storyloom/contract/chat/entities/message';
import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import type { Usage } from '../../providers/providers.service.ts';
import type { Plot, ScriptAdvance } from '../../scripts/scripts.service.ts';
import type { LiveChunk, RunStage } from './reply-log/reply-log.ts';
import type { RunKind, RunRow } from './runs.schema.ts';

export interface RunIdentity {
  runId: string;
  kind: RunKind;
  userId: string;
  storyId: string;
  messageId: string;
  userMessageId: string | null;
  pointsHeld: number;
  /** Facts about the reader for the story's counters; null for what is not counted: a preview, or a message that the script did not understand. */
  turn: { isRealUser: boolean; own: boolean } | null;
}

/** A run of another process; that one counts its turn. */
export const toIdentity = (run: RunRow): RunIdentity => ({
  ...run,
  runId: run.id,
  pointsHeld: run.held,
  turn: null,
});

/** The last event of a run. */
export type Terminal = Extract<RunEvent, { type: 'done' | 'error' }>;

/** A reply that this process generates. Its text is one growing string; each reader keeps only an offset. */
export interface Run extends RunIdentity {
  text: string;
  /** Length of the text before this run: greater than 0 for a continuation. */
  readonly startsAt: number;
  /** How often the text of this run was withdrawn. */
  retractions: number;
  stage: RunStage;
  options: string[];
  usage: Usage | null;
  /** The story’s script, which a reply of a model may move. */
  plot: Plot | null;
  /** The script’s position, options and ending after the reply; null without a script. */
  advance: ScriptAdvance | null;
  /** Length of the text that each log has; null if the log has to replace the text of this run. */
  loggedLength: { stored: number | null; live: number | null };
  /** The stage that other processes know. */
  liveStage: RunStage;
  isLogged: boolean;
  terminal: Terminal | null;
  /** Set by Stop before it aborts, so that the abort does not count as a failure. */
  stopping: boolean;
  abort: AbortController;
  /** Called after each change; each listener reads what it needs from the run. */
  listeners: Set<() => void>;
  /** Resolves with the terminal event. */
  ended: Promise<Terminal>;
  end(terminal: Terminal): void;
}

export function createRun(identity: RunIdentity, startText: string): Run {
  const { promise: ended, resolve } = Promise.withResolvers<Terminal>();
  const run: Run = {
    ...identity,
    text: startText,
    startsAt: startText.length,
    retractions: 0,
    stage: 'preparing',
    options: [],
    usage: null,
    plot: null,
    advance: null,
    loggedLength: { stored: startText.length, live: startText.length },
    liveStage: 'preparing',
    isLogged: false,
    terminal: null,
    stopping: false,
    abort: new AbortController(),
    listeners: new Set(),
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

/** Appends to the text. Returns an unpaired surrogate for the caller to prepend to the next chunk. */
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

/** Withdraws the text that this run has added. */
export function retract(run: Run): void {
  run.text = run.text.slice(0, run.startsAt);
  run.loggedLength = { stored: null, live: null };
  run.retractions += 1;
  notify(run);
}

/** Replaces the text by one that may go on from it. */
export function replaceText(run: Run, text: string): void {
  if (!text.startsWith(run.text)) retract(run);
  append(run, text.slice(run.text.length));
}

/** Moves to a stage without text of its own. */
export function enterStage(run: Run, stage: RunStage): void {
  run.stage = stage;
  notify(run);
}

/** True if a log lacks text; the live one also tells the stage. */
export const hasUnlogged = (run: Run, log: keyof Run['loggedLength']): boolean =>
  run.loggedLength[log] !== run.text.length || (log === 'live' && run.liveStage !== run.stage);

/** Returns the text that a log lacks, and counts it as logged. */
export function takeChunk(run: Run, log: keyof Run['loggedLength']): LiveChunk {
  const startsAt = run.loggedLength[log] ?? run.startsAt;
  run.loggedLength[log] = run.text.length;
  if (log === 'stored') run.isLogged = true;
  else run.liveStage = run.stage;
  return { runId: run.runId, startsAt, text: run.text.slice(startsAt), stage: run.stage };
}

/** Open streams of these runs. */
export const countListeners = (runs: Iterable<Run>): number =>
  [...runs].reduce((sum, { listeners }) => sum + listeners.size, 0);

export function notify(run: Run): void {
  for (const listener of run.listeners) listener();
}

/** Characters that this run has added, without surrounding white space. */
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
