/** A running service or database. */
export type RunningProcess = {
  pid: number;
  /** Resolves when the process ended, for whatever cause, with the reason for the operator. */
  ended: Promise<string>;
  /** Asks the process to stop, kills it at the deadline, resolves when it has ended. */
  stop(deadlineMs: number): Promise<void>;
};

export type Starter = (signal: AbortSignal) => Promise<RunningProcess>;
