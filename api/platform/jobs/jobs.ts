import type { Handle } from '../db.ts';
import type { JobHandler, JobKind } from './job.ts';

export interface SendOptions {
  /** Jobs with the same key are the same, for a kind whose jobs are unique. */
  key?: string;
  /** Earliest start, in seconds from now. */
  startAfterSeconds?: number;
}

/** A job that failed in every attempt. */
export interface DeadLetter {
  id: string;
  /** The name of its kind. */
  name: string;
  data: object;
  /** Time when the job was sent. */
  sentAt: Date;
  /** Time when its last attempt failed. */
  failedAt: Date;
  /** The message of its last error. */
  error: string;
}

/** Background jobs, stored in PostgreSQL: none is lost with a process, and failed ones are retried. */
export interface Jobs {
  /**
   * Adds a job with the caller's transaction: it exists when that commits. Returns its id, or null if the job is unique
   * and another one is there already.
   */
  send<Data extends object>(
    handle: Handle,
    kind: JobKind<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<string | null>;
  /** Adds several jobs like `send`, in one statement. Unique ones that are there already are left out. */
  sendAll<Data extends object>(
    handle: Handle,
    kind: JobKind<Data>,
    jobs: readonly { data: Data; key: string }[],
  ): Promise<void>;
  /** True if a job of this kind with this key waits, runs, or will be retried. */
  isUnfinished(handle: Handle, kind: JobKind, key: string): Promise<boolean>;
  /** Runs jobs of these kinds in this process and keeps their schedules. */
  start(handlers: readonly JobHandler[]): Promise<void>;
  /** Takes no further jobs. Attempts still running after `graceMs` are aborted and retried, here or elsewhere. */
  stop(graceMs?: number): Promise<void>;
  /** Oldest first. */
  listDeadLetters(): Promise<DeadLetter[]>;
  /** Moves dead letters back to their queues, all of them or those with these ids. Returns their number. */
  retryDeadLetters(ids?: readonly string[]): Promise<number>;
  /** Deletes the dead letters with these ids. Returns their number. */
  deleteDeadLetters(ids: readonly string[]): Promise<number>;
}
