/** A long-lived part of the product that is up: a service or the database. */
export type Running = {
  pid: number;
  /** Resolves when it ended, by whatever cause, with words for the operator. */
  ended: Promise<string>;
  /** Asks it to stop, insists at the deadline, resolves when it is gone. */
  stop(deadlineMs: number): Promise<void>;
};

export type Starter = (signal: AbortSignal) => Promise<Running>;
