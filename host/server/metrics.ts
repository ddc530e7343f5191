import type { PartReport } from '@storyloom/contract/platform/part-report';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const refused = new Counter({
    name: 'storyloom_refused_releases_total',
    help: 'Releases that the registry made live and this host does not use, by micro-frontend and build',
    labelNames: ['mfe', 'build'],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'storyloom_part_failures_total',
    help: 'Parts that did not load or threw, by micro-frontend, build, phase and reason',
    labelNames: ['mfe', 'build', 'phase', 'reason'],
    registers: [registry],
  });
  const violations = new Counter({
    name: 'storyloom_policy_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers reported, by directive',
    labelNames: ['directive'],
    registers: [registry],
  });
  const documents = new Histogram({
    name: 'storyloom_document_duration_seconds',
    help: 'Time until a document begins, by route and status; those with 503 are left to the browser',
    labelNames: ['route', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const rendererEnds = new Counter({
    name: 'storyloom_renderer_ends_total',
    help: 'Renderers that ended by themselves or did not answer, and were replaced',
    registers: [registry],
  });
  return {
    registry,
    /** Counts a release that this host does not use. */
    refuseRelease: ({ mfe, buildId }: Pick<PartReport, 'mfe' | 'buildId'>) =>
      refused.inc({ mfe, build: buildId }),
    /** Counts a failure that a browser or this host reported. */
    countFailure: ({
      mfe,
      buildId,
      phase,
      reason,
    }: Pick<PartReport, 'mfe' | 'buildId' | 'phase' | 'reason'>) =>
      failures.inc({ mfe, build: buildId, phase, reason }),
    /** Counts a reported violation of the Content-Security-Policy. */
    countViolation: (directive: string) => violations.inc({ directive }),
    /** Counts a document that begins. */
    observeDocument: ({ route, status, seconds }: { route: string; status: number; seconds: number }) =>
      documents.observe({ route, status }, seconds),
    /** Counts a renderer that ended by itself or did not answer. */
    countRendererEnd: () => rendererEnds.inc(),
    /** Reads the memory of each renderer, in bytes, when metrics are read. */
    watchRenderers(read: () => number[]): void {
      new Gauge({
        name: 'storyloom_renderer_memory_bytes',
        help: 'Memory of the largest renderer, which is ended at 1 GiB',
        registers: [registry],
        collect() {
          this.set(Math.max(0, ...read()));
        },
      });
    },
    /** All metrics in the text format of Prometheus. */
    text: () => registry.metrics(),
  };
}

export type HostMetrics = ReturnType<typeof createMetrics>;
