import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  observe(labels: { route: string; status: number; seconds: number }): void;
}

/** Creates a separate registry, so that tests can run several apps; features add their gauges to it. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to first byte by route and HTTP status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: ({ route, status, seconds }) => requests.observe({ route, status: String(status) }, seconds),
  };
}
