import { Gauge, Histogram, type Registry } from 'prom-client';

/** The number of dead letters by the name of their kind; kinds that run in this process may be 0. */
export type DeadLetterCounts = ReadonlyMap<string, number>;

export interface JobMetrics {
  observe(attempt: { job: string; outcome: 'done' | 'failed'; seconds: number }): void;
  /** Calls `count` at each scrape. If it rejects, the scrape has no numbers of dead letters. */
  collectDeadLetters(count: () => Promise<DeadLetterCounts>): void;
}

export function createJobMetrics(registry: Registry): JobMetrics {
  let countDeadLetters: () => Promise<DeadLetterCounts> = async () => new Map();
  const attempts = new Histogram({
    name: 'job_attempt_duration_seconds',
    help: 'Duration of attempts of background jobs, by kind and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
    registers: [registry],
  });
  new Gauge({
    name: 'job_dead_letters',
    help: 'Background jobs that failed in all their attempts and wait for an administrator, by kind',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      const counts = await countDeadLetters().catch(() => new Map<string, number>());
      this.reset();
      for (const [job, count] of counts) this.set({ job }, count);
    },
  });
  return {
    observe: ({ job, outcome, seconds }) => attempts.observe({ job, outcome }, seconds),
    collectDeadLetters(count) {
      countDeadLetters = count;
    },
  };
}
