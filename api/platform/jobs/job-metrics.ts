import { Histogram, type Registry } from 'prom-client';

export interface JobMetrics {
  observe(attempt: { job: string; outcome: 'done' | 'failed'; seconds: number }): void;
}

export function createJobMetrics(registry: Registry): JobMetrics {
  const attempts = new Histogram({
    name: 'job_attempt_duration_seconds',
    help: 'Duration of attempts of background jobs, by kind and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
    registers: [registry],
  });
  return { observe: ({ job, outcome, seconds }) => attempts.observe({ job, outcome }, seconds) };
}
