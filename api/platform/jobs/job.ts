/** Maximum delay of the start of retries and delayed jobs, in seconds; a job without a delay starts at once. */
export const POLL_SECONDS = 2;

/** A kind of background job. Each kind has a queue of its own, shared by all API processes. */
export interface JobKind<Data extends object = object> {
  /** `<module>.<verb>-<object>`. It is stored with jobs and schedules. */
  name: string;
  /** Attempts after the first; then the job becomes a dead letter. */
  retries: number;
  /** Pause before the first retry, in seconds; doubled before each further one, up to an hour. */
  retryDelaySeconds: number;
  /** Longest attempt, in seconds; a longer one counts as failed. */
  timeoutSeconds: number;
  /** Jobs of this kind that one process runs at once. */
  concurrency: number;
  /**
   * Which jobs are unique, by kind and key: `waiting` drops a job while another one waits to start, `unfinished` also
   * while another one runs or will be retried. The other job may read before the transaction that sent the dropped one
   * commits: it then has to wait for that transaction, or the kind needs a schedule.
   */
  unique: 'no' | 'waiting' | 'unfinished';
  /** Cron expression of a job that is sent on a schedule, in UTC. */
  cron: string | null;
  /** Carries the type of the data. */
  readonly data?: Data;
}

/** Without data. */
export type NoData = Record<string, never>;

/** Declares a kind of job: five retries after 10 s to 160 s, five minutes for an attempt, one at a time. */
export function defineJob<Data extends object = NoData>(
  options: Pick<JobKind, 'name'> & Partial<Omit<JobKind, 'data'>>,
): JobKind<Data> {
  return {
    retries: 5,
    retryDelaySeconds: 10,
    timeoutSeconds: 300,
    concurrency: 1,
    unique: 'no',
    cron: null,
    ...options,
  };
}

/** Declares a job that is sent on a schedule alone, once for all processes, and left out while the last one is unfinished. */
export function defineScheduledJob(options: { name: string; cron: string }): JobKind<NoData> {
  return defineJob({ unique: 'unfinished', ...options });
}

export interface JobAttempt {
  id: string;
  /** Aborts when the attempt has timed out, when another process has taken the job over, and when this one stops. */
  signal: AbortSignal;
  /** True if the job becomes a dead letter when this attempt fails. */
  isLast: boolean;
}

/** A kind of job with the function that runs it. */
export interface JobHandler {
  kind: JobKind;
  run(data: object, attempt: JobAttempt): Promise<void>;
}

/** Binds a function to a kind of job. It may run again with the same data, so its effects must be idempotent. */
export function handleJob<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, attempt: JobAttempt) => Promise<void>,
): JobHandler {
  return { kind, run: (data, attempt) => run(data as Data, attempt) };
}
